// The odds of damage dice, exact (CC-169, CC-181): how likely so much damage is, and how much there is on average.

import { at } from '@umpire/engine'
import { dieSides } from '../content/numbers.ts'

/** CC-181 The chance of one die; Armor is at most 9, so that the highest side is always above it. */
export const chanceOfHit = (armor: number): number => (dieSides - armor) / dieSides

/** By Armor and number of dice: the chance of at least so much damage. */
const known: (readonly number[])[][] = []

/** The chance of at least 0, 1, 2 ... damage. */
function chances(dice: number, armor: number): readonly number[] {
  const row = (known[armor] ??= [[1]])
  for (let n = row.length; n <= dice; n++) row.push(withOneMore(at(row, n - 1), chanceOfHit(armor)))
  return at(row, dice)
}

const withOneMore = (least: readonly number[], chance: number): number[] =>
  Array.from({ length: least.length + 1 }, (_, damage) =>
    damage === 0 ? 1 : (least[damage] ?? 0) * (1 - chance) + at(least, damage - 1) * chance,
  )

/** The chance that so many dice do at least so much damage against an effective Armor. */
export const chanceOfDamage = (dice: number, armor: number, least: number): number =>
  least > dice ? 0 : at(chances(dice, armor), Math.max(0, least))

export const expectedDamage = (dice: number, armor: number): number => dice * chanceOfHit(armor)

/** CC-181 The damage of dice that are known. */
export function damageOf(dice: readonly number[], armor: number): number {
  let damage = 0
  for (const die of dice) if (die > armor || die === dieSides) damage++
  return damage
}
