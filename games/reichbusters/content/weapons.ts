// The ten weapon tokens: the plain side in front, the vril side on the back.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { Loudness, Weapon, WeaponSide } from './hero.ts'
import type { WeaponKeyword } from './keywords.ts'

/** `dice`: attack dice, vril dice. */
const side = (
  name: string,
  range: number,
  dice: readonly [attack: number, vril: number],
  noise: Loudness,
  ...keywords: readonly WeaponKeyword[]
): WeaponSide => ({ name, range, attack: dice[0], vril: dice[1], noise, keywords })

const rows: readonly Weapon[] = [
  {
    id: 'vickers-left',
    hero: 'brick',
    front: side('Vickers (left)', 3, [4, 0], 'BANG!', 'Burst', 'Unreliable'),
    vril: side('Vril-belt Vickers', 3, [3, 2], 'BANG!', 'Burst', 'Overload', 'Unreliable'),
  },
  {
    id: 'vickers-right',
    hero: 'brick',
    front: side('Vickers (right)', 3, [4, 0], 'BANG!', 'Burst', 'Unreliable'),
    vril: side('Vril-coil Vickers', 3, [3, 2], 'BANG!', 'Shockwave', 'Unreliable', 'Unreliable'),
  },
  {
    id: 'welrod',
    hero: 'claudine',
    front: side('Welrod', 1, [2, 0], 1, 'Critical Hit', 'Versatile'),
    vril: side('Vril Welrod', 2, [2, 1], 1, 'Critical Hit', 'Accurate', 'Versatile'),
  },
  {
    id: 'daggers',
    hero: 'claudine',
    front: side('Twin Daggers', 0, [3, 0], 0, 'Dual Wielding', 'Frenzy'),
    vril: side('Vril Daggers', 0, [3, 1], 0, 'Dual Wielding', 'Frenzy', 'Lifedrain'),
  },
  {
    id: 'thompson',
    hero: 'sarge',
    front: side('Thompson', 2, [3, 0], 3, 'Burst'),
    vril: side('Vril Thompson', 2, [3, 1], 3, 'Burst', 'Double Tap'),
  },
  {
    id: 'trench-gun',
    hero: 'sarge',
    front: side('Trench Gun', 1, [4, 0], 'BANG!', 'Versatile', 'Crowd Control'),
    vril: side('Dragon Gun', 1, [3, 2], 'BANG!', 'Versatile', 'Firestorm'),
  },
  {
    id: 'longbow',
    hero: 'quentin',
    front: side('Longbow', 3, [2, 0], 0, 'Deadly', 'Quick Shot'),
    vril: side('Vril Broadheads', 3, [2, 1], 1, 'Deadly', 'Quick Shot', 'Armour Piercing'),
  },
  {
    id: 'claymore',
    hero: 'quentin',
    front: side('Claymore', 0, [3, 0], 1, 'Splash', 'Counter'),
    vril: side('Vril Claymore', 0, [3, 1], 1, 'Splash', 'Counter', 'Stunned'),
  },
  {
    id: 'springfield',
    hero: 'red-hawk',
    front: side('Scoped Springfield', 5, [3, 0], 3, 'Accurate', 'Precise'),
    vril: side('Vril Springfield', 6, [2, 2], 3, 'Accurate', 'Precise', 'Armour Piercing'),
  },
  {
    id: 'tomahawk',
    hero: 'red-hawk',
    front: side('Tomahawk', 0, [3, 0], 0, 'Deadly'),
    vril: side('Vril Tomahawk', 0, [3, 1], 0, 'Deadly', 'Critical Hit'),
  },
]

export const weapons: Catalogue<Weapon> = catalogueOf('weapon', rows)
