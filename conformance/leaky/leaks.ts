// The Vault told out of turn: each variant lets slip, in one way, what somebody has not seen.

import { at, type AnyGame, d6 } from '@umpire/engine'
import { muster } from './muster.ts'
import { byName } from './sound.ts'
import type { Event, Kind } from './state.ts'
import { kinds } from './state.ts'
import { vault, type VaultGame } from './vault.ts'

/** A game that is wrong in one thing, the check that finds it, and what its message must say. */
export interface Flaw {
  readonly name: string
  readonly game: AnyGame
  readonly check: string
  readonly says: RegExp
}

/** A log that knows more than the event it puts in words. */
function talkativeLog(): VaultGame {
  const known = new WeakMap<Event, Kind>()
  const game = vault({
    whenLaid(t, _, event) {
      if (event.kind === 'laid') known.set(event, t.face(event.card))
    },
  })
  return {
    ...game,
    says: (event, reader) => `${game.says(event, reader)} ${known.has(event) ? `(${known.get(event)})` : ''}`,
  }
}

/** A judgement that remembers what it should not. */
function knowingJudge(): VaultGame {
  let inVault: Kind = 'coin'
  const game = vault({
    prompt(t) {
      inVault = t.face(t.state.vault)
      return 'What do you do?'
    },
  })
  return { ...game, bot: { evaluate: () => (inVault === 'trap' ? 0.1 : 0.9) } }
}

/** A board that remembers a table it should not look at. */
function seeThroughBoard(): VaultGame {
  let inVault: Kind = 'coin'
  const game = vault({
    prompt(t) {
      inVault = t.face(t.state.vault)
      return 'What do you do?'
    },
    note(t) {
      inVault = t.face(t.state.vault)
      return 'laid'
    },
  })
  return { ...game, board: (view) => `${game.board(view)} ${inVault === 'trap' ? 'beware' : ''}` }
}

export const leakyGames: readonly Flaw[] = [
  {
    name: 'a field of the state says what was laid face down',
    game: vault({ note: (t, card) => (t.face(card) === 'trap' ? 'laid a trap' : 'laid') }),
    check: 'leaks',
    says: /learns from the view .*laid a trap/,
  },
  {
    name: 'hands are kept sorted by what is on the cards',
    game: vault({
      whenLaid(t, seat) {
        for (const other of t.seats) {
          if (other !== seat) at(t.state.hands, other).sort((a, b) => t.face(a).localeCompare(t.face(b)))
        }
      },
    }),
    check: 'leaks',
    says: /learns from the view .*hands/,
  },
  {
    name: 'another die is rolled where a card is of some kind',
    game: vault({
      note: (t, card) => (t.face(card) === 'trap' ? `laid ${t.rollOne({ name: 'coin', faces: [1, 2] })}` : 'laid'),
    }),
    check: 'leaks',
    says: /learns from the view .*cards mixed in one of the two worlds only/,
  },
  {
    name: 'a hidden card brings another, which the numbers of later cards give away',
    game: vault({
      whenLaid(t, seat, event) {
        if (event.kind === 'laid' && t.face(event.card) === 'trap') t.hide({ name: 'spring', faces: [1, 2] }, 1, seat)
      },
    }),
    check: 'leaks',
    says: /learns from the view .*guesses/,
  },
  {
    name: 'a card is shown because of another that is hidden',
    game: vault({
      whenLaid(t, seat, event) {
        if (event.kind === 'laid' && t.face(event.card) === 'trap') t.show(at(t.state.luck, seat), t.after(seat))
      },
    }),
    check: 'leaks',
    says: /learns from the view .*faces/,
  },
  {
    name: 'what is laid goes by name, and a field of the state says what it was',
    game: vault({ sayLay: byName, note: (t, card) => (t.face(card) === 'trap' ? 'laid a trap' : 'laid') }),
    check: 'leaks',
    says: /learns from the view/,
  },
  {
    name: 'fewer answers are offered where one of them cannot be right',
    game: vault({
      guessable: (t) => kinds.filter((kind) => kind === 'coin' || kind === t.face(t.state.vault)),
    }),
    check: 'leaks',
    says: /learns from the question .*options/,
  },
  {
    name: 'the order of the answers says which is right',
    game: vault({
      guessable: (t) => [...kinds].sort((kind) => (kind === t.face(t.state.vault) ? -1 : 0)),
    }),
    check: 'leaks',
    says: /learns from the question .*options/,
  },
  {
    name: 'a prompt speaks of what lies in the vault',
    game: vault({ prompt: (t) => (t.face(t.state.vault) === 'crown' ? 'Well?' : 'What do you do?') }),
    check: 'leaks',
    says: /learns from the question .*Well\?/,
  },
  {
    name: 'an event has a field for a face',
    game: vault({ how: (t, card) => (t.face(card) === 'coin' ? 'gladly' : 'face down') }),
    check: 'leaks',
    says: /learns from events .*gladly/,
  },
  {
    name: 'a line of the log tells what the event does not',
    game: talkativeLog(),
    check: 'leaks',
    says: /learns from the log .*\((?:crown|sword|coin|trap)\)/,
  },
  {
    name: 'the board shows what the view does not',
    game: seeThroughBoard(),
    check: 'leaks',
    says: /learns from the board .*beware/,
  },
  {
    name: 'a refusal gives away what lies in the vault',
    game: vault({ whyNotTwice: (t) => `nobody needs to look at a ${t.face(t.state.vault)} twice` }),
    check: 'leaks',
    says: /learns from what the question does not allow .*needs to look/,
  },
  {
    name: 'only those are asked to doubt who have reason to',
    game: vault({
      doubters: (t, card, others) => (t.face(card) === 'sword' ? others.slice(1) : others),
    }),
    check: 'leaks',
    says: /learns from who is asked what/,
  },
  {
    name: 'nobody is asked where the hidden card allows no reaction',
    game: vault({ doubters: (t, card, others) => (t.face(card) === 'coin' ? [] : others) }),
    check: 'leaks',
    says: /learns from (?:who is asked what|the view)/,
  },
  {
    name: 'the reason against a place on the table gives away the omen',
    game: muster({ whyTooFar: (t) => `too far for a ${t.face(t.state.omen)}` }),
    check: 'leaks',
    says: /learns from refusals .*too far for a/,
  },
  {
    name: 'the reason against two things together gives away the omen',
    game: muster({ whyNotTogether: (t) => `they quarrel under the ${t.face(t.state.omen)}` }),
    check: 'leaks',
    says: /learns from refusals .*they quarrel under the/,
  },
  {
    name: 'good places to go are known by what is hidden',
    game: muster({ goodCamp: (t) => t.face(t.state.omen).length }),
    check: 'leaks',
    says: /learns from the answers it is offered at random/,
  },
  {
    name: 'a shape on the table is drawn by what is hidden',
    game: muster({ reach: (t) => t.face(t.state.omen).length }),
    check: 'leaks',
    says: /learns from the question .*within/,
  },
  {
    name: 'an answer can be taken back or not, by what is hidden',
    game: vault({
      whenLaid(t) {
        if (t.face(t.state.vault) === 'trap') t.number(1)
      },
    }),
    check: 'leaks',
    says: /learns from what can be taken back .*something was drawn since/,
  },
  {
    name: 'a die of the own cup is rolled again because of what is hidden',
    game: vault({
      whenLaid(t, seat) {
        if (t.face(t.state.vault) === 'trap') t.rollHidden(d6, seat, at(t.state.luck, seat))
      },
    }),
    check: 'leaks',
    says: /learns from (?:the view .*faces|what can be taken back)/,
  },
  {
    name: 'a judgement knows what the view does not show',
    game: knowingJudge(),
    check: 'leaks',
    says: /learns from the judgement of its bot/,
  },
  {
    name: 'a policy reads from the options what they do not say',
    game: vault({ marks: (t, kind) => t.face(t.state.vault) === kind }),
    check: 'leaks',
    says: /learns from the choice of its policy/,
  },
  {
    name: 'points are given for dice that stay under the cup',
    game: vault({ consolation: (t, seat) => t.face(at(t.state.luck, seat)) / 10 }),
    check: 'leaks',
    says: /learns from the outcome .*scores/,
  },
  {
    name: 'a rule keeps a face while it waits',
    game: vault({ keepsFace: true }),
    check: 'kept-faces',
    says: /what a face was before it was dealt again/,
  },
]
