// Moves on all three servers in turn: what a move costs, how long its news takes, and how large it is.

import { at } from '@umpire/engine'
import { beside, faster, type Finding, noLonger, under } from '../findings.ts'
import { type Figures, middle, percentile } from './figures.ts'
import { type Load, paceOf } from './plan.ts'
import { endPair, type Pair, startPair } from './processes.ts'
import { ofEach, sideNames } from './sides.ts'

/** Matches that are played before anything is measured, at full speed, so that all code has been run often. */
async function warmUp({ load }: Pair, { game, matches, fast }: Load): Promise<void> {
  await load.do({ do: 'open', game, matches })
  await load.do({ do: 'play', pace: { moves: fast, every: 0 } })
  await load.do({ do: 'close' })
}

/** Opens matches, plays them at full speed and at a pace, and leaves them. */
async function round({ side, load }: Pair, planned: Load): Promise<Figures> {
  const { game, matches, fast } = planned
  await load.do({ do: 'open', game, matches })
  const before = await side.used()
  const hurried = await load.do<'played'>({ do: 'play', pace: { moves: fast, every: 0 } })
  const between = await side.used()
  const played = await load.do<'played'>({ do: 'play', pace: paceOf(planned) })
  const after = await side.used()
  await load.do({ do: 'close' })
  return {
    atFullSpeed: (between.processor - before.processor) / hurried.moves,
    atPace: (after.processor - between.processor) / played.moves,
    usualDelay: percentile(played.delays, 0.5),
    longDelay: percentile(played.delays, 0.99),
    usualSize: percentile(played.sizes, 0.5),
    largeSize: percentile(played.sizes, 0.99),
  }
}

/** The servers take turns, so that a slow minute of the machine hits all of them. */
async function inTurn(load: Load, rounds: number): Promise<readonly Figures[]> {
  const pairs = await Promise.all(sideNames.map(startPair))
  const found = pairs.map((): Figures[] => [])
  try {
    for (const pair of pairs) await warmUp(pair, load)
    for (let n = 0; n < rounds; n++) {
      for (const [index, pair] of pairs.entries()) at(found, index).push(await round(pair, load))
    }
  } finally {
    await Promise.all(pairs.map(endPair))
  }
  return found.map(middle)
}

/** Moves for each second of the server's processor time. */
const rate = (microseconds: number): number => 1e6 / microseconds

export async function compare(load: Load, rounds: number): Promise<Finding[]> {
  console.error(`measuring ${load.title}, ${load.matches} matches: ${sideNames.join(' | ')}`)
  const { umpire, peer, bare } = ofEach(await inTurn(load, rounds))
  const what = `${load.title}, ${load.matches} matches`
  const besideBoth = (words: string, figure: keyof Figures, unit: string): Finding[] => [
    beside(`${what}: ${words}`, umpire[figure], unit, { name: 'boardgame.io', amount: peer[figure] }),
    beside(`${what}: ${words}`, umpire[figure], unit, { name: 'bare server', amount: bare[figure] }),
  ]
  return [
    faster(`${what}: moves`, rate(umpire.atFullSpeed), { name: 'boardgame.io', rate: rate(peer.atFullSpeed) }, 4),
    ...besideBoth('processor for a move, full speed', 'atFullSpeed', 'us'),
    ...besideBoth('processor for a move, at a pace', 'atPace', 'us'),
    noLonger(`${what}: news, 99 %`, umpire.longDelay, { name: 'boardgame.io', rate: 1000 / peer.longDelay }, 1),
    ...besideBoth('news, 50 %', 'usualDelay', 'ms'),
    under(`${what}: message, 50 %`, umpire.usualSize, 'bytes', 300),
    under(`${what}: message, 99 %`, umpire.largeSize, 'bytes', 3000),
    ...besideBoth('message, 50 %', 'usualSize', 'bytes'),
  ]
}
