// The options of a question as the ask bar shows them.

import { choosingFor } from '@umpire/board'
import { type AskJson, seat, type Shown } from '@umpire/engine'
import { expect, test } from 'vitest'
import { costOf, groupsOf, keysOf } from './grouping.ts'

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

test('groups with attacks come first and those with places last; else they stand as they come', () => {
  const of = (group: string, more: Partial<Shown['label']> = {}): Shown => ({
    say: group,
    label: { name: group, group, ...more },
  })
  const asked = ask([of('Move', { isPlace: true }), of('Sprint'), of('Shotgun', { isAttack: true }), of('Shield')])
  expect(groupsOf(choosingFor(asked, [])).map(({ name }) => name)).toEqual(['Shotgun', 'Sprint', 'Shield', 'Move'])
})

test('keys go by place, and by the number where options are called alike', () => {
  const keys = (...names: string[]): string[] =>
    keysOf(groupsOf(choosingFor(ask(names.map((name) => ({ say: name, label: { name } }))), []))).map(({ key }) => key)
  expect(keys('Column 1', 'Column 3', 'Column 5')).toEqual(['1', '3', '5'])
  expect(keys('Core', 'Legs 2')).toEqual(['1', '2'])
  expect(keys(...'abcdefghijk'.split('')).slice(8)).toEqual(['9', '', ''])
})

test('many places are a group of their own at the end, without keys; those that are not possible stand on the board', () => {
  const place = (n: number): Shown => ({ say: `go ${n}`, things: [`${n}`], label: { name: `To ${n}`, isPlace: true } })
  const other: Shown = { say: 'stop', label: { name: 'Stop', group: 'Move' } }
  const blocked = [{ ...place(99), reason: 'too far' }]
  const many = groupsOf(choosingFor(ask([...Array.from({ length: 7 }, (_, n) => place(n)), other]), blocked))
  expect(
    many.map(({ name, arePlaces, entries, blocked: not }) => [name, arePlaces, entries.length, not.length]),
  ).toEqual([
    ['Move', false, 1, 0],
    ['Lit on the board', true, 7, 0],
  ])
  expect(keysOf(many).map(({ entry: { option }, key }) => [option.say, key])).toEqual([['stop', '1']])
  const few = groupsOf(choosingFor(ask([place(1), other]), blocked))
  expect(few.map(({ arePlaces }) => arePlaces)).toEqual([false, false])
})

test('what is chosen together is added up where all costs are of one kind', () => {
  const of = (cost: string): Shown => ({ say: cost, label: { name: cost, cost } })
  expect(costOf([of('1 point'), of('3 points')])).toBe('4 points')
  expect(costOf([of('1 point')])).toBe('1 point')
  expect(costOf([of('1 point'), of('2 MP')])).toBe('')
  expect(costOf([of('1 point'), { say: 'free' }])).toBe('')
  expect(costOf([])).toBe('')
})
