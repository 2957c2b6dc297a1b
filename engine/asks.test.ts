// Every kind of ask: what the rule gets, what is refused and why, and that notation goes out and in unchanged.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Ask } from './ask.ts'
import { at } from './at.ts'
import { Assign } from './asks/assign.ts'
import { Choose } from './asks/choose.ts'
import { ChooseMany } from './asks/choose-many.ts'
import { Order } from './asks/order.ts'
import { Place, type Point, readPoint, sayPoint } from './asks/place.ts'
import { Share } from './asks/share.ts'
import { seat } from './id.ts'
import { offer } from './offer.ts'
import type { AssignQuestion, OpenQuestion, Question } from './question.ts'
import { below, seedRandom } from './random.ts'
import { Refusal, refuse } from './refusal.ts'

const me = seat(0)

const animal: Question<string> = {
  name: 'animal',
  rule: 'AB-001',
  prompt: () => 'Which animal?',
  say: (value) => `the ${value}`,
  things: (value) => [value],
}

const forced: Question<string> = { ...animal, forced: true }

const animals = offer(['cat', 'dog', 'wolf', 'owl'], (value) =>
  value === 'wolf' ? refuse('AB-002', () => 'the wolf is asleep') : undefined,
)

const dice: AssignQuestion<number, string> = { ...animal, name: 'dice', sayItem: String }

const spot: OpenQuestion<Point> = {
  name: 'spot',
  prompt: () => 'Where?',
  say: (point) => sayPoint(point, 2),
  read: (text) => readPoint(text, 2),
}

const onTable = {
  whyNot: ({ x, y }: Point) => (x < 0 || y < 0 || x > 500 || y > 500 ? refuse('AB-003', 'off the table') : undefined),
  sample: (random: Parameters<typeof below>[0]) => ({ x: below(random, 501), y: below(random, 501) }),
  reach: () => ({ square: 500 }),
}

/** What a rule gets that waits for the ask. */
function valueOf<T>(ask: Ask<T>, answer: Answer): T {
  ask.settle(answer)
  const { done, value } = ask.next()
  if (done !== true) throw new Error('still waiting')
  return value
}

const reasonOf = (read: Answer | Refusal): string => {
  if (!(read instanceof Refusal)) throw new Error(`was taken: ${JSON.stringify(read)}`)
  return read.toString()
}

const every: { readonly [kind: string]: () => Ask } = {
  choose: () => new Choose(me, animal, {}, animals, false, 'choose'),
  'choose or pass': () => new Choose<string | undefined, string>(me, animal, {}, animals, true, 'choose'),
  'choose many': () => new ChooseMany(me, animal, {}, animals, { least: 1, most: 2 }),
  assign: () => new Assign(me, dice, {}, [9, 4, 4], ['cat', 'dog']),
  share: () =>
    new Share(me, animal, {}, 4, [
      { target: 'cat', most: 3 },
      { target: 'dog', most: 9 },
    ]),
  order: () => new Order(me, animal, {}, ['cat', 'dog', 'owl']),
  place: () => new Place(me, spot, {}, onTable),
}

describe.each(Object.entries(every))('%s', (_, make) => {
  test('waits until it is settled', () => {
    expect(make().next().done).toBe(false)
  })

  test('takes every sample, and its notation goes out and in unchanged, however it is spaced', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const ask = make()
        const answer = ask.sample(seedRandom(seed))
        expect(ask.refusal(answer)).toBeUndefined()
        expect(ask.read(ask.say(answer))).toEqual(answer)
        expect(ask.read(`  ${ask.say(answer).toUpperCase().replaceAll(' ', '   ')} `)).toEqual(answer)
      }),
    )
  })

  test('lists all its answers, each allowed and each different, unless there are too many', () => {
    const ask = make()
    const all = ask.enumerate(1000)
    if (all === undefined) {
      expect(ask.kind).toBe('place')
      return
    }
    expect(new Set(all.map((answer) => ask.say(answer))).size).toBe(all.length)
    for (const answer of all) expect(ask.refusal(answer)).toBeUndefined()
    expect(ask.enumerate(all.length - 1)).toBeUndefined()
    const sampled = new Set<string>()
    const random = seedRandom('all of them')
    for (let n = 0; n < 60 * all.length; n++) sampled.add(ask.say(ask.sample(random)))
    expect(sampled.size).toBe(all.length)
  })

  test('refuses whatever else is given to it, with a reason', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (garbage) => {
        const ask = make()
        const all = ask.enumerate(1000)
        const isAnswer = all?.some((answer) => JSON.stringify(answer) === JSON.stringify(garbage))
        if (all === undefined || isAnswer === true) return
        expect(ask.refusal(garbage as Answer)?.reason).toMatch(/./)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => reasonOf(make().read(`?${text}`)).length > 0))
  })
})

describe('choose', () => {
  const ask = (): Choose<string> => new Choose(me, animal, {}, animals, false, 'choose')

  test('gives the rule the option itself', () => {
    expect(valueOf(ask(), 1)).toBe('dog')
    expect(valueOf(new Choose<string | undefined, string>(me, animal, {}, animals, true, 'choose'), 3)).toBeUndefined()
  })

  test('says why something is not among the options, with its rule', () => {
    expect(
      ask()
        .blocked()
        .map(({ say, refusal }) => `${say}: ${refusal.toString()}`),
    ).toEqual(['the wolf: the wolf is asleep (AB-002)'])
    expect(reasonOf(ask().read('the wolf'))).toBe('the wolf is asleep (AB-002)')
    expect(reasonOf(ask().read('the bear'))).toBe(
      '"the bear" is no answer to animal; there is: the cat | the dog | the owl',
    )
  })

  test('shows itself as data', () => {
    expect(JSON.parse(JSON.stringify(ask()))).toEqual({
      seat: 0,
      number: -1,
      kind: 'choose',
      name: 'animal',
      rule: 'AB-001',
      prompt: 'Which animal?',
      options: [
        { say: 'the cat', things: ['cat'] },
        { say: 'the dog', things: ['dog'] },
        { say: 'the owl', things: ['owl'] },
      ],
    })
  })

  test('needs nobody where the question is forced and has one answer', () => {
    expect(new Choose(me, forced, {}, ['cat'], false, 'choose').next()).toEqual({ done: true, value: 'cat' })
    expect(new Choose(me, forced, {}, ['cat', 'dog'], false, 'choose').next().done).toBe(false)
    expect(new Choose(me, animal, {}, ['cat'], false, 'choose').next().done).toBe(false)
    expect(new Choose<string | undefined, string>(me, forced, {}, [], true, 'choose').next()).toEqual({
      done: true,
      value: undefined,
    })
  })

  test('of nothing is a bug', () => {
    expect(() => new Choose(me, animal, {}, [], false, 'choose')).toThrow('animal: nothing to choose from')
  })
})

describe('choose many', () => {
  const ask = (): ChooseMany<string> =>
    new ChooseMany(me, animal, {}, animals, {
      least: 1,
      most: 2,
      whyNot: (chosen) =>
        chosen.includes('cat') && chosen.includes('dog') ? refuse('AB-004', 'they fight') : undefined,
    })

  test('gives the rule a list in the order of the options', () => {
    const read = ask().read('the owl, the cat')
    expect(read).toEqual([0, 2])
    expect(valueOf(ask(), [0, 2])).toEqual(['cat', 'owl'])
  })

  test('refuses too few, too many, one twice, one that is blocked, and what does not go together', () => {
    expect(reasonOf(ask().read('none'))).toBe('choose 1 to 2, not 0 (AB-001)')
    expect(reasonOf(ask().read('the cat, the dog, the owl'))).toBe('choose 1 to 2, not 3 (AB-001)')
    expect(reasonOf(ask().read('the cat, the cat'))).toBe('"the cat" is chosen twice')
    expect(reasonOf(ask().read('the wolf'))).toBe('the wolf is asleep (AB-002)')
    expect(reasonOf(ask().read('the cat, the dog'))).toBe('they fight (AB-004)')
    expect(ask().refusal([2, 0])?.kind).toBe('malformed')
  })

  test('needs nobody where the question is forced and leaves no choice', () => {
    expect(new ChooseMany(me, forced, {}, ['cat'], { least: 1, most: 1 }).next().value).toEqual(['cat'])
    expect(new ChooseMany(me, forced, {}, [], { least: 0, most: 2 }).next().value).toEqual([])
  })
})

describe('assign', () => {
  test('gives the rule a target for each item', () => {
    const ask = new Assign(me, dice, {}, [9, 4, 4], ['cat', 'dog'])
    expect(ask.say([1, 0, 0])).toBe('9>the dog, 4>the cat, 4>the cat')
    expect(valueOf(ask, [1, 0, 0])).toEqual(['dog', 'cat', 'cat'])
  })

  test('refuses what the rule forbids, and items that are missing or in another order', () => {
    const oneTarget = (targets: readonly string[]) =>
      new Set(targets).size > 1 ? refuse('AB-005', 'all on one') : undefined
    const ask = new Assign(me, dice, {}, [9, 4], ['cat', 'dog'], { whyNot: oneTarget })
    expect(reasonOf(ask.read('9>the dog, 4>the cat'))).toBe('all on one (AB-005)')
    expect(reasonOf(ask.read('9>the dog'))).toContain('2 to assign')
    expect(reasonOf(ask.read('4>the dog, 9>the dog'))).toContain('no answer')
    expect(ask.enumerate(10)).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(ask.terms()).toEqual({ items: ['9', '4'] })
  })
})

test('what seldom fits is sampled by the question itself, and never searched for ever', () => {
  const dozen = Array.from({ length: 24 }, (_, n) => n)
  const allOnOwl = (targets: readonly string[]) =>
    targets.every((one) => one === 'owl') ? undefined : refuse('AB-005', 'all on the owl')
  const targets = ['cat', 'dog', 'owl']
  const helped = new Assign(me, dice, {}, dozen, targets, { whyNot: allOnOwl, sample: () => dozen.map(() => 'owl') })
  expect(helped.sample(seedRandom('x'))).toEqual(dozen.map(() => 2))
  const left = new Assign(me, dice, {}, dozen, targets, { whyNot: allOnOwl })
  expect(left.enumerate(10)).toBeUndefined()
  expect(() => left.sample(seedRandom('x'))).toThrow('give it a sample of its own')
})

describe('share', () => {
  test('gives the rule the points of each target', () => {
    const ask = new Share(me, animal, {}, 4, [
      { target: 'cat', most: 3 },
      { target: 'dog', most: 9 },
    ])
    expect(ask.say([1, 3])).toBe('1>the cat, 3>the dog')
    expect(ask.say([0, 4])).toBe('4>the dog')
    expect(valueOf(ask, [1, 3])).toEqual([1, 3])
  })

  test('refuses more than a target takes, and more or fewer points than there are', () => {
    const ask = new Share(me, animal, {}, 4, [
      { target: 'cat', most: 3 },
      { target: 'dog', most: 9 },
    ])
    expect(reasonOf(ask.read('4>the cat'))).toBe('the cat takes at most 3 (AB-001)')
    expect(reasonOf(ask.read('2>the cat'))).toBe('4 points to share, not 2 (AB-001)')
    expect(() => new Share(me, animal, {}, 4, [{ target: 'cat', most: 3 }])).toThrow('4 points do not fit into 3')
  })
})

describe('order', () => {
  test('gives the rule all things in the order said', () => {
    const ask = new Order(me, animal, {}, ['cat', 'dog', 'owl'])
    expect(valueOf(ask, ask.read('the owl, the cat, the dog') as Answer)).toEqual(['owl', 'cat', 'dog'])
    expect(reasonOf(ask.read('the owl, the cat'))).toContain('name all 3')
    expect(reasonOf(ask.read('the owl, '.repeat(50_000)))).toContain('name all 3')
    expect(ask.enumerate(6)).toHaveLength(6)
  })
})

describe('place', () => {
  const ask = (): Place<Point> => new Place(me, spot, {}, onTable)

  test('takes any point that the ground allows, to the smallest unit', () => {
    expect(ask().read('1.25 0.5')).toEqual({ x: 125, y: 50 })
    expect(valueOf(ask(), { x: 125, y: 50 })).toEqual({ x: 125, y: 50 })
    expect(ask().say({ x: 125, y: 50 })).toBe('1.25 0.50')
    expect(at([ask().read('-0 0')], 0)).toEqual({ x: 0, y: 0 })
  })

  test('refuses with the reason of the ground, and what is no point', () => {
    expect(reasonOf(ask().read('6 1'))).toBe('off the table (AB-003)')
    expect(reasonOf(ask().read('here'))).toBe('"here" is no answer to spot')
    expect(ask().refusal({ x: 'far', y: null })?.kind).toBe('malformed')
    expect(ask().refusal(null)?.kind).toBe('malformed')
    expect(ask().terms()).toEqual({ reach: { square: 500 } })
  })
})

test('passing may be put to a person in words of its own, and is answered as ever', () => {
  const costly: Question<string> = { ...animal, pass: 'none', passLabel: () => ({ name: 'Go without' }) }
  const ask = new Choose<string | undefined, string>(me, costly, {}, animals, true, 'choose')
  expect(ask.options().at(-1)).toEqual({ say: 'none', label: { name: 'Go without' } })
  expect(ask.read('none')).toBe(ask.options().length - 1)
})
