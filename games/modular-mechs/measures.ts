// What the lab counts in Modular Mechs: which modules are bought, activated and won with, and what they deal.

import type { Measures, OptionSchema, UsesByKind } from '@umpire/engine'
import { deckNames, type ModuleType, type Traits } from './content/module-type.ts'
import { modules } from './content/modules.ts'
import type { MechsEvent } from './events.ts'
import type { State } from './state.ts'

const isPurchase = (value: unknown): value is { readonly do: 'buy'; readonly type: string } =>
  typeof value === 'object' && value !== null && 'do' in value && value.do === 'buy'

const types = [...modules.values()]

/** What works by itself as long as it is linked. */
const passiveTraits: ReadonlySet<string> = new Set<keyof Traits>([
  'armor',
  'aim',
  'screen',
  'sensor',
  'salvage',
  'discount',
  'hub',
  'anchored',
  'gyro',
])

const isPassive = ({ kind, traits }: ModuleType): boolean =>
  kind === 'utility' && Object.keys(traits).every((trait) => passiveTraits.has(trait))

/** The module with a reaction, by which its events are told. */
const moduleWith = (trait: keyof Traits): string => types.find(({ traits }) => traits[trait] !== undefined)?.id ?? ''

const [foam, decoy, gantry] = [moduleWith('foam'), moduleWith('redirect'), moduleWith('gantry')]

const uses: UsesByKind<State, MechsEvent> = {
  // What fires is counted by what it hits.
  activated: ({ type, seat }) => (modules.get(type)?.damage === 0 ? [{ item: type, seat }] : []),
  hit: ({ weapon, by, seat, sum }) => {
    const fired = { item: weapon, seat: by, effect: sum.dealt }
    return sum.foam > 0 ? [fired, { item: foam, seat }] : [fired]
  },
  redirected: ({ seat }) => [{ item: decoy, seat }],
  attached: ({ rule, seat }) => (rule === 'MM-140' ? [{ item: gantry, seat }] : []),
}

export const measures: Measures<State, OptionSchema, MechsEvent> = {
  round: ({ round }) => round,
  secondsForDecision: 7,
  effect: 'damage',
  content: deckNames.map((deck) => ({
    name: `${deck.charAt(0).toUpperCase()}${deck.slice(1)} modules`,
    // What is dear is bought by whoever is ahead: that games are won with it says nothing about it.
    comesByPlay: true,
    items: types
      .filter(({ kind }) => kind === deck)
      .map((type) => ({
        id: type.id,
        name: type.name,
        note: `$${type.cost}`,
        ...(isPassive(type) ? { isPassive: true as const } : {}),
      })),
  })),
  tables: { modules: types },
  ranges: { cost: [0, 20], health: [1, 20], damage: [0, 12], copies: [0, 9] },
  offers: { 'buy turn': (value) => (isPurchase(value) ? value.type : undefined) },
  uses,
}
