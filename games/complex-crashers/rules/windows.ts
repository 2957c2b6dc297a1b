// Reaction windows (CC-138, CC-141 to CC-151): who may react to what has just happened, and in which order that is done.

import type { Offer, Rules, Seat } from '@umpire/engine'
import type { DefenderId } from '../content/defenders.ts'
import { reactionQuestion } from '../questions/reaction.ts'
import { operativeOf, regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import { declaring, type Frame, type Group } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { answersOf } from './answers.ts'
import { runFrame } from './circle.ts'
import { newFrame } from './frames.ts'
import {
  hasReaction,
  payReaction,
  type Reaction,
  reactionOffer,
  reactionsOfComplex,
  reactionsOfSeat,
} from './reacting.ts'
import { isThere, operativeHas } from './units.ts'

/** One unit of a movement. `from` is null for Deployments. */
export interface Movement {
  readonly unit: Unit
  readonly from: RegionId | null
  readonly to: RegionId
  readonly how: 'move' | 'phase' | 'deploy'
}

/** A Defender as it was when it was destroyed. */
export interface Destroyed {
  readonly unit: Unit
  readonly card: DefenderId
  readonly figure: number
  readonly region: RegionId
  readonly isDisabled: boolean
}

/** CC-189 What a Resolve has caused. */
export interface Results {
  readonly destroyed: readonly Destroyed[]
  readonly incapacitated: readonly Unit[]
  readonly offline: readonly Unit[]
  readonly damaged: readonly Unit[]
}

/** What has just happened, by the window that opens for it. */
export type Happening =
  | { readonly window: 'activated'; readonly frame: Frame }
  /** `before`, `regions`: `nextDefender` and the number of regions before it. What came later was not there (CC-153). */
  | {
      readonly window: 'step'
      readonly movements: readonly Movement[]
      readonly before: Unit
      readonly regions: number
    }
  | { readonly window: 'assigned'; readonly frame: Frame }
  | { readonly window: 'group'; readonly frame: Frame; readonly group: Group }
  /** Dice were ignored by a unit. */
  | {
      readonly window: 'ignored'
      readonly frame: Frame
      readonly group: Group
      readonly by: Unit
      readonly dice: number
    }
  | { readonly window: 'resolved'; readonly frame: Frame; readonly results: Results }

/** A generator at its end can be waited for as often as one likes. */
const nobodyReacts: Rules = (function* () {})()

/** Most windows open for nobody: that is seen before anything is begun. */
export const openWindow = (t: CrashersTable, happening: Happening): Rules =>
  isAnswered(t.state, happening) ? askAll(t, happening) : nobodyReacts

const isAnswered = (state: State, happening: Happening): boolean =>
  reactionsOfComplex(state, happening).length > 0 ||
  reactingSeats(state, happening).length > 0 ||
  (happening.window === 'step' && happening.movements.some((movement) => isBurnt(state, movement)))

/**
 * CC-146, CC-147 All who want to react declare and pay first: fire, the side with the Initiative, the other side. Then
 * the reactions are carried out in that order, each to its end (CC-150). That cannot go on for ever: all but one free
 * Duck cost points, and nothing that is lost in a window pays for another one (CC-167).
 */
function* askAll(t: CrashersTable, happening: Happening): Rules {
  const { state } = t
  const batch: Frame[] = []
  if (happening.window === 'step') addFire(state, happening.movements, batch)
  for (const side of state.initiative === 'complex' ? complexFirst : operativesFirst) {
    if (side === 'complex') {
      const fits = reactionsOfComplex(state, happening)
      if (fits.length > 0) yield* askComplex(t, happening, fits, batch)
    } else {
      const seats = reactingSeats(state, happening)
      if (seats.length > 0) yield* askOperatives(t, happening, seats, batch)
    }
  }
  for (const frame of batch) yield* runFrame(t, frame)
}

const complexFirst = ['complex', 'operatives'] as const
const operativesFirst = ['operatives', 'complex'] as const

/** CC-161, CC-242 Whether a mover has entered a burning region, and fire is something to it. */
function isBurnt(state: State, { unit, to: region }: Movement): boolean {
  if (regionOf(state, region).burning === 0 || !isThere(state, unit)) return false
  return !isOperative(unit) || !operativeHas(operativeOf(state, unit), 'insulated')
}

/** CC-161, CC-165 Each of them is attacked by the fire. */
function addFire(state: State, movements: readonly Movement[], batch: Frame[]): void {
  for (const movement of movements) {
    if (!isBurnt(state, movement)) continue
    const declared = declaring({ region: movement.to })
    batch.push(newFrame(state, { ability: null, isAction: false, declared, burns: [movement.unit] }))
  }
}

/** D-21, D-22 One reaction after another, until it passes. */
function* askComplex(t: CrashersTable, happening: Happening, fits: readonly Reaction[], batch: Frame[]): Rules {
  const { state } = t
  const used: Reaction[] = []
  for (;;) {
    const options = reactionOffer(state, fits, used)
    if (options.allowed.length === 0) return
    const chosen = yield* t.chooseOrPass(state.manager, reactionQuestion(happening), options)
    if (chosen === undefined || chosen === 'hold') return
    used.push(chosen)
    batch.push(yield* payReaction(t, chosen))
  }
}

/** A seat of the Operatives that could react, and what it has used. */
interface Reacting {
  readonly seat: Seat
  readonly fits: readonly Reaction[]
  readonly used: Reaction[]
}

const noSeats: readonly Reacting[] = []

/** The seats whose Operatives could react, in order. */
function reactingSeats(state: State, happening: Happening): readonly Reacting[] {
  if (answersOf(happening).operatives.size === 0) return noSeats
  const found: Reacting[] = []
  for (const { seat } of state.operatives) {
    if (found.some((one) => one.seat === seat)) continue
    const fits = reactionsOfSeat(state, happening, seat)
    if (hasReaction(state, fits)) found.push({ seat, fits, used: [] })
  }
  return found
}

/** CC-148 Each seat in turn; those who hold are asked once more when all have answered. */
function* askOperatives(t: CrashersTable, happening: Happening, seats: readonly Reacting[], batch: Frame[]): Rules {
  const held: Reacting[] = []
  for (const [n, reacting] of seats.entries()) {
    const mayHold = n < seats.length - 1 || held.length > 0
    if ((yield* askSeat(t, happening, reacting, mayHold, batch)) === 'held') held.push(reacting)
  }
  for (const reacting of held) yield* askSeat(t, happening, reacting, false, batch)
}

function* askSeat(
  t: CrashersTable,
  happening: Happening,
  { seat, fits, used }: Reacting,
  mayHold: boolean,
  batch: Frame[],
): Rules<'done' | 'held'> {
  for (;;) {
    const options = reactionOffer(t.state, fits, used)
    if (options.allowed.length === 0) return 'done'
    const chosen = yield* t.chooseOrPass(seat, reactionQuestion(happening), mayHold ? orHold(options) : options)
    if (chosen === undefined) return 'done'
    if (chosen === 'hold') return 'held'
    used.push(chosen)
    batch.push(yield* payReaction(t, chosen))
  }
}

const orHold = (options: Offer<Reaction>): Offer<Reaction | 'hold'> => ({
  allowed: [...options.allowed, 'hold'],
  blocked: () => options.blocked(),
})
