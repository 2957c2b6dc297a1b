// Items and weapons in the words of a Hero's turn: searched for, readied, given away.

import type { Label } from '@umpire/engine'
import type { WeaponId } from '../content/hero.ts'
import { items } from '../content/items.ts'
import { weapons } from '../content/weapons.ts'
import { heroName, itemName, sayHero, sayItem } from '../names.ts'
import { sortsOf } from '../rules/carrying.ts'
import type { Giving } from '../rules/giving.ts'
import type { Readied } from '../rules/ready.ts'
import type { Found } from '../state/castle.ts'
import type { Hero, Item } from '../state/hero.ts'

/** A weapon by the side that is up. */
export const weaponNow = (hero: Hero, weapon: WeaponId): string => {
  const token = hero.weapons.find(({ id }) => id === weapon)
  return weapons.of(weapon)[token?.side ?? 'front'].name
}

/** An item of a Hero; with its number where another one is not quite like it. */
export const sayThisItem = (item: Item, hero: Hero): string => sayItem(item, sortsOf(hero.items))

const keptWords = { 'locked-cabinet': 'in the cabinet', 'specimen-jars': 'in the jars' } as const

/** `ammo`, `face-down misc`, `face-down misc in the cabinet`; markers tell alike ones apart. */
export function sayFound({ id, category, kept, jammed, drained }: Found): string {
  if (id === null) return kept === null ? `face-down ${category}` : `face-down ${category} ${keptWords[kept]}`
  const marks = [...(jammed > 0 ? [`jammed ${jammed}`] : []), ...(drained > 0 ? [`drained ${drained}`] : [])]
  return [itemName(id).toLowerCase(), ...marks].join(' ')
}

export function foundName(found: Found): string {
  const { id, category, kept } = found
  if (id !== null) return itemName(id)
  return kept === null ? `${category} item, face down` : `${category} item ${keptWords[kept]}, face down`
}

const markerWords = { jammed: 'jam', drained: 'drain' } as const

const readiedName = ({ weapon, item }: Readied, hero: Hero): string =>
  weapon === null ? itemName(item.id) : weaponNow(hero, weapon)

/** `ready thompson jam` */
export function sayReadied(readied: Readied, hero: Hero): string {
  const name = readied.weapon === null ? sayThisItem(readied.item, hero) : readied.weapon
  return `ready ${name} ${markerWords[readied.marker]}`
}

export const equipmentLabel = (readied: Readied, hero: Hero): Label => ({
  name: `Ready ${readiedName(readied, hero)}`,
  means: readied.marker === 'jammed' ? 'one jam less, no noise' : 'one drain less for a Vril Orb, no noise',
  group: 'Equipment',
  icon: 'ready',
})

export function sayGiving(giving: Giving, hero: Hero): string {
  const item = sayThisItem(giving.item, hero)
  switch (giving.how) {
    case 'give':
      return `give ${item} to ${sayHero(giving.to)}`
    case 'drop':
      return `drop ${item}`
    case 'plant':
      return `plant ${item}`
  }
}

export function givingLabel(giving: Giving): Label {
  const { name } = items.of(giving.item.id)
  const once = 'once a turn, no action'
  switch (giving.how) {
    case 'give':
      return { name: `Give ${name} to ${heroName(giving.to)}`, means: once, group: 'Give or drop', icon: 'trade' }
    case 'drop':
      return { name: `Drop ${name}`, means: once, group: 'Give or drop', icon: 'trade' }
    case 'plant':
      return { name: `Plant ${name}`, means: `noise 1; ${once}`, group: 'Give or drop', icon: 'charge' }
  }
}
