// What a good player of Liar's Dice knows: how likely a bid is, given the dice under the own cup.

import { at, type Bot, isChoose, pick } from '@umpire/engine'
import type { Bid } from './bids.ts'
import { bid } from './questions.ts'
import { counts, diceInPlay, type State } from './state.ts'

/** The chance that at least `needed` of `dice` dice count, each with chance `p`. */
export function chanceOfAtLeast(needed: number, dice: number, p: number): number {
  if (needed <= 0) return 1
  let exactly = (1 - p) ** dice
  let below = 0
  for (let k = 0; k < needed && k <= dice; k++) {
    below += exactly
    exactly *= ((dice - k) / (k + 1)) * (p / (1 - p))
  }
  return Math.max(0, 1 - below)
}

/** The chance that a bid is true, for somebody who sees these dice and no others. */
export function chanceOf(state: State, own: readonly number[], claim: Bid): number {
  const held = own.filter((face) => counts(state, face, claim.face)).length
  const p = state.onesAreWild && claim.face !== 1 ? 1 / 3 : 1 / 6
  return chanceOfAtLeast(claim.count - held, diceInPlay(state) - own.length, p)
}

const doubtsBelow = 0.25

export const bot: Bot<State> = {
  /** Doubts what is unlikely; otherwise makes one of the likeliest raises, so that it cannot be read like a book. */
  policy(ask, view, random) {
    const { state } = view
    const own = at(state.cups, ask.seat).map((die) => view.face(die) ?? 0)
    const standing = state.bid === null ? 1 : chanceOf(state, own, state.bid)
    if (!isChoose(ask, bid)) return standing < doubtsBelow ? 0 : 1
    const raises = ask.allowed
    const near = raises.slice(0, 12).map((raise, index) => ({ index, chance: chanceOf(state, own, raise) }))
    const best = near.reduce((most, { chance }) => Math.max(most, chance), 0)
    if (ask.passes && (near.length === 0 || 1 - standing > best)) return raises.length
    return pick(
      random,
      near.filter(({ chance }) => chance >= best * 0.9),
    ).index
  },

  /** The share of all dice that are the seat's own. */
  evaluate: ({ state }, seat) => at(state.cups, seat).length / diceInPlay(state),
}
