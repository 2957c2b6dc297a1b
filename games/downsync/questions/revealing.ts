// What is asked where Pings are revealed (D08, D10, D11, DS-088): which Ping, as what.

import type { Label, Question, YesNo } from '@umpire/engine'
import { signatureFacts } from '../content/signature.ts'
import { units } from '../content/units.ts'
import { inches, pingName, sayPing, sayUnit, unitName } from '../names.ts'
import { cargoOf, reserveOf, speedOf } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import { pingThing, unitThing } from '../things.ts'

/** What a Ping turns out to be. */
export interface Revealed {
  readonly ping: Ping
  /** The Unit from the Reserve, by id; null: a Decoy. */
  readonly unit: number | null
  /** DS-249 The Taxi beside which a Hitch Hiker appears, by id; null: where the Ping is. */
  readonly taxi: number | null
}

const pingIcons = { S: 'ping-small', M: 'ping-medium', L: 'ping-large' } as const

export const pingIcon = ({ signature }: Pick<Ping, 'signature'>): string => pingIcons[signatureFacts[signature].letter]

/** `2 Pings for 1 Unit` */
function balance(state: State, { seat, signature }: Ping): string {
  const pings = state.pings.filter((ping) => ping.seat === seat && ping.signature === signature).length
  const left = reserveOf(state, seat, signature).length
  return `${pings} ${pings === 1 ? 'Ping' : 'Pings'} for ${left} ${left === 1 ? 'Unit' : 'Units'}`
}

function sayRevealed({ unit, taxi }: Revealed, state: State): string {
  if (unit === null) return 'decoy'
  const beside = taxi === null ? '' : ` at ${sayUnit(unitOf(state, taxi))}`
  return `${sayUnit(unitOf(state, unit))}${beside}`
}

function revealLabel({ ping, unit, taxi }: Revealed, state: State): Label {
  const group = `${pingName(ping)}: ${balance(state, ping)}`
  if (unit === null) return { name: 'Decoy', means: 'the Ping is removed, nothing appears', group, icon: 'decoy' }
  const revealed = unitOf(state, unit)
  const card = units.of(revealed.card)
  const cargo = cargoOf(state, revealed)
  const facts = [
    card.bases > 1 ? `${card.bases} bases` : '',
    `SPD ${inches(speedOf(state, revealed))}`,
    cargo === undefined ? '' : `carries ${unitName(cargo)}`,
    taxi === null ? '' : `beside ${unitName(unitOf(state, taxi))}`,
  ].filter((words) => words !== '')
  return { name: unitName(revealed), means: facts.join(', '), group, icon: pingIcon(ping) }
}

const revealThings = ({ ping, unit, taxi }: Revealed, state: State): string[] => [
  pingThing(ping),
  ...(unit === null ? [] : [unitThing(unitOf(state, unit))]),
  ...(taxi === null ? [] : [unitThing(unitOf(state, taxi))]),
]

/** D08 */
export const revealQuestion: Question<Revealed, State> = {
  name: 'reveal',
  rule: 'DS-063',
  prompt: () => 'Which Ping is revealed, and as what?',
  detail: () =>
    'What is revealed moves at its own speed and acts this turn. Pings that stay hidden move 4″ and cannot fight.',
  say: (revealed, state) => `${sayPing(revealed.ping)} as ${sayRevealed(revealed, state)}`,
  things: revealThings,
  label: revealLabel,
  pass: 'no more',
}

/** D10 */
export const forcedQuestion = (ping: Ping): Question<Revealed, State> => ({
  name: 'forced reveal',
  rule: 'DS-143',
  prompt: () => `${pingName(ping)} is found: what is it?`,
  detail: (state) => `${balance(state, ping)}. It appears where the Ping is.`,
  say: sayRevealed,
  things: revealThings,
  label: revealLabel,
  forced: true,
})

/** DS-088 */
export const burnedQuestion: Question<Ping, State> = {
  name: 'burned',
  rule: 'DS-088',
  prompt: () => 'Several of your Pings are found at once: which is revealed first?',
  say: (ping) => sayPing(ping),
  things: (ping) => [pingThing(ping)],
  label: (ping) => ({ name: pingName(ping), icon: pingIcon(ping) }),
  forced: true,
}

/** D11 */
export const covertQuestion = (unit: number): YesNo<State> => ({
  name: 'covert',
  rule: 'DS-263',
  prompt: (state) => `Does ${unitName(unitOf(state, unit))} pay 1 CP for a Stealth Token?`,
  label: (yes) => (yes ? { name: 'Hide', cost: '1 CP', icon: 'stealth' } : { name: 'Stay in the open', icon: 'pass' }),
  things: (_, state) => [unitThing(unitOf(state, unit))],
})
