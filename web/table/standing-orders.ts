// Standing orders: questions that a person wants answered without being asked each time.

import type { AskJson } from '@umpire/engine'
import type { StandingOrder } from '../store/saved-game.ts'

type NewOrder = Omit<StandingOrder, 'id'>

/** The orders that end because their seat is asked something else. */
export const stillStanding = (orders: readonly StandingOrder[], ask: AskJson): readonly StandingOrder[] =>
  orders.filter(({ seat, question, until }) => seat !== ask.seat || question === ask.name || until === 'removed')

/** What a seat's orders answer to this question; undefined: the person is asked. */
export function orderedAnswer(orders: readonly StandingOrder[], ask: AskJson): string | undefined {
  const order = orders.find(({ seat, question }) => seat === ask.seat && question === ask.name)
  if (order === undefined || !ask.options.some(({ say }) => say === order.answer)) return undefined
  const { unless } = order
  return unless !== undefined && (ask.stakes?.[unless.stake] ?? 0) >= unless.least ? undefined : order.answer
}

/** The answer that does nothing: passing, or no. */
export function passOf(ask: AskJson): string | undefined {
  if (ask.passes === true) return ask.options.at(-1)?.say
  return ask.kind === 'confirm' ? 'no' : undefined
}

/** The orders that can be given at this question. */
export function possibleOrders(ask: AskJson): readonly NewOrder[] {
  const pass = passOf(ask)
  const base = { seat: ask.seat, question: ask.name }
  const yes: NewOrder[] = ask.kind === 'confirm' ? [{ ...base, answer: 'yes', until: 'removed' }] : []
  if (pass === undefined) return yes
  return [
    { ...base, answer: pass, until: 'turn' },
    { ...base, answer: pass, until: 'removed' },
    ...Object.keys(ask.stakes ?? {}).map(
      (stake): NewOrder => ({ ...base, answer: pass, until: 'removed', unless: { stake, least: 2 } }),
    ),
    ...yes,
  ]
}

/** An order in words. */
export function sayOrder({ question, answer, unless, until }: NewOrder): string {
  const always = `At "${question}" always answer "${answer}"`
  if (unless !== undefined) return `At "${question}" ask me only if ${unless.stake} is at least ${unless.least}`
  return until === 'turn' ? `${always} until I am asked something else` : always
}
