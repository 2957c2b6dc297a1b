// What players of Liar's Dice are asked.

import type { Question, YesNo } from '@umpire/engine'
import { type Bid, sayBid } from './bids.ts'
import { diceInPlay, type State } from './state.ts'

export const bid: Question<Bid, State> = {
  name: 'bid',
  rule: 'LD-004',
  prompt: (state) =>
    state.bid === null
      ? 'What do you bid?'
      : `The bid is ${sayBid(state.bid)}, of ${diceInPlay(state)} dice. What do you do?`,
  say: sayBid,
  pass: 'liar',
}

export const doubt: YesNo<State> = {
  name: 'doubt',
  rule: 'LD-012',
  prompt: ({ bid: standing }) => `${standing === null ? '' : `The bid is ${sayBid(standing)}. `}Do you doubt it?`,
}
