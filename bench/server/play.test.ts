// The players of the benchmark, on a table that is only pretended: what they send, when, and what they note.

import { at, seat, seatAfter } from '@umpire/engine'
import { expect, test } from 'vitest'
import { columns, drop, emptyGrid, makesFour } from '../../games/connect-four/grid.ts'
import { drawnGame } from './drawn-game.ts'
import { percentile } from './figures.ts'
import { Session } from './play.ts'
import type { Ears, Player, Table, Visitor } from './table.ts'

test('the drawn game fills the grid, and nobody wins', () => {
  const state = emptyGrid(seat(0))
  const moves = drawnGame()
  expect(moves).toHaveLength(42)
  for (const move of moves) {
    const column = at(columns, Number(move.slice('drop '.length)) - 1)
    expect(makesFour(state.cells, drop(state, column))).toBe(false)
    state.turn = seatAfter(state.turn, 2)
  }
  expect(state.open).toBe(0)
})

test('a percentile is the smallest number that so many do not exceed', () => {
  const numbers = Array.from({ length: 100 }, (_, n) => n + 1)
  expect([0, 0.5, 0.99, 1].map((part) => percentile(numbers, part))).toEqual([1, 50, 99, 100])
  expect(percentile([7], 0.5)).toBe(7)
})

/** A server in the same process: two players who take turns and hear of an answer after some milliseconds. */
function pretendedServer(delay: number): Visitor & { readonly answers: string[] } {
  const answers: string[] = []
  return {
    answers,
    async open(_game, ears: Ears): Promise<Table> {
      const newPlayer = (): Player & { options: readonly string[] } => ({
        options: [],
        isOver: false,
        answer(text) {
          this.options = []
          answers.push(text)
          setTimeout(() => tellBoth(), delay)
        },
      })
      const players = [newPlayer(), newPlayer()] as const
      let turn = 0
      const tellBoth = (): void => {
        turn++
        at(players, turn % 2).options = ['drop 1']
        for (const player of players) {
          ears.onMessage(player, 100 + turn)
          ears.onRead(player)
        }
      }
      at(players, 0).options = ['drop 1']
      return { players, close: () => undefined }
    },
  }
}

test('every match is played so many moves, and the news of each is timed', async () => {
  const server = pretendedServer(20)
  const session = new Session()
  await session.open(server, 'connect-four', 3)
  const played = await session.play({ moves: 4, every: 0 })
  expect(played.moves).toBe(12)
  expect(server.answers).toHaveLength(12)
  expect(played.delays).toHaveLength(12)
  expect(at(played.delays, 0)).toBeGreaterThanOrEqual(19)
  expect(played.sizes.slice(0, 6)).toEqual([101, 101, 101, 101, 101, 101])
  expect(played.sizes).toHaveLength(24)
})

test('at a pace the moves of a match are so far apart', async () => {
  const session = new Session()
  await session.open(pretendedServer(1), 'connect-four', 2)
  const { seconds, moves } = await session.play({ moves: 5, every: 60 })
  expect(moves).toBe(10)
  expect(seconds).toBeGreaterThan(0.24)
})
