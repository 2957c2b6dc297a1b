// Which of the Complex Manager's trackers pay for an ability (CC-126, D-17).

import { at, type Question } from '@umpire/engine'
import { abilityName, sayOperative, unitName } from '../names.ts'
import { canGainByOverextension, isTrackerExhausted, overextension } from '../rules/paying.ts'
import { operativeOf, type State } from '../state.ts'
import type { AbilityRef } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { trackerThing } from '../things.ts'

/** What is paid for. `mayHit`: dice go only to those whose trackers pay (CC-127). */
export interface Paid {
  readonly ref: AbilityRef
  readonly isAction: boolean
  readonly mayHit: boolean
}

/** The share of each tracker, or: it shall be asked in detail. */
export type Payment = readonly number[] | 'otherwise'

/** What the Operatives gain by shares (CC-125). */
function gainWords(shares: readonly number[], state: State): string {
  const words: string[] = []
  for (const [n, share] of shares.entries()) {
    const operative = operativeOf(state, n)
    const over = overextension(at(state.trackers, n), share)
    const gained = canGainByOverextension(operative) ? Math.min(over, operative.maxAp - operative.ap) : 0
    if (gained > 0) words.push(`${unitName(n, state)} gains ${gained}`)
  }
  return words.join(', ')
}

const payersWords = (shares: readonly number[], state: State): string =>
  shares.flatMap((share, n) => (share > 0 ? [unitName(n, state)] : [])).join(' or ')

/** `2 vera 1 ito` */
const sayShares = (shares: readonly number[]): string =>
  shares.flatMap((share, n) => (share > 0 ? [`${share} ${sayOperative(n)}`] : [])).join(' ')

const trackersNow = (state: State): string =>
  state.trackers
    .map((ap, n) => `${unitName(n, state)}'s ${isTrackerExhausted(state, n) ? 'is Exhausted' : `has ${ap}`}`)
    .join(', ')

const detailOf = ({ isAction }: Paid, state: State): string =>
  `Trackers: ${trackersNow(state)}.${isAction ? ' What a tracker pays below 0 goes to its Operative.' : ''}`

function sharesMean(shares: readonly number[], { isAction, mayHit }: Paid, state: State): string {
  const hit = mayHit ? `may hit ${payersWords(shares, state)}` : ''
  const gain = isAction ? gainWords(shares, state) : ''
  return [hit, gain].filter((words) => words !== '').join('; ')
}

/** A few sensible ways to pay, with what is paid for: a bot has to know it. */
export interface PaymentQuestion extends Question<Payment, State> {
  readonly paid: Paid
}

export const payment = (cost: number, paid: Paid): PaymentQuestion => ({
  paid,
  name: 'payment',
  rule: 'CC-126',
  prompt: () => `Which trackers pay ${cost} AP for ${abilityName(paid.ref)}?`,
  detail: (state) => detailOf(paid, state),
  say: (way) => (way === 'otherwise' ? 'otherwise' : sayShares(way)),
  things: (way) => (way === 'otherwise' ? [] : way.flatMap((share, n) => (share > 0 ? [trackerThing(n)] : []))),
  label: (way, state) =>
    way === 'otherwise'
      ? { name: 'Otherwise', means: 'share it out yourself', icon: 'settings' }
      : {
          name: way.flatMap((share, n) => (share > 0 ? [`${share} from ${unitName(n, state)}'s`] : [])).join(', '),
          means: sharesMean(way, paid, state),
          icon: 'command-point',
        },
  stakes: () => ({ ap: cost }),
})

/** The same in detail: a share for each tracker. */
export const sharedPayment = (cost: number, paid: Paid): Question<Unit, State> => ({
  name: 'payment in detail',
  rule: 'CC-126',
  prompt: () => `How much does each tracker pay of the ${cost} AP for ${abilityName(paid.ref)}?`,
  detail: (state) => detailOf(paid, state),
  say: (n) => sayOperative(n),
  things: (n) => [trackerThing(n)],
  label: (n, state) => ({ name: `${unitName(n, state)}'s tracker`, means: `has ${at(state.trackers, n)}` }),
})
