// Imagined worlds keep all that a seat has seen, differ in what it has not, and can be played to their end.

import {
  at,
  type Imagination,
  logReader,
  type Match,
  pick,
  type Plain,
  type Random,
  type Run,
  samePlain,
  type Seat,
  type Secrets,
  seedRandom,
  viewerBit,
} from '@umpire/engine'
import { Bytes, everythingSince, mustEqual, numberless } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { matchAt, sampleGame } from '../play.ts'
import { settingOf } from '../settings.ts'

const worlds = 6

/** All that the seat knows: in the match, and so in every world that it imagines. */
const knownInMatch = (match: Match, seat: Seat, policySeed: string): Bytes => {
  const ask = match.askOf(seat) ?? fail(match, 'a seat imagines that is not asked')
  const view = match.view(seat)
  return new Bytes({
    view,
    board: match.game.board(view),
    ask: numberless(ask),
    log: match.log(seat),
    policy: match.game.bot?.policy?.(ask, view, seedRandom(policySeed)),
  })
}

const knownInWorld = (match: Match, imagination: Imagination, run: Run, policySeed: string): Bytes => {
  const { seat, game } = imagination
  const ask = imagination.askIn(run)
  const view = imagination.viewIn(run, seat)
  return new Bytes({
    view,
    board: game.board(view),
    ask: numberless(ask),
    log: match.events().map((told) => game.says(told.event, logReader(view, told))),
    policy: game.bot?.policy?.(ask, view, seedRandom(policySeed)),
  })
}

/** The faces in each pool, sorted: cards are dealt again, never made or lost. */
const inPools = ({ faces, pool, pools }: Secrets): unknown =>
  pools.map((of, number) =>
    of.faces === undefined
      ? faces
          .filter((_, id) => pool[id] === number)
          .map((face) => JSON.stringify(face))
          .sort()
      : faces.filter((face, id) => pool[id] === number && !of.faces?.some((one) => samePlain(one, face))),
  )

/** Whether anything that the seat has not seen could be something else. */
function couldDiffer({ faces, seenBy, pool, pools }: Secrets, seat: Seat): boolean {
  const bit = viewerBit(seat)
  return pools.some((of, number) => {
    const unseen = faces.filter((_, id) => pool[id] === number && (at(seenBy, id) & bit) === 0)
    const possible: readonly Plain[] = of.faces !== undefined && unseen.length > 0 ? of.faces : unseen
    return possible.some((face) => !samePlain(face, possible[0]))
  })
}

function playToTheEnd(match: Match, run: Run, random: Random): void {
  const bound = match.game.bound(match.options, match.seats.length)
  for (let count = match.count; run.outcome === null; count++) {
    if (count > bound) fail(match, `an imagined world goes on after ${bound} decisions`)
    const ask = pick(random, run.asks)
    run.answer(ask, ask.sample(random))
  }
}

/** True if something is hidden from the seat. */
function imagineAll(match: Match, seat: Seat, seed: string): boolean {
  const random = seedRandom(seed)
  const before = everythingSince(match, match.count)
  const known = knownInMatch(match, seat, seed)
  const { secrets } = match.position
  const imagination = match.imagine(seat)
  const dealt = new Set<string>()
  for (let n = 0; n < worlds; n++) {
    const run = imagination.world(random)
    mustEqual(match, known, knownInWorld(match, imagination, run, seed), `${match.seatNames[seat]} imagines otherwise`)
    mustEqual(match, inPools(secrets), inPools(run.table.secrets), 'cards were made or lost in an imagined world')
    mustEqual(match, secrets.seenBy, run.table.secrets.seenBy, 'others have seen other things in an imagined world')
    dealt.add(JSON.stringify(run.table.secrets.faces))
    playToTheEnd(match, run, random)
  }
  mustEqual(match, before, everythingSince(match, match.count), 'imagining changed the match')
  const isHidden = couldDiffer(secrets, seat)
  if (isHidden && dealt.size === 1 && !differInTime(match, seat)) {
    fail(match, `${match.seatNames[seat]} always imagines the same`)
  }
  return isHidden
}

/** A few worlds may be alike by chance; of very many, some differ. */
function differInTime(match: Match, seat: Seat): boolean {
  const random = seedRandom('many worlds')
  const imagination = match.imagine(seat)
  const first = JSON.stringify(imagination.world(random).table.secrets.faces)
  for (let n = 0; n < 200; n++) {
    if (JSON.stringify(imagination.world(random).table.secrets.faces) !== first) return true
  }
  return false
}

export const imagine: Check = {
  id: 'imagine',
  name: 'imagined worlds keep all that the seat has seen, and differ in what it has not',
  always: ['imagined'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    const counts = { imagined: 0, withHidden: 0 }
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const sample = sampleGame(game, setting, positions)
      for (const count of sample.counts) {
        const match = matchAt(sample.match, count)
        examine(match, () => {
          for (const { seat } of match.asks) {
            counts.imagined++
            if (imagineAll(match, seat, `${setting.seed} ${count}`)) counts.withHidden++
          }
        })
      }
    }
    return counts
  },
}
