// What is asked around a challenge: its stat, finds that help, Tactical Readout, the boost. It stands in `challenge`.

import type { Label, Question, YesNo } from '@umpire/engine'
import type { Stat } from '../content/challenge.ts'
import { statNames } from '../content/text/words.ts'
import { cardOf, commandoName, sayCard } from '../names.ts'
import { chanceOfHits } from '../rules/odds.ts'
import type { State } from '../state.ts'
import type { ChallengeNow } from '../state/going-on.ts'
import type { KitInstance } from '../state/commando.ts'
import { kitThing } from '../things.ts'

/** SB-099 */
const successChance = (dice: number, hits: number): number => chanceOfHits({ black: dice, red: 0 }, hits)

/** `67 %` */
const percent = (chance: number): number => Math.round(chance * 100)

const chanceWords = (dice: number, hits: number): string =>
  `${dice}B, ${percent(successChance(dice, hits))} % for ${hits}`

const nameOf = ({ challenge }: State): string =>
  challenge === null ? 'The challenge' : `${commandoName(challenge.commando)}, ${challenge.of}`

/** What it needs so far: the rest of the hits, where dice have been rolled. */
function still({ hits, dice, faces }: ChallengeNow): { readonly dice: number; readonly hits: number } {
  if (faces.length === 0) return { dice, hits }
  return { dice: 0, hits: Math.max(0, hits - faces.reduce((sum, face) => sum + face, 0)) }
}

const detailOf = ({ challenge }: State): string => {
  if (challenge === null || challenge.stat === null) return ''
  const { stat, hits, dice, faces } = challenge
  if (faces.length > 0) return `${statNames[stat]}: rolled ${faces.join(' ')}, needs ${hits}.`
  return `${statNames[stat]}: ${chanceWords(dice, hits)}.`
}

/** With so many dice more. */
const withMore = (state: State, more: number): Label['means'] => {
  if (state.challenge === null) return undefined
  const { dice, hits } = still(state.challenge)
  return chanceWords(dice + more, hits)
}

/** The chance as it is, and with so many dice more, in percent. */
const stakesOf =
  (more: number) =>
  (state: State): { readonly [what: string]: number } => {
    if (state.challenge === null) return {}
    const { dice, hits } = still(state.challenge)
    const chance = percent(successChance(dice, hits))
    const better = percent(successChance(dice + more, hits))
    return { chance, 'chance with it': better, gain: better - chance }
  }

/** A stat, with the dice and hits that it means. */
export interface StatChoice {
  readonly stat: Stat
  readonly dice: number
  readonly hits: number
}

/** DC-14 */
export const statQuestion: Question<StatChoice, State> = {
  name: 'stat',
  rule: 'SB-101',
  prompt: (state) => `${nameOf(state)}: which stat is rolled?`,
  say: ({ stat }) => stat,
  label: ({ stat, dice, hits }) => ({ name: statNames[stat], means: chanceWords(dice, hits), icon: 'die-hit' }),
  forced: true,
}

/** DC-14 A find that makes it succeed. */
export const successQuestion: Question<KitInstance, State> = {
  name: 'automatic success',
  rule: 'SB-102',
  prompt: (state) => `${nameOf(state)}: which card makes it succeed without a roll?`,
  detail: detailOf,
  say: ({ card }) => sayCard(card),
  things: ({ uid }) => [kitThing(uid)],
  label: ({ card, uses }) => ({
    name: cardOf(card).name,
    ...(uses === null ? {} : { cost: uses === 1 ? 'its last use' : `1 of ${uses} uses` }),
    icon: 'unlock',
  }),
  stakes: stakesOf(0),
  pass: 'roll',
}

const yesNo = (isYes: boolean, yes: Label): Label => (isYes ? yes : { name: 'No', icon: 'pass' })

/** DC-14 `item` is asked of its owner. */
export const readoutQuestion = (item: KitInstance, black: number): YesNo<State> => ({
  name: 'readout',
  rule: 'SB-208',
  prompt: (state) => `${nameOf(state)}. Do you use ${cardOf(item.card).name}?`,
  detail: detailOf,
  things: () => [kitThing(item.uid)],
  label: (isYes, state) => yesNo(isYes, { name: cardOf(item.card).name, ...meansOf(state, black), icon: 'hint' }),
  stakes: stakesOf(black),
})

const meansOf = (state: State, more: number): Pick<Label, 'means'> => {
  const means = withMore(state, more)
  return means === undefined ? {} : { means }
}

/** DC-14 */
export const batteryQuestion = (item: KitInstance, black: number): YesNo<State> => ({
  name: 'battery',
  rule: 'SB-099',
  prompt: (state) => `${nameOf(state)}. Do you use ${cardOf(item.card).name}?`,
  detail: detailOf,
  things: () => [kitThing(item.uid)],
  label: (isYes, state) =>
    yesNo(isYes, { name: cardOf(item.card).name, ...meansOf(state, black), cost: '1 use', icon: 'charge' }),
  stakes: stakesOf(black),
})

/** DC-14 */
export const boostQuestion: YesNo<State> = {
  name: 'boost',
  rule: 'SB-100',
  prompt: (state) => `${nameOf(state)}. Do you boost it with 1 black die?`,
  detail: detailOf,
  label: (isYes, state) =>
    yesNo(isYes, { name: 'Boost', ...meansOf(state, 1), cost: '1 adrenaline', icon: 'adrenaline' }),
  stakes: stakesOf(1),
}
