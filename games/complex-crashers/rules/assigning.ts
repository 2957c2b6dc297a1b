// Assigning dice (CC-171 to CC-174, CC-194 to CC-197): to one target, die by die, or so many to each unit of a region.

import { at, offer, type Random, refuse, type Rules, type Seat, shuffle, type WhyNot } from '@umpire/engine'
import { type ContestedGroup, areaDice, areaSplit, groupOrder, sweepDice, targetOfDice } from '../questions/attack.ts'
import { whoIs } from '../events/who.ts'
import type { State } from '../state.ts'
import type { AttackNow, Frame } from '../state/stack.ts'
import { isDefender, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { paintOn } from './armor.ts'
import { newGroup } from './new-group.ts'
import { proposeSplit } from './splitting.ts'
import { type Aim, enemiesOf, validTargets, whyNotTarget } from './targets.ts'
import { seatOf } from './units.ts'

/** Dice of a unit, in the order in which they will be contested. */
interface Assigned {
  readonly unit: Unit
  readonly dice: readonly number[]
}

/** CC-244 Who decides for the side with the Initiative what is nobody's own. */
export const initiativeSeat = (state: State): Seat =>
  state.initiative === 'operatives' ? at(state.operatives, 0).seat : state.manager

/** CC-172, CC-241 Who assigns the dice of a frame: its player; of fire, the side with the Initiative. */
const assigner = (state: State, { ability }: Frame): Seat =>
  ability === null ? initiativeSeat(state) : seatOf(state, ability.unit)

/** CC-176 Lays the groups down in the order of contest. */
export function layGroups(t: CrashersTable, frame: Frame, attack: AttackNow, assigned: readonly Assigned[]): void {
  const { state } = t
  attack.groups = assigned.map(({ unit, dice }, n) => newGroup(n, unit, dice))
  frame.stage = 'contested'
  if (assigned.length === 0) return
  t.tell({
    kind: 'dice assigned',
    rule: 'CC-172',
    groups: assigned.map(({ unit, dice }) => ({ on: whoIs(state, unit), dice })),
  })
  usePaint(t, frame, attack)
}

/** Paint Target: the next attack of another Defender that gives a painted Operative dice uses the mark up. */
function usePaint(t: CrashersTable, { ability }: Frame, attack: AttackNow): void {
  const { state } = t
  if (state.paints.length === 0 || ability === null || !isDefender(ability.unit)) return
  for (const { unit } of attack.groups) {
    const piercing = paintOn(state, ability.unit, unit)
    if (piercing === 0) continue
    attack.piercing += piercing
    state.paints = state.paints.filter((paint) => paint.operative !== unit || paint.by === ability.unit)
    t.tell({ kind: 'mark used', rule: 'CC-245', on: whoIs(state, unit), piercing })
  }
}

// Attacks on units --------------------------------------------------------------------------------------------------

/** CC-195 All dice on one target. */
export function* assignSingle(t: CrashersTable, frame: Frame, attack: AttackNow, aim: Aim): Rules {
  const { state } = t
  const targets = offer(enemiesOf(state, aim.ref.unit), (unit) => whyNotTarget(state, aim, unit))
  const unit = yield* t.choose(assigner(state, frame), targetOfDice, targets)
  layGroups(t, frame, attack, [{ unit, dice: attack.dice }])
}

/** CC-194 Each die is a group of its own. */
export function* assignSweeping(t: CrashersTable, frame: Frame, attack: AttackNow, aim: Aim): Rules {
  const { state } = t
  const dice = attack.dice.toSorted((a, b) => b - a)
  const units = yield* t.assign(assigner(state, frame), sweepDice, dice, validTargets(state, aim))
  const groups = dice.map((die, n): Assigned => ({ unit: at(units, n), dice: [die] }))
  layGroups(t, frame, attack, yield* inOrder(t, frame, groups))
}

/** CC-176 The attacker says which group comes first, where they lie on several units. */
function* inOrder(t: CrashersTable, frame: Frame, groups: readonly Assigned[]): Rules<readonly Assigned[]> {
  const isOnOne = groups.every(({ unit }) => unit === groups[0]?.unit)
  if (isOnOne) return groups
  return yield* t.order(assigner(t.state, frame), groupOrder, numbered(groups))
}

/** Groups that would be called the same are told apart by a number. */
const numbered = (groups: readonly Assigned[]): ContestedGroup[] =>
  groups.map(({ unit, dice }, n) => {
    const isSame = (other: Assigned): boolean => other.unit === unit && other.dice.join() === dice.join()
    return { unit, dice, copy: groups.slice(0, n).filter(isSame).length + 1 }
  })

// Attacks on regions ------------------------------------------------------------------------------------------------

/** CC-196 Equal groups for all units of the region. */
export function* assignArea(t: CrashersTable, frame: Frame, attack: AttackNow, units: readonly Unit[]): Rules {
  const { state } = t
  const { dice } = attack
  const proposed = proposeSplit(state, frame, units, dice)
  if (units.length < 2) {
    layGroups(t, frame, attack, proposed)
    return
  }
  const seat = assigner(state, frame)
  const answer = yield* t.choose(seat, areaSplit(proposed), ['as proposed', 'otherwise'])
  const split = answer === 'as proposed' ? proposed : yield* splitFreely(t, frame, dice, units)
  layGroups(t, frame, attack, split)
}

function* splitFreely(
  t: CrashersTable,
  frame: Frame,
  rolled: readonly number[],
  units: readonly Unit[],
): Rules<readonly Assigned[]> {
  const dice = rolled.toSorted((a, b) => b - a)
  const strength = dice.length / units.length
  const chosen = yield* t.assign(assigner(t.state, frame), areaDice, dice, units, {
    whyNot: (targets) => whyNotEqual(targets, units, strength),
    sample: (random) => equalAtRandom(random, units, strength),
  })
  const groups = units.map((unit): Assigned => ({ unit, dice: dice.filter((_, n) => chosen[n] === unit) }))
  return yield* inOrder(t, frame, groups)
}

function whyNotEqual(chosen: readonly Unit[], units: readonly Unit[], strength: number): WhyNot {
  const isEqual = units.every((unit) => chosen.filter((one) => one === unit).length === strength)
  return isEqual ? undefined : refuse('CC-196', () => `Each unit gets exactly ${strength} of the dice.`)
}

const equalAtRandom = (random: Random, units: readonly Unit[], strength: number): Unit[] =>
  shuffle(
    random,
    units.flatMap((unit) => Array.from({ length: strength }, () => unit)),
  )
