// What the lab counts in Modular Mechs: which modules are bought, activated and won with, and what they deal.

import type { Measures, OptionSchema } from '@umpire/engine'
import { deckNames } from './content/module-type.ts'
import { modules } from './content/modules.ts'
import type { MechsEvent } from './events.ts'
import type { State } from './state.ts'

const isPurchase = (value: unknown): value is { readonly do: 'buy'; readonly type: string } =>
  typeof value === 'object' && value !== null && 'do' in value && value.do === 'buy'

const types = [...modules.values()]

export const measures: Measures<State, OptionSchema, MechsEvent> = {
  round: ({ round }) => round,
  secondsForDecision: 7,
  effect: 'damage',
  content: deckNames.map((deck) => ({
    name: `${deck.charAt(0).toUpperCase()}${deck.slice(1)} modules`,
    items: types.filter(({ kind }) => kind === deck).map(({ id, name, cost }) => ({ id, name, note: `$${cost}` })),
  })),
  tables: { modules: types },
  ranges: { cost: [0, 20], health: [1, 20], damage: [0, 12], copies: [0, 9] },
  offers: (question, value) => (question === 'buy turn' && isPurchase(value) ? value.type : undefined),
  uses: (event) => {
    // What fires is counted by what it hits.
    if (event.kind === 'activated' && modules.get(event.type)?.damage === 0)
      return [{ item: event.type, seat: event.seat }]
    return event.kind === 'hit' ? [{ item: event.weapon, seat: event.by, effect: event.sum.dealt }] : []
  },
}
