// The 97 items by kind, with how many there are of each (RB-220 to RB-247).

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { Category, ItemCard } from './item.ts'

/** RB-076 Noise dice of the search for a face-down item. */
export const backNoise: { readonly [Kind in Category]: number } = {
  misc: 1,
  medical: 1,
  weapon: 2,
  vril: 2,
  objective: 2,
}

/** The rest is silent, without vril dice. */
type Row = Omit<ItemCard, 'category' | 'vril' | 'noise'> & Partial<Pick<ItemCard, 'vril' | 'noise'>>

const inCategory = (category: Category, rows: readonly Row[]): readonly ItemCard[] =>
  rows.map((row) => ({ category, vril: 0, noise: 0, ...row }))

const weaponItems = inCategory('weapon', [
  {
    id: 'ap-rounds',
    name: 'AP Rounds',
    count: 7,
    use: 'test',
    isOnce: true,
    text: 'Before you roll for a ranged weapon: the attack is Armour Piercing.',
  },
  {
    id: 'ammo',
    name: 'Ammo',
    count: 4,
    use: 'test',
    isOnce: true,
    text: 'For a ranged weapon, before or after the roll: 2 more attack dice.',
  },
  {
    id: 'grenade',
    name: 'Grenade',
    count: 7,
    use: 'use',
    isOnce: true,
    noise: 'BANG!',
    text: 'Everybody in an adjacent area suffers 1 wound, Heroes too. Armoured and shielded enemies do not.',
  },
  {
    id: 'knuckledusters',
    name: 'Knuckledusters',
    count: 2,
    use: 'passive',
    isOnce: false,
    text: '1 more attack die without weapons.',
  },
  {
    id: 'smoke-grenade',
    name: 'Smoke Grenade',
    count: 3,
    use: 'use',
    isOnce: true,
    noise: 1,
    text: 'Nobody sees into, out of or through an adjacent area until the next enemy turn is over.',
  },
  {
    id: 'stick-grenade-bundle',
    name: 'Stick Grenade Bundle',
    count: 4,
    use: 'use',
    isOnce: true,
    noise: 'BOOM!',
    text: '2 wounds for each enemy in an adjacent area, but 1 if armoured and none if shielded. Heroes there suffer one as well.',
  },
])

const medicalItems = inCategory('medical', [
  {
    id: 'bandages',
    name: 'Bandages',
    count: 5,
    use: 'use',
    isOnce: true,
    text: 'Heals up to 2 wounds, shared out among the Heroes in your area as you like.',
  },
  {
    id: 'medics-bag',
    name: "Medic's Bag",
    count: 4,
    use: 'use',
    isOnce: true,
    text: 'Heals 1 wound of each Hero in your area.',
  },
  {
    id: 'pain-killers',
    name: 'Pain Killers',
    count: 3,
    use: 'use',
    isOnce: true,
    text: "Heals 1 wound of a Hero in your area, whose other wounds have no effect until that Hero's next turn.",
  },
])

const miscItems = inCategory('misc', [
  {
    id: 'body-armour',
    name: 'Body Armour',
    count: 4,
    use: 'test',
    isOnce: false,
    text: 'Before you roll defence: 3 more dice. Jams afterwards unless a defence special is spent on it.',
  },
  {
    id: 'disguise-kit',
    name: 'Disguise Kit',
    count: 3,
    use: 'reaction',
    isOnce: true,
    text: 'A room that sees no Hero but you does not become more aware because of you.',
  },
  {
    id: 'dog-biscuits',
    name: 'Dog Biscuits',
    count: 3,
    use: 'reaction',
    isOnce: true,
    text: 'When attacked or when Kill the Intruders! begins: dogs, Experiments 6XX and General Wolff in your area leave off attacking for this enemy turn.',
  },
  {
    id: 'helmet',
    name: 'Helmet',
    count: 5,
    use: 'passive',
    isOnce: false,
    text: '1 more on the total of your defence.',
  },
  {
    id: 'keys',
    name: 'Keys',
    count: 5,
    use: 'passive',
    isOnce: false,
    text: 'You unlock and open a locked door in a single action.',
  },
  {
    id: 'radio',
    name: 'Radio',
    count: 4,
    use: 'passive',
    isOnce: false,
    text: 'Once an action: re-roll all blanks of one test that is not for noise.',
  },
])

const vrilItems = inCategory('vril', [
  {
    id: 'vril-goggles',
    name: 'Vril Goggles',
    count: 2,
    use: 'use',
    isOnce: false,
    vril: 2,
    noise: 1,
    text: 'Roll 2 vril dice: reveal as many features, items and spawn tokens of your tile or one next to it. Special: reveal all of them.',
  },
  {
    id: 'vril-healing-potion',
    name: 'Vril Healing Potion',
    count: 2,
    use: 'use',
    isOnce: true,
    vril: 2,
    text: 'Roll 2 vril dice: heal as many wounds of one Hero in your area. Special: heal them all.',
  },
  {
    id: 'vril-injection',
    name: 'Vril Injection',
    count: 3,
    use: 'use',
    isOnce: true,
    vril: 1,
    text: 'Roll 1 vril die: you may re-roll the blanks of all your tests until your next turn. Special: and all your totals have 1 more. A surge ends it.',
  },
  {
    id: 'vril-orb',
    name: 'Vril Orb',
    count: 11,
    use: 'carry',
    isOnce: true,
    text: 'Spent when you ready drained equipment.',
  },
  {
    id: 'vril-shield',
    name: 'Vril Shield',
    count: 3,
    use: 'test',
    isOnce: false,
    vril: 1,
    text: '1 more defence die; and if you like, unless drained, a vril die. Vril special: no damage. A surge that is left strikes instead of the attack.',
  },
])

const objectiveItems = inCategory('objective', [
  {
    id: 'detonator',
    name: 'Detonator',
    count: 1,
    use: 'use',
    isOnce: false,
    noise: 'BOOM!',
    text: 'Sets off the charges once all are planted and no Hero is beside one: 2 wounds for every enemy there, armour or not.',
  },
  {
    id: 'dossier',
    name: 'Dossier',
    count: 1,
    use: 'carry',
    isOnce: false,
    text: 'Carry it off the map.',
  },
  {
    id: 'objective-complete',
    name: 'Objective complete',
    count: 4,
    use: 'carry',
    isOnce: false,
    text: 'Whoever sees it face up may take it, from any distance and without noise, unless enemies are in its area.',
  },
  {
    id: 'demolition-charge',
    name: 'Demolition charge',
    count: 3,
    use: 'carry',
    isOnce: false,
    text: 'Planted on a false objective in your area, in place of giving or dropping an item.',
  },
  {
    id: 'false-objective',
    name: 'False objective',
    count: 3,
    use: 'marker',
    isOnce: false,
    text: 'Nothing of use. It stays where it is, and a charge can be planted on it.',
  },
  {
    id: 'escort',
    name: 'Escort',
    count: 1,
    use: 'carry',
    isOnce: false,
    text: 'A basic action takes the escort along, who then goes with the Hero; knocked back or Downed, the Hero leaves them behind.',
  },
])

export const items: Catalogue<ItemCard> = catalogueOf('item', [
  ...weaponItems,
  ...medicalItems,
  ...miscItems,
  ...vrilItems,
  ...objectiveItems,
])
