// What the page says in short: the cost on a button, what it leaves, what a seat has, and the cell that a tile is turned in.

import { seat } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { costWords, leftWords } from '../questions/reaction.ts'
import { rotationQuestion } from '../questions/placing.ts'
import { arrangedState } from './arranged-state.ts'
import { tileInHand, turnsAmong } from './rotation.ts'
import { seatPoints } from './seat-points.ts'

const vera = 0
const firstDefender = 10
const corridor = 'regions 0.0 1.0'

describe('a cost', () => {
  const state = arrangedState(corridor, 'vera ap 1')

  test('is short', () => {
    expect(costWords(2, vera)).toBe('2 AP')
    expect(costWords(0, vera)).toBe('free')
    expect(costWords(0, firstDefender)).toBe('0 AP')
  })

  test('says what it leaves an Operative with only below 0', () => {
    expect(leftWords(1, vera, state)).toBe('')
    expect(leftWords(3, vera, state)).toBe('leaves -2 AP')
    expect(leftWords(9, vera, state)).toBe('leaves it Exhausted')
    expect(leftWords(9, firstDefender, state)).toBe('')
  })
})

test('a seat has its points, and the Complex Manager those of all trackers', () => {
  const state = arrangedState(corridor, 'vera ap -2', 'tracker vera 3', 'tracker ito 6')
  expect(seatPoints({ state }, seat(0))).toBe('-2 AP')
  expect(seatPoints({ state }, state.manager)).toBe('9 AP')
  const [first] = state.operatives
  if (first === undefined) throw new Error('nobody is there')
  first.health = 0
  expect(seatPoints({ state }, first.seat)).toBe('down')
})

describe('a tile in hand', () => {
  const state = arrangedState(corridor)
  state.placing = { tile: 'R13', x: 0, y: 1, region: null }

  test('is turned in its cell, which every rotation lights', () => {
    expect(rotationQuestion.things?.(2, state, state.manager)).toEqual(['cell 0.1'])
    expect(tileInHand(state)).toEqual({ tile: 'R13', x: 0, y: 1 })
    expect(tileInHand({ placing: { tile: 'R13', x: 0, y: 1, region: 2 } })).toBeUndefined()
  })

  test('is turned by those options alone that speak of it', () => {
    const turns = turnsAmong([{ say: 'turn 1' }, { say: 'reserve' }, { say: 'turn 3' }])
    expect(turns.map(({ index, rotation }) => [index, rotation])).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
})
