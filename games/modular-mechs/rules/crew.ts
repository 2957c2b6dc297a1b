// The Fight turn (MM-058 to MM-063): crew walks through the mech, step by step.

import { at, type Blocked, type Offer, refuse, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import { type Action, fightMenu } from '../questions.ts'
import { activeSeat, coreOf, type Crew, mechOf, type Mech, type Module, moduleOf, type State } from '../state.ts'
import { enter } from './activation.ts'
import { isLinked, linkedTo } from './building.ts'
import type { MechsTable } from './money.ts'
import { isFreeStep, whyNotActivate } from './ready.ts'

const stepsPerTurn = 3
const stepsInMeltdown = 2

/** MM-059, MM-110 Shields of the last lap are gone, and every crew member has its steps. */
export function beginFightTurn(state: State, seat: Seat): void {
  const mech = mechOf(state, seat)
  for (const module of mech.modules) module.shield = 0
  // MM-033, MM-108
  const steps = state.terms.meltdown && coreOf(mech).broken ? stepsInMeltdown : stepsPerTurn
  for (const crew of mech.crew) crew.steps = steps
}

/** MM-116, MM-118 Boost is lost, and what was jammed is free again. Crew stays where it stopped (MM-063). */
function endFightTurn(state: State, seat: Seat): void {
  const mech = mechOf(state, seat)
  mech.boost = 0
  for (const module of mech.modules) module.jammed = false
  for (const crew of mech.crew) {
    crew.steps = 0
    crew.hubs = []
  }
}

/** MM-059, MM-060 Why a crew member cannot step there. */
function whyNotStep(mech: Mech, crew: Crew, to: Module): WhyNot {
  if (!isLinked(mech, moduleOf(mech, crew.at), to)) return refuse('MM-060', 'Those modules are not linked.')
  return crew.steps > 0 || isFreeStep(crew, to) ? undefined : refuse('MM-059', 'This crew member has no movement left.')
}

function stepsOf(mech: Mech): Action[] {
  const actions: Action[] = []
  for (const [crew, member] of mech.crew.entries()) {
    for (const to of linkedTo(mech, moduleOf(mech, member.at))) {
      if (member.steps > 0 || isFreeStep(member, to)) actions.push({ do: 'step', crew, to: to.label })
    }
  }
  return actions
}

const fightOffer = (state: State, seat: Seat): Offer<Action> => {
  const mech = mechOf(state, seat)
  return { allowed: stepsOf(mech), blocked: () => blockedInFight(state, mech) }
}

/** Steps that are not possible, modules that cannot be activated just so, and all that belongs to the Buy turn. */
function blockedInFight(state: State, mech: Mech): Blocked<Action>[] {
  const steps = mech.crew.flatMap((member, crew) =>
    mech.modules.flatMap((to): Blocked<Action>[] => {
      const refusal = whyNotStep(mech, member, to)
      return refusal === undefined ? [] : [{ value: { do: 'step', crew, to: to.label }, refusal }]
    }),
  )
  const activations = mech.modules.map(
    (module): Blocked<Action> => ({
      value: { do: 'activate', module: module.label },
      refusal: whyNotActivate(state, module) ?? refuse('MM-065', 'Crew must enter the module first.'),
    }),
  )
  const buyOnly = refuse('MM-021', 'Only in your Buy turn.')
  const trades = [
    ...Object.values(state.shop).flatMap((sales, n) =>
      sales.flatMap((sale, slot): Action[] =>
        sale === null || sales.findIndex((other) => other?.type === sale.type) !== slot
          ? []
          : [{ do: 'buy', deck: at(['weapon', 'utility', 'movement'] as const, n), slot, type: sale.type }],
      ),
    ),
    ...mech.modules.flatMap(({ label: module }): Action[] => [
      { do: 'sell', module },
      { do: 'repair', module },
    ]),
    { do: 'hire' } as const,
    { do: 'refresh' } as const,
  ]
  return [...steps, ...activations, ...trades.map((value) => ({ value, refusal: buyOnly }))]
}

/** MM-058, MM-061, MM-062 One step and what comes of it; gives true when the turn is ended. */
export function* fightAction(t: MechsTable): Rules<boolean> {
  const { state } = t
  const seat = activeSeat(state)
  const action = yield* t.chooseOrPass(seat, fightMenu, fightOffer(state, seat))
  if (action === undefined) {
    endFightTurn(state, seat)
    return true
  }
  if (action.do !== 'step') throw new Error('only in the Buy turn')
  state.actionsDone++
  yield* step(t, seat, action.crew, action.to)
  return false
}

/** MM-060, MM-134 */
function* step(t: MechsTable, seat: Seat, crew: number, label: string): Rules {
  const mech = mechOf(t.state, seat)
  const member = at(mech.crew, crew)
  const to = moduleOf(mech, label)
  const cost = isFreeStep(member, to) ? 0 : 1
  if (cost === 0) member.hubs.push(label)
  member.steps -= cost
  member.at = label
  t.tell({ kind: 'stepped', rule: cost === 0 ? 'MM-134' : 'MM-060', seat, crew, to: label, cost })
  yield* enter(t, seat, crew, label)
}
