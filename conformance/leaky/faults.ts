// The Vault with other faults: variants that break a promise of the engine without telling any secret.

import { at, refuse, seat } from '@umpire/engine'
import {
  alsoOffering,
  base,
  blankCards,
  countingGame,
  forgetfulCopy,
  lastWins,
  moodyGame,
  sharingCopy,
  stubbornGame,
  vaultWith,
} from './faulty.ts'
import type { Flaw } from './leaks.ts'
import { vault } from './vault.ts'

export const faultyGames: readonly Flaw[] = [
  {
    name: 'a copy shares a list with the original',
    game: vaultWith({ copy: sharingCopy }),
    check: 'plain',
    says: /shares laid/,
  },
  {
    name: 'a copy that shares a list spoils what it was taken from',
    game: vaultWith({ copy: sharingCopy }),
    check: 'fork',
    says: /changed the match it came from|differs/,
  },
  {
    name: 'a copy forgets a field',
    game: vaultWith({ copy: forgetfulCopy }),
    check: 'plain',
    says: /a copy of the state differs: note/,
  },
  {
    name: 'the state holds a Map',
    game: vaultWith({ setup: (dealer, options) => ({ ...base.setup(dealer, options), seen: new Map() }) }),
    check: 'plain',
    says: /the state is not plain data: seen/,
  },
  {
    name: 'the state holds a number that JSON does not know',
    game: vaultWith({
      setup: (dealer, options) => ({ ...base.setup(dealer, options), far: Number.POSITIVE_INFINITY }),
    }),
    check: 'plain',
    says: /the state is not plain data: far/,
  },
  {
    name: 'chance comes from somewhere else',
    game: vaultWith({ setup: (dealer, options) => ({ ...base.setup(dealer, options), note: `${Math.random()}` }) }),
    check: 'seeds',
    says: /the same seed gives another game: .*note/,
  },
  {
    name: 'chance in a rule comes from somewhere else',
    game: vault({ note: () => `laid ${Math.random()}` }),
    check: 'replay',
    says: /the replay differs: .*note/,
  },
  {
    name: 'what is done again comes out otherwise',
    game: vault({ note: () => `laid ${Math.random()}` }),
    check: 'undo',
    says: /done again|as if never done|taken back/,
  },
  {
    name: 'games remember each other',
    game: countingGame(),
    check: 'seeds',
    says: /the same seed gives another game: .*note/,
  },
  {
    name: 'chance does not depend on the seed',
    game: vaultWith({
      setup(dealer, options) {
        dealer.random = [1, 2, 3, 4]
        return base.setup(dealer, options)
      },
    }),
    check: 'seeds',
    says: /every seed gives the same game/,
  },
  {
    name: 'the game never ends',
    game: vault({ isEndless: true }),
    check: 'ending',
    says: /goes on after \d+ decisions, its bound/,
  },
  {
    name: 'the bound is too low',
    game: vaultWith({ bound: () => 12 }),
    check: 'ending',
    says: /goes on after 12 decisions, its bound/,
  },
  {
    name: 'somebody wins who does not play',
    game: vaultWith({
      *step(t) {
        const outcome = yield* base.step(t)
        return outcome && { winners: [seat(9)] }
      },
    }),
    check: 'ending',
    says: /seats 9 win/,
  },
  {
    name: 'an option that is offered makes a rule throw',
    game: alsoOffering({ do: 'lay', place: 9 }),
    check: 'offered',
    says: /"P\d: lay 10" .*nothing at 9/,
  },
  {
    name: 'an option that is offered changes nothing',
    game: alsoOffering({ do: 'wait' }),
    check: 'offered',
    says: /"wait" was offered, and changes nothing/,
  },
  {
    name: 'two options have one name',
    game: vault({ sayLay: () => 'lay a card' }),
    check: 'notation',
    says: /two options of action are called "lay a card"/,
  },
  {
    name: 'a name has a sign in it that separates answers',
    game: vault({ sayLay: (place) => `lay ${place},1` }),
    check: 'notation',
    says: /has a sign in it that separates answers/,
  },
  {
    name: 'what is said differs from what is given',
    game: vault({ sayLay: () => 'lay a card' }),
    check: 'offered',
    says: /"lay a card" said differs from the same given/,
  },
  {
    name: 'an option is blocked without a reason',
    game: vault({ whyNotTwice: () => '' }),
    check: 'offered',
    says: /"look" is blocked without a reason/,
  },
  {
    name: 'an option is offered and blocked',
    game: vault({
      actions: (sound) => ({
        ...sound,
        blocked: () => [...sound.blocked(), { value: at(sound.allowed, 0), refusal: refuse('VT-002', 'not this one') }],
      }),
    }),
    check: 'offered',
    says: /"lay 1" is offered and blocked/,
  },
  {
    name: 'an option is blocked for another reason each time',
    game: moodyGame(),
    check: 'offered',
    says: /reason is "no, for the time number \d+" and not "no, for the time number \d+"/,
  },
  {
    name: 'an answer is refused without a reason',
    game: vault({ whyNotTwice: () => '' }),
    check: 'refused',
    says: /refused without a reason/,
  },
  {
    name: 'a refusal changes the state',
    game: vault({
      whyNotTwice(t) {
        t.state.note += '!'
        return 'nobody looks twice'
      },
    }),
    check: 'refused',
    says: /a refused answer changed something: .*note/,
  },
  {
    name: 'an answer given at once changes the state before all are in',
    game: vault({
      whenDoubted(t, _, doubts) {
        t.state.note = doubts ? 'doubted' : 'believed'
      },
    }),
    check: 'together',
    says: /an answer shows before all are in: .*note/,
  },
  {
    name: 'an answer given at once is remembered when it is taken back',
    game: vault({
      whenDoubted(t, by) {
        t.state.note = `P${by + 1} was last`
      },
    }),
    check: 'undo-at-once',
    says: /a hidden answer was taken back and given again: .*note/,
  },
  {
    name: 'it matters who answers first, where all are asked at once',
    game: lastWins(),
    check: 'together',
    says: /it matters who answers first/,
  },
  {
    name: 'a rule believes only what it dealt itself',
    game: stubbornGame(),
    check: 'imagine',
    says: /this is not what was dealt/,
  },
  {
    name: 'the hidden cards are all alike, so that nothing can be compared',
    game: blankCards,
    check: 'leaks',
    says: /no two worlds could be compared/,
  },
  {
    name: 'the board has a hole',
    game: vaultWith({ board: ({ state, seatNames }) => `${seatNames[state.turn + 1]} is next` }),
    check: 'words',
    says: /the board for \w+ says "undefined"/,
  },
  {
    name: 'the log is silent',
    game: vaultWith({ says: () => '' }),
    check: 'words',
    says: /a line of the log for \w+ is empty/,
  },
  {
    name: 'a prompt has a hole',
    game: vault({ prompt: (t) => `You have ${t.state.hands[9]?.length ?? Number.NaN} cards.` }),
    check: 'words',
    says: /the prompt of action says "NaN"/,
  },
  {
    name: 'a policy answers what is not allowed',
    game: vaultWith({ bot: { policy: () => 7 } }),
    check: 'bots',
    says: /the policy answers what is not allowed/,
  },
  {
    name: 'a judgement is more than a win',
    game: vaultWith({ bot: { evaluate: ({ state }) => state.deck.length } }),
    check: 'bots',
    says: /judged to be worth \d+/,
  },
  {
    name: 'a judgement moves a card',
    game: vaultWith({
      bot: {
        evaluate({ state }) {
          state.deck.reverse()
          return 0.5
        },
      },
    }),
    check: 'bots',
    says: /judging the position changed it/,
  },
  {
    name: 'a judgement gives both a good chance',
    game: vaultWith({ bot: { evaluate: () => 0.6 } }),
    check: 'bots',
    says: /two teams have chances of 0.6 and 0.6/,
  },
]
