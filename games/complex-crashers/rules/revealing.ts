// Revealing (CC-077 to CC-081, CC-097 to CC-100): filling the cells beyond a region, deploying there, new charges.

import { offer, type Rules, type WhyNot } from '@umpire/engine'
import { defenders } from '../content/defenders.ts'
import { chargePerRegion } from '../content/numbers.ts'
import { passives } from '../content/passives.ts'
import { tiles } from '../content/tiles.ts'
import { ambushQuestion, type Ambush, cellQuestion, forcedCellQuestion } from '../questions/placing.ts'
import { cellBeyond } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type RegionId, sides } from '../state/region.ts'
import type { CrashersTable } from '../table.ts'
import { hasAbleOperative, isFrontier } from './borders.ts'
import { addCharges, payCharges, spreadCharges, whyNotCharges } from './charges.ts'
import { hasTiles, tilesLeft } from './deck.ts'
import { keepFrontier, makeOpenCell, openCells } from './frontier.ts'
import { placeModels, whyNotDeploy } from './models.ts'
import { fillCell, placeTile, takeReserved } from './placing.ts'
import { reactorsWith } from './units.ts'

/** CC-078 Unrevealed cells behind unobstructed borders of a region, from the north clockwise. */
function cellsBeyond(state: State, id: RegionId): (readonly [number, number])[] {
  const region = regionOf(state, id)
  return sides.filter((side) => isFrontier(state, region, side)).map((side) => cellBeyond(region, side))
}

/**
 * CC-077 An Able Operative stands in the region. Nothing happens where all is revealed, or no tile is left (CC-100).
 * CC-080 No reaction window opens in it.
 */
export function* reveal(t: CrashersTable, region: RegionId): Rules {
  const { state } = t
  const cells = cellsBeyond(state, region)
  if (cells.length === 0 || !hasTiles(state)) return
  const count = Math.min(cells.length, tilesLeft(state))
  t.tell({ kind: 'reveal begins', rule: 'CC-078', region, cells: count })
  const outer = state.revealed
  state.revealed = []
  state.revealing = cells
  yield* fillCells(t)
  yield* endReveal(t)
  state.revealed = outer
}

/** CC-078 One cell after the other, in an order of the Complex Manager's choice. */
function* fillCells(t: CrashersTable): Rules {
  const { state } = t
  while (state.revealing.length > 0 && hasTiles(state)) {
    const cell = yield* t.choose(state.manager, cellQuestion, state.revealing)
    state.revealing = state.revealing.filter((other) => other !== cell)
    state.revealed.push(yield* fillCell(t, ...cell))
  }
  state.revealing = []
}

/** What follows when all tiles of a reveal lie. */
function* endReveal(t: CrashersTable): Rules {
  const { state } = t
  const opened = yield* keepFrontier(t)
  if (opened !== undefined && hasAbleOperative(state, opened)) yield* reveal(t, opened) // CC-095, CC-096
  yield* deployIntoNew(t)
  const count = state.revealed.length
  yield* spreadCharges(t, count * chargePerRegion) // CC-098
  if (count < passives.cartography.regions) return
  for (const reactor of reactorsWith(state, 'cartography')) {
    addCharges(t, reactor, passives.cartography.charges, 'CC-098')
  }
}

/** CC-097 As often as the Complex Manager can and will pay. It is no movement: nobody reacts. */
function* deployIntoNew(t: CrashersTable): Rules {
  const { state } = t
  const candidates = state.grid.flatMap(({ card }) => state.revealed.map((region): Ambush => ({ card, region })))
  for (;;) {
    const choices = offer(candidates, (ambush) => whyNotAmbush(state, ambush))
    if (choices.allowed.length === 0) return
    const chosen = yield* t.chooseOrPass(state.manager, ambushQuestion, choices)
    if (chosen === undefined) return
    const { tier, type, models } = defenders.of(chosen.card)
    yield* payCharges(t, tier, type === 'Mechanical')
    placeModels(t, chosen.card, chosen.region, models, 'CC-097')
  }
}

function whyNotAmbush(state: State, { card }: Ambush): WhyNot {
  const { tier, type } = defenders.of(card)
  return whyNotDeploy(state, card) ?? whyNotCharges(state, tier, type === 'Mechanical')
}

/** CC-087 The tile of a Reactor that has come Online leaves the reserve at once; it counts as a reveal of one region. */
export function* placeReserved(t: CrashersTable, slot: number): Rules {
  const { state } = t
  const tile = state.reserve.find((one) => tiles.of(one).kind === 'reactor' && tiles.of(one).number === slot)
  if (tile === undefined) return
  if (openCells(state).length === 0) yield* makeOpenCell(t)
  takeReserved(t, tile, 'CC-087')
  const [x, y] = yield* t.choose(state.manager, forcedCellQuestion(tile), openCells(state))
  const outer = state.revealed
  state.revealed = [yield* placeTile(t, tile, x, y, 'CC-087')]
  yield* endReveal(t)
  state.revealed = outer
}
