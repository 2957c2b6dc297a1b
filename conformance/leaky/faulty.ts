// Ways to make The Vault faulty, for the list of faults.

import { type AnyGame, at, type Game, type Question, type Secret } from '@umpire/engine'
import type { Action, Kind, State, Twist } from './state.ts'
import { vault, type VaultGame } from './vault.ts'

/** The game with another part in place of its own. */
export const vaultWith = (part: Partial<VaultGame>, twist: Twist = {}): AnyGame => ({ ...vault(twist), ...part })

export const base = vault()

export const sharingCopy = (state: State): State => ({ ...(base.copy?.(state) ?? state), laid: state.laid })

export const forgetfulCopy = (state: State): State => ({ ...(base.copy?.(state) ?? state), note: '' })

/** Counts all games that were ever begun, which no game may know of. */
export function countingGame(): AnyGame {
  let begun = 0
  return vaultWith({
    setup(dealer, options) {
      begun++
      return { ...base.setup(dealer, options), note: `game ${begun}` }
    },
  })
}

/** Offers one more thing to do, which it should not. */
export const alsoOffering = (more: Action): AnyGame =>
  vault({ actions: (sound) => ({ ...sound, allowed: [...sound.allowed, more] }) })

/** Gives another reason every time it is asked. */
export function moodyGame(): AnyGame {
  let asked = 0
  return vault({
    whyNotTwice() {
      asked++
      return `no, for the time number ${asked}`
    },
  })
}

/** Remembers, outside of the state, who was the last to answer. */
export function lastWins(): AnyGame {
  let last = 0
  return vault({
    whenDoubted(_, by) {
      last = by
    },
    afterDoubts(t) {
      t.state.note = `P${last + 1} was last`
    },
  })
}

/** Knows what it dealt, and stumbles over anything else: over every world that somebody imagines. */
export function stubbornGame(): AnyGame {
  let dealt: Kind = 'coin'
  return vaultWith(
    {
      setup(dealer, options) {
        const state = base.setup(dealer, options)
        dealt = dealer.face(state.vault)
        return state
      },
    },
    {
      whenLaid(t) {
        if (t.face(t.state.vault) !== dealt) throw new Error('this is not what was dealt')
      },
    },
  )
}

const turnOver: Question<Secret<string>> = {
  name: 'turn over',
  prompt: () => 'Which card do you turn over?',
  say: (card) => `card ${card}`,
}

/** One question about three cards that are all the same. */
export const blankCards: Game<{ readonly cards: readonly Secret<string>[] }> = {
  id: 'blank-cards',
  name: 'Blank Cards',
  about: 'Turn over one of three cards.',
  version: 1,
  seats: { least: 1, most: 1 },
  options: {},
  bound: () => 1,
  setup: (dealer) => ({ cards: dealer.deal('card', ['blank', 'blank', 'blank']) }),
  *step(t) {
    t.reveal(yield* t.choose(at(t.seats, 0), turnOver, t.state.cards))
    return { winners: t.seats }
  },
  board: ({ state }) => `${state.cards.length} cards`,
  says: () => 'A card is turned over.',
}
