// Drafts and the answers that follow them: one gesture answers several questions, and stops where it was not foreseen.

import { type AskJson, type AskKind, seat, type Shown } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { type BoardStore, createBoardStore } from './board-store.ts'
import { expectedAnswers, type Prepared, suggestionsOf } from './draft.ts'

const ask = (
  number: number,
  name: string,
  kind: AskKind,
  options: readonly Shown[],
  more: Partial<AskJson> = {},
): AskJson => ({ seat: seat(0), number, kind, name, prompt: 'Which?', options, ...more })

const who = (number: number, ...units: readonly string[]): AskJson =>
  ask(
    number,
    'who moves',
    'choose',
    units.map((say) => ({ say, things: [say] })),
  )
const where = (number: number, more: Partial<AskJson> = {}): AskJson => ask(number, 'way', 'place', [], more)

const move = (unit: string, way: string): readonly Prepared[] => [
  { to: 'who moves', say: unit },
  { to: 'way', say: way },
]

/** A board whose questions follow each other as in `questions`; `given` is what it has answered. */
function play(...questions: readonly AskJson[]): { readonly store: BoardStore; readonly given: string[] } {
  const given: string[] = []
  const store = createBoardStore((notation) => {
    given.push(notation)
    store.ask(questions[given.length], [])
  })
  store.ask(questions[0], [])
  return { store, given }
}

const settled = (): Promise<void> => Promise.resolve().then(() => undefined)

describe('a draft', () => {
  test('is given by committing, and not before', () => {
    const { store, given } = play(where(1))
    store.draft([{ to: 'way', say: '12.50 30.00' }])
    expect(given).toEqual([])
    store.commit()
    expect(given).toEqual(['12.50 30.00'])
  })
  test('says what the board makes of it, and a refused one is not given', () => {
    const { store, given } = play(where(1))
    const stop = store.judgeBy((asked, [first]) => ({
      name: `${asked.name} to ${first?.say ?? ''}`,
      ...(first?.say === '99 99' ? { refusal: { reason: 'off the table' } } : {}),
    }))
    store.draft([{ to: 'way', say: '12 30' }])
    expect(store.getState().draft).toMatchObject({ name: 'way to 12 30' })
    store.draft([{ to: 'way', say: '99 99' }])
    expect(store.getState().draft?.refusal?.reason).toBe('off the table')
    store.commit()
    expect(given).toEqual([])
    stop()
    store.draft([{ to: 'way', say: '99 99' }])
    expect(store.getState().draft?.refusal).toBeUndefined()
  })
  test('is dropped by going back, by another click, by the next question, and by an empty one', () => {
    const { store } = play(who(1, 'tank', 'scout'), where(2))
    const drafted = (): boolean => store.getState().draft !== undefined
    store.draft(move('tank', '1 1'))
    expect(store.back()).toBe(true)
    expect(drafted()).toBe(false)
    store.draft(move('tank', '1 1'))
    store.clickThing('tank', { x: 0, y: 0 }, true)
    expect(drafted()).toBe(false)
    store.draft(move('tank', '1 1'))
    store.draft([])
    expect(drafted()).toBe(false)
    store.draft([{ to: 'who moves', say: 'tank' }])
    store.commit()
    expect(drafted()).toBe(false)
  })
})

describe('answers to questions that follow', () => {
  test('are given one after the other', async () => {
    const { store, given } = play(who(1, 'tank', 'scout'), where(2), who(3, 'scout'), where(4), who(5, 'truck'))
    store.draft([...move('tank', '1 1'), ...move('scout', '2 2')])
    store.commit()
    await settled()
    await settled()
    await settled()
    expect(given).toEqual(['tank', '1 1', 'scout', '2 2'])
    expect(store.getState().choosing.ask?.number).toBe(5)
  })
  test('stop where another question comes than was expected', async () => {
    const { store, given } = play(who(1, 'tank'), ask(2, 'pay', 'confirm', [{ say: 'yes' }]), where(3))
    store.draft(move('tank', '1 1'))
    store.commit()
    await settled()
    expect(given).toEqual(['tank'])
    store.say('yes')
    await settled()
    expect(given).toEqual(['tank', 'yes'])
  })
  test('are forgotten when something else is answered first', async () => {
    const given: string[] = []
    const store = createBoardStore((notation) => given.push(notation))
    store.ask(who(1, 'tank', 'scout'), [])
    store.draft(move('tank', '1 1'))
    store.commit()
    store.say('scout')
    store.ask(where(2), [])
    await settled()
    expect(given).toEqual(['tank', 'scout'])
  })
  test('wait while the answer before is on its way', async () => {
    const given: string[] = []
    const store = createBoardStore((notation) => given.push(notation))
    store.ask(who(1, 'tank'), [])
    store.draft(move('tank', '1 1'))
    store.commit()
    store.ask(undefined, [])
    await settled()
    expect(given).toEqual(['tank'])
    store.ask(where(2), [])
    await settled()
    expect(given).toEqual(['tank', '1 1'])
  })
  test('are for the same seat, for the very next question, and for what it offers', () => {
    const queue = { seat: seat(0), number: 1, answers: move('tank', '1 1') }
    expect(expectedAnswers(queue, who(2, 'tank'))).toBe(queue.answers)
    expect(expectedAnswers(queue, who(3, 'tank'))).toBeUndefined()
    expect(expectedAnswers(queue, { ...who(2, 'tank'), seat: seat(1) })).toBeUndefined()
    expect(expectedAnswers(queue, who(2, 'scout'))).toBeUndefined()
    expect(expectedAnswers(queue, where(2))).toBeUndefined()
  })
})

test('a question may bring suggestions; whatever else its reach holds is none', () => {
  const suggestions = [{ say: 'stay', name: 'Stay' }, { say: 1 }, null, { say: '1 1', name: 'Wood', means: '4"' }]
  expect(suggestionsOf(where(1, { reach: { kind: 'move', suggestions } }))).toEqual([
    { say: 'stay', name: 'Stay' },
    { say: '1 1', name: 'Wood', means: '4"' },
  ])
  expect(suggestionsOf(where(1))).toEqual([])
  expect(suggestionsOf(where(1, { reach: [1, 2] }))).toEqual([])
  expect(suggestionsOf({ ...who(1, 'tank'), reach: { suggestions } })).toEqual([])
})
