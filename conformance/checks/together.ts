// Seats asked at once: while answers are missing, those that are in change nothing that anybody else can see.

import { type Match, type Seat, seedRandom } from '@umpire/engine'
import { Bytes, mustEqual, standing, wholeAsk } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine } from '../failure.ts'
import { answerAtRandom, answersOf, give, sampleOf, start } from '../play.ts'
import { settingOf } from '../settings.ts'

/** The position, and what the others see: view, own question, events and log. */
const seenByOthers = (match: Match, seat: Seat): Bytes =>
  new Bytes({
    position: match.position,
    events: match.events(),
    asks: match.asks.filter((ask) => ask.seat !== seat).map(wholeAsk),
    others: [...match.seats.filter((other) => other !== seat), 'spectator' as const].map((viewer) => ({
      view: match.view(viewer),
      board: match.game.board(match.view(viewer)),
      log: match.log(viewer),
    })),
  })

/** Lets each seat that is asked answer first, and looks with the eyes of the others. True if it was still hidden. */
function answerUnseen(match: Match, seat: Seat, seed: string): boolean {
  const fork = match.fork()
  const before = seenByOthers(fork, seat)
  const others = fork.asks.filter((ask) => ask.seat !== seat)
  const own = fork.askOf(seat)
  if (own === undefined) return false
  give(fork, seat, sampleOf(fork, own, seedRandom(seed)))
  if (!others.every((ask) => fork.askOf(ask.seat) === ask)) return false
  mustEqual(fork, before, seenByOthers(fork, seat), 'an answer shows before all are in')
  return true
}

/** Gives each seat's answer once, in this order; undefined where not everybody gets to answer. */
function answeredInOrder(match: Match, order: readonly Seat[], seed: string): Bytes | undefined {
  const fork = match.fork()
  for (const seat of order) {
    const ask = fork.askOf(seat)
    if (ask === undefined || ask.number !== match.askOf(seat)?.number) return undefined
    give(fork, seat, sampleOf(fork, ask, seedRandom(`${seed} ${seat}`)))
  }
  return standing(fork)
}

/** Who answers first must not matter where all are asked. */
function answerInBothOrders(match: Match, seed: string): void {
  const seats = match.asks.map((ask) => ask.seat)
  const forwards = answeredInOrder(match, seats, seed)
  const backwards = answeredInOrder(match, seats.toReversed(), seed)
  if (forwards === undefined || backwards === undefined) return
  mustEqual(match, forwards, backwards, 'it matters who answers first, though all are asked at once')
}

export const together: Check = {
  id: 'together',
  name: 'of seats asked at once, nobody sees an answer before all are in',
  always: [],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let hidden = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const match = start(game, setting)
      const random = answersOf(setting)
      let looks = 0
      examine(match, () => {
        while (match.outcome === null && looks < positions) {
          if (match.asks.length > 1) {
            looks++
            for (const { seat } of match.asks) {
              for (const tries of ['first', 'second']) {
                if (answerUnseen(match, seat, `${setting.seed} ${match.count} ${tries}`)) hidden++
              }
            }
          }
          if (match.asks.length > 1) answerInBothOrders(match, `${setting.seed} ${match.count}`)
          answerAtRandom(match, random)
        }
      })
    }
    return { hidden }
  },
}
