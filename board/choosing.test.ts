// From clicks to answers: each click leaves fewer options, and what cannot be chosen says why.

import { type AskJson, type AskKind, seat, type Shown } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  candidates,
  type Choosing,
  choosingFor,
  clickOption,
  clickThing,
  isComplete,
  marksOf,
  nextVariant,
  ready,
  sayParts,
  variantWords,
} from './choosing.ts'

const ask = (kind: AskKind, options: readonly Shown[], more: Partial<AskJson> = {}): AskJson => ({
  seat: seat(0),
  number: 3,
  kind,
  name: 'test',
  prompt: 'Which?',
  options,
  ...more,
})

const walking = ask('choose', [
  { say: 'crew 1 to core', things: ['crew 1', 'core'] },
  { say: 'crew 1 to legs', things: ['crew 1', 'legs'] },
  { say: 'crew 2 to legs', things: ['crew 2', 'legs'] },
])

const now = (clicked: ReturnType<typeof clickThing>): Choosing => {
  if (clicked === undefined || !('now' in clicked)) throw new Error(`not another stage: ${JSON.stringify(clicked)}`)
  return clicked.now
}

describe('options that name several things', () => {
  test('are narrowed down by each click, until one is left', () => {
    const first = now(clickThing(choosingFor(walking, []), 'crew 1', false))
    expect(candidates(first)).toEqual([0, 1])
    expect(clickThing(first, 'legs', false)).toEqual({ answer: 'crew 1 to legs' })
  })

  test('are answered at once where a click decides', () => {
    expect(clickThing(choosingFor(walking, []), 'core', false)).toEqual({ answer: 'crew 1 to core' })
  })

  test('begin anew by a click on a thing that does not fit', () => {
    const first = now(clickThing(choosingFor(walking, []), 'crew 1', false))
    expect(clickThing(first, 'crew 2', false)).toEqual({ answer: 'crew 2 to legs' })
  })

  test('are let go by a second click on the same thing', () => {
    const first = now(clickThing(choosingFor(walking, []), 'crew 1', false))
    expect(now(clickThing(first, 'crew 1', false)).picked).toEqual([])
  })

  test('light what may be clicked next, and leave the rest quiet', () => {
    const first = now(clickThing(choosingFor(walking, []), 'crew 1', false))
    const marks = marksOf(first)
    expect(marks.get('legs')?.may).toBe('lit')
    expect(marks.get('crew 1')).toMatchObject({ isPicked: true, may: 'quiet' })
    expect(marks.get('crew 2')?.may).toBe('quiet')
  })
})

describe('a finger', () => {
  test('arms by the first tap and answers by the second', () => {
    const armed = now(clickThing(choosingFor(walking, []), 'core', true))
    expect(ready(armed)).toBe(0)
    expect(clickThing(armed, 'core', true)).toEqual({ answer: 'crew 1 to core' })
  })

  test('on an option arms it too, but passes at once', () => {
    const passing = ask('choose', [{ say: 'fire' }, { say: 'hold fire' }], { passes: true })
    expect(ready(now(clickOption(choosingFor(passing, []), 0, true)))).toBe(0)
    expect(clickOption(choosingFor(passing, []), 1, true)).toEqual({ answer: 'hold fire' })
  })
})

describe('variants', () => {
  const placing = ask(
    'choose',
    ['at 0 1 r0', 'at 0 1 r1', 'at 1 0 r0'].map((say) => ({
      say,
      things: [say.slice(0, 6)],
      label: { name: say.slice(0, 6) },
    })),
  )

  test('of the same place: a click arms the first, turning goes on to the next and round', () => {
    const armed = now(clickThing(choosingFor(placing, []), 'at 0 1', false))
    expect(ready(armed)).toBe(0)
    const turned = nextVariant(armed)
    expect(ready(turned)).toBe(1)
    expect(ready(nextVariant(turned))).toBe(0)
    expect(clickThing(turned, 'at 0 1', false)).toEqual({ answer: 'at 0 1 r1' })
  })

  test('turned while only pointed at: the click takes it as it is turned', () => {
    const pointed = nextVariant({ ...choosingFor(placing, []), pointed: 0 })
    expect(pointed.pointed).toBe(1)
    expect(ready(now(clickThing(pointed, 'at 0 1', false)))).toBe(1)
  })

  test('that only add a word are told by it', () => {
    const asked = ask(
      'choose',
      ['fire mantis', 'fire mantis boosted'].map((say) => ({ say, things: ['mantis'], label: { name: 'Mantis' } })),
    )
    const armed = now(clickThing(choosingFor(asked, []), 'mantis', false))
    expect(variantWords(armed)).toBe('boosted')
    expect(variantWords(nextVariant(armed))).toBe('not boosted')
    const placed = now(clickThing(choosingFor(placing, []), 'at 0 1', false))
    expect(variantWords(placed)).toBeUndefined()
  })
  test('a place with only one is answered at once', () => {
    expect(clickThing(choosingFor(placing, []), 'at 1 0', false)).toEqual({ answer: 'at 1 0 r0' })
  })
})

describe('what is not possible', () => {
  const blocked = [
    { say: 'crew 1 to laser', things: ['crew 1', 'laser'], reason: 'not linked', rule: 'MM-060' as const },
  ]

  test('says why when it is clicked, and is marked', () => {
    const choosing = choosingFor(walking, blocked)
    expect(clickThing(choosing, 'laser', false)).toEqual({ refused: blocked[0] })
    expect(marksOf(choosing).get('laser')).toMatchObject({ may: '', reason: 'not linked', rule: 'MM-060' })
  })

  test('does not darken a thing that is possible otherwise', () => {
    expect(marksOf(choosingFor(walking, blocked)).get('crew 1')).toMatchObject({ may: 'lit', reason: '' })
  })

  test('a thing that nothing speaks of is not clickable at all', () => {
    expect(clickThing(choosingFor(walking, blocked), 'moon', false)).toBeUndefined()
  })
})

describe('answers of several parts', () => {
  const options = ['a', 'b', 'c'].map((say) => ({ say, things: [say] }))
  const after = (asked: AskJson, clicks: readonly string[]): Choosing => {
    let choosing = choosingFor(asked, [])
    for (const thing of clicks) choosing = now(clickThing(choosing, thing, false))
    return choosing
  }

  test('choose many: in the order of the options, a second click takes one out', () => {
    const asked = ask('choose many', options, { least: 1, most: 2 })
    expect(isComplete(after(asked, []))).toBe(false)
    expect(sayParts(after(asked, ['c', 'a']))).toBe('a, c')
    expect(sayParts(after(asked, ['c', 'a', 'c']))).toBe('a')
    expect(clickThing(after(asked, ['c', 'a']), 'b', false)).toBeUndefined()
  })

  test('choose many: none, where that is allowed', () => {
    const none = choosingFor(ask('choose many', options, { least: 0, most: 2 }), [])
    expect(isComplete(none)).toBe(true)
    expect(sayParts(none)).toBe('none')
  })

  test('order: as they were clicked', () => {
    const asked = ask('order', options)
    expect(isComplete(after(asked, ['b', 'a']))).toBe(false)
    expect(sayParts(after(asked, ['b', 'a', 'c']))).toBe('b, a, c')
  })

  test('share: points up to the limit of each', () => {
    const asked = ask('share', options, { points: 3, most: [2, 3, 1] })
    expect(sayParts(after(asked, ['a', 'a', 'c']))).toBe('2>a, 1>c')
    expect(clickThing(after(asked, ['c']), 'c', false)).toBeUndefined()
    expect(isComplete(after(asked, ['a', 'a']))).toBe(false)
  })

  test('assign: one item after the other', () => {
    const asked = ask('assign', options, { items: ['9', '5'] })
    expect(sayParts(after(asked, ['b', 'a']))).toBe('9>b, 5>a')
  })
})

test('whatever is clicked, an answer is always one of the options', () => {
  const things = ['p', 'q', 'r', 's']
  const option = fc.uniqueArray(fc.constantFrom(...things), { maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(option, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.constantFrom(...things), fc.boolean()), { maxLength: 12 }),
      (named, clicks) => {
        const asked = ask(
          'choose',
          named.map((list, n) => ({ say: `option ${n}`, things: list })),
        )
        let choosing = choosingFor(asked, [])
        for (const [thing, mustConfirm] of clicks) {
          const clicked = clickThing(choosing, thing, mustConfirm)
          if (clicked === undefined || 'refused' in clicked) continue
          if ('answer' in clicked) {
            const chosen = asked.options.find(({ say }) => say === clicked.answer)
            expect(chosen?.things).toContain(thing)
            return
          }
          choosing = clicked.now
          expect(candidates(choosing).length).toBeGreaterThan(0)
        }
      },
    ),
  )
})
