// What bots would rather have, keep, buy or lose: cards, items, skills, wounds, one by one, in points.

import type { CardId } from '../content/card.ts'
import type { FeatureId } from '../content/feature.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import type { PurchaseId } from '../content/mission.ts'
import type { NoiseCardId } from '../content/noise.ts'
import type { WoundId } from '../content/wound.ts'

/** Items, to carry and to search for. */
export const itemWorth: { readonly [Id in ItemId]: number } = {
  'ap-rounds': 2,
  ammo: 1.5,
  grenade: 3,
  knuckledusters: 0.5,
  'smoke-grenade': 1,
  'stick-grenade-bundle': 3,
  bandages: 3,
  'medics-bag': 3,
  'pain-killers': 2,
  'body-armour': 4,
  'disguise-kit': 1.5,
  'dog-biscuits': 0.7,
  helmet: 3,
  keys: 2,
  radio: 3,
  'vril-goggles': 0.5,
  'vril-healing-potion': 2,
  'vril-injection': 1.5,
  'vril-orb': 0.3,
  'vril-shield': 3,
  detonator: 50,
  dossier: 50,
  'objective-complete': 50,
  'demolition-charge': 45,
  'false-objective': 0,
  escort: 50,
}

/** Face-down items that are searched for, on average. */
export const searchWorth = { misc: 2.2, medical: 1.6, weapon: 2, vril: 0.9, objective: 0 }

/** Cards whose upper half is worth more, or less, than the lower one: what is given up when they are discarded. */
export const cardWorth: { readonly [Id in CardId]?: number } = {
  BR1: 5,
  BR2: 3,
  CL1: 5,
  CL2: 5,
  SA1: 4,
  SA2: 4,
  QU1: 2,
  QU2: 6,
  RH1: 6,
  RH2: 3,
  CL4: 4,
  QU8: 4,
  RH6: 4,
  SA5: 3,
  BR7: 2.5,
  CL6: 2.5,
  QU10: 2,
  CL8: 2.5,
  QU7: 2.2,
  RH12: 3,
  QU11: 2,
  CL12: 3,
  QU5: 3,
  BR11: 3,
}
export const usualCard = 1.7

/** Heroes, the best first. */
export const heroOrder: readonly HeroId[] = ['claudine', 'quentin', 'red-hawk', 'sarge', 'brick']

/** Wounds that are the least trouble to keep, first. */
export const mildWounds: readonly WoundId[] = [
  'W01',
  'W17',
  'W19',
  'W13',
  'W02',
  'W18',
  'W15',
  'W07',
  'W08',
  'W12',
  'W11',
  'W14',
  'W10',
  'W03',
  'W04',
  'W06',
  'W16',
  'W05',
  'W09',
  'W20',
]

export const featureWorth: { readonly [Id in FeatureId]?: number } = { 'reinforced-vault': 30, 'vril-workbench': 3 }

/** What specials are spent on, beside more dice and points. */
export const effectWorth: { readonly [name: string]: number } = {
  'cancel surge': 8,
  'Vril Implants': 9,
  'Vril Enhanced': 2,
  'Vril Experiment': 4,
  Unreliable: 2.5,
  Silent: 8,
  Recon: 5,
  'Sleight of Hand': 4,
  'Auf Deutsch': 4.5,
  'Special Ops': 2,
  Frenzy: 4,
  'Quick Shot': 4,
  Overload: 4,
  Shockwave: 5,
  Splash: 5,
  Stunned: 3,
  Lifedrain: 5,
  Counter: 3,
  'Crowd Control': 0.5,
  Loot: 0.6,
}

/** How bad noise cards are. */
export const noiseTrouble: { readonly [Id in NoiseCardId]?: number } = {
  N01: 0.3,
  N02: 2.5,
  N03: 2,
  N04: 2.5,
  N05: 1,
  N06: 1,
  N07: 0.4,
  N08: 2.5,
  N09: 3,
  N10: 1.2,
  N11: 0.3,
  N12: 1.5,
  P01: 2,
  P02: 2,
  P03: 2,
  P04: 3,
  P05: 2.5,
  P06: 0.3,
  P07: 0.2,
  P08: 2,
  P09: 2,
  P10: 1,
  P11: 1,
  P12: 2,
}

/** What a Hero would rather not lose. */
export const keptSkills: { readonly [Skill in HeroKeyword]?: number } = {
  Strong: 4,
  'Iron Hide': 3,
  Bitter: 1,
  Rage: 2,
  Silent: 4,
  Sneaky: 3,
  Evasive: 2,
  'Sleight of Hand': 1.5,
  'Squad Leader': 2,
  'Fire Support': 2.5,
  Guardian: 1.5,
  'Heavy Infantry': 3,
  'Auf Deutsch': 2,
  Genius: 3,
  Opportunist: 0.5,
  'Special Ops': 1,
  Stealthy: 2,
  Recon: 1.5,
  Focused: 2.5,
  'Lone Wolf': 4,
}

/** What begins on its vril side, the best first. */
export const vrilWeapons: readonly WeaponId[] = ['longbow', 'daggers', 'springfield', 'thompson', 'vickers-left']
export const vrilSkills: readonly HeroKeyword[] = [
  'Die Hard',
  'Mech Implants',
  'Vril Tolerance',
  'Vril Implants',
  'Vril Enhanced',
  'Vril Experiment',
]

/** What the HQ offers. */
export const purchaseWorth: { readonly [Id in PurchaseId]: number } = {
  signalman: 6,
  heroic: 4,
  'vril-skill': 3,
  items: 2,
  'vril-weapon': 3.5,
  maps: -1,
}
