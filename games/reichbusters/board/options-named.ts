// What the option under the pointer speaks of: areas, enemies, a weapon, and how loud it would be.

import type { Shown } from '@umpire/engine'
import { type WeaponId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { weapons } from '../content/weapons.ts'
import { uidOf } from './named-enemies.ts'

const areaNamed = /^area (\d+)$/

export const areasNamed = (option: Shown | undefined): AreaId[] =>
  (option?.things ?? []).flatMap((thing) => {
    const area = areaNamed.exec(thing)?.[1]
    return area === undefined ? [] : [Number(area)]
  })

export const enemiesNamed = (option: Shown | undefined): number[] =>
  (option?.things ?? []).flatMap((thing) => uidOf(thing) ?? [])

export const weaponNamed = (option: Shown | undefined): WeaponId | undefined =>
  weapons.rows.find(({ id }) => option?.things?.includes(`weapon ${id}`))?.id

const noiseSaid = /noise:? (\d+)|(BANG!|BOOM!)/

/** Noise dice, or the word for a noise that needs none; 0 where an option says nothing of it. */
export function noiseNamed(option: Shown | undefined): number | 'BANG!' | 'BOOM!' {
  const [, dice, loud] = noiseSaid.exec(option?.label?.means ?? '') ?? []
  if (loud === 'BANG!' || loud === 'BOOM!') return loud
  return dice === undefined ? 0 : Number(dice)
}
