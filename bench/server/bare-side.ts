// A bare server: sockets and rules and nothing else. It knows no people, keeps nothing and sends every view in full.

import { createServer } from 'node:http'
import { type AnyGame, at, Match, Refusal, type Seat } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { modularMechs } from '@umpire/games/modular-mechs'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressOf } from './address.ts'
import type { FromPlayer, ToPlayer } from './bare-messages.ts'
import type { Serving } from './sides.ts'
import type { GameName } from './table.ts'

const games: { readonly [Name in GameName]: AnyGame } = { 'connect-four': connectFour, 'modular-mechs': modularMechs }

const isGame = (name: string): name is GameName => Object.hasOwn(games, name)

interface OpenMatch {
  readonly match: Match
  readonly sockets: Map<Seat, WebSocket>
}

const matches = new Map<string, OpenMatch>()

function newMatch(name: string, id: string): OpenMatch {
  if (!isGame(name)) throw new Error(`there is no game "${name}"`)
  const match = Match.start(games[name], { seats: 2, seed: id })
  if (match instanceof Refusal) throw new Error(match.reason)
  return { match, sockets: new Map() }
}

function send({ match }: OpenMatch, seat: Seat, socket: WebSocket): void {
  const message: ToPlayer = {
    view: match.view(seat).toJSON(),
    ask: match.askOf(seat)?.toJSON() ?? null,
    isOver: match.outcome !== null,
  }
  socket.send(JSON.stringify(message))
}

function seatDown(socket: WebSocket, [, game = '', id = '', number]: readonly string[]): void {
  const open = matches.get(id) ?? newMatch(game, id)
  matches.set(id, open)
  const seat = at(open.match.seats, Number(number))
  open.sockets.set(seat, socket)
  send(open, seat, socket)
  socket.on('message', (data: Buffer) => {
    const { text }: FromPlayer = JSON.parse(data.toString())
    const refusal = open.match.answer(seat, text)
    if (refusal !== undefined) throw new Error(refusal.reason)
    for (const [to, other] of open.sockets) send(open, to, other)
  })
  socket.on('close', () => {
    open.sockets.delete(seat)
    if (open.sockets.size === 0) matches.delete(id)
  })
}

export async function serveBare(): Promise<Serving> {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', (socket, { url = '' }) => seatDown(socket, url.split('/')))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return { address: addressOf(http) }
}
