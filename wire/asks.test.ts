// Questions on the wire: what comes out is what went in, and a question like the last one is short.

import { type AskJson, at, type Label, seat } from '@umpire/engine'
import { expect, test } from 'vitest'
import { AskMemory } from './asks.ts'

const question = (number: number, options: AskJson['options'], more: Partial<AskJson> = {}): AskJson => ({
  seat: seat(0),
  number,
  kind: 'choose',
  name: 'column',
  prompt: 'Which column?',
  options,
  ...more,
})
const columns = (...numbers: readonly number[]): AskJson['options'] =>
  numbers.map((n) => ({ say: `drop ${n}`, things: [`column-${n}`], label: { name: `Column ${n}` } }))

/** Sends questions one after the other, as text, and gives what arrives with how long it was. */
function send(asks: readonly AskJson[]): { readonly arrived: AskJson[]; readonly lengths: number[] } {
  const here = new AskMemory()
  const there = new AskMemory()
  const texts = asks.map((ask) => here.shrink(ask))
  return { arrived: texts.map((text) => there.grow(JSON.parse(text))), lengths: texts.map((text) => text.length) }
}

test('options that were there before are told by their numbers, in runs', () => {
  const memory = new AskMemory()
  memory.shrink(question(0, columns(1, 2, 3, 4, 5, 6, 7)))
  expect(JSON.parse(memory.shrink(question(2, columns(1, 2, 3, 5, 6, 7))))).toEqual({
    number: 2,
    options: [
      [0, 2],
      [4, 6],
    ],
  })
})

test('whatever is asked, the same arrives', () => {
  const asks = [
    question(0, columns(1, 2, 3), { detail: 'more words', stakes: { damage: 3 } }),
    question(1, columns(3, 2, 1)),
    question(2, [...columns(2), { say: 'drop 1', label: { name: 'another name', cost: '$3' } }, { say: 'pass' }], {
      passes: true,
    }),
    question(3, [{ say: 'yes' }, { say: 'no' }], { name: 'sure', kind: 'confirm' }),
    question(4, []),
    question(5, columns(1, 1, 2), { prompt: 'Once more?' }),
  ]
  expect(send(asks).arrived).toEqual(asks)
})

test('every part of an option arrives, and nothing that it does not have', () => {
  const full: Required<Label> = {
    name: 'Rivet Gun',
    means: 'hits',
    cost: '$3',
    group: 'Fire',
    icon: 'gun',
    isAttack: true,
    isPlace: false,
  }
  const asks = [
    question(0, [{ say: 'all', things: ['gun', 'mech'], label: full }, { say: 'none' }]),
    question(1, [
      { say: 'all', things: [], label: { name: 'Rivet Gun', isPlace: true } },
      { say: 'none', things: ['x'] },
    ]),
    question(2, [
      { say: 'all', label: full },
      { say: 'none', label: { name: '' } },
    ]),
  ]
  expect(send(asks).arrived).toEqual(asks)
})

test('the last questions of three names are remembered, and the fourth drives the oldest out', () => {
  const named = (number: number, name: string): AskJson => question(number, columns(1, 2, 3, 4, 5), { name })
  const asks = ['buy', 'place', 'sell', 'buy', 'place', 'fire', 'sell', 'buy'].map((name, number) =>
    named(number, name),
  )
  const { arrived, lengths } = send(asks)
  expect(arrived).toEqual(asks)
  const isShort = lengths.map((length) => length < at(lengths, 0) / 4)
  expect(isShort).toEqual([false, false, false, true, true, false, false, false])
})

test('the second question of a name is a fraction of the first', () => {
  const { lengths } = send([question(0, columns(1, 2, 3, 4, 5, 6, 7)), question(2, columns(1, 2, 3, 4, 5, 6, 7))])
  expect(at(lengths, 1)).toBeLessThan(at(lengths, 0) / 8)
})
