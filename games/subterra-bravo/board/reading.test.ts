// What the board reads out of state and questions: stacks, costs, attacks, odds, rounds, energy, phases.

import { at, Match, Refusal, type Seat, seatsOf, SentView, type View } from '@umpire/engine'
import { expect, test } from 'vitest'
import { subterraBravo } from '../game.ts'
import { missionOf, type State } from '../state.ts'
import { focusOf } from './focus.ts'
import { knownStack, shortRoomName } from './known-stacks.ts'
import { nextEnergy } from './next-energy.ts'
import { oddsWords, percent } from './odds-rows.ts'
import { phasesOf } from './phases.ts'
import { progressOf } from './progress.ts'
import { cellsOnTrack, crisisWords, roundCells } from './round-events.ts'
import { attackOf, shownAttack } from './shown-attack.ts'
import { squaresNamed } from './squares-named.ts'
import { wayTo } from './way.tsx'
import { priceOf } from './what-if.ts'

const position = [
  'team quill calder okonjo',
  'explored CORRIDOR 2A',
  'calder stance RF2',
  'calder has RF-01',
  'calder at 14.5',
  'calder adr 1',
  'quill adr 2',
  'warrior at 18.7',
  'rogue at 13.5',
  'energy 5',
  'round 6',
  'turn calder',
]

const seats = seatsOf(4)
const alpha = at(seats, 0)
const bravo = at(seats, 1)
const overseer = at(seats, 3)

/** A position through the eyes of a seat; the Overseer sits last. */
function viewOf(viewer: Seat, mission = '1', lines: readonly string[] = position, answers: readonly string[] = []) {
  let state: State | undefined
  const game: typeof subterraBravo = {
    ...subterraBravo,
    facts: (table) => {
      ;({ state } = table)
      return {}
    },
  }
  const options = { mission, kit: 'none', layout: 'random' }
  const match = Match.start(game, { seats: 4, seed: 'reading', options, position: lines })
  if (match instanceof Refusal) throw new Error(match.reason)
  for (const line of answers) expect(match.answerLine(line)).toBeUndefined()
  match.facts()
  if (state === undefined) throw new Error('no position')
  const view: View<State> = new SentView(state, match.view(viewer).toJSON().faces, viewer, [])
  return { view, state, ask: match.askOf(viewer)?.toJSON() }
}

const { view, state, ask } = viewOf(bravo)
const optionSaying = (words: string) => {
  const found = ask?.options.find(({ say }) => say === words)
  if (found === undefined) throw new Error(`no option ${words}`)
  return found
}

test('commandos know which cards lie in a room, the Overseer also in which order', () => {
  expect(knownStack(view, '1B')).toMatchObject({ count: 3, knows: 'cards', top: undefined })
  expect(knownStack(view, '1B')?.cards.map(shortRoomName)).toContain('A-Lift')
  const all = knownStack(viewOf(overseer).view, '1B')
  expect(all?.knows).toBe('order')
  expect(all?.top).toBe(all?.cards[0])
  expect(knownStack(view, 'START')).toBeUndefined()
})

test('of free stacks commandos know only what may lie there, what they look for first', () => {
  const team = ['team quill calder okonjo', 'turn quill']
  const stack = knownStack(viewOf(alpha, '2', team).view, 'RA')
  expect(stack).toMatchObject({ count: 3, knows: 'maybe' })
  expect(stack?.cards[0]).toBe('RM-08')
  expect(new Set(stack?.cards).size).toBe(stack?.cards.length)
  expect(knownStack(viewOf(overseer, '2', team).view, 'RA')?.knows).toBe('order')
})

test('an attack is read from its option: who, with what, at whom', () => {
  const spec = attackOf(state, optionSaying('attack warrior 1 with marksman rifle'))
  expect(spec).toMatchObject({
    by: { is: 'commando', id: 'CALDER' },
    weapon: { is: 'card' },
    aim: { at: 'figure', figure: { is: 'enemy' } },
  })
  expect(attackOf(state, optionSaying('move'))).toBeUndefined()
})

test('an attack of an enemy is read from the figures it names', () => {
  const label = { name: 'Melee', isAttack: true }
  const spec = attackOf(state, { say: 'rogue 1 melee calder', things: ['rogue 1', 'calder'], label })
  expect(spec).toMatchObject({
    by: { is: 'enemy' },
    weapon: { is: 'enemy', kind: 'melee' },
    aim: { at: 'figure', figure: { is: 'commando', id: 'CALDER' } },
  })
})

test('the odds say where dice and Defense come from', () => {
  const shown = shownAttack(state, attackOf(state, optionSaying('attack warrior 1 with marksman rifle')))
  if (shown === undefined) throw new Error('no attack')
  const { title, rows, targets } = oddsWords(state, shown)
  expect(title).toBe('Marksman Rifle on Warrior Clone 1')
  expect(rows).toEqual([
    { why: 'Printed dice', rule: '', amount: '2B + 1R' },
    { why: 'EMI', rule: 'SB-113', amount: '-1B' },
    { why: 'Ranged Defense 1, Pierce -1', rule: '', amount: '0' },
  ])
  expect(targets).toHaveLength(1)
  expect(targets[0]?.wounded).toBeCloseTo(1 - (2 / 6) * (1 / 6))
  expect(targets[0]?.ends).toBe('killed')
})

test('percents are never 0 or 100 while something else may come', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%'])
})

const atStep = (phase: string): readonly string[] => [...position.slice(0, -1), 'dashboard hasten + frenzy', phase]

const doubleTap = [...position.slice(0, -1), 'calder stance RF1', 'calder has RF-02', 'turn calder']

test.each([
  ['a turn', bravo, position, [], 'CALDER'],
  ['the Spawn step', overseer, atStep('phase spawn'), [], 'overseer'],
  ['the Activate step', overseer, atStep('phase activate'), [], 'overseer'],
  ['Double Tap', bravo, doubleTap, ['bravo: attack warrior 1 with battle rifle'], 'CALDER'],
  ['a boost', bravo, [...position, 'generator 15.6'], ['bravo: generator 1'], 'CALDER'],
] as const)('what each option of %s would cost is what it says, and for whom', (_, seat, lines, answers, payer) => {
  const asked = viewOf(seat, '1', lines, answers)
  if (asked.ask === undefined) throw new Error('nothing is asked')
  let paid = 0
  for (const option of asked.ask.options) {
    const price = priceOf(asked.state, asked.ask, option)
    const [, said] = /^(\d+) (?:adrenaline|energy)/.exec(option.label?.cost ?? '') ?? []
    expect([option.say, price?.amount ?? 0]).toEqual([option.say, Number(said ?? 0)])
    if (price !== undefined) expect(price.who).toBe(payer)
    paid += price?.amount ?? 0
  }
  expect(paid).toBeGreaterThan(0)
})

test('an attack by surprise costs what its tile does, and nothing if there is none', () => {
  const lines = [...position.slice(0, -1), 'dashboard surprise attack', 'turn calder']
  const { state: now, ask: asked } = viewOf(overseer, '1', lines, ['bravo: move', 'bravo: stop'])
  const prices = asked?.options.map((option) => priceOf(now, asked, option)) ?? []
  expect(prices.length).toBeGreaterThan(1)
  for (const price of prices.slice(0, -1)) expect(price).toEqual({ who: 'overseer', amount: 3 })
  expect(prices.at(-1)).toBeUndefined()
})

test('squares are told from other things', () => {
  expect(squaresNamed(['rogue 1', 'square 17', 'kit 3'])).toEqual([17])
  expect(squaresNamed(undefined)).toEqual([])
})

test('the way to a square is the one that would be walked', () => {
  const moved = viewOf(bravo, '1', position, ['bravo: move'])
  const { width } = missionOf(state).map
  const inRow = (x: number): number => 5 * width + x
  expect(wayTo(moved.state, inRow(16))).toEqual([inRow(14), inRow(15), inRow(16)])
  expect(wayTo(state, inRow(16))).toEqual([])
})

test('the track shows twelve rounds, with the present one and what comes', () => {
  const long = { ...state, terms: { ...state.terms, roundLimit: 20 } }
  expect(roundCells(state)).toHaveLength(11)
  expect(roundCells(long)).toHaveLength(20)
  expect(cellsOnTrack(long).map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(cellsOnTrack({ ...long, round: 19 }).map(({ round }) => round)[0]).toBe(9)
  expect(roundCells(state).filter(({ sign }) => sign !== '')).toMatchObject([
    { round: 3, sign: 'P', is: 'done' },
    { round: 5, sign: 'P', is: 'done' },
    { round: 10, sign: '!', is: 'coming' },
  ])
  expect(crisisWords(state)).toBe('Crisis in 4 rounds')
  expect(crisisWords({ ...state, round: 9 })).toBe('Crisis next round')
  expect(crisisWords({ ...state, isCrisis: true })).toBe('Crisis')
})

test('next round the pool holds what the team has taken, at least the minimum', () => {
  expect(nextEnergy(state)).toEqual({ next: 8, more: 3 })
  expect(nextEnergy({ ...state, energy: 0, commandos: [] })).toEqual({ next: 6, more: 6 })
  expect(nextEnergy({ ...state, energy: 20, commandos: [] })).toEqual({ next: 15, more: 0 })
})

test('progress counts what both sides need', () => {
  expect(progressOf(state)).toMatchObject([
    { name: 'Power', now: 0, needed: 1 },
    { name: 'Out', now: 0, needed: 2 },
    { name: 'Killed', now: 0, needed: 2, isBad: true },
  ])
})

test('the phases of a round, and of the setup before it', () => {
  expect(phasesOf(state).map(({ name, is }) => `${name} ${is}`)).toEqual([
    'Round 6 of 11 done',
    'Timer done',
    'Planning done',
    'Activation now',
    'Overseer coming',
  ])
  expect(phasesOf({ ...state, stage: 'kits' }).find(({ is }) => is === 'now')?.name).toBe('Kit')
})

test('a small screen looks at whoever acts and who is near', () => {
  const acting = focusOf(view)
  expect(acting.width).toBeGreaterThanOrEqual(9 * 32)
  expect(acting.x).toBeGreaterThan(200)
  const idle = focusOf({ state: { ...state, acting: null }, viewer: alpha })
  expect(idle.x).toBeLessThan(acting.x)
})
