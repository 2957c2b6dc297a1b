// A match: answers taken and refused, taking back, records, forks, worlds, and rules that throw.

import { describe, expect, test } from 'vitest'
import type { Ask } from './ask.ts'
import { d6 } from './dice.ts'
import { type Seat, seat, spectator } from './id.ts'
import { Match } from './match.ts'
import { RuleError } from './rule-error.ts'
import { oneOf } from './options.ts'
import type { Question } from './question.ts'
import { seedRandom } from './random.ts'
import { type MatchRecord, parseRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import type { Secret } from './secrets.ts'
import { started, type TryOut, tryOut } from './try-out.ts'
import { logReader, seenEvent, SentView, toldOf } from './view.ts'

const [one, two, three] = [seat(0), seat(1), seat(2)]

interface Talk {
  said: string[]
  turn: number
}

const word: Question<string, Talk> = {
  name: 'word',
  rule: 'TA-001',
  prompt: () => 'What do you say?',
  say: (value) => value,
}

/** Players speak in turn. "roll" rolls a die, "throw" is a rule with a bug, "end" ends the game, "nod" is silent. */
const talk = tryOut<Talk>(
  () => ({ said: [], turn: 0 }),
  function* step(t) {
    const said = yield* t.choose(t.seats[t.state.turn % t.seats.length] ?? one, word, [
      'a',
      'b',
      'roll',
      'throw',
      'end',
      'nod',
    ])
    t.state.turn++
    t.state.said.push(said === 'roll' ? `${t.rollOne(d6)}` : said)
    if (said !== 'nod') t.tell({ kind: said })
    if (said === 'throw') throw new Error('a bug in a rule')
    return said === 'end' ? { winners: [one] } : undefined
  },
)

const say = (match: Match, ...words: readonly string[]): void => {
  for (const text of words) {
    const ask = match.asks[0]
    if (ask === undefined) throw new Error('nobody is asked')
    const refusal = match.answer(ask.seat, text)
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
}

const bytes = (match: Match): string =>
  JSON.stringify([match.position, match.asks, match.log(spectator), match.record()])

const refusalOf = (refusal: Refusal | undefined): [string, string] | undefined =>
  refusal && [refusal.kind, refusal.reason]

describe('answers', () => {
  test('are taken in notation or by number, and a match ends with its outcome', () => {
    const match = started(talk, { seats: 2 })
    expect(match.answer(one, ' A ')).toBeUndefined()
    expect(match.give(two, 1)).toBeUndefined()
    say(match, 'end')
    expect(match.facts()).toEqual({ said: ['a', 'b', 'end'], turn: 3, winners: ['P1'] })
    expect(match.outcome).toEqual({ winners: [0] })
    expect(match.payoffs).toEqual([1, 0])
    expect(match.asks).toEqual([])
    expect(match.log(spectator)).toEqual(['a', 'b', 'end'])
  })

  test('that cannot be taken are refused with the reason, and change nothing', () => {
    const match = started(talk, { seats: 2 })
    say(match, 'a')
    const before = bytes(match)
    expect(refusalOf(match.answer(one, 'a'))).toEqual(['wrong seat', 'P2 is asked now, not P1'])
    expect(refusalOf(match.answer(seat(7), 'a'))).toEqual(['wrong seat', 'there is no seat 7'])
    expect(refusalOf(match.answer(two, 'c'))?.[0]).toBe('malformed')
    expect(refusalOf(match.give(two, 6))).toEqual(['malformed', '6 is no answer to word'])
    expect(refusalOf(match.answer(two, 'a', 0))).toEqual(['stale', 'that answers question 0; question 1 is asked now'])
    expect(refusalOf(match.answerLine('P3: a'))?.[0]).toBe('malformed')
    expect(refusalOf(match.answerLine('a'))?.[0]).toBe('malformed')
    expect(bytes(match)).toBe(before)
    expect(match.answer(two, 'end', 1)).toBeUndefined()
    expect(refusalOf(match.answer(one, 'a'))).toEqual(['over', 'the game is over'])
  })

  test('that make a rule throw are reported and roll back, and the match goes on', () => {
    const match = started(talk, { seats: 2 })
    say(match, 'a', 'roll', 'b')
    const before = bytes(match)
    expect(() => match.answer(two, 'throw')).toThrow(RuleError)
    expect(() => match.answer(two, 'throw')).toThrow('try-out: "P2: throw" made a rule throw: a bug in a rule')
    expect(bytes(match)).toBe(before)
    say(match, 'b', 'end')
    expect(match.outcome).not.toBeNull()
  })
})

describe('settings', () => {
  test('that do not fit are refused', () => {
    const startWith = (settings: Parameters<typeof Match.start>[1]): unknown => {
      const match = Match.start(talk, settings)
      return match instanceof Refusal ? match.reason : match
    }
    expect(startWith({ seats: 5 })).toBe('Try-out is for 1 to 4 seats, not 5')
    expect(startWith({ seats: 1.5 })).toBe('Try-out is for 1 to 4 seats, not 1.5')
    expect(startWith({ options: { x: 1 } })).toBe('no option "x"; the game has none')
    expect(startWith({ position: ['x'] })).toBe('Try-out has no notation for positions')
  })
})

describe('taking back', () => {
  test('is free while nobody has learned anything and nobody else has answered', () => {
    const match = started(talk, { seats: 1 })
    say(match, 'a', 'roll')
    const rolled = bytes(match)
    say(match, 'b', 'a')
    expect(match.undo([one])).toBeUndefined()
    expect(match.undo([one])).toBeUndefined()
    expect(bytes(match)).toBe(rolled)
    expect(refusalOf(match.undo([one]))).toEqual(['not undone', 'dice were rolled since'])
    expect(bytes(match)).toBe(rolled)
  })

  test('is refused when somebody else has answered since, unless they agree', () => {
    const match = started(talk, { seats: 2 })
    const start = bytes(match)
    expect(refusalOf(match.undo([one]))).toEqual(['not undone', 'there is nothing of yours to take back'])
    say(match, 'a', 'b')
    expect(refusalOf(match.undo([one]))).toEqual(['not undone', 'P2 has answered since'])
    expect(match.undo([one, two])).toBeUndefined()
    expect(match.undo([one, two])).toBeUndefined()
    expect(bytes(match)).toBe(start)
  })

  test('and giving again what was taken back is as if nothing had been', () => {
    const match = started(talk, { seats: 1 })
    say(match, 'a', 'b', 'nod')
    const before = bytes(match)
    match.undo([one])
    match.undo([one])
    expect(match.count).toBe(1)
    expect(match.redo()).toBeUndefined()
    expect(match.redo()).toBeUndefined()
    expect(bytes(match)).toBe(before)
    expect(refusalOf(match.redo())?.[0]).toBe('not undone')
    match.undo([one])
    say(match, 'a')
    expect(refusalOf(match.redo())?.[0]).toBe('not undone')
  })

  test('with consent goes back anywhere, in a long game too', () => {
    const match = started(talk, { seats: 2 })
    const at: string[] = []
    for (let n = 0; n < 200; n++) {
      at.push(bytes(match))
      say(match, n % 7 === 3 ? 'roll' : 'a')
    }
    for (const count of [199, 150, 97, 64, 63, 1, 0]) {
      expect(match.takeBackTo(count)).toBeUndefined()
      expect(bytes(match)).toBe(at[count])
    }
    expect(match.takeBackTo(5)).toBeInstanceOf(Refusal)
    expect(match.takeBackTo(-1)).toBeInstanceOf(Refusal)
  })

  test('concerns whoever has answered since, and everybody when dice were rolled', () => {
    const match = started(talk, { seats: 3 })
    expect(match.lastAnswerOf([one])).toBeUndefined()
    say(match, 'a', 'b', 'nod', 'a')
    expect(match.lastAnswerOf([one])).toBe(3)
    expect(match.lastAnswerOf([two, three])).toBe(2)
    expect(match.learnersSince(3)).toEqual([one])
    expect(match.learnersSince(2)).toEqual([one, three])
    say(match, 'roll')
    expect(match.learnersSince(4)).toEqual([one, two, three])
  })
})

interface Votes {
  result: string[]
}

const vote: Question<string, Votes> = { name: 'vote', prompt: () => 'How do you vote?', say: (value) => value }

/** All seats vote at once, first on a colour, then on a number; then the game is over. */
const voting = tryOut<Votes>(
  () => ({ result: [] }),
  function* step(t) {
    const votes = yield* t.askAll(t.seats, function* ballot(by: Seat) {
      const colour = yield* t.choose(by, vote, ['azure', 'blue'])
      const number = yield* t.choose(by, vote, ['one', 'two'])
      return `${colour} ${number}`
    })
    t.state.result = votes
    t.tell({ kind: 'counted' })
    yield* t.choose(one, vote, ['done'])
    return { winners: [one] }
  },
)

describe('seats asked at once', () => {
  test('answer in any order, unseen, and the rule gets their answers in the order of the seats', () => {
    const match = started(voting, { seats: 3 })
    const shown = JSON.stringify(match.view(two))
    for (const line of ['P3: blue', 'P1: azure', 'P3: two', 'P1: one', 'P2: azure']) {
      expect(match.answerLine(line)).toBeUndefined()
      expect(JSON.stringify(match.view(two))).toBe(shown)
      expect(match.log(spectator)).toEqual([])
    }
    expect(match.asks.map(({ seat: by }) => by)).toEqual([1])
    match.answerLine('P2: one')
    expect(match.facts()['result']).toEqual(['azure one', 'azure one', 'blue two'])
    expect(match.log(spectator)).toEqual(['counted'])
  })

  test('can each take back their own answer while others have answered, and nobody when all are in', () => {
    const match = started(voting, { seats: 3 })
    for (const line of ['P3: blue', 'P1: azure', 'P2: azure', 'P2: two']) match.answerLine(line)
    expect(match.undo([three])).toBeUndefined()
    expect(match.record().answers).toEqual(['P1: azure', 'P2: azure', 'P2: two'])
    expect(match.redo()).toBeUndefined()
    match.answerLine('P3: one')
    match.answerLine('P1: one')
    expect(match.facts()['result']).toEqual(['azure one', 'azure two', 'blue one'])
    expect(refusalOf(match.undo([one]))).toEqual(['not undone', 'hidden answers were shown since'])
  })

  test('are imagined without what the others have answered', () => {
    const match = started(voting, { seats: 2 })
    match.answerLine('P1: azure')
    const world = match.imagine(two).world(seedRandom('x'))
    expect(world.asks.map((ask: Ask) => [ask.seat, ask.options().map(({ say: text }) => text)])).toEqual([
      [0, ['azure', 'blue']],
      [1, ['azure', 'blue']],
    ])
  })

  test('may leave the decision to the first who answers', () => {
    const match = started(
      tryOut<Votes>(
        () => ({ result: [] }),
        function* step(t) {
          const first = yield* t.askFirst(t.seats, (by) => t.choose(by, vote, ['azure', 'blue']))
          t.state.result = [`${first.seat} ${first.value}`]
          return { winners: [] }
        },
      ),
      { seats: 3 },
    )
    match.answerLine('P2: blue')
    expect(match.facts()['result']).toEqual(['1 blue'])
  })

  test('are asked by branches that only ask: what else they do is a bug', () => {
    const meddling = tryOut<Votes>(
      () => ({ result: [] }),
      function* step(t) {
        yield* t.askAll(t.seats, function* ballot(by: Seat) {
          const colour = yield* t.choose(by, vote, ['azure', 'blue'])
          t.tell({ kind: colour })
          return colour
        })
        return { winners: [] }
      },
    )
    expect(() => started(meddling, { seats: 2 }).answerLine('P1: azure')).toThrow('told while seats are asked at once')
  })
})

interface Hand {
  deck: Secret<string>[]
  hands: Secret<string>[][]
  turn: number
}

const take: Question<boolean, Hand> = {
  name: 'take',
  prompt: () => 'Take a card?',
  say: (value) => (value ? 'yes' : 'no'),
}

/** Players take cards from a deck and look at them. */
const drawing = tryOut<Hand, { readonly kind: 'took'; readonly card: Secret<string> }>(
  (dealer) => ({
    deck: dealer.deal('deck', ['a', 'b', 'c', 'd', 'e', 'f']),
    hands: dealer.seats.map(() => []),
    turn: 0,
  }),
  function* step(t) {
    const { state } = t
    const by = t.seats[state.turn % t.seats.length] ?? one
    if (yield* t.choose(by, take, [true, false])) {
      const card = t.draw(state.deck)
      if (card === undefined) return { winners: t.seats }
      t.show(card, by)
      state.hands[by]?.push(card)
      t.tell({ kind: 'took', card }, card)
    }
    state.turn++
    return undefined
  },
  { says: (event, reader) => `a card: ${reader.face(event.card) ?? 'unseen'}` },
)

describe('what is hidden', () => {
  test('is in no view of those who have not seen it, nor in their log', () => {
    const match = started(drawing, { seats: 2, seed: '5' })
    say(match, 'yes')
    const [mine] = Object.values(match.view(one).toJSON().faces)
    expect(match.log(one)).toEqual([`a card: ${String(mine)}`])
    expect(match.log(two)).toEqual(['a card: unseen'])
    expect(match.log(spectator)).toEqual(['a card: unseen'])
    expect(JSON.stringify(match.view(two))).not.toContain(`"${String(mine)}"`)
    expect(JSON.stringify(match.view(two))).toBe(JSON.stringify({ ...match.view(one).toJSON(), faces: {} }))
  })

  test('shown to one seat is learned by that seat alone', () => {
    const match = started(drawing, { seats: 2, seed: '5' })
    say(match, 'yes')
    expect(match.learnersSince(0)).toEqual([one])
  })

  test('stays so when view and log go elsewhere as plain data', () => {
    const match = started(drawing, { seats: 2, seed: '5' })
    say(match, 'yes')
    for (const viewer of [one, two, spectator]) {
      const { state, faces } = JSON.parse(JSON.stringify(match.view(viewer)))
      const view = new SentView(state, faces, viewer, match.seatNames)
      expect(JSON.stringify(view)).toBe(JSON.stringify(match.view(viewer)))
      const sent = match.events().map((told) => JSON.parse(JSON.stringify(seenEvent(told, viewer))))
      const log = sent.map((seen) => match.game.says(seen.event, logReader(view, toldOf(seen))))
      expect(log).toEqual(match.log(viewer))
    }
  })

  test('is imagined differently from world to world, and what was seen is not', () => {
    const match = started(drawing, { seats: 2, seed: '5' })
    say(match, 'yes', 'yes')
    const mind = match.imagine(one)
    const seen = JSON.stringify(match.view(one))
    const worlds = new Set<string>()
    const random = seedRandom('worlds')
    const before = bytes(match)
    for (let n = 0; n < 50; n++) {
      const world = mind.world(random)
      expect(JSON.stringify(mind.viewIn(world, one))).toBe(seen)
      worlds.add(JSON.stringify(world.position.secrets.faces))
    }
    expect(worlds.size).toBeGreaterThan(30)
    expect(bytes(match)).toBe(before)
    expect(() => mind.askIn(match.imagine(two).world(random))).not.toThrow()
  })

  test('cannot be taken back once it was seen', () => {
    const match = started(drawing, { seats: 1 })
    say(match, 'no', 'yes')
    expect(refusalOf(match.undo([one]))).toEqual(['not undone', 'something hidden was shown since'])
  })
})

describe('records', () => {
  const played = (): Match => {
    const match = started(talk, { seats: 2, seed: 'record' })
    say(match, 'a', 'roll', 'b', 'roll', 'end')
    return match
  }

  test('replay to the same bytes, to the end or to any point', () => {
    const match = played()
    const record = parseRecord(JSON.stringify(match.record()))
    if (record instanceof Refusal) throw new Error(record.reason)
    const again = Match.replay(talk, record)
    if (again instanceof Refusal) throw new Error(again.reason)
    expect(bytes(again)).toBe(bytes(match))
    const part = Match.replay(talk, record, 2)
    match.takeBackTo(2)
    expect(part instanceof Match && bytes(part)).toBe(bytes(match))
  })

  test.each<[string, string]>([
    ['no JSON at all', '{'],
    ['a list', '[]'],
    ['another format', '{"umpire":2}'],
    ['no game', '{"umpire":1}'],
    ['no answers', '{"umpire":1,"game":"try-out","version":1,"seats":2,"seed":"x","options":{}}'],
    [
      'an option that is no value',
      '{"umpire":1,"game":"try-out","version":1,"seats":2,"seed":"x","options":{"a":[]},"answers":[]}',
    ],
  ])('are refused if they are %s', (_, text) => {
    expect(parseRecord(text)).toMatchObject({ kind: 'unusable' })
  })

  test('with an answer that does not fit say which', () => {
    const record = { ...played().record(), answers: ['P1: a', 'P2: sing'] }
    expect(Match.replay(talk, record)).toMatchObject({ reason: expect.stringContaining('answer 2, "P2: sing"') })
  })

  test('of another version are refused, or migrated by the game', () => {
    const old = played().record()
    const newer: TryOut<Talk> = { ...talk, version: 2 }
    expect(Match.replay(newer, old)).toMatchObject({
      reason: 'the record is of version 1 of Try-out; this is version 2',
    })
    const migrate = (record: MatchRecord): MatchRecord => ({ ...record, answers: record.answers.slice(0, 1) })
    const migrated = Match.replay({ ...newer, migrate }, old)
    expect(migrated instanceof Match && migrated.count).toBe(1)
    expect(Match.replay({ ...talk, version: 0, migrate }, old)).toBeInstanceOf(Refusal)
    expect(Match.replay({ ...talk, id: 'other' }, old)).toMatchObject({
      reason: 'the record is of try-out, not of other',
    })
  })

  test('keep the options the match was played with', () => {
    const game: TryOut<Talk> = { ...talk, options: { length: oneOf('How long', ['full', 'short']) } }
    expect(started(game, { options: { length: 'short' } }).record().options).toEqual({ length: 'short' })
  })
})

describe('a fork', () => {
  test('goes on as the match would, and leaves it alone', () => {
    const match = started(talk, { seats: 2, seed: 'fork' })
    for (let n = 0; n < 70; n++) say(match, n % 5 === 0 ? 'roll' : 'a')
    const before = bytes(match)
    const fork = match.fork()
    expect(bytes(fork)).toBe(before)
    say(fork, 'roll', 'b', 'roll', 'end')
    expect(bytes(match)).toBe(before)
    say(match, 'roll', 'b', 'roll', 'end')
    expect(bytes(match)).toBe(bytes(fork))
    fork.takeBackTo(40)
    match.takeBackTo(40)
    expect(bytes(fork)).toBe(bytes(match))
  })

  test('in the middle of a question to several keeps what was answered', () => {
    const match = started(voting, { seats: 2 })
    match.answerLine('P2: blue')
    const fork = match.fork()
    for (const line of ['P2: two', 'P1: azure', 'P1: one']) expect(fork.answerLine(line)).toBeUndefined()
    expect(fork.facts()['result']).toEqual(['azure one', 'blue two'])
    expect(match.count).toBe(1)
  })
})

test('dice that were laid down fall in a fork too, and once more after going back', () => {
  const match = started(talk, { seats: 1 })
  say(match, 'a')
  match.force(['6', '5'], [])
  const fork = match.fork()
  say(match, 'roll', 'roll')
  say(fork, 'roll')
  expect(match.facts()['said']).toEqual(['a', '6', '5'])
  expect(fork.facts()['said']).toEqual(['a', '6'])
  expect(fork.unusedForced).toEqual(['5'])
  match.takeBackTo(1)
  expect(match.unusedForced).toEqual(['6', '5'])
  say(match, 'b', 'roll')
  expect(match.facts()['said']).toEqual(['a', 'b', '6'])
})

describe('a snapshot', () => {
  test('survives JSON and goes on as the match would', () => {
    const match = started(talk, { seats: 2, seed: 'snap' })
    for (let n = 0; n < 10; n++) say(match, 'roll')
    const resumed = Match.resume(talk, JSON.parse(JSON.stringify(match.snapshot())))
    if (resumed instanceof Refusal) throw new Error(resumed.reason)
    expect(resumed.count).toBe(10)
    expect(resumed.position).toEqual(match.position)
    say(resumed, 'a', 'roll', 'end')
    say(match, 'a', 'roll', 'end')
    expect(resumed.position).toEqual(match.position)
    expect(resumed.takeBackTo(3)).toBeInstanceOf(Refusal)
  })
})

test('rules that go on for ever without asking are stopped', () => {
  const endless = tryOut(
    () => ({}),
    // oxlint-disable-next-line require-yield -- that is the bug
    function* step() {
      return undefined
    },
  )
  expect(() => Match.start(endless)).toThrow('100000 steps without a question or an end')
})
