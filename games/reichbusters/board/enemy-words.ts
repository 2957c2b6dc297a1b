// The numbers of enemies in few words.

import type { Melee, Ranged, UnitSide } from '../content/unit.ts'

const valueWords = ({ attack, support }: Melee): string => `${attack} +${support}`
const rangedWords = (ranged: Ranged): string => `${valueWords(ranged)} @${ranged.range}`

/** `3 +2 @3` is a ranged attack of 3 that reaches 3 areas, with 2 for each that supports it. */
export const attackBrief = ({ type, melee, ranged }: UnitSide): string => {
  if (type === 'ranged' && ranged !== null) return rangedWords(ranged)
  return melee === null ? (ranged === null ? 'none' : rangedWords(ranged)) : valueWords(melee)
}

/** `melee 3 +1, ranged 3 +2 @3` */
export const attackLong = ({ melee, ranged }: UnitSide): string =>
  [
    ...(melee === null || melee.attack === 0 ? [] : [`melee ${valueWords(melee)}`]),
    ...(ranged === null ? [] : [`ranged ${rangedWords(ranged)}`]),
  ].join(', ')
