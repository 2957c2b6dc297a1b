// The lab on games whose answers are known: a biased coin, cards of known strength, a game that breaks off.

import { type Game, oneOf, type Question, type Rules, seatsOf, type Table } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { contentOf } from './content.ts'
import { figuresOf } from './figures.ts'
import { playTrial } from './play.ts'
import type { Sheet } from './sheet.ts'
import { type Arm, botsIn, type Study, trialCount, trialOf } from './study.ts'

interface Duel {
  round: number
  /** The card that each seat took. */
  cards: string[]
  broken: boolean
}

type DuelEvent =
  | { readonly kind: 'took'; readonly rule: 'DU-001'; readonly seat: number; readonly card: string }
  | { readonly kind: 'won'; readonly rule: 'DU-002'; readonly seat: number }

const cards = ['sword', 'spear', 'axe', 'club', 'whip', 'rock', 'bow', 'sling', 'net', 'pike', 'mace', 'flail']

const card: Question<string, Duel> = {
  name: 'card',
  prompt: () => 'Which card?',
  say: (value) => `take ${value}`,
}

/**
 * Both take a card, then a die with a hundred faces says who wins. The option says with how many of them the first seat
 * does; whoever has the spear has twenty-five more.
 */
const duel: Game<
  Duel,
  { odds: ReturnType<typeof oneOf<'50' | '60' | '90'>>; offered: ReturnType<typeof oneOf<'all' | 'some'>> },
  DuelEvent
> = {
  id: 'duel',
  name: 'Duel',
  about: 'A test.',
  version: 1,
  seats: { least: 2, most: 2 },
  options: {
    odds: oneOf('The first seat wins so often', ['50', '60', '90']),
    offered: oneOf('Cards', ['all', 'some']),
  },
  bound: () => 10,
  setup: (_, chosen) => ({ round: 1, cards: [chosen.odds, chosen.offered], broken: false }),
  *step(t: Table<Duel, DuelEvent>): Rules<{ winners: ReturnType<typeof seatsOf> } | undefined> {
    const [odds = '50', offered = 'all'] = t.state.cards
    const taken: string[] = []
    for (const seat of t.seats) {
      const chosen = yield* t.choose(seat, card, offered === 'all' ? cards : cards.slice(0, 3))
      taken.push(chosen)
      t.tell({ kind: 'took', rule: 'DU-001', seat, card: chosen })
    }
    if (taken[0] === 'rock' && taken[1] === 'rock') throw new Error('two rocks')
    const spear = (taken[0] === 'spear' ? 25 : 0) - (taken[1] === 'spear' ? 25 : 0)
    const winner = t.number(100) < Number(odds) + spear ? 0 : 1
    t.tell({ kind: 'won', rule: 'DU-002', seat: winner })
    return { winners: seatsOf(2).slice(winner, winner + 1) }
  },
  board: () => '',
  says: () => '',
  measures: {
    round: ({ round }) => round,
    content: [{ name: 'Cards', items: cards.map((id) => ({ id, name: id })) }],
    offers: { card: (value) => (typeof value === 'string' ? value : undefined) },
    uses: {
      took: (event) =>
        seatsOf(2)
          .slice(event.seat, event.seat + 1)
          .map((seat) => ({ item: event.card, seat, effect: 2 })),
    },
  },
}

const armOf = (odds: string, offered = 'all'): Arm => ({
  seats: 2,
  options: { odds, offered },
  bots: ['random', 'random'],
})

const studyOf = (arms: readonly Arm[], games: number): Study => ({
  game: 'duel',
  version: 1,
  arms,
  games,
  seed: 'test',
  patch: null,
})

const play = (study: Study): Sheet[] =>
  Array.from({ length: trialCount(study) }, (_, n) => playTrial(duel, contentOf(duel), study, trialOf(study, n)))

describe('a coin', () => {
  const study = studyOf([armOf('50', 'some'), armOf('90', 'some')], 1_500)
  const figures = figuresOf(duel, study, play(study))

  test('that is fair is called fine, and one that is not is named', () => {
    expect(figures.arms.map(({ sides }) => sides[0]?.verdict)).toEqual(['fine', 'too often'])
    expect(figures.arms[1]?.sides[1]?.verdict).toBe('too seldom')
    expect(figures.arms.map(({ name }) => name)).toEqual(['odds 50', 'odds 90'])
  })

  test('is measured within its interval', () => {
    const fair = figures.arms[0]?.sides[0]?.wins
    expect(fair?.low).toBeLessThan(0.5)
    expect(fair?.high).toBeGreaterThan(0.5)
  })

  test('cards that nobody could take are named', () => {
    const verdicts = Object.fromEntries(figures.content[0]?.items.map(({ id, verdict }) => [id, verdict]) ?? [])
    expect(verdicts['whip']).toBe('never came up')
    expect(figures.rules).toEqual(['DU-001', 'DU-002'])
  })
})

describe('a card that is too strong', () => {
  test('is named, and no other is', () => {
    const study = studyOf([armOf('50')], 6_000)
    const figures = figuresOf(duel, study, play(study))
    const odd = figures.content[0]?.items.filter(({ verdict }) => verdict !== 'fine')
    expect(odd?.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual(['spear won with too often'])
    expect(figures.content[0]?.items[0]?.effect).toBe(2)
  })

  test('is not yet named after few games', () => {
    const study = studyOf([armOf('50')], 60)
    const verdicts = figuresOf(duel, study, play(study)).content[0]?.items.map(({ verdict }) => verdict)
    expect(new Set(verdicts)).toEqual(new Set(['too few games to say']))
  })
})

describe('a game that breaks off', () => {
  test('is a sheet with its error, and the others count', () => {
    const study = studyOf([armOf('50')], 2_000)
    const sheets = play(study)
    const broken = sheets.filter(({ error }) => error !== null)
    expect(broken.length).toBeGreaterThan(0)
    expect(broken.every(({ error }) => error === 'two rocks')).toBe(true)
    const figures = figuresOf(duel, study, sheets)
    expect(figures.broken).toBe(broken.length)
    expect(figures.games).toBe(sheets.length - broken.length)
  })
})

describe('the order of games', () => {
  test('plays all arms alike, each with the same seeds and with every bot on every seat', () => {
    const study = studyOf([armOf('50'), { ...armOf('60'), bots: ['random', 'novice'] }], 4)
    expect(Array.from({ length: 4 }, (_, n) => trialOf(study, n))).toEqual([
      { arm: 0, number: 0 },
      { arm: 1, number: 0 },
      { arm: 0, number: 1 },
      { arm: 1, number: 1 },
    ])
    expect(botsIn(study, { arm: 1, number: 1 })).toEqual(['novice', 'random'])
  })
})
