// The connection of a page: against a server made of what it receives, and a clock that is moved by hand.

import { type AskJson, Refusal, seat, spectator } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { AskMemory } from './asks.ts'
import { MatchConnection } from './connection.ts'
import { type FakeSocket, FakeSurroundings } from './fake-surroundings.ts'
import type { Seen } from './messages.ts'

const seen = (count: number): Seen => ({
  room: {
    id: 'm',
    game: 'connect-four',
    version: 1,
    options: {},
    isPublic: false,
    hasHints: false,
    status: 'running',
    seats: [],
    host: 'p',
    watching: 0,
  },
  me: 'p',
  mine: [],
  viewer: spectator,
  faces: {},
  waiting: {},
  outcome: null,
  undo: null,
  count,
})

const all = (at: number, state: object = { stones: [] }) => ({
  is: 'all' as const,
  at,
  seen: seen(at),
  state,
  seatNames: ['red', 'yellow'],
  told: [{ at: 0, event: { kind: 'begin' }, faces: {} }],
  chat: [],
})

const ask = (number: number, says: readonly string[]): AskJson => ({
  kind: 'choose',
  seat: seat(0),
  number,
  name: 'column',
  prompt: 'Which column?',
  options: says.map((say) => ({ say })),
})

/** A page that is in touch, and what it runs in. */
function connected(at = 4): { connection: MatchConnection; around: FakeSurroundings; socket: FakeSocket } {
  const around = new FakeSurroundings()
  const connection = new MatchConnection('/socket', around)
  around.last.say(all(at))
  return { connection, around, socket: around.last }
}

const undoing = { do: 'undo', seat: 0, count: 3 } as const

describe('commands', () => {
  test('a command is numbered, sent, and its promise kept when the server takes it', async () => {
    const { connection, socket } = connected()
    const first = connection.send(undoing)
    const second = connection.send({ do: 'start' })
    expect(socket.heard).toEqual([
      { n: 1, ...undoing },
      { n: 2, do: 'start' },
    ])
    expect(connection.getState().sending).toHaveLength(2)
    socket.say({ is: 'refused', of: 2, refused: 'stale', reason: 'it has begun' })
    socket.say({ is: 'taken', taken: 1 })
    expect(await first).toBeUndefined()
    const refusal = await second
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal?.reason).toBe('it has begun')
    expect(connection.getState().sending).toEqual([])
  })

  test('an update that a command has brought about keeps its promise, in one change of the state', async () => {
    const { connection, socket } = connected(4)
    const sent = connection.send(undoing)
    let changes = 0
    connection.subscribe(() => changes++)
    socket.say({ is: 'update', from: 4, at: 5, state: { stones: [[1]] }, taken: 1 })
    expect(await sent).toBeUndefined()
    expect(changes).toBe(1)
    expect(connection.getState()).toMatchObject({ state: { stones: [1] }, sending: [] })
  })

  test('what the server has not answered is sent again under its number after a break, the oldest first', () => {
    const { connection, around, socket } = connected()
    void connection.send(undoing)
    void connection.send({ do: 'start' })
    socket.say({ is: 'taken', taken: 1 })
    void connection.send({ do: 'rematch' })
    socket.end()
    expect(connection.getState().isInTouch).toBe(false)
    void connection.send({ do: 'say', text: 'hello' })
    around.pass(250)
    expect(around.sockets).toHaveLength(2)
    expect(around.last.heard).toEqual([])
    around.last.say(all(4))
    expect(around.last.heard.map(({ n, do: what }) => [n, what])).toEqual([
      [2, 'start'],
      [3, 'rematch'],
      [4, 'say'],
    ])
    expect(connection.getState().isInTouch).toBe(true)
  })

  test('a command sent while the first words arrive goes out once', () => {
    const around = new FakeSurroundings()
    const connection = new MatchConnection('/socket', around)
    let isSent = false
    connection.subscribe(() => {
      if (isSent) return
      isSent = true
      void connection.send(undoing)
    })
    around.last.say(all(1))
    expect(around.last.heard).toEqual([{ n: 1, ...undoing }])
  })

  test('a table that is left refuses what it had not heard of, and everything after', async () => {
    const { connection, socket } = connected()
    const sent = connection.send(undoing)
    connection.close()
    expect((await sent)?.kind).toBe('unusable')
    expect((await connection.send(undoing))?.kind).toBe('unusable')
    expect(socket.isClosed).toBe(true)
    expect(socket.heard).toHaveLength(1)
  })
})

describe('what is seen', () => {
  test('updates patch state, view, log and question', () => {
    const { connection, socket } = connected(4)
    const memory = new AskMemory()
    const first = ask(4, ['drop 1', 'drop 2', 'drop 3'])
    const second = ask(6, ['drop 1', 'drop 3', 'drop 7'])
    socket.say({ is: 'update', from: 4, at: 5, seen: { count: [5] }, ask: JSON.parse(memory.shrink(first)) })
    expect(connection.getState()).toMatchObject({ seen: { count: 5 }, ask: first, state: { stones: [] } })
    socket.say({ is: 'update', from: 5, at: 6, ask: null, told: [{ at: 5, event: { kind: 'drop' }, faces: {} }] })
    expect(connection.getState().ask).toBeUndefined()
    socket.say({
      is: 'update',
      from: 6,
      at: 7,
      ask: JSON.parse(memory.shrink(second)),
      kept: 1,
      told: [{ at: 6, event: { kind: 'undo' }, faces: {} }],
    })
    expect(connection.getState().ask).toEqual(second)
    expect(connection.getState().told.map(({ event }) => event.kind)).toEqual(['begin', 'undo'])
    expect(socket.heard).toEqual([])
  })

  test('a match begins: the state comes where there was none', () => {
    const around = new FakeSurroundings()
    const connection = new MatchConnection('/socket', around)
    around.last.say({ is: 'all', at: 1, seen: seen(0), seatNames: [], told: [], chat: [] })
    expect(connection.getState().state).toBeUndefined()
    around.last.say({ is: 'update', from: 1, at: 2, state: [{ stones: [] }] })
    expect(connection.getState().state).toEqual({ stones: [] })
  })

  test('reasons and hints are kept until something else is asked, and over a reconnection', () => {
    const { connection, around, socket } = connected(4)
    socket.say({ is: 'update', from: 4, at: 5, ask: JSON.parse(new AskMemory().shrink(ask(4, ['drop 1']))) })
    void connection.send({ do: 'why not', seat: 0, number: 4 })
    void connection.send({ do: 'hint', seat: 0, number: 4 })
    socket.say({ is: 'blocked', of: 1, number: 4, blocked: [{ say: 'drop 2', reason: 'the column is full' }] })
    socket.say({ is: 'hint', of: 2, number: 4, answer: 'drop 1', level: 'regular' })
    expect(connection.getState().sending).toEqual([])
    socket.end()
    around.pass(250)
    around.last.say({ ...all(5), ask: ask(4, ['drop 1']) })
    expect(connection.getState()).toMatchObject({
      blocked: { number: 4, options: [{ say: 'drop 2' }] },
      hint: { number: 4, answer: 'drop 1' },
    })
    around.last.say({ is: 'update', from: 5, at: 6, ask: null })
    expect(connection.getState()).toMatchObject({ blocked: undefined, hint: undefined })
  })

  test('a chat line that comes twice is shown once', () => {
    const { connection, socket } = connected()
    const line = { number: 1, person: 'p', name: 'Mara', at: 0, text: 'hello' }
    socket.say({ is: 'chat', line })
    socket.say({ is: 'chat', line })
    socket.say({ is: 'chat', line: { ...line, number: 2 } })
    expect(connection.getState().chat.map(({ number }) => number)).toEqual([1, 2])
  })

  test('deflated messages refer to those before them', () => {
    const { connection, socket } = connected(4)
    socket.sayDeflated({ is: 'update', at: 5, state: { stones: [[1]] } })
    socket.say({ is: 'update', at: 6, state: { stones: [[2]] } })
    socket.sayDeflated({ is: 'update', at: 7, state: { stones: [[3]] } })
    expect(connection.getState().state).toEqual({ stones: [3] })
    expect(socket.heard).toEqual([])
  })

  test('what cannot be inflated ends the line, and the next one begins anew', () => {
    const { connection, around, socket } = connected(4)
    socket.sayDeflated({ is: 'update', at: 5, state: { stones: [[1]] } })
    socket.sayBytes(Uint8Array.of(255, 1, 2, 3))
    expect(connection.getState().isInTouch).toBe(false)
    around.pass(300)
    around.last.sayDeflated(all(7, { stones: [3] }))
    expect(connection.getState()).toMatchObject({ isInTouch: true, state: { stones: [3] } })
  })
})

describe('gaps', () => {
  test('a number that is left out is noticed, and everything asked for anew', () => {
    const { connection, socket } = connected(4)
    socket.skip()
    socket.say({ is: 'update', from: 5, at: 6, state: { stones: [[2]] } })
    expect(socket.heard).toEqual([{ n: 1, do: 'show all' }])
    socket.say({ is: 'update', from: 6, at: 7, state: { stones: [[3]] } })
    expect(connection.getState()).toMatchObject({ state: { stones: [] }, isInTouch: true })
    socket.say(all(7, { stones: [3] }))
    socket.say({ is: 'update', from: 7, at: 8, state: { stones: [[4]] } })
    expect(connection.getState().state).toEqual({ stones: [4] })
    expect(socket.heard).toHaveLength(1)
  })

  test('an update from elsewhere in the log asks for everything anew', () => {
    const { connection, socket } = connected(4)
    const sent = connection.send(undoing)
    socket.say({ is: 'update', from: 6, at: 7, state: { stones: [[1]] }, taken: 1 })
    expect(socket.heard.at(-1)).toEqual({ n: 2, do: 'show all' })
    expect(connection.getState().state).toEqual({ stones: [] })
    return expect(sent).resolves.toBeUndefined()
  })

  test('a patch that does not fit asks for everything anew', () => {
    const { connection, socket } = connected(4)
    socket.say({ is: 'update', from: 4, at: 5, state: { missing: { part: [1] } } })
    expect(socket.heard).toEqual([{ n: 1, do: 'show all' }])
    expect(connection.getState().state).toEqual({ stones: [] })
  })

  test('where everything anew is refused or does not come, another line is opened', () => {
    const { around, socket } = connected(4)
    socket.skip()
    socket.say({ is: 'taken', taken: 9 })
    socket.say({ is: 'refused', of: 1, refused: 'unusable', reason: 'too many messages' })
    expect(socket.isClosed).toBe(true)
    around.pass(250)
    const second = around.last
    second.say(all(4))
    second.skip()
    second.say({ is: 'taken', taken: 9 })
    around.pass(2000)
    expect(second.isClosed).toBe(true)
  })
})

describe('being out of touch', () => {
  test('tries come after 250 ms, then less and less often, at least every 2 s', () => {
    const { around, socket } = connected()
    const tried: number[] = []
    let before = around.now()
    socket.end()
    for (let n = 0; n < 6; n++) {
      const { length } = around.sockets
      while (around.sockets.length === length) around.pass(10)
      tried.push(around.now() - before)
      before = around.now()
      around.last.end()
    }
    expect(tried).toEqual([250, 500, 1000, 2000, 2000, 2000])
  })

  test('when the network is back the line is opened at once, even if a try is under way', () => {
    const { connection, around, socket } = connected()
    around.sign('gone')
    expect(socket.isClosed).toBe(true)
    expect(connection.getState().isInTouch).toBe(false)
    around.pass(60_000)
    const hanging = around.last
    const { length } = around.sockets
    around.sign('back')
    expect(around.sockets).toHaveLength(length + 1)
    expect(hanging.isClosed).toBe(true)
    around.last.say(all(4))
    expect(connection.getState().isInTouch).toBe(true)
    hanging.say(all(99))
    expect(connection.getState().seen?.count).toBe(4)
  })

  test('a try that says nothing is given up', () => {
    const around = new FakeSurroundings()
    const connection = new MatchConnection('/socket', around)
    around.pass(2500)
    expect(around.last.isClosed).toBe(true)
    around.pass(250)
    expect(around.sockets).toHaveLength(2)
    expect(connection.getState().isInTouch).toBe(false)
  })

  test('a line that leaves a command unanswered is given up, but a bot may think about a hint', () => {
    const { connection, around, socket } = connected()
    void connection.send({ do: 'hint', seat: 0, number: 4 })
    around.pass(20_000)
    expect(socket.isClosed).toBe(false)
    void connection.send(undoing)
    around.pass(5000)
    expect(socket.isClosed).toBe(false)
    around.pass(1000)
    expect(socket.isClosed).toBe(true)
    around.pass(250)
    around.last.say(all(4))
    expect(around.last.heard.map(({ n }) => n)).toEqual([1, 2])
  })

  test('a line that was silent while the page slept is asked, and given up if it does not answer', () => {
    const { around, socket } = connected()
    around.sign('back')
    expect(socket.heard).toEqual([])
    around.pass(10_000)
    around.sign('back')
    expect(socket.heard).toEqual([{ n: 1, do: 'check' }])
    around.pass(2000)
    expect(socket.isClosed).toBe(true)
  })

  test('a line that is silent for long is asked now and then, and stays while it answers', () => {
    const { connection, around, socket } = connected()
    for (let n = 1; n <= 3; n++) {
      around.pass(25_000)
      expect(socket.heard.at(-1)).toEqual({ n, do: 'check' })
      socket.say({ is: 'taken', taken: n })
    }
    around.pass(20_000)
    socket.say({ is: 'update', at: 5, state: { stones: [[1]] } })
    around.pass(20_000)
    expect(socket.heard).toHaveLength(3)
    around.pass(7000)
    expect(socket.isClosed).toBe(true)
    expect(connection.getState().isInTouch).toBe(false)
  })

  test('a server that says goodbye is left alone for as long as it says', () => {
    const { connection, around, socket } = connected()
    socket.say({ is: 'bye', reason: 'The server is being restarted.', again: 800 })
    expect(connection.getState().isInTouch).toBe(false)
    around.pass(790)
    expect(around.sockets).toHaveLength(1)
    around.pass(10)
    expect(around.sockets).toHaveLength(2)
  })

  test('what is no JSON breaks the line, and it is opened again', () => {
    const { around, socket } = connected()
    socket.sayGarbage()
    expect(socket.isClosed).toBe(true)
    around.pass(250)
    expect(around.sockets).toHaveLength(2)
  })

  test('no such match: the reason is kept, and nothing is tried again', async () => {
    const { connection, around, socket } = connected()
    const sent = connection.send(undoing)
    socket.end(4404, 'There is no such match.')
    expect((await sent)?.reason).toBe('There is no such match.')
    expect(connection.getState().fatal?.reason).toBe('There is no such match.')
    around.pass(60_000)
    around.sign('back')
    expect(around.sockets).toHaveLength(1)
    expect((await connection.send(undoing))?.reason).toBe('There is no such match.')
  })

  test('too many connections: tried again later', () => {
    const { connection, around, socket } = connected()
    socket.end(4429, 'Too many connections.')
    expect(connection.getState().fatal).toBeUndefined()
    around.pass(250)
    expect(around.sockets).toHaveLength(2)
  })

  test('whoever takes a name gets another line at once', () => {
    const { connection, around, socket } = connected()
    void connection.send({ do: 'sit', seat: 1 })
    connection.renew()
    expect(socket.isClosed).toBe(true)
    expect(around.sockets).toHaveLength(2)
    around.last.say(all(4))
    expect(around.last.heard).toEqual([{ n: 1, do: 'sit', seat: 1 }])
  })
})
