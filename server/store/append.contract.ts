// What holds for adding to a log in every store: all or nothing, one winner, nobody harmed by another.

import { expect, test } from 'vitest'
import { anAnswer, anAppend, aSummary, randomId } from './samples.ts'
import type { Store, Summary } from './store.ts'

export function appendContract(store: () => Store): void {
  const made = async (): Promise<Summary> => {
    const summary = aSummary()
    await store().create(summary, [])
    return summary
  }
  const texts = async (match: string): Promise<readonly string[]> =>
    (await store().entries(match, 0)).map(({ deed }) => (deed.do === 'answer' ? deed.text : deed.do))

  test('what is added stands at the end, with what the match comes to', async () => {
    const summary = await made()
    const after: Summary = { ...summary, waitsFor: [1], isBotDue: true, count: 2, changed: summary.changed + 5 }
    const entries = [anAnswer('drop 1'), anAnswer('drop 2')]
    expect(await store().append({ match: summary.id, from: 0, entries, summary: after })).toBe(true)
    expect(await store().summary(summary.id)).toEqual(after)
    const over: Summary = { ...after, status: 'over', waitsFor: [], end: { how: 'played', winners: [] }, count: 3 }
    expect(await store().append({ match: summary.id, from: 2, entries: [anAnswer('drop 3')], summary: over })).toBe(
      true,
    )
    expect(await store().summary(summary.id)).toEqual(over)
    expect(await texts(summary.id)).toEqual(['drop 1', 'drop 2', 'drop 3'])
    const back: Summary = { ...after, version: 2, count: 4 }
    const undo = anAnswer('', { deed: { do: 'undo', seats: [] } })
    expect(await store().append({ match: summary.id, from: 3, entries: [undo], summary: back })).toBe(true)
    expect(await store().summary(summary.id)).toEqual(back)
  })

  test('a log of another length is not added to', async () => {
    const summary = await made()
    expect(await store().append(anAppend(summary, 1))).toBe(false)
    expect(await store().append(anAppend(summary, 0, 'drop 1'))).toBe(true)
    expect(await store().append(anAppend(summary, 0, 'drop 2'))).toBe(false)
    expect(await texts(summary.id)).toEqual(['drop 1'])
    expect((await store().summary(summary.id))?.changed).toBe(summary.changed)
  })

  test('of a hundred who add to the same length at once exactly one wins', async () => {
    const summary = await made()
    for (let from = 0; from < 5; from++) {
      const tries = Array.from({ length: 100 }, (_, n) => store().append(anAppend(summary, from, `${from}/${n}`)))
      const won = (await Promise.all(tries)).flatMap((isAdded, n) => (isAdded ? [`${from}/${n}`] : []))
      expect(won).toHaveLength(1)
      expect((await texts(summary.id)).slice(from)).toEqual(won)
    }
  })

  test('one that comes too late does not harm those beside it', async () => {
    const matches = await Promise.all(Array.from({ length: 20 }, made))
    const late = new Set(matches.filter((_, n) => n % 3 === 0))
    await Promise.all([...late].map((summary) => store().append(anAppend(summary, 0, 'first'))))
    const added = await Promise.all(matches.map((summary) => store().append(anAppend(summary, 0, 'second'))))
    expect(added).toEqual(matches.map((summary) => !late.has(summary)))
    for (const summary of matches) expect(await texts(summary.id)).toEqual([late.has(summary) ? 'first' : 'second'])
  })

  test('two for one match at once are taken one after the other', async () => {
    const summary = await made()
    const added = [store().append(anAppend(summary, 0, 'first')), store().append(anAppend(summary, 1, 'second'))]
    expect(await Promise.all(added)).toEqual([true, true])
    expect(await store().append(anAppend(summary, 2, 'third'))).toBe(true)
    expect(await texts(summary.id)).toEqual(['first', 'second', 'third'])
  })

  test('several for one match at once are taken one after the other', async () => {
    const summary = await made()
    const added = await Promise.all([0, 1, 2, 1].map((from, n) => store().append(anAppend(summary, from, `${n}`))))
    expect(added).toEqual([true, true, true, false])
    expect(await texts(summary.id)).toEqual(['0', '1', '2'])
  })

  test('one that the tables do not take harms nobody', async () => {
    const [one, two, three] = [await made(), await made(), await made()]
    expect(await store().append(anAppend(one, 0, 'first'))).toBe(true)
    const tries = await Promise.allSettled([
      store().append(anAppend(two, 0, 'beside')),
      store().append({ ...anAppend(one, 1), entries: [anAnswer('at half past', { at: 0.5 })] }),
      store().append(anAppend(three, 0, 'beside, too')),
    ])
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await texts(one.id)).toEqual(['first'])
    expect(await texts(two.id)).toEqual(['beside'])
    expect(await texts(three.id)).toEqual(['beside, too'])
    expect(await store().append(anAppend(one, 1, 'goes on'))).toBe(true)
  })

  test('texts come back as they were, whatever is in them', async () => {
    const odd = [
      'x'.repeat(1_000_000),
      'zero \0, half a pair \ud800 and the other half \udc00, 🎲🏳️‍🌈, é e\u0301, \u202eright to left, \u2028 \\ \' "',
      '',
      `'); drop table entries; --`,
      '$1 ? :name {} [] ,',
    ]
    const summary = await made()
    expect(
      await store().append({ match: summary.id, from: 0, entries: odd.map((text) => anAnswer(text)), summary }),
    ).toBe(true)
    expect(await texts(summary.id)).toEqual(odd)
  })

  test('a large log is read whole', async () => {
    const summary = await made()
    const entries = Array.from({ length: 5000 }, (_, n) => anAnswer(`drop ${n}`, { key: `${randomId()}:${n}` }))
    expect(await store().append({ match: summary.id, from: 0, entries, summary })).toBe(true)
    expect((await store().entries(summary.id, 0)).map(({ number }) => number)).toEqual(entries.map((_, n) => n))
  })
}
