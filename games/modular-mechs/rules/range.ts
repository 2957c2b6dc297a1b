// Range (MM-084 to MM-090): distances on the track, bands, and what a weapon reaches.

import { refuse, type Seat, type WhyNot } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { type Mech, mechOf, type Module, type State } from '../state.ts'
import { linkedTo, working } from './building.ts'

export type Band = 'Close' | 'Mid' | 'Long'
const bands: readonly Band[] = ['Close', 'Mid', 'Long']

/** MM-084 */
export const distanceOf = (state: State, one: Seat, other: Seat): number =>
  Math.abs(mechOf(state, one).space - mechOf(state, other).space)

/** MM-085, MM-086, MM-087 */
export const bandOf = (distance: number): Band => (distance <= 4 ? 'Close' : distance <= 8 ? 'Mid' : 'Long')

/** MM-083, MM-089, MM-090 Whether a filled chevron stands for that distance. */
const reaches = (range: string, distance: number): boolean => range[bands.indexOf(bandOf(distance))] !== '-'

const bandsOf = (range: string): string => bands.filter((_, n) => range[n] !== '-').join(' and ')

/** MM-133 How far the counted distance of a weapon may differ from the real one. */
const sensorOf = (mech: Mech, weapon: Module): number =>
  typeOf(weapon.type).kind === 'weapon'
    ? linkedTo(mech, weapon).reduce((most, other) => Math.max(most, working(other).sensor ?? 0), 0)
    : 0

/** MM-088, MM-132, MM-133 Whether a weapon of this mech can be used at a distance. */
export function canReach(mech: Mech, weapon: Module, distance: number): boolean {
  const { range, traits } = typeOf(weapon.type)
  const shift = sensorOf(mech, weapon)
  const farthest = traits.pointBlank ?? Number.POSITIVE_INFINITY
  for (let counted = Math.max(0, distance - shift); counted <= distance + shift; counted++) {
    if (counted <= farthest && reaches(range, counted)) return true
  }
  return false
}

/** Why it cannot, in words. */
export function whyOutOfRange(mech: Mech, weapon: Module, distance: number): WhyNot {
  if (canReach(mech, weapon, distance)) return undefined
  const { range, traits } = typeOf(weapon.type)
  const { pointBlank } = traits
  if (pointBlank !== undefined) {
    return refuse('MM-132', () => `Distance ${distance}; this weapon is usable up to ${pointBlank} only.`)
  }
  return refuse('MM-088', () => `Distance ${distance} is ${bandOf(distance)}; this weapon is ${bandsOf(range)} only.`)
}
