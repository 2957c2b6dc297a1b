// Tables of events: each kind has its own line, and what is not there has nothing said of it.

import { expect, test } from 'vitest'
import { type EventTable, said } from './event-table.ts'

type Event =
  | { readonly kind: 'hit'; readonly damage: number }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'passed' }

const words: EventTable<Event, string> = {
  hit: ({ damage }) => `-${damage}`,
  moved: ({ to }) => `to ${to}`,
}

const wordsOf = (event: Event): string | undefined => said(words, event)

test('an event is told by the line of its kind', () => {
  expect(wordsOf({ kind: 'hit', damage: 3 })).toBe('-3')
  expect(wordsOf({ kind: 'moved', to: 'the lift' })).toBe('to the lift')
  expect(wordsOf({ kind: 'passed' })).toBeUndefined()
})
