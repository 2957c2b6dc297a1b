// How the dice of an area attack are best split (CC-196): what is proposed, so that nobody has to place every die.

import type { State } from '../state.ts'
import type { Frame } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { effectiveArmor } from './armor.ts'
import { damageToFall } from './harm.ts'
import { newGroup } from './new-group.ts'
import { damageOf } from './odds.ts'

/** Whether the dice of a frame are the Operatives' to place. */
const isOfOperatives = ({ initiative }: State, { ability }: Frame): boolean =>
  ability === null ? initiative === 'operatives' : isOperative(ability.unit)

/** The dice of one unit. */
export interface Share {
  readonly unit: Unit
  readonly armor: number
  readonly dice: number[]
}

/** Takes the lowest dice that make a unit fall out of the pool, if there are enough. */
function takeToFall(pool: number[], { armor, dice }: Share, needed: number, strength: number): void {
  if (needed > strength) return
  const hits = pool.filter((die) => damageOf([die], armor) > 0).slice(0, needed)
  if (hits.length < needed) return
  for (const die of hits) dice.push(...pool.splice(pool.indexOf(die), 1))
}

/**
 * The dice of each unit, enemies first. Enemies get the highest, friends the lowest. Of the enemies as many as possible
 * fall, each by the lowest dice that do it; what is left goes to the others first.
 */
export function proposeSplit(state: State, frame: Frame, units: readonly Unit[], rolled: readonly number[]): Share[] {
  const strength = rolled.length / units.length
  const sample = rolled.slice(0, strength)
  const shares = units.map((unit): Share => {
    const armor = effectiveArmor(state, frame, unit, newGroup(0, unit, sample))
    return { unit, armor, dice: [] }
  })
  const isFriend = ({ unit }: Share): boolean => isOperative(unit) === isOfOperatives(state, frame)
  const enemies = shares.filter((share) => !isFriend(share))
  const friends = shares.filter(isFriend).sort((a, b) => b.armor - a.armor)
  const low = rolled.toSorted((a, b) => a - b)
  const high = low.splice(strength * friends.length)
  const byNeed = enemies.toSorted((a, b) => damageToFall(state, a.unit) - damageToFall(state, b.unit))
  for (const share of byNeed) takeToFall(high, share, damageToFall(state, share.unit), strength)
  for (const share of enemies.toSorted((a, b) => a.dice.length - b.dice.length)) fill(high, share, strength)
  for (const share of friends) fill(low, share, strength)
  return [...enemies, ...friends]
}

/** Gives a unit the highest dice of a pool until it has all of its own. */
function fill(pool: number[], { dice }: Share, strength: number): void {
  dice.push(...pool.splice(pool.length - (strength - dice.length)))
  dice.sort((a, b) => b - a)
}
