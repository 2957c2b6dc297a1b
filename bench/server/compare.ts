// Moves on all three servers in turn: what a move costs, how long its news takes, and how large it is.

import { at } from '@umpire/engine'
import { beside, faster, type Finding, noLonger, under } from '../findings.ts'
import { type CostFigures, type Figures, middle, type NewsFigures, percentile } from './figures.ts'
import { type Load, paceOf } from './plan.ts'
import { endPair, type Pair, startPair } from './processes.ts'
import { ofEach, sideNames } from './sides.ts'

/**
 * Matches that are played before anything is measured, at full speed. A server runs for days: what counts is what a move costs
 * when its code has been compiled by how it is used, and that takes some ten thousand moves.
 */
async function warmUp({ load }: Pair, { game, matches, fast }: Load, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n++) {
    await load.do({ do: 'open', game, matches })
    await load.do({ do: 'play', pace: { moves: fast, every: 0 } })
    await load.do({ do: 'close' })
  }
}

/** Opens matches, plays them, and leaves them. */
type Round<Found> = (pair: Pair, load: Load) => Promise<Found>

const atFullSpeed: Round<CostFigures> = async ({ side, load }, { game, matches, fast }) => {
  await load.do({ do: 'open', game, matches })
  const before = await side.used()
  const { moves } = await load.do<'played'>({ do: 'play', pace: { moves: fast, every: 0 } })
  const after = await side.used()
  await load.do({ do: 'close' })
  return { cost: (after.processor - before.processor) / moves }
}

const atAPace: Round<NewsFigures> = async ({ side, load }, planned) => {
  await load.do({ do: 'open', game: planned.game, matches: planned.matches })
  const before = await side.used()
  const { moves, delays, sizes } = await load.do<'played'>({ do: 'play', pace: paceOf(planned) })
  const after = await side.used()
  await load.do({ do: 'close' })
  return {
    cost: (after.processor - before.processor) / moves,
    usualDelay: percentile(delays, 0.5),
    longDelay: percentile(delays, 0.99),
    usualSize: percentile(sizes, 0.5),
    largeSize: percentile(sizes, 0.99),
  }
}

/** The servers take turns, so that a slow minute of the machine hits all of them. The middle of so many rounds. */
async function inTurn<Name extends string>(
  load: Load,
  rounds: number,
  round: Round<Figures<Name>>,
): Promise<ReturnType<typeof ofEach<Figures<Name>>>> {
  const pairs = await Promise.all(sideNames.map(startPair))
  const found = pairs.map((): Figures<Name>[] => [])
  try {
    for (const pair of pairs) await warmUp(pair, load, rounds)
    for (let n = 0; n < rounds; n++) {
      for (const [index, pair] of pairs.entries()) at(found, index).push(await round(pair, load))
    }
  } finally {
    await Promise.all(pairs.map(endPair))
  }
  return ofEach(found.map(middle))
}

/** Moves for each second of the server's processor time. */
const rate = (microseconds: number): number => 1e6 / microseconds

const named = ({ title, matches }: Load): string => `${title}, ${matches} matches`

function sayWhat(load: Load, what: string): void {
  console.error(`measuring ${what} of ${named(load)}: ${sideNames.join(' | ')}`)
}

type Each<Name extends string> = ReturnType<typeof ofEach<Figures<Name>>>

const besideBoth = <Name extends string>(what: string, figure: Name, unit: string, each: Each<Name>): Finding[] => [
  beside(what, each.umpire[figure], unit, { name: 'boardgame.io', amount: each.peer[figure] }),
  beside(what, each.umpire[figure], unit, { name: 'bare server', amount: each.bare[figure] }),
]

/** What a move costs, as fast as the server answers. */
export async function compareCost(load: Load, rounds: number): Promise<Finding[]> {
  sayWhat(load, 'the processor time')
  const each = await inTurn(load, rounds, atFullSpeed)
  const { umpire, peer } = each
  return [
    faster(`${named(load)}: moves`, rate(umpire.cost), { name: 'boardgame.io', rate: rate(peer.cost) }, 4),
    ...besideBoth(`${named(load)}: processor for a move, full speed`, 'cost', 'us', each),
  ]
}

/** How long the news of a move takes at a pace, and how large it is. */
export async function compareNews(load: Load, rounds: number): Promise<Finding[]> {
  sayWhat(load, 'the news')
  const each = await inTurn(load, rounds, atAPace)
  const { umpire, peer } = each
  const what = named(load)
  return [
    noLonger(`${what}: news, 99 %`, umpire.longDelay, { name: 'boardgame.io', rate: 1000 / peer.longDelay }, 1),
    ...besideBoth(`${what}: news, 50 %`, 'usualDelay', 'ms', each),
    ...besideBoth(`${what}: processor for a move, at a pace`, 'cost', 'us', each),
    under(`${what}: message, 50 %`, umpire.usualSize, 'bytes', 300),
    under(`${what}: message, 99 %`, umpire.largeSize, 'bytes', 3000),
    ...besideBoth(`${what}: message, 50 %`, 'usualSize', 'bytes', each),
  ]
}
