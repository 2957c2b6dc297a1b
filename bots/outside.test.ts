// The protocol for bots from outside: whole games by lines, nothing that a seat may not see, and no line that harms.

import { readFileSync } from 'node:fs'
import { type AnyGame, Match, pick, type Random, Refusal, type Seat, seat, seedRandom } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { liarsDice } from '@umpire/games/liars-dice'
import { describe, expect, test } from 'vitest'
import { LineCutter, longestLine, readMessage } from './outside-message.ts'
import { toy } from './outside-toy.ts'
import { Outside } from './outside.ts'

interface Message {
  readonly type: string
  readonly seat?: number
  readonly number?: number
  readonly kind?: string
  readonly options?: readonly { readonly say: string }[]
  readonly examples?: readonly string[]
  readonly [field: string]: unknown
}

const read = (line: string): Message => JSON.parse(line)

function table(game: AnyGame, settings: Parameters<typeof Match.start>[1], seats: readonly number[]) {
  const match = Match.start(game, settings)
  if (match instanceof Refusal) throw new Error(match.reason)
  const lines: string[] = []
  const outside = new Outside(
    match,
    seats.map((number) => seat(number)),
    (line) => lines.push(line),
  )
  outside.open()
  outside.update()
  const say = (of: number, number: number, words: string): void => {
    if (outside.receive(JSON.stringify({ type: 'answer', seat: of, number, say: words }))) outside.update()
  }
  /** What was sent since the last time. */
  const sent = (): Message[] => lines.splice(0).map(read)
  return { match, outside, lines, say, sent }
}

const anAnswer = (ask: Message, random: Random): string =>
  pick(random, ask.examples ?? ask.options?.map((option) => option.say) ?? [])

/** Answers every question with something it offers, until the outcome. */
function playToEnd(game: AnyGame, settings: Parameters<typeof Match.start>[1], seats: readonly number[]): Message[] {
  const { sent, say } = table(game, settings, seats)
  const random = seedRandom('bot')
  const all: Message[] = []
  for (let messages = sent(); messages.length > 0; messages = sent()) {
    all.push(...messages)
    for (const ask of messages.filter(({ type }) => type === 'ask')) {
      say(ask.seat ?? -1, ask.number ?? -1, anAnswer(ask, random))
    }
  }
  return all
}

describe('a match by lines', () => {
  test.each([
    ['Connect Four', connectFour, {}, [0, 1]],
    ["Liar's Dice", liarsDice, { seats: 3 }, [0, 1, 2]],
    ["Liar's Dice with doubts at once", liarsDice, { seats: 4, options: { doubts: 'at once' } }, [0, 1, 2, 3]],
    ['a toy with every kind of question', toy, {}, [0]],
  ])('%s is played to its outcome by answering what is offered', (_, game, settings, seats) => {
    const messages = playToEnd(game, settings, seats)
    expect(messages[0]).toMatchObject({ type: 'hello', protocol: 1, game: game.id, yours: seats })
    expect(messages.filter(({ type }) => type === 'refused')).toEqual([])
    expect(messages.at(-1)?.type).toBe('outcome')
  })

  test('before each question the seat gets what has happened and what it sees', () => {
    const { sent } = table(liarsDice, {}, [0])
    expect(sent().map(({ type }) => type)).toEqual(['hello', 'events', 'view', 'ask'])
  })

  test('the scores are part of the outcome', () => {
    expect(playToEnd(toy, {}, [0]).at(-1)).toEqual({ type: 'outcome', winners: [0], scores: [7] })
  })

  test('the exchange in docs/bot-protocol.md is what is really said', () => {
    const page = readFileSync(new URL('../docs/bot-protocol.md', import.meta.url), 'utf8')
    const exchange = page.split('\n').flatMap((line) => {
      const [, who, said] = /^(referee|bot) +(\{.*\})$/.exec(line) ?? []
      return who === undefined || said === undefined ? [] : [{ who, said }]
    })
    const { match, outside, lines } = table(liarsDice, { seats: 2, options: { dice: 1 }, seed: '7' }, [0])
    for (const { who, said } of exchange) {
      if (who === 'referee') expect(lines.shift()).toBe(said)
      else if (outside.receive(said)) {
        expect(match.answer(seat(1), 'liar')).toBeUndefined()
        outside.update()
      }
    }
    expect(exchange.length).toBeGreaterThan(10)
    expect(lines).toEqual([])
  })
})

describe('what a seat may see', () => {
  /** All that seat 0 is sent in a round, with these dice under the other cup. */
  const received = (others: string): string[] => {
    const position = ['P1 has 3 3', `P2 has ${others}`]
    const { lines, say, match, outside } = table(liarsDice, { position }, [0])
    say(0, 0, '1 three')
    expect(match.answer(seat(1), '1 four')).toBeUndefined()
    outside.update()
    return lines
  }

  test('the dice under another cup make no difference to what is sent', () => {
    expect(received('1 2')).toEqual(received('6 5'))
    expect(received('1 2').filter((line) => line.includes('"faces":{"0":3,"1":3')).length).toBeGreaterThan(1)
  })

  test('of seats asked at once nobody is sent what another has answered', () => {
    const settings = { seats: 3, options: { doubts: 'at once', dice: 2 } }
    const { sent, say } = table(liarsDice, settings, [0, 1, 2])
    say(0, 0, '1 three')
    const asks = sent().filter(({ type, number }) => type === 'ask' && number === 1)
    expect(asks.map((ask) => ask.seat)).toEqual([1, 2])
    say(2, 1, 'yes')
    expect(sent()).toEqual([{ type: 'accepted', seat: 2, number: 1 }])
    say(1, 1, 'no')
    const says = sent().flatMap(({ events }) => (Array.isArray(events) ? events : []))
    expect(JSON.stringify(says)).toContain('P3 calls liar on 1 three')
  })

  test('neither the seed nor the secrets of the match are sent', () => {
    const { lines } = table(liarsDice, { seed: 'a-very-special-seed' }, [0])
    expect(lines.join('\n')).not.toContain('a-very-special-seed')
    expect(lines.join('\n')).not.toContain('seenBy')
  })
})

describe('lines that do no harm', () => {
  const lines: readonly [string, string][] = [
    ['{', 'not JSON'],
    ['"answer"', 'not a JSON object'],
    ['[1, 2]', 'not a JSON object'],
    ['null', 'not a JSON object'],
    ['{}', '"type"'],
    ['{"type":"move"}', '"type"'],
    ['{"type":"answer","seat":"0","number":0,"say":"drop 1"}', '"seat"'],
    ['{"type":"answer","seat":0,"say":"drop 1"}', '"number"'],
    ['{"type":"answer","seat":0,"number":0.5,"say":"drop 1"}', '"number"'],
    ['{"type":"answer","seat":0,"number":0,"say":3}', '"say"'],
    ['{"type":"answer","seat":0,"number":0,"say":"drop 9"}', 'no answer to column'],
    ['{"type":"answer","seat":0,"number":4,"say":"drop 1"}', 'question 0 is asked now'],
    ['{"type":"answer","seat":1,"number":0,"say":"drop 1"}', 'seat 1 is not yours'],
    ['{"type":"answer","seat":99,"number":0,"say":"drop 1"}', 'seat 99 is not yours'],
    ['{"type":"why","seat":1}', 'seat 1 is not yours'],
    ['{"type":"why","seat":0,"say":[]}', '"say"'],
    [`{"type":"answer","seat":0,"number":0,"say":"${'x'.repeat(longestLine)}"}`, 'longer than'],
  ]

  test.each(lines)('%.60s is refused and changes nothing', (line, reason) => {
    const { match, outside, sent } = table(connectFour, {}, [0])
    const before = JSON.stringify(match.position)
    sent()
    expect(outside.receive(line)).toBe(false)
    const [reply, ...more] = sent()
    expect(reply?.type).toBe('refused')
    expect(reply?.['reason']).toContain(reason)
    expect(more).toEqual([])
    expect(match.count).toBe(0)
    expect(JSON.stringify(match.position)).toBe(before)
  })

  test('why lists what is not possible, with reason and rule', () => {
    const { outside, sent } = table(connectFour, { position: ['drops 4 4 4 4 4 4'] }, [0])
    sent()
    const full = {
      say: 'drop 4',
      things: ['column-4'],
      label: { name: 'Column 4', means: 'full' },
      kind: 'illegal',
      reason: 'column 4 is full',
      rule: 'CF-003',
    }
    outside.receive('{"type":"why","seat":0}')
    expect(sent()).toEqual([{ type: 'blocked', seat: 0, number: 0, blocked: [full] }])
    outside.receive('{"type":"why","seat":0,"say":"drop 1"}')
    expect(sent()).toEqual([{ type: 'blocked', seat: 0, number: 0, blocked: [] }])
  })

  test('why is refused while the seat is not asked', () => {
    const { outside, sent } = table(connectFour, {}, [1])
    sent()
    outside.receive('{"type":"why","seat":1}')
    expect(sent()).toMatchObject([{ type: 'refused', kind: 'wrong seat' }])
  })

  test('a line is cut out of the stream however it arrives', () => {
    const cutter = new LineCutter()
    expect(cutter.lines('{"a"')).toEqual([])
    expect(cutter.lines(':1}\n\n  \n{"b":2}\r\n{"c"')).toEqual(['{"a":1}', '{"b":2}\r'])
    expect(cutter.lines(':3}\n')).toEqual(['{"c":3}'])
  })

  test('a line without end does not fill the memory, and the next one is read', () => {
    const cutter = new LineCutter()
    for (let piece = 0; piece < 40; piece++) expect(cutter.lines('x'.repeat(100_000))).toEqual([])
    const [long = '', next] = cutter.lines('x\n{"type":"why","seat":0}\n')
    expect(long).toHaveLength(longestLine + 1)
    expect(readMessage(long)).toBeInstanceOf(Refusal)
    expect(readMessage(next ?? '')).toEqual({ type: 'why', seat: 0, say: undefined })
  })
})

test('a question that was sent already is not sent again', () => {
  const held: readonly Seat[] = [seat(0)]
  const { outside, sent } = table(connectFour, {}, held)
  sent()
  outside.update()
  outside.update()
  expect(sent()).toEqual([])
})
