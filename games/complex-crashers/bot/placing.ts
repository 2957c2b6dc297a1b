// Laying out the Complex: long ways for the Operatives, doors to come through later, Defenders where they are seen last.

import { at, fraction } from '@umpire/engine'
import { defenders } from '../content/defenders.ts'
import {
  type Ambush,
  ambushQuestion,
  type Cell,
  cellQuestion,
  drawQuestion,
  repairDoorQuestion,
  repairEdgeQuestion,
  reservedTileQuestion,
  rotationQuestion,
  type TokenChoice,
  tokenQuestion,
} from '../questions/placing.ts'
import { cellBeyond, isUnobstructed, regionAt } from '../regions.ts'
import type { BorderRef } from '../rules/borders.ts'
import { turnedEdges } from '../rules/edges.ts'
import { isAble } from '../rules/units.ts'
import { regionOf, type State } from '../state.ts'
import { sides } from '../state/region.ts'
import { type Asked, choice, choiceNamed, type Reply } from './asked.ts'
import { bestAbove, bestIndex } from '../../best.ts'
import { Design } from './design.ts'
import { worthOfArrival } from './manager-uses.ts'
import { designs } from './weights.ts'

/** Open edges towards the unknown lead the Operatives on: fewer are better, and pillars on them worse. */
function chooseRotation(rotations: readonly number[], { state, random }: Asked): number {
  const { placing } = state
  if (placing === null || placing.tile === null) return 0
  const { tile, x, y } = placing
  return bestIndex(rotations, (rotation) => {
    const edges = turnedEdges(tile, rotation)
    let worth = fraction(random) * designs.whim
    for (const side of sides) {
      const edge = at(edges, side)
      const isInner = regionAt(state, ...cellBeyond({ x, y }, side)) !== undefined
      if (edge === 'P') worth -= 0.3
      if (edge !== 'W') worth += isInner ? 0.2 : -1
    }
    return worth
  })
}

/** Closed doors on all ways on but one. */
function chooseToken(tokens: readonly TokenChoice[], { state }: Asked): number | undefined {
  const id = state.placing?.region ?? null
  if (id === null) return undefined
  const region = regionOf(state, id)
  const open = sides.filter((side) => at(region.next, side) === null && isUnobstructed(state, region, side))
  if (open.length < designs.doorsFrom) return undefined
  const wanted = tokens.findIndex(({ side, token }) => token === 'closed door' && open.includes(side))
  return wanted < 0 ? undefined : wanted
}

/** As far from the Operatives as possible. */
function chooseRepair(borders: readonly BorderRef[], { state }: Asked): number {
  const design = new Design(state)
  return bestIndex(borders, ({ region }) => design.away(region))
}

/** Charges that stay, and whether it is worth it: the Operatives have points left to answer. */
function chooseAmbush(options: readonly Ambush[], { state }: Asked): number | undefined {
  const design = new Design(state)
  const points = state.operatives.reduce((sum, one) => sum + (isAble(one) ? Math.max(0, one.ap) : 0), 0)
  const left = state.initiative === 'operatives' ? 1 / (1 + designs.answered * points) : 1
  return bestAbove(options, 0, ({ card, region }) => {
    const { tier } = defenders.of(card)
    if (design.charges - tier < design.savings) return Number.NEGATIVE_INFINITY
    return designs.ambush * left * worthOfArrival(design, card, region) - designs.charge * tier
  })
}

export const placingReplies: readonly Reply[] = [
  choice(cellQuestion, (cells, { random }) => bestIndex<Cell>(cells, () => fraction(random))),
  choiceNamed('reactor cell', (cells: readonly Cell[], { state }) =>
    bestIndex(cells, ([x, y]) => farFromTeam(state, x, y)),
  ),
  choice(drawQuestion, () => 0),
  choice(reservedTileQuestion, () => 0),
  choice(rotationQuestion, chooseRotation),
  choice(tokenQuestion, chooseToken),
  choice(repairDoorQuestion, chooseRepair),
  choice(repairEdgeQuestion, chooseRepair),
  choice(ambushQuestion, chooseAmbush),
]

function farFromTeam(state: State, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const one of state.operatives) {
    const region = regionOf(state, one.region)
    least = Math.min(least, Math.abs(region.x - x) + Math.abs(region.y - y))
  }
  return least
}
