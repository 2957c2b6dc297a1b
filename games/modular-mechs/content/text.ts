// The texts of the cards, made from their traits: what a card says is what it does.

import type { ModuleType, Traits } from './module-type.ts'

type Wording<Value> = (value: Value) => string

/** Each trait in words, in the order in which they stand on a card. */
const wordings: { readonly [Name in keyof Required<Traits>]: Wording<NonNullable<Traits[Name]>> } = {
  armor: (n) => `Passive: each linked module has +${n} health.`,
  aim: (n) => `Passive: each linked weapon deals +${n} at every use of its damage icon.`,
  screen: (n) => `Passive: hits from Mid or Long on this and on linked modules are ${n} less.`,
  sensor: (n) => `Passive: a linked weapon may count the distance up to ${n} more or less.`,
  salvage: (n) => `Passive: $${n} more for every module you break.`,
  discount: (n) => `Passive, your Buy turn: modules cost you $${n} less (at least $1) and the first refresh is free.`,
  hub: () => 'Passive: the first step of each crew member into this module costs nothing.',
  anchored: () => 'Passive: Anchored; others cannot move your mech.',
  gyro: (n) => `Passive: linked movement modules have +${n} mobility and are never halved.`,
  redirect: () => 'Reaction, once a Fight Phase: becomes the target of a hit on another of your modules.',
  foam: (n) => `Reaction, once a Fight Phase: pay up to $${n} to prevent as much damage.`,
  gantry: () => 'Once in your Buy turn: take one of your modules off and attach it anew.',
  finisher: (n) => `+${n} damage against a module that already has damage.`,
  gunner: (n) => `+${n} damage if another of your crew is in this module.`,
  pointBlank: (n) => `Only usable up to distance ${n}.`,
  piercing: () => 'Piercing.',
  shots: (n) => `Use the damage icon ${n} times; each use has its own target.`,
  reload: () => 'Reload.',
  splash: (n) => `Splash ${n}.`,
  scatter: (n) => `After the hit: 1 damage to each of up to ${n} other modules of that mech.`,
  push: (n) => `After the hit: Push ${n}.`,
  pull: (n) => `After the hit: Pull ${n}.`,
  jam: () => 'After the hit: Jam the target.',
  siphon: (n) => `After a hit that dealt damage: take $${n} from the target's owner.`,
  overheat: (n) => `After the hit: Overheat ${n}.`,
  hover: () => 'Full mobility on any level; it must still face down.',
  spider: () => 'Always counts as facing down.',
  jump: (n) => `Instead you may move exactly ${n} (exactly ${Math.floor(n / 2)} when halved).`,
  skate: () => 'Moves its whole mobility, or as far as the track goes.',
  ram: (n) => `If you moved with it onto the space of another mech: you may deal ${n} damage to one of its modules.`,
  brace: (n) => `If you move 0 with it: Boost ${n}.`,
  evade: ({ least, shield, modules }) =>
    `If you moved ${least} or more with it: Shield ${shield} on each of up to ${modules} of your modules.`,
  prospect: ({ least, gain }) => `If you moved ${least} or more with it: gain $${gain}.`,
  gain: (n) => `Gain $${n}.`,
  shield: (n) => `Shield ${n} on one of your modules.`,
  shieldAll: (n) => `Shield ${n} on every unbroken module of yours.`,
  surge: (n) => `Surge ${n}.`,
  boost: (n) => `Boost ${n}.`,
  fieldRepair: (n) => `Repair a broken module of yours of cost ${n} or less, or clear the damage of one.`,
  overclock: (n) => `A linked module of cost ${n} or less that was activated this phase may be activated once more.`,
  tractor: (n) => `Move one other mech up to ${n} spaces in one direction.`,
  teleport: () => 'Put this crew member into any other module of yours; it enters it.',
}

function word<Name extends keyof Traits>(traits: Traits, name: Name): string[] {
  const value = traits[name]
  const wording: Wording<NonNullable<Traits[Name]>> = wordings[name]
  return value === undefined || value === null ? [] : [wording(value)]
}

const names = Object.keys(wordings).filter((name): name is keyof Traits => Object.hasOwn(wordings, name))

/** What the card says, beside its marks and icons. */
export const textOf = ({ traits }: ModuleType): string => names.flatMap((name) => word(traits, name)).join(' ')

/** The marks and icons of a card in one line: `$4 hp6 NEW dmg2 CM-`. */
export const marksOf = ({ cost, health, sides, damage, range, mobility }: ModuleType): string =>
  [`$${cost}`, `hp ${health}`, sides, damage > 0 ? `dmg ${damage} ${range}` : '', mobility > 0 ? `mob ${mobility}` : '']
    .filter((mark) => mark !== '')
    .join('  ')
