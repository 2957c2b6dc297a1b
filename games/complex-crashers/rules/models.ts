// Models of Defenders (CC-220, CC-221, CC-225, CC-251): which cards can be deployed, and putting models on the board.

import { refuse, type RuleId, type WhyNot } from '@umpire/engine'
import { type DefenderId, defenders } from '../content/defenders.ts'
import type { State } from '../state.ts'
import type { Defender } from '../state/complex.ts'
import type { RegionId } from '../state/region.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { technologyOf } from './units.ts'

/** Models of a card that are on the board. */
export function modelsOnBoard(state: State, card: DefenderId): number {
  let count = 0
  for (const one of state.defenders) if (one.card === card) count++
  return count
}

/** CC-225, CC-251 The limit of a card that is Epically Unique is 1. */
export const modelsLeft = (state: State, card: DefenderId): number =>
  defenders.of(card).limit - modelsOnBoard(state, card)

/** Whether a card can be deployed at all, by whatever means; neither its cost nor where. */
export function whyNotDeploy(state: State, card: DefenderId): WhyNot {
  if (!technologyOf(state, card).isStaged) return notStaged(card)
  return modelsLeft(state, card) > 0 ? undefined : noneLeft(card)
}

const notStaged = (card: DefenderId): WhyNot => refuse('CC-221', () => `${defenders.of(card).name} is not Staged.`)

/** CC-225, CC-251 */
function noneLeft(card: DefenderId): WhyNot {
  const { name, limit } = defenders.of(card)
  if (limit === 1) return refuse('CC-251', () => `${name} is on the board already, and there is only one.`)
  return refuse('CC-225', () => `All ${limit} models of ${name} are on the board.`)
}

/** CC-220, CC-225 Puts so many models into a region, or as many as are left. */
export function placeModels(
  t: CrashersTable,
  card: DefenderId,
  region: RegionId,
  models: number,
  rule: RuleId,
): Unit[] {
  const { state } = t
  const placed: Defender[] = []
  for (let n = Math.min(models, modelsLeft(state, card)); n > 0; n--) {
    const defender = newDefender(state.nextDefender++, card, freeFigure(state, card), region)
    state.defenders.push(defender)
    placed.push(defender)
  }
  if (placed.length === 0) return []
  const figures = placed.map(({ unit, figure }) => ({ unit, card, figure }))
  t.tell({ kind: 'deployed', rule, card, region, figures })
  return placed.map(({ unit }) => unit)
}

const newDefender = (unit: Unit, card: DefenderId, figure: number, region: RegionId): Defender => ({
  unit,
  card,
  figure,
  region,
  pillar: null,
  used: 0,
  isDisabled: false,
  isBraced: false,
  barriers: 0,
})

/** CC-188 The lowest number of its card that is in the supply. */
function freeFigure(state: State, card: DefenderId): number {
  let figure = 1
  while (state.defenders.some((other) => other.card === card && other.figure === figure)) figure++
  return figure
}
