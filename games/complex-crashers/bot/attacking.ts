// Who gets which dice, once they are rolled.

import { at } from '@umpire/engine'
import { areaSplit, burningRegion, groupOrder, groupsToTake, sweepDice, targetOfDice } from '../questions/attack.ts'
import { effectiveArmor } from '../rules/armor.ts'
import { damageToFall } from '../rules/harm.ts'
import { newGroup } from '../rules/new-group.ts'
import { damageOf } from '../rules/odds.ts'
import { runningFrame, type State } from '../state.ts'
import type { Frame } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { type Asked, assignment, choice, confirmation, many, ordering, type Reply } from './asked.ts'
import { bestIndex } from '../../best.ts'
import { worthOfDamage } from './worth.ts'

const armorAgainst = (state: State, frame: Frame, unit: Unit, dice: readonly number[]): number =>
  effectiveArmor(state, frame, unit, newGroup(0, unit, dice))

function chooseTarget(units: readonly Unit[], { state }: Asked): number {
  const frame = runningFrame(state)
  const dice = frame?.attack?.dice
  if (frame === undefined || dice === undefined) return 0
  return bestIndex(units, (unit) => {
    const damage = damageOf(dice, armorAgainst(state, frame, unit, dice))
    return worthOfDamage(state, unit, damage) + worthOfDamage(state, unit, dice.length) / 1000
  })
}

/** Just as many dice as make a unit fall, the lowest that will do; those who are worth most first. */
function sweep(dice: readonly number[], units: readonly Unit[], { state }: Asked): number[] {
  const frame = runningFrame(state)
  const given = dice.map(() => -1)
  if (frame === undefined) return given.map(() => 0)
  const armors = units.map((unit) => armorAgainst(state, frame, unit, [1]))
  const order = units
    .map((_, n) => n)
    .sort((a, b) => worthOfDamage(state, at(units, b), dice.length) - worthOfDamage(state, at(units, a), dice.length))
  for (const n of order) {
    const hits = hitting(dice, given, at(armors, n))
    const needed = damageToFall(state, at(units, n))
    if (hits.length < needed && !isOperative(at(units, n))) continue
    for (const die of hits.slice(0, needed)) given[die] = n
  }
  const first = at(order, 0)
  return given.map((n) => (n < 0 ? first : n))
}

/** The dice that are left and beat an Armor, the lowest first. */
function hitting(dice: readonly number[], given: readonly number[], armor: number): number[] {
  const free = dice.map((_, die) => die).filter((die) => given[die] === -1 && damageOf([at(dice, die)], armor) > 0)
  return free.sort((a, b) => at(dice, a) - at(dice, b))
}

const asTheyCome = (things: readonly unknown[]): number[] => things.map((_, n) => n)

export const attackReplies: readonly Reply[] = [
  choice(targetOfDice, chooseTarget),
  assignment(sweepDice, sweep),
  ordering(groupOrder, () => () => 0),
  choice(areaSplit([]), () => 0),
  choice(burningRegion, () => 0),
  many(groupsToTake, asTheyCome),
  confirmation({ name: 'step out' }, () => true),
  confirmation({ name: 'again' }, () => true),
]
