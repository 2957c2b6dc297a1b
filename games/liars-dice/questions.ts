// What players of Liar's Dice are asked.

import type { Question, YesNo } from '@umpire/engine'
import { type Bid, sayBid } from './bids.ts'
import { diceInPlay, type State } from './state.ts'

const whatCounts = (state: State): string =>
  `A bid speaks of all ${diceInPlay(state)} dice, under every cup.${state.onesAreWild ? ' Ones count as every face.' : ''}`

/** How high the bid that stands is: standing orders go by it. */
const stakes = ({ bid: standing }: State): { readonly count: number } => ({ count: standing?.count ?? 0 })

export const bid: Question<Bid, State> = {
  name: 'bid',
  rule: 'LD-004',
  prompt: (state) =>
    state.bid === null
      ? 'What do you bid?'
      : `The bid is ${sayBid(state.bid)}, of ${diceInPlay(state)} dice. What do you do?`,
  detail: whatCounts,
  stakes,
  say: sayBid,
  things: ({ count, face }) => [`count-${count}`, `face-${face}`],
  label: (value) => ({
    name: sayBid(value),
    group: value.count === 1 ? '1 die' : `${value.count} dice`,
    icon: `die-${value.face}`,
  }),
  pass: 'liar',
}

export const doubt: YesNo<State> = {
  name: 'doubt',
  rule: 'LD-012',
  prompt: ({ bid: standing }) => `${standing === null ? '' : `The bid is ${sayBid(standing)}. `}Do you doubt it?`,
  detail: whatCounts,
  stakes,
  things: (isDoubted, { bid: standing }) => (isDoubted && standing !== null ? [`cup-${standing.by}`] : []),
  label: (isDoubted) =>
    isDoubted
      ? { name: 'Liar!', means: 'all cups are lifted', icon: 'reveal' }
      : { name: 'Let it stand', means: 'the next player must bid more', icon: 'pass' },
}
