// What the bot of this game is asked, and how it replies.

import { type Answer, type Ask, Place, type Plain } from '@umpire/engine'
import type * as replies from '../../replies.ts'
import type { Spot, Way, Ways } from '../questions/ways.ts'
import type { Move } from '../rules/path-rules.ts'
import type { State } from '../state.ts'

export type Asked = replies.Asked<State>
export type Answering = replies.Answering<State>
export type Reply = replies.Reply<State>

export { choice, choiceNamed, confirmation, many, sharing } from '../../replies.ts'

type Data = { readonly [key: string]: Plain }

const isData = (value: Plain | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value)

/** What a question for a place says of itself, as data. */
function reachOf(ask: Ask): Data {
  const { reach } = ask.terms()
  return isData(reach) ? reach : {}
}

const numbersIn = (list: Plain | undefined): number[] =>
  isList(list) ? list.flatMap((one) => (typeof one === 'number' ? [one] : [])) : []

/** The move that a way is asked for. */
export function moveAsked(ask: Ask): Move | undefined {
  const { kind, element, teams, keepsOff, isPhase } = reachOf(ask)
  if (kind !== 'move' || typeof element !== 'number') return undefined
  return { element, teams: numbersIn(teams), keepsOff: keepsOff === true, isPhase: isPhase === true }
}

/** The Unit that is set down. */
export function placedUnit(ask: Ask): number | undefined {
  const { unit } = reachOf(ask)
  return typeof unit === 'number' ? unit : undefined
}

function spotIn(value: Plain): Spot[] {
  if (!isData(value)) return []
  const { x, y } = value
  return typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : []
}

function wayIn(value: Plain): Way[] {
  if (!isData(value)) return []
  const { team, path } = value
  return typeof team === 'number' && isList(path) ? [{ team, path: path.flatMap(spotIn) }] : []
}

/** An answer of which only its question knows that it is ways. */
export const waysIn = (answer: Answer): Ways => (isList(answer) ? answer.flatMap(wayIn) : [])

/** For questions that are answered by a place, a way or a list. */
export const place = ({ name }: { readonly name: string }, answer: (asked: Asked) => Answer | undefined): Reply => [
  name,
  (asked) => (asked.ask instanceof Place ? answer(asked) : undefined),
]
