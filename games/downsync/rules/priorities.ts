// Reaction Priorities (DS-196 to DS-198, DS-258, DS-262, DS-298, DS-300): braced, Boosted, rolled, and swapped.

import { d6, refuse, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import { boost, traitNumbers } from '../content/numbers.ts'
import { priorityBoostQuestion, swapQuestion } from '../questions/priorities.ts'
import { type State, unitOf } from '../state.ts'
import type { Participant } from '../state/engagement.ts'
import type { DownsyncTable } from '../table.ts'
import { participantOf } from './activations.ts'
import { brace, hasAbility } from './advisors.ts'
import { clearJam, priorityBoostPrice } from './boosts.ts'
import { cpOf, spend } from './command-points.ts'
import { engagementNow } from './participants.ts'
import { cardOf, other } from './units.ts'

/** All that happens between the declaration and the first activation. */
export function* prioritiesStep(t: DownsyncTable): Rules {
  const { state } = t
  const reacting = other(state.active)
  // DS-018 The Active Player first; DS-196 but Boosts are named by the Non-Active Player first.
  yield* brace(t, state.active)
  yield* brace(t, reacting)
  yield* boostPriorities(t, reacting)
  yield* boostPriorities(t, state.active)
  rollPriorities(t)
  yield* swapPriorities(t, state.active)
  yield* swapPriorities(t, reacting)
  state.stage = 'engagement'
}

const alreadyBoosted = refuse('DS-005', 'this roll is already Boosted')

/** D19 */
function* boostPriorities(t: DownsyncTable, seat: Seat): Rules {
  const { state } = t
  const cp = cpOf(state, seat)
  const own = engagementNow(state).participants.filter(({ unit }) => unitOf(state, unit).seat === seat)
  const whyNot = ({ unit, boosted }: Participant): WhyNot => {
    if (boosted) return alreadyBoosted
    const price = priorityBoostPrice(state, unit)
    return price > cp ? refuse('DS-196', () => `that costs ${price} CP, you have ${cp}`) : undefined
  }
  const allowed = own.filter((participant) => whyNot(participant) === undefined).map(({ unit }) => unit)
  if (allowed.length === 0) return
  const priceOf = (units: readonly number[]): number =>
    units.reduce((sum, unit) => sum + priorityBoostPrice(state, unit), 0)
  const blocked = () =>
    own.flatMap((participant) => {
      const refusal = whyNot(participant)
      return refusal === undefined ? [] : [{ value: participant.unit, refusal }]
    })
  const chosen = yield* t.chooseMany(
    seat,
    priorityBoostQuestion,
    { allowed, blocked },
    {
      least: 0,
      most: allowed.length,
      whyNot: (units) =>
        priceOf(units) > cp ? refuse('DS-196', () => `that costs ${priceOf(units)} CP, you have ${cp}`) : undefined,
    },
  )
  for (const id of chosen) {
    if (unitOf(state, id).jammed) clearJam(t, unitOf(state, id))
    spend(t, seat, boost.cp, 'boost', id)
    const participant = participantOf(state, id)
    if (participant !== undefined) participant.boosted = true
  }
}

/** DS-197, DS-198, DS-258 */
function rollPriorities(t: DownsyncTable): void {
  const { participants } = engagementNow(t.state)
  const rolls = participants.map((participant) => {
    participant.dice = t.roll(d6, participant.boosted ? 2 : 1)
    const bonus = cardOf(unitOf(t.state, participant.unit)).isSentry ? traitNumbers.sentry : 0
    participant.priority = Math.max(...participant.dice) + bonus
    return { unit: participant.unit, dice: [...participant.dice], bonus, priority: participant.priority }
  })
  t.tell({ kind: 'priorities', rule: 'DS-197', rolls })
}

/** D20 Two participants whose results are swapped. */
export interface Swap {
  readonly by: 'quick' | 'prioritize'
  readonly one: number
  readonly two: number
}

/** DS-262, DS-300 Only swaps that change something. */
function swapsOf(state: State, seat: Seat): Swap[] {
  const { participants, swapped } = engagementNow(state)
  const isOwn = ({ unit }: Participant): boolean => unitOf(state, unit).seat === seat
  const swaps: Swap[] = []
  const mayPrioritize = hasAbility(state, seat, 'prioritize') && cpOf(state, seat) >= 1
  for (const one of participants) {
    if (!isOwn(one)) continue
    const isQuick = cardOf(unitOf(state, one.unit)).isQuick && !swapped.includes(one.unit)
    for (const two of participants) {
      if (two.priority === one.priority) continue
      if (isQuick) swaps.push({ by: 'quick', one: one.unit, two: two.unit })
      if (mayPrioritize && isOwn(two) && one.unit < two.unit)
        swaps.push({ by: 'prioritize', one: one.unit, two: two.unit })
    }
  }
  return swaps
}

/** D20 One's own, in any order, as long as one likes. */
function* swapPriorities(t: DownsyncTable, seat: Seat): Rules {
  const { state } = t
  for (;;) {
    const swaps = swapsOf(state, seat)
    if (swaps.length === 0) return
    const swap = yield* t.chooseOrPass(seat, swapQuestion, swaps)
    if (swap === undefined) return
    if (swap.by === 'prioritize') spend(t, seat, 1, 'prioritize')
    else engagementNow(state).swapped.push(swap.one)
    exchange(t, swap)
  }
}

function exchange(t: DownsyncTable, { by, one, two }: Swap): void {
  const first = participantOf(t.state, one)
  const second = participantOf(t.state, two)
  if (first === undefined || second === undefined) throw new Error('only participants swap')
  const { dice, priority } = first
  first.dice = second.dice
  first.priority = second.priority
  second.dice = dice
  second.priority = priority
  const rule = by === 'quick' ? 'DS-262' : 'DS-300'
  t.tell({ kind: 'swapped', rule, units: [one, two], priorities: [first.priority, second.priority] })
}
