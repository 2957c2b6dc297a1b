// A table over the network: against a referee in this very process, whose words come as a server sends them.

import type { Happening, Tabletop } from '@umpire/board'
import { type AnyGame, Match, Refusal, type Seat, seat, type SeenEvent, seenEvent, spectator } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import type { FromPage, RoomInfo } from '@umpire/wire'
import type { Command, MatchState } from '@umpire/wire/connection'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasBegun, RemoteTable } from './remote-table.ts'

const happening: Happening = { kind: 'other', things: [] }
const tabletop: Tabletop = {
  size: () => ({ width: 1, height: 1 }),
  Board: () => null,
  SeatStats: () => null,
  subtitle: () => '',
  phases: () => [{ name: 'Move', is: 'now' }],
  round: () => 0,
  happening: () => happening,
}

const room: RoomInfo = {
  id: 'match',
  game: 'any',
  version: 1,
  options: {},
  isPublic: false,
  hasHints: true,
  status: 'running',
  seats: [
    { kind: 'person', person: 'm', name: 'Mara', isHere: true },
    { kind: 'person', person: 'j', name: 'Jonas', isHere: true },
  ],
  host: 'm',
  watching: 0,
}

/** A connection whose server is told by the test what to do. */
class FakeConnection {
  readonly match: Match
  room = room
  private readonly me = seat(0)
  private readonly listeners = new Set<() => void>()
  private readonly waiting: {
    readonly message: FromPage
    readonly answered: (refusal: Refusal | undefined) => void
  }[] = []
  private told: readonly SeenEvent[] = []
  private state: MatchState

  constructor(game: AnyGame) {
    const match = Match.start(game, { seats: 2, seed: '7' })
    if (match instanceof Refusal) throw new Error(match.reason)
    this.match = match
    this.state = this.made({})
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getState = (): MatchState => this.state

  send(command: Command): Promise<Refusal | undefined> {
    return new Promise((answered) => {
      this.waiting.push({ message: { n: this.waiting.length + 1, ...command }, answered })
      this.say({ sending: this.sending })
    })
  }

  get sending(): readonly FromPage[] {
    return this.waiting.map(({ message }) => message)
  }

  /** The server takes the oldest command. */
  take(): void {
    const [first] = this.waiting
    if (first?.message.do === 'answer') this.match.answer(seat(first.message.seat), first.message.text)
    if (first?.message.do === 'undo') this.match.undo([this.me])
    this.settle()
  }

  /** Or refuses it. */
  refuse(reason: string): void {
    this.settle(new Refusal('illegal', reason))
  }

  private settle(refusal?: Refusal): void {
    const first = this.waiting.shift()
    this.tell()
    first?.answered(refusal)
  }

  /** Somebody else answers. */
  answer(by: Seat, text: string): void {
    const refusal = this.match.answer(by, text)
    if (refusal !== undefined) throw new Error(refusal.reason)
    this.tell()
  }

  tell(changes: Partial<MatchState> = {}): void {
    this.say({ ...this.made({ sending: this.sending }), ...changes })
  }

  say(changes: Partial<MatchState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener()
  }

  private made(changes: Partial<MatchState>): MatchState {
    const { match, me } = this
    const events = match.events()
    this.told = events.map((one, n) => this.told[n] ?? seenEvent(one, me))
    const { state, faces } = match.view(me).toJSON()
    const waiting = match.asks.filter((ask) => ask.seat !== me).map((ask) => [ask.seat, ask.question.name])
    return {
      isInTouch: true,
      seen: {
        room: this.room,
        me: 'm',
        mine: [me],
        viewer: me,
        faces,
        waiting: Object.fromEntries(waiting),
        outcome: match.outcome,
        undo: match.undoRefusal([me])?.reason ?? null,
        count: match.count,
      },
      state: structuredClone(state),
      seatNames: match.seatNames,
      told: this.told,
      ask: match.askOf(me)?.toJSON(),
      blocked: undefined,
      hint: undefined,
      chat: [],
      sending: [],
      fatal: undefined,
      ...changes,
    }
  }
}

function sitDown(game: AnyGame): { table: RemoteTable; server: FakeConnection } {
  const server = new FakeConnection(game)
  const state = server.getState()
  if (!hasBegun(state)) throw new Error('it has not begun')
  return { table: new RemoteTable(game, tabletop, server, state), server }
}

/** Whatever was promised is done. */
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an answer is on its way until the server takes it, and there is nothing more to choose meanwhile', async () => {
  const { table, server } = sitDown(connectFour)
  expect(table.getState().ask?.number).toBe(0)
  const answered = table.answer(seat(0), 'drop 4', 0)
  expect(table.getState()).toMatchObject({ ask: undefined, sending: { seat: 0, text: 'drop 4' } })
  server.take()
  expect(await answered).toBeUndefined()
  expect(table.getState()).toMatchObject({ ask: undefined, sending: undefined, waiting: [{ seat: 1 }] })
  expect(table.getState().lines.map(({ text }) => text)).toEqual(['Azure drops a disc into column 4.'])
})

test('what is refused is asked again, and the reason is told', async () => {
  const { table, server } = sitDown(connectFour)
  const answered = table.answer(seat(0), 'drop 9', 0)
  server.refuse('there is no column 9')
  expect((await answered)?.reason).toBe('there is no column 9')
  expect(table.getState().ask?.number).toBe(0)
})

test('the view shows the faces that were sent, and no others', () => {
  const { table, server } = sitDown(liarsDice)
  const { view } = table.getState()
  const mine = server.match.view(seat(0))
  const all = server.match.position.secrets.faces.map((_, id) => id)
  const faces = all.map((id) => view.face(id as Parameters<typeof view.face>[0]))
  expect(faces).toEqual(all.map((id) => mine.face(id as Parameters<typeof view.face>[0])))
  expect(faces.filter((face) => face === undefined)).toHaveLength(5)
})

test('what others do is shown one after the other, what I do at once', async () => {
  const { table, server } = sitDown(connectFour)
  let finish = (): void => undefined
  table.setPace(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  void table.answer(seat(0), 'drop 4', 0)
  server.take()
  expect(table.getState().lines).toHaveLength(1)
  server.answer(seat(1), 'drop 5')
  await settled()
  expect(table.getState().lines).toHaveLength(1)
  finish()
  await settled()
  expect(table.getState().lines).toHaveLength(2)
  expect(table.getState().ask?.number).toBe(2)
})

test('what others do while I am out of touch is shown at once when I am back', () => {
  const { table, server } = sitDown(connectFour)
  table.setPace(() => new Promise(() => undefined))
  void table.answer(seat(0), 'drop 4', 0)
  server.take()
  server.say({ isInTouch: false })
  expect(table.getState().together?.isInTouch).toBe(false)
  server.match.answer(seat(1), 'drop 5')
  server.tell({ isInTouch: true })
  expect(table.getState().lines).toHaveLength(2)
})

test('what is not possible is asked for when a question has been looked at', async () => {
  const { table, server } = sitDown(connectFour)
  await vi.advanceTimersByTimeAsync(150)
  expect(server.sending).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(server.sending).toEqual([{ n: 1, do: 'why not', seat: 0, number: 0 }])
  server.say({ sending: [], blocked: { number: 0, options: [{ say: 'drop 1', reason: 'the column is full' }] } })
  expect(table.getState().blocked).toEqual([{ say: 'drop 1', reason: 'the column is full' }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.sending).toHaveLength(1)
})

test('a question that is answered at once costs no such asking', async () => {
  const { table, server } = sitDown(connectFour)
  void table.answer(seat(0), 'drop 4', 0)
  server.take()
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.sending).toEqual([])
})

test('a hint is thought about, and then there', () => {
  const { table, server } = sitDown(connectFour)
  table.askForHint()
  expect(table.getState().hint).toBe('thinking')
  table.askForHint()
  expect(server.sending).toHaveLength(1)
  server.say({ sending: [], hint: { number: 0, answer: 'drop 4', level: 'regular' } })
  expect(table.getState().hint).toMatchObject({ answer: 'drop 4' })
})

test('a standing order answers by itself; what was taken back by me is asked all the same', async () => {
  const { table, server } = sitDown(connectFour)
  const order = { seat: seat(0), question: 'column', answer: 'drop 4', until: 'removed' } as const
  table.addOrder(order)
  expect(server.sending).toEqual([{ n: 1, do: 'answer', seat: 0, number: 0, text: 'drop 4' }])
  server.take()
  await settled()
  expect(server.sending).toEqual([])
  table.undo()
  expect(server.sending).toEqual([{ n: 1, do: 'undo', seat: 0, count: 1 }])
  server.take()
  await settled()
  expect(table.getState().ask?.number).toBe(0)
  expect(server.sending).toEqual([])
})

test('an order that is refused is not given again and again', async () => {
  const { table, server } = sitDown(connectFour)
  table.addOrder({ seat: seat(0), question: 'column', answer: 'drop 4', until: 'removed' })
  server.refuse('a bot plays for you')
  await settled()
  expect(server.sending).toEqual([])
  expect(table.getState().ask?.number).toBe(0)
})

test('undo that is not free asks the others, and a refusal shows as trouble until it is closed', async () => {
  const { table, server } = sitDown(connectFour)
  void table.answer(seat(0), 'drop 4', 0)
  server.take()
  server.answer(seat(1), 'drop 5')
  await settled()
  expect(table.getState().undoRefusal?.reason).toMatch(/has answered since/)
  table.undo()
  expect(server.sending).toEqual([])
  table.undoAnyway()
  expect(server.sending).toEqual([{ n: 1, do: 'propose take back', seat: 0, count: 2 }])
  server.refuse('something else is proposed already')
  await settled()
  const { trouble } = table.getState()
  expect(trouble?.says).toBe('Something else is proposed already.')
  trouble?.ways[0]?.take()
  expect(table.getState().trouble).toBeUndefined()
})

test('a match that was given up is over, and nothing can be taken back', () => {
  const { table, server } = sitDown(connectFour)
  server.room = { ...room, status: 'over', end: { how: 'resigned', winners: [seat(1)] } }
  server.tell({ isInTouch: false })
  expect(table.getState()).toMatchObject({ outcome: { winners: [1] }, undoRefusal: { kind: 'over' } })
})

test('who comes and goes is told without drawing the board anew', () => {
  const { table, server } = sitDown(connectFour)
  const { view } = table.getState()
  const { seen } = server.getState()
  if (seen === undefined) throw new Error('nothing is seen')
  server.say({ seen: { ...seen, room: { ...room, watching: 2 } } })
  expect(table.getState().together?.room.watching).toBe(2)
  expect(table.getState().view).toBe(view)
})

test('somebody without a seat sees with the eyes of a spectator and can take nothing back', () => {
  const server = new FakeConnection(connectFour)
  const state = server.getState()
  if (!hasBegun(state)) throw new Error('it has not begun')
  const watching = { ...state, ask: undefined, seen: { ...state.seen, viewer: spectator, mine: [], undo: 'you watch' } }
  const table = new RemoteTable(connectFour, tabletop, server, watching)
  table.undo()
  table.undoAnyway()
  expect(server.sending).toEqual([])
  expect(table.getState()).toMatchObject({ viewer: spectator, ask: undefined, undoRefusal: { reason: 'you watch' } })
})
