// How much pages are sent after a move, in whole games of every listed game: little, and what they need.

import { Writable } from 'node:stream'
import { levelPlayer, type Player, situationOf } from '@umpire/bots'
import { at, Refusal } from '@umpire/engine'
import { games, loadGame } from '@umpire/games'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Broadcast } from './broadcast.ts'
import { Connection } from './connection.ts'
import { LiveMatch } from './live-match.ts'
import { roomInfo } from './room-info.ts'

/** In bytes: what an ordinary move may take, and what all but one in a hundred. */
const ordinary = 300
const nearlyAll = 3 * 1024
const gamesOfEach = 2

/** A socket that is open. */
const socket = { OPEN: 1, readyState: 1 } as WebSocket

/** Counts what is written to it: so many bytes each time. */
class CountingLine extends Writable {
  readonly sizes: number[] = []

  override _write(data: Buffer, _: string, done: () => void): void {
    this.sizes.push(data.length)
    done()
  }
}

/** The sizes of all updates in a game of novices, to the players and a spectator. */
async function updatesIn(id: string, seats: number, seed: string): Promise<number[]> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const creation = {
    do: 'create',
    game: id,
    version: game.version,
    options: {},
    seats: Array.from({ length: seats }, (_, n) => ({ kind: 'person' as const, person: `person ${n}` })),
    host: 'person 0',
    isPublic: true,
    hasHints: false,
  } as const
  const live = new LiveMatch('match', game, creation, 0)
  live.take({ at: 0, by: null, key: null, deed: { do: 'start', seed } })
  const { match } = live
  if (match === undefined) throw new Error('it did not begin')
  const info = roomInfo(live, { watching: () => 1, isHere: () => true, nameOf: (person) => person }, false)
  const lines = Array.from({ length: seats + 1 }, () => new CountingLine())
  const connections = lines.map((line, n) => {
    const person = n < seats ? { id: `person ${n}`, name: '', login: null, created: 0 } : undefined
    return new Connection(socket, line, person, `page ${n}`)
  })
  const broadcast = new Broadcast()
  for (const one of connections) broadcast.sendAll(live, one, info, {})
  for (const { sizes } of lines) sizes.length = 0
  const players = match.seats.map((seat): Player => {
    const player = levelPlayer(game, 'novice', `${seed} ${seat}`)
    if (player instanceof Refusal) throw new Error(player.reason)
    return player
  })
  for (let [ask] = match.asks, n = 1; ask !== undefined; [ask] = match.asks, n++) {
    const { seat } = ask
    const text = ask.say(at(players, seat).decide(situationOf(match, seat)))
    expect(live.take({ at: n, by: null, key: null, deed: { do: 'answer', seat, text } })).toBeUndefined()
    broadcast.sendChanges(live, connections, () => info, { connection: at(connections, seat), n })
  }
  return lines.flatMap(({ sizes }) => sizes)
}

const quantile = (sizes: readonly number[], part: number): number =>
  at(
    sizes.toSorted((one, other) => one - other),
    Math.floor(part * (sizes.length - 1)),
  )

test.each(
  games.flatMap(({ id, seats: { least, most } }) =>
    [...new Set([least, Math.min(4, most), most])].map((n) => [id, n] as const),
  ),
)('%s with %i players', async (id, seats) => {
  const sizes: number[] = []
  for (let game = 0; game < gamesOfEach; game++) sizes.push(...(await updatesIn(id, seats, `sizes ${game}`)))
  expect(quantile(sizes, 0.5)).toBeLessThan(ordinary)
  expect(quantile(sizes, 0.99)).toBeLessThan(nearlyAll)
})
