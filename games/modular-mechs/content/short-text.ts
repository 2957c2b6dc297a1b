// The texts of the cards in two or three words, for the face of a card and for lists, where the whole has no room.

import { once } from '../once.ts'
import type { ModuleType, Traits } from './module-type.ts'

type Wording<Value> = (value: Value) => string

/** Each trait in a few words, in the order in which they stand on a card. */
const wordings: { readonly [Name in keyof Required<Traits>]: Wording<NonNullable<Traits[Name]>> } = {
  armor: (n) => `linked: +${n} health`,
  aim: (n) => `Aim ${n} to linked`,
  screen: (n) => `Screen ${n}`,
  sensor: (n) => `range +/-${n} linked`,
  salvage: (n) => `+$${n} per break`,
  discount: (n) => `$${n} off modules`,
  hub: () => 'first step free',
  anchored: () => 'Anchored',
  gyro: (n) => `linked legs +${n}`,
  redirect: () => 'draws a hit',
  foam: (n) => `Foam up to $${n}`,
  gantry: () => 'moves a module',
  finisher: (n) => `Finish +${n}`,
  gunner: (n) => `2 crew: +${n}`,
  pointBlank: (n) => `up to ${n}`,
  piercing: () => 'Piercing',
  shots: (n) => `x${n}`,
  reload: () => 'Reload',
  splash: (n) => `Splash ${n}`,
  scatter: (n) => `Scatter ${n}`,
  push: (n) => `Push ${n}`,
  pull: (n) => `Pull ${n}`,
  jam: () => 'Jam',
  siphon: (n) => `Siphon $${n}`,
  overheat: (n) => `Heat ${n}`,
  hover: () => 'any level',
  spider: () => 'any way up',
  jump: (n) => `or jump ${n}`,
  skate: () => 'all the way',
  ram: (n) => `Ram ${n}`,
  brace: (n) => `stay: +${n}`,
  evade: ({ shield }) => `then Shield ${shield}`,
  prospect: ({ gain }) => `then +$${gain}`,
  gain: (n) => `gain $${n}`,
  shield: (n) => `Shield ${n}`,
  shieldAll: (n) => `Shield ${n} on all`,
  surge: (n) => `${n} more steps`,
  boost: (n) => `Boost ${n}`,
  fieldRepair: (n) => `repairs up to $${n}`,
  overclock: () => 'linked acts again',
  tractor: (n) => `tows a mech ${n}`,
  teleport: () => 'crew goes anywhere',
}

function word<Name extends keyof Traits>(traits: Traits, name: Name): string[] {
  const value = traits[name]
  const wording: Wording<NonNullable<Traits[Name]>> = wordings[name]
  return value === undefined || value === null ? [] : [wording(value)]
}

const names = Object.keys(wordings).filter((name): name is keyof Traits => Object.hasOwn(wordings, name))

/** What the text of a card does, in a few words; empty where it has none. */
export const shortTextOf = once(({ traits }: ModuleType): string =>
  names.flatMap((name) => word(traits, name)).join('; '),
)

const bandNames = ['close', 'mid', 'long']

/** The ranges of a weapon in words: `close, mid`. */
export const rangeWords = (range: string): string => bandNames.filter((_, n) => (range[n] ?? '-') !== '-').join(', ')

/** All that a card does in a few words: `4 damage, mid, long; Reload`. */
export const effectOf = once((type: ModuleType): string =>
  [
    type.mobility > 0 ? `mobility ${type.mobility}` : '',
    type.damage > 0 ? `${type.damage} damage, ${rangeWords(type.range)}` : '',
    shortTextOf(type),
  ]
    .filter((part) => part !== '')
    .join('; '),
)
