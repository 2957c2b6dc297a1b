// What holds at every decision of every game, and what the log of a whole game adds up to.

import {
  type Ask,
  at,
  type Game,
  type Outcome,
  pick,
  Refusal,
  type Seat,
  seedRandom,
  spectator,
  startRun,
  type Told,
} from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typeOf } from '../content/catalogue.ts'
import { deckNames, type TypeId } from '../content/module-type.ts'
import type { MechsEvent } from '../events.ts'
import { modularMechs } from '../game.ts'
import { pieces } from '../pieces.ts'
import { foam, redirect } from '../questions.ts'
import { activeSeat, isCore, type Mech, type State } from '../state.ts'
import { healthNow, isLinked } from './building.ts'
import type { MechsTable } from './money.ts'
import { scoreOf } from './rounds.ts'

type MechsGame = Game<State, typeof modularMechs.options, MechsEvent>

type Look = (t: MechsTable, asks: readonly Ask[]) => void

/** The game, with a look at the table whenever somebody is asked. */
const watched = (look: Look): MechsGame => ({
  ...modularMechs,
  *step(t) {
    const rules = modularMechs.step(t)
    for (let next = rules.next(); ; next = rules.next()) {
      if (next.done === true) return next.value
      look(t, 'asks' in next.value ? next.value.asks : [next.value])
      yield next.value
    }
  },
})

/** Mechs that have grown, so that there is something to shoot with and to lose. */
const grown: readonly string[] = [
  'W01 1 0 2 | M01 0 -1 0 | M01 1 -1 0 | U05 2 0 0 | W09 2 1 0 | W03 3 0 1 | U10 -1 0 0 | U12 0 1 2 | W05 -1 1 1 | M07 2 -1 0',
  'W01 0 1 1 | M01 0 -1 0 | M01 1 -1 0 | U06 1 0 1 | W18 2 0 1 | U05 -1 0 0 | W20 -1 1 2 | W20 -2 0 1 | M04 -1 -1 0 | M03 2 -1 0',
  'W01 1 0 2 | M01 0 -1 0 | M01 1 -1 0 | U07 0 1 2 | U09 -1 0 1 | U12 -2 0 1 | U07 -2 1 2 | M13 -2 -1 0 | U01 2 0 0 | U15 3 0 3',
  'U10 0 1 0 | U10 0 -1 0 | W06 1 1 1 | W10 -1 1 0 | U17 1 0 1 | U11 -1 0 1 | W24 0 2 2 | U15 1 -1 3 | U19 -1 -1 0 | M10 -1 -2 0',
  'U10 1 0 0 | U10 -1 0 0 | U04 0 1 0 | W11 1 1 2 | W12 -1 1 1 | U16 1 -1 0 | U03 -1 -1 0 | M09 0 -1 0 | W23 2 0 3 | U02 -2 0 0',
  'U01 1 0 0 | U01 -1 0 0 | U14 0 1 2 | W19 1 1 2 | W13 -1 1 0 | M06 0 -1 0 | U13 2 0 1 | U18 -2 0 1 | M12 1 -1 0 | M11 -1 -1 0',
]

const grownPosition = (seats: number, shift: number): string[] => [
  ...pieces
    .slice(0, seats)
    .flatMap((name, n) => [
      `${name} has ${at(grown, (n + shift) % grown.length)}`,
      `${name} crew core, core`,
      `${name} $25`,
      `${name} on ${(n * 7) % 9}`,
    ]),
  `${at(pieces, shift % seats)} starts`,
  'phase buy',
]

interface Setting {
  readonly seats: number
  readonly seed: string
  readonly options: { readonly [name: string]: string | number | boolean }
  readonly position?: readonly string[]
}

const anySetting: fc.Arbitrary<Setting> = fc
  .record({
    seats: fc.integer({ min: 2, max: 6 }),
    seed: fc.integer({ min: 0, max: 1_000_000 }).map(String),
    shift: fc.option(fc.nat({ max: 5 })),
    options: fc.record({
      rounds: fc.constantFrom('auto', '3', '4'),
      overkill: fc.constantFrom('paid', 'capped'),
      assembly: fc.constantFrom('free', 'loop'),
      set: fc.constantFrom('full', 'basic'),
      crewLimit: fc.constantFrom(3, 4, 6),
      refill: fc.constantFrom('end of turn', 'at once'),
      trackHalf: fc.constantFrom('10', '8', '12'),
      startSpread: fc.boolean(),
      meltdown: fc.boolean(),
    }),
  })
  .map(({ seats, seed, shift, options }) => ({
    seats,
    seed,
    options,
    ...(shift === null ? {} : { position: grownPosition(seats, shift) }),
  }))

/** Plays a whole game with answers at random; whatever is entered is activated. */
function playOut(game: MechsGame, setting: Setting): Outcome {
  const started = startRun(game, setting)
  if (started instanceof Refusal) throw new Error(started.toString())
  const { run } = started
  const random = seedRandom(`${setting.seed} answers`)
  run.start()
  while (run.outcome === null) {
    const ask = pick(random, run.asks)
    run.answer(ask, ask.kind === 'confirm' ? 0 : ask.sample(random))
  }
  return run.outcome
}

/** Each property is tried on so many games. */
const numRuns = 30

type Holds = (t: MechsTable, asks: readonly Ask[]) => boolean

/** Looks at every decision of many games; what went wrong, or undefined. */
const faultIn = (newLook: () => Look): string | undefined =>
  fc.defaultReportMessage(
    fc.check(
      fc.property(anySetting, (setting) => {
        playOut(watched(newLook()), setting)
      }),
      { numRuns },
    ),
  )

/** Where something does not hold at every decision. */
const exceptionTo = (holds: Holds): string | undefined =>
  faultIn(() => (t, asks) => {
    if (!holds(t, asks)) throw new Error(JSON.stringify(t.state))
  })

const mechUnlike = (holds: (mech: Mech, state: State) => boolean): string | undefined =>
  exceptionTo(({ state }) => state.mechs.every((mech) => holds(mech, state)))

/** MM-042, slowly: all that can be reached from the Core. */
function chained(mech: Mech): number {
  const found = new Set(mech.modules.filter(isCore))
  for (const module of found) {
    for (const other of mech.modules) if (isLinked(mech, module, other)) found.add(other)
  }
  return found.size
}

/** All cards in decks, shop and mechs. */
const cardsOn = (t: MechsTable): TypeId[] => {
  const { decks, shop, mechs } = t.state
  return [
    ...deckNames.flatMap((deck) => decks[deck].map((card) => t.face(card))),
    ...deckNames.flatMap((deck) => shop[deck].flatMap((sale) => (sale === null ? [] : [sale.type]))),
    ...mechs.flatMap(({ modules, detached }) => [...modules, ...detached].map(({ type }) => type)),
  ]
}

const wordsOf = (cards: readonly TypeId[]): string => cards.toSorted().join()

describe('at every decision of any game', () => {
  test('money is in whole dollars and never below 0 (MM-012, MM-024)', () => {
    const fault = mechUnlike(({ money }) => Number.isInteger(money) && money >= 0)
    expect(fault).toBeUndefined()
  })

  test('a broken module has no damage and no shield, an unbroken one less damage than health (MM-096, MM-099)', () => {
    const fault = mechUnlike((mech) =>
      mech.modules.every((module) =>
        module.broken ? module.damage === 0 && module.shield === 0 : module.damage < healthNow(mech, module),
      ),
    )
    expect(fault).toBeUndefined()
  })

  test('crew stands in modules of its mech, from one to as many as allowed (MM-005, MM-032, MM-053, MM-062)', () => {
    const fault = mechUnlike(
      ({ crew, modules }, { terms }) =>
        crew.length >= 1 &&
        crew.length <= terms.crewLimit &&
        crew.every((member) => member.steps >= 0 && modules.some(({ label }) => label === member.at)),
    )
    expect(fault).toBeUndefined()
  })

  test('no two modules share a cell, there is one Core in the middle, and all have a chain to it (MM-034, MM-035, MM-042)', () => {
    const fault = mechUnlike((mech) => {
      const { modules } = mech
      const [middle, ...more] = modules.filter(isCore)
      const isInTheMiddle = middle?.x === 0 && middle.y === 0 && middle.turned === 0
      const cells = new Set(modules.map(({ x, y }) => `${x} ${y}`))
      return isInTheMiddle && more.length === 0 && cells.size === modules.length && chained(mech) === modules.length
    })
    expect(fault).toBeUndefined()
  })

  test('every piece stands on the track (MM-077)', () => {
    const fault = mechUnlike(({ space }, { terms }) => Math.abs(space) <= terms.trackEnd)
    expect(fault).toBeUndefined()
  })

  test('the cards in decks, shop and mechs are the same as ever, with the one being attached (MM-007, MM-028, MM-051)', () => {
    const fault = faultIn(() => {
      let before: string | undefined
      return (t) => {
        const { phase, attaching } = t.state
        if (phase === 'assembly') return
        const cards = cardsOn(t)
        before ??= wordsOf(cards)
        const bought = attaching === null ? cards : [...cards, attaching.type]
        if (wordsOf(cards) !== before && wordsOf(bought) !== before) throw new Error(`now ${wordsOf(cards)}`)
      }
    })
    expect(fault).toBeUndefined()
  })

  test('everybody has seen every card that is in no deck (MM-008, MM-051)', () => {
    const fault = exceptionTo((t) => {
      const { shop, mechs } = t.state
      const open = [
        ...deckNames.flatMap((deck) => shop[deck].flatMap((sale) => (sale === null ? [] : [sale.card]))),
        ...mechs.flatMap(({ modules, detached }) => [...modules, ...detached].map(({ card }) => card)),
      ]
      return open.every((card) => [...t.seats, spectator].every((viewer) => t.sees(viewer, card)))
    })
    expect(fault).toBeUndefined()
  })

  test('one seat is asked one question, and all at once only for the assembly (MM-156)', () => {
    const fault = exceptionTo(
      ({ state, seats }, asks) => asks.length === (state.phase === 'assembly' ? seats.length : 1),
    )
    expect(fault).toBeUndefined()
  })

  test('nobody is asked what has one answer only, but for ending a turn (MM-157)', () => {
    const fault = exceptionTo((_, asks) =>
      asks.every((ask) => ask.enumerate(1)?.length !== 1 || ask.options()[0]?.say === 'end turn'),
    )
    expect(fault).toBeUndefined()
  })

  test('nothing is offered and refused at once, and every refusal names a rule and a reason', () => {
    const fault = exceptionTo((_, asks) =>
      asks.every((ask) => {
        const offered = new Set(ask.options().map(({ say }) => say))
        return ask
          .blocked()
          .every(({ say, refusal }) => !offered.has(say) && refusal.rule !== undefined && refusal.reason !== '')
      }),
    )
    expect(fault).toBeUndefined()
  })

  test('only the owner of the target reacts, all else is asked of whose turn it is (MM-014, MM-158)', () => {
    const fault = exceptionTo(({ state }, asks) => {
      if (state.phase === 'assembly') return true
      const { seat, question } = at(asks, 0)
      if (question.name !== redirect.name && question.name !== foam.name) {
        return seat === activeSeat(state) && state.incoming === null
      }
      return state.phase === 'fight' && seat !== activeSeat(state) && state.incoming?.by === activeSeat(state)
    })
    expect(fault).toBeUndefined()
  })

  test('a module with nothing but passive or reaction text is never activated (MM-080)', () => {
    const fault = mechUnlike(({ modules }) =>
      modules.every(({ type, activated }) => {
        const { damage, mobility, traits } = typeOf(type)
        const { armor, aim, screen, hub, redirect: decoy, foam: injector, gantry, gyro } = traits
        const isIdle = [armor, aim, screen, hub, decoy, injector, gantry, gyro].some((trait) => trait !== undefined)
        return !(activated && isIdle && damage === 0 && mobility === 0)
      }),
    )
    expect(fault).toBeUndefined()
  })
})

/** A whole game with all that was told since its first step, and the table as it was at the end. */
function wholeGame(setting: Setting): { told: MechsEvent[]; outcome: Outcome; last: State } {
  const told: Told<MechsEvent>[] = []
  let last: State | undefined
  const outcome = playOut(
    {
      ...modularMechs,
      *step(t) {
        t.told = told
        last = t.state
        return yield* modularMechs.step(t)
      },
    },
    setting,
  )
  if (last === undefined) throw new Error('the game had no step')
  return { told: told.map(({ event }) => event), outcome, last }
}

/** What an event did to each seat's money. */
function dollars(event: MechsEvent): readonly (readonly [Seat, number])[] {
  if (event.kind === 'gained') return [[event.seat, event.amount]]
  if (event.kind === 'sold') return [[event.seat, event.price]]
  if (event.kind === 'hit') return [[event.seat, -event.sum.foam]]
  if (event.kind !== 'took') return 'price' in event ? [[event.seat, -event.price]] : []
  return [
    [event.seat, event.amount],
    [event.from, -event.amount],
  ]
}

const wholeGames = (look: (game: ReturnType<typeof wholeGame>, setting: Setting) => void): void =>
  fc.assert(
    fc.property(anySetting, (setting) => look(wholeGame(setting), setting)),
    { numRuns },
  )

describe('the log of a whole game', () => {
  test('accounts for every dollar (MM-012, MM-019, MM-024, MM-092)', () => {
    wholeGames(({ told, last }, { position }) => {
      const money: number[] = last.mechs.map(() => (position === undefined ? 5 : 25))
      for (const event of told) for (const [seat, change] of dollars(event)) money[seat] = at(money, seat) + change
      expect(last.mechs.map((mech) => mech.money)).toEqual(money)
    })
  })

  test('has a Buy and a Fight Phase in every round, and each time a turn for everybody, in order (MM-011 to MM-018)', () => {
    wholeGames(({ told, last }, { seats, options, position }) => {
      const phases = told.flatMap((event) => (event.kind === 'phase begins' ? [event] : []))
      const turns = told.flatMap((event) => (event.kind === 'turn begins' ? [event.seat] : []))
      const rounds = options['rounds'] === 'auto' ? (seats <= 4 ? 6 : 5) : Number(options['rounds'])
      const wanted = Array.from({ length: rounds }, (_, n) => [`buy ${n + 1}`, `fight ${n + 1}`]).flat()
      // An arranged game begins within its first Buy Phase.
      expect(phases.map(({ phase, round }) => `${phase} ${round}`)).toEqual(position ? wanted.slice(1) : wanted)
      const ordered = phases.flatMap(({ starter }) => last.mechs.map((_, n) => (starter + n) % seats))
      expect(turns.slice(-ordered.length)).toEqual(ordered)
      for (const [n, { phase, starter }] of phases.entries()) {
        if (phase === 'fight' && n > 0) expect(starter).toBe(at(phases, n - 1).starter)
      }
    })
  })

  test('gives $3 and the start to the most damaged, of those tied to the last to act (MM-103 to MM-107)', () => {
    wholeGames(({ told, last }, { seats }) => {
      let taken = last.mechs.map(() => 0)
      let starter = 0
      for (const [n, event] of told.entries()) {
        if (event.kind === 'phase begins') starter = event.starter
        const after = told[n + 1]
        if (event.kind === 'hit' && event.sum.dealt > 0 && after?.kind === 'gained' && after.rule === 'MM-092')
          taken[event.seat] = at(taken, event.seat) + after.amount
        if (event.kind !== 'most damaged') continue
        const most = Math.max(...taken)
        const order = last.mechs.map((_, place) => (starter + place) % seats)
        const tied = order.filter((seat) => taken[seat] === most)
        expect(event.starter).toBe(most === 0 ? (starter + 1) % seats : tied.at(-1))
        expect(event.award).toBe(most === 0 ? 0 : 3)
        taken = last.mechs.map(() => 0)
      }
    })
  })

  test('pays what was dealt, or up to the health that was left, and $3 for every break of another (MM-092, MM-093, MM-098)', () => {
    wholeGames(({ told }, { options }) => {
      for (const [n, event] of told.entries()) {
        const after = told[n + 1]
        if (event.kind === 'broke') {
          const isPaid = after?.kind === 'gained' && after.rule === 'MM-098' && after.seat === event.by
          expect(isPaid && after.amount === 3).toBe(event.by !== event.seat)
        }
        if (event.kind !== 'hit') continue
        const { printed, aim, own, boost, screen, foam: foamed, shield, dealt } = event.sum
        expect(dealt).toBe(printed + aim + own + boost - screen - foamed - shield)
        expect(dealt).toBeGreaterThanOrEqual(0)
        if (dealt === 0) continue
        expect(after).toMatchObject({ kind: 'gained', rule: 'MM-092', seat: event.by })
        if (options['overkill'] === 'paid') expect(after).toMatchObject({ amount: dealt })
      }
    })
  })

  test('ends with the highest score, then fewest broken modules, then most money (MM-152 to MM-155)', () => {
    wholeGames(({ told, outcome, last }) => {
      const scores = last.mechs.map(
        ({ money, modules }) =>
          money + modules.reduce((sum, { type, broken }) => sum + typeOf(type).cost * (broken ? 1 : 2), 0),
      )
      expect(last.mechs.map(scoreOf)).toEqual(scores)
      expect(outcome.scores).toEqual(scores)
      expect(told.at(-1)).toMatchObject({ kind: 'scored', scores })
      const ranks = last.mechs.map(({ money, modules }, n) => {
        const broken = modules.filter((module) => module.broken).length
        return at(scores, n) * 1_000_000 - broken * 10_000 + money
      })
      const best = Math.max(...ranks)
      expect(outcome.winners).toEqual(last.mechs.flatMap(({ seat }, n) => (ranks[n] === best ? [seat] : [])))
    })
  })
})
