// What a weapon can do, in one line.

import { sayPool } from '../dice.ts'
import type { Weapon } from '../weapon.ts'

/** `ranged 2B+1R, Range 8, Pierce 1` */
export function sayWeapon(weapon: Weapon): string {
  const { attack, dice, range, pierce, blast, line, knockback, freeSteps } = weapon
  const numbered: readonly (readonly [string, number | undefined])[] = [
    ['Range', range],
    ['Pierce', pierce],
    ['Blast', blast],
    ['Line', line],
    ['Knockback', knockback],
  ]
  return [
    `${attack} ${sayPool(dice)}`,
    ...numbered.flatMap(([keyword, n]) => (n === undefined ? [] : [`${keyword} ${n}`])),
    ...(attack === 'ranged' && range === undefined && line === undefined ? ['any distance'] : []),
    ...(weapon.heavy ? ['Heavy'] : []),
    ...(weapon.silent ? ['Silent'] : []),
    ...(weapon.ignoresCover ? ['Ignores cover'] : []),
    ...(freeSteps === undefined ? [] : [`free step after the attack${freeSteps === 1 ? '' : ` (${freeSteps})`}`]),
    ...(weapon.drone ? ['may fire from an empty square next to you'] : []),
    ...(weapon.suppresses ? ['a wounded survivor is Suppressed'] : []),
  ].join(', ')
}
