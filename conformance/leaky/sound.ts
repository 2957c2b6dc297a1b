// The Vault as it should be, also where it looks suspicious: no check may cry wolf over these.

import { at, d6, type Seat } from '@umpire/engine'
import type { VaultTable } from './state.ts'
import { vault, type VaultGame } from './vault.ts'

/** The cards in hand by their names, which their owner sees: in another world the same card has another. */
export function byName(place: number, t: VaultTable, seat: Seat): string {
  const kinds = at(t.state.hands, seat).map((card) => t.face(card))
  const kind = at(kinds, place)
  return `lay ${kind} ${kinds.slice(0, place).filter((other) => other === kind).length + 1}`
}

/** Games that do what leaks do, and let nothing slip. */
export const suspiciousGames: readonly { readonly name: string; readonly game: VaultGame }[] = [
  { name: 'a sound game whose hidden cards go by name', game: vault({ sayLay: byName }) },
  {
    name: 'a sound game that shows a card and mixes it in again at once',
    game: vault({
      note(t) {
        const top = t.state.deck.at(-1)
        const shown = top === undefined ? 'nothing' : t.reveal(top)
        t.shuffle(t.state.deck)
        return shown
      },
    }),
  },
  {
    name: 'a sound game that mixes hidden cards in secret, after which dice fall otherwise',
    game: vault({
      whenLaid(t, _, event) {
        if (event.kind === 'laid' && t.face(event.card) === 'trap') t.shuffle(t.state.deck)
      },
      afterDoubts(t) {
        t.state.note = `rolled ${t.rollOne(d6)}`
      },
    }),
  },
]
