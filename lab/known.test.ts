// The lab on games whose answers are known exactly: a solved game, a fair one, one with a first-seat advantage, one with a
// scripted course; and comparisons of which it is known what has changed.

import { below, type Game, oneOf, type Question, type Rules, seatsOf, seedRandom, type Table } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { compareStudies } from './compare.ts'
import { contentOf } from './content.ts'
import { type Figures, figuresOf } from './figures.ts'
import { playTrial } from './play.ts'
import type { ContentCount, Sheet } from './sheet.ts'
import { type Arm, type Study, trialCount, trialOf } from './study.ts'

// A solved game -----------------------------------------------------------------------------------------------------

interface Heap {
  left: number
  turn: number
}

const heap = 7

const take: Question<number, Heap> = { name: 'take', prompt: () => 'How many?', say: (count) => `take ${count}` }

/** Whoever takes the last counter wins; one or two at a time. Lost with a multiple of three. */
const nim: Game<Heap> = {
  id: 'nim',
  name: 'Nim',
  about: 'A test.',
  version: 1,
  seats: { least: 2, most: 2 },
  options: {},
  bound: () => heap,
  setup: () => ({ left: heap, turn: 0 }),
  *step(t: Table<Heap>): Rules<{ winners: ReturnType<typeof seatsOf> } | undefined> {
    const { state } = t
    const counts = state.left === 1 ? [1] : [1, 2]
    const seat = seatsOf(2).slice(state.turn, state.turn + 1)
    for (const one of seat) state.left -= yield* t.choose(one, take, counts)
    if (state.left === 0) return { winners: seat }
    state.turn = 1 - state.turn
    return undefined
  },
  board: () => '',
  says: () => '',
  bot: {
    policy: (_, { state: { left } }) => (left % 3 === 2 ? 1 : 0),
    levels: { novice: { by: 'policy' } },
  },
}

/** How often whoever is to move wins, all lines counted; `isPerfect`: whoever is to move, then the other. */
function exact(left: number, isPerfect: readonly [boolean, boolean]): number {
  if (left === 0) return 0
  const counts = left === 1 ? [1] : [1, 2]
  const next: [boolean, boolean] = [isPerfect[1], isPerfect[0]]
  const chances = counts.map((count) => 1 - exact(left - count, next))
  if (isPerfect[0]) return chances[left % 3 === 2 ? 1 : 0] ?? 0
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}

const studyOf = (game: string, arms: readonly Arm[], games: number, seed = 'known'): Study => ({
  game,
  version: 1,
  arms,
  games,
  seed,
  patch: null,
})

const nimArm = (bots: readonly string[]): Arm => ({ seats: 2, options: {}, bots })

const holds = ({ low, high }: { low: number; high: number }, truth: number): boolean => low <= truth && truth <= high

describe('a solved game', () => {
  const figuresWith = (bots: readonly string[], games: number, seed?: string): Figures => {
    const study = studyOf('nim', [nimArm(bots)], games, seed)
    const sheets = Array.from({ length: trialCount(study) }, (_, n) =>
      playTrial(nim, contentOf(nim), study, trialOf(study, n)),
    )
    return figuresOf(nim, study, sheets)
  }

  test('is won by whoever begins, if both play perfectly', () => {
    const { main, firstSeat } = figuresWith(['novice', 'novice'], 60)
    expect(main.wins.value).toBe(1)
    expect(main.verdict).toBe('too often')
    expect(firstSeat?.value).toBe(0.5)
  })

  test('at random is won as often as all lines say: in about 95 of 100 studies the interval holds it', () => {
    const truth = exact(heap, [false, false])
    const studies = Array.from({ length: 30 }, (_, n) => figuresWith(['random', 'random'], 120, `study ${n}`).main.wins)
    expect(studies.filter((wins) => holds(wins, truth)).length).toBeGreaterThanOrEqual(26)
    const mean = studies.reduce((sum, { value }) => sum + value, 0) / studies.length
    expect(Math.abs(mean - truth)).toBeLessThan(0.025)
  })

  test('of a perfect player against one that plays at random, each beginning half of the games', () => {
    const truth = (exact(heap, [true, false]) + 1 - exact(heap, [false, true])) / 2
    const { byBot } = figuresWith(['novice', 'random'], 2_000)
    const novice = byBot.find(({ bot }) => bot === 'novice')
    expect(truth).toBeGreaterThan(0.8)
    expect(novice !== undefined && holds(novice.wins, truth)).toBe(true)
    expect(novice?.wins.games).toBe(2_000)
  })
})

// A course that is written down -----------------------------------------------------------------------------------------

interface Script {
  round: number
}

const go: Question<string, Script> = { name: 'go', prompt: () => 'Go on?', say: (word) => word }

/** How the two sides stand in each round; the first is the set-up. */
const scripted = (standings: readonly (readonly [number, number])[], winner: 0 | 1): Game<Script> => ({
  id: 'script',
  name: 'Script',
  about: 'A test.',
  version: 1,
  seats: { least: 2, most: 2 },
  options: {},
  bound: () => 99,
  setup: () => ({ round: 0 }),
  *step(t: Table<Script>): Rules<{ winners: ReturnType<typeof seatsOf> } | undefined> {
    for (const seat of seatsOf(1)) yield* t.choose(seat, go, ['go'])
    t.state.round++
    return t.state.round === standings.length - 1 ? { winners: seatsOf(2).slice(winner, winner + 1) } : undefined
  },
  board: () => '',
  says: () => '',
  bot: { evaluate: ({ state }, seat) => standings[state.round]?.[seat] ?? 0 },
  measures: { round: ({ round }) => round },
})

describe('a game whose course is known', () => {
  const courseOf = (game: Game<Script>): { sheet: Sheet; figures: Figures } => {
    const study = studyOf('script', [nimArm(['random', 'random'])], 1)
    const sheet = playTrial(game, contentOf(game), study, { arm: 0, number: 0 })
    return { sheet, figures: figuresOf(game, study, [sheet]) }
  }

  test('has as many changes of the lead as were written, a tie between them being none', () => {
    const game = scripted(
      [
        [0.5, 0.5],
        [0.8, 0.2],
        [0.5, 0.5],
        [0.1, 0.9],
        [0.505, 0.495],
        [0.3, 0.7],
        [0.9, 0.1],
      ],
      0,
    )
    const { sheet, figures } = courseOf(game)
    expect(sheet.leadChanges).toBe(2)
    expect(sheet.rounds).toBe(6)
    expect(sheet.lowest).toBe(0.1)
    expect(sheet.margin).toBeCloseTo(0.8, 10)
    expect(figures.course.comebacks.value).toBe(1)
    expect(figures.choices.forced).toBe(1)
  })

  test('is no comeback for whoever led all the time, and the set-up does not count', () => {
    const game = scripted(
      [
        [0.1, 0.9],
        [0.6, 0.4],
        [0.7, 0.3],
      ],
      0,
    )
    const { sheet, figures } = courseOf(game)
    expect(sheet.lowest).toBe(0.6)
    expect(sheet.leadChanges).toBe(1)
    expect(figures.course.comebacks.value).toBe(0)
  })
})

// Sheets that are made up, so that many studies can be looked at ------------------------------------------------------

const cards = Array.from({ length: 12 }, (_, n) => `card ${n + 1}`)

interface Nothing {
  round: number
}

const table = (sides: 'one' | 'teams' | 'each'): Game<Nothing, { odds: ReturnType<typeof oneOf<'50' | '60'>> }> => ({
  id: 'cards',
  name: 'Cards',
  about: 'A test.',
  version: 1,
  seats: { least: 1, most: 3 },
  options: { odds: oneOf('Odds', ['50', '60']) },
  bound: () => 1,
  setup: () => ({ round: 0 }),
  *step(t: Table<Nothing>): Rules<{ winners: ReturnType<typeof seatsOf> } | undefined> {
    for (const seat of seatsOf(1)) yield* t.choose(seat, go, ['go'])
    return { winners: [] }
  },
  board: () => '',
  says: () => '',
  measures: {
    ...(sides === 'each'
      ? {}
      : {
          sides: (_, seats) =>
            sides === 'one'
              ? [{ name: 'all', seats: seatsOf(seats) }]
              : [
                  { name: 'team', seats: seatsOf(2) },
                  { name: 'foe', seats: seatsOf(3).slice(2) },
                ],
        }),
    content: [{ name: 'Cards', items: cards.map((id) => ({ id, name: id, isPassive: true })) }],
  },
})

const dealt = (item: number, seat: number): ContentCount => ({
  item,
  seat,
  offered: 0,
  chosen: 0,
  dealt: 1,
  used: 0,
  effect: 0,
})

const sheetOf = (number: number, payoffs: readonly number[], content: readonly ContentCount[]): Sheet => ({
  arm: 0,
  number,
  payoffs,
  rounds: 1,
  decisions: 1,
  forced: 0,
  wide: 0,
  questions: [],
  leadChanges: 0,
  lowest: 1,
  margin: 0,
  rules: [],
  content,
  error: null,
})

const chanceFrom = (seed: string): (() => number) => {
  const random = seedRandom(seed)
  return () => below(random, 1_000_000) / 1_000_000
}

/** Games with one card each, of one side: won with a chance that depends on the card. */
function deals(games: number, won: (card: number) => number, chance: () => number): Sheet[] {
  return Array.from({ length: games }, (_, number) => {
    const card = Math.floor(chance() * cards.length)
    return sheetOf(number, [chance() < won(card) ? 1 : 0], [dealt(card, 0)])
  })
}

const alone: Arm = { seats: 1, options: {}, bots: ['random'] }

const named = ({ content }: Figures): string[] =>
  content.flatMap(({ items }) => items).flatMap(({ id, verdict }) => (verdict.startsWith('won') ? [id] : []))

describe('a list of cards', () => {
  const game = table('one')

  test('of which none is odd names none, study after study', () => {
    const chance = chanceFrom('fair')
    const study = studyOf('cards', [alone], 400)
    const studies = Array.from({ length: 200 }, () =>
      named(
        figuresOf(
          game,
          study,
          deals(400, () => 0.5, chance),
        ),
      ),
    )
    expect(studies.flat()).toEqual([])
  })

  test('of which all are just at the bound names one in at most 5 of 100 studies', () => {
    const chance = chanceFrom('bound')
    const study = studyOf('cards', [alone], 600)
    const odds = (card: number): number => (card % 2 === 0 ? 0.6 : 0.4)
    const studies = 400
    let alarms = 0
    for (let n = 0; n < studies; n++) if (named(figuresOf(game, study, deals(600, odds, chance))).length > 0) alarms++
    expect(alarms / studies).toBeLessThan(0.07)
    expect(alarms).toBeGreaterThan(0)
  })

  test('of which one is far too weak names that one and no other', () => {
    const study = studyOf('cards', [alone], 2_000)
    const sheets = deals(2_000, (card) => (card === 4 ? 0.2 : 0.5), chanceFrom('weak'))
    const figures = figuresOf(game, study, sheets)
    expect(named(figures)).toEqual(['card 5'])
    const weak = figures.content[0]?.items[4]
    expect(weak?.verdict).toBe('won with too seldom')
    expect(weak !== undefined && holds(weak.wonWith, 0.2)).toBe(true)
    expect(weak?.usual).toBeCloseTo(figures.main.wins.value, 10)
  })
})

describe('whose card it is', () => {
  test('a side that has it twice has won one game with it, and where both sides have it nobody won by it', () => {
    const game = table('teams')
    const arm: Arm = { seats: 3, options: {}, bots: ['random', 'random', 'random'] }
    const study = studyOf('cards', [arm], 3)
    const sheets = [
      sheetOf(0, [1, 1, 0], [dealt(0, 0), dealt(0, 1)]),
      sheetOf(1, [0, 0, 1], [dealt(0, 0), dealt(0, 2)]),
      sheetOf(2, [0, 0, 1], [dealt(0, 2)]),
    ]
    const [card] = figuresOf(game, study, sheets).content[0]?.items ?? []
    expect(card?.wonWith).toMatchObject({ games: 2, value: 1 })
  })
})

describe('the first seat', () => {
  const firstSeat = (share: number): Figures['firstSeat'] => {
    const chance = chanceFrom('first')
    const arms = [2, 3].map((seats): Arm => ({ seats, options: {}, bots: [] }))
    const sheets = Array.from({ length: 4_000 }, (_, n): Sheet => {
      const seats = 2 + (n % 2)
      const first = chance() < share + 1 / seats
      const winner = first ? 0 : 1 + Math.floor(chance() * (seats - 1))
      const payoffs = Array.from({ length: seats }, (__, seat) => (seat === winner ? 1 : 0))
      return { ...sheetOf(n, payoffs, []), arm: n % 2 }
    })
    return figuresOf(table('each'), studyOf('cards', arms, 2_000), sheets).firstSeat
  }

  test('has the advantage that it has, whatever the number of seats', () => {
    const estimate = firstSeat(0.08)
    expect(estimate !== null && holds(estimate, 0.08)).toBe(true)
    expect(estimate?.low).toBeGreaterThan(0)
  })

  test('has none in a fair game, and it is not spoken of where seats win together', () => {
    const estimate = firstSeat(0)
    expect(estimate !== null && holds(estimate, 0)).toBe(true)
    const study = studyOf('cards', [alone], 1)
    expect(figuresOf(table('one'), study, [sheetOf(0, [1], [])]).firstSeat).toBeNull()
  })
})

describe('a comparison', () => {
  const game = table('one')
  const study = studyOf('cards', [alone], 1_200)
  const compared = (before: readonly Sheet[], after: readonly Sheet[]) =>
    compareStudies(game, { study, sheets: before }, { study, sheets: after })

  test('tells by how much the wins have changed, and that a change of that size could be seen', () => {
    const [wins] = compared(
      deals(1_200, () => 0.5, chanceFrom('before')),
      deals(1_200, () => 0.6, chanceFrom('after')),
    )
    expect(wins?.isChanged).toBe(true)
    expect(wins !== undefined && holds(wins.difference, 0.1)).toBe(true)
    expect(wins?.noticeable).toBeLessThan(0.1)
  })

  test('says which difference was too small to be seen', () => {
    const few = (seed: string, odds: number): Sheet[] => deals(60, () => odds, chanceFrom(seed))
    const [wins] = compared(few('a', 0.5), few('b', 0.53))
    expect(wins?.isChanged).toBe(false)
    expect(wins?.noticeable).toBeGreaterThan(0.15)
  })

  test('names the one card that was made stronger', () => {
    const changed = compared(
      deals(6_000, () => 0.5, chanceFrom('old')),
      deals(6_000, (card) => (card === 7 ? 0.75 : 0.5), chanceFrom('new')),
    ).filter(({ what, isChanged }) => isChanged && what.startsWith('card'))
    expect(changed.map(({ what }) => what)).toEqual(['card 8 won with'])
  })

  test('of two studies alike names a card in at most 5 of 100 cases', () => {
    const chance = chanceFrom('alike')
    const cases = 200
    let alarms = 0
    let plain = 0
    for (let n = 0; n < cases; n++) {
      const changes = compared(
        deals(600, () => 0.5, chance),
        deals(600, () => 0.5, chance),
      ).filter(({ what }) => what.startsWith('card'))
      if (changes.some(({ isChanged }) => isChanged)) alarms++
      if (changes.some(({ difference: { low, high } }) => low > 0 || high < 0)) plain++
    }
    expect(alarms / cases).toBeLessThan(0.09)
    expect(plain / cases).toBeGreaterThan(0.3)
  })
})
