// The options of a question as the ask bar shows them.

import { choosingFor } from '@umpire/board'
import { type AskJson, seat, type Shown } from '@umpire/engine'
import { expect, test } from 'vitest'
import { groupsOf, keysOf } from './grouping.ts'

const ask = (options: readonly Shown[], more: Partial<AskJson> = {}): AskJson => ({
  seat: seat(0),
  number: 0,
  kind: 'choose',
  name: 'test',
  prompt: 'Which?',
  options,
  ...more,
})

const shape = (asked: AskJson, blocked: Parameters<typeof choosingFor>[1] = []): unknown =>
  groupsOf(choosingFor(asked, blocked)).map(({ name, entries, blocked: not }) => [
    name,
    entries.map(({ option, indexes }) => `${option.say} x${indexes.length}`),
    not.map(({ say }) => say),
  ])

test('options stand in their groups, what is not possible last, passing apart', () => {
  const asked = ask(
    [{ say: 'a', label: { name: 'A', group: 'One' } }, { say: 'b', things: ['b'] }, { say: 'c' }, { say: 'pass' }],
    { passes: true },
  )
  const blocked = [{ say: 'd', label: { name: 'D', group: 'One' }, reason: 'too dear' }]
  expect(shape(asked, blocked)).toEqual([
    ['One', ['a x1'], ['d']],
    ['Lit on the board', ['b x1'], []],
    ['Answers', ['c x1'], []],
  ])
})

test('the same place in several rotations is one entry, which shows the one that is armed', () => {
  const placing = ask(
    ['r0', 'r1'].map((say) => ({ say: `at 0 1 ${say}`, things: ['cell 0 1'], label: { name: 'Above the Core' } })),
  )
  expect(shape(placing)).toEqual([['Lit on the board', ['at 0 1 r0 x2'], []]])
  const picked = groupsOf({ ...choosingFor(placing, []), picked: ['cell 0 1'], armed: 1 })
  expect(picked[0]?.entries).toEqual([{ indexes: [0, 1], option: placing.options[1] }])
})

test('a group in which nothing is possible is left out, unless nothing is possible at all', () => {
  const blocked = [{ say: 'd', label: { name: 'D', group: 'Two' }, reason: 'too dear' }]
  expect(shape(ask([{ say: 'a', label: { name: 'A', group: 'One' } }]), blocked)).toEqual([['One', ['a x1'], []]])
  expect(shape(ask([{ say: 'pass' }], { passes: true }), blocked)).toEqual([['Two', [], ['d']]])
})

test('keys go by place, and by the number where options are called alike', () => {
  const keys = (...names: string[]): string[] =>
    keysOf(groupsOf(choosingFor(ask(names.map((name) => ({ say: name, label: { name } }))), []))).map(({ key }) => key)
  expect(keys('Column 1', 'Column 3', 'Column 5')).toEqual(['1', '3', '5'])
  expect(keys('Core', 'Legs 2')).toEqual(['1', '2'])
  expect(keys(...'abcdefghijk'.split('')).slice(8)).toEqual(['9', '', ''])
})
