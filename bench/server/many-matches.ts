// Many matches open on one process of Umpire; most of them are left, forgotten by the process, and opened again.

import { setTimeout as wait } from 'node:timers/promises'
import { alone, type Finding, within } from '../findings.ts'
import { percentile } from './figures.ts'
import type { Plan } from './plan.ts'
import { endPair, type Pair, startPair } from './processes.ts'

/** How many matches the process has in its memory, by its own figures. */
async function live({ side }: Pair): Promise<number> {
  const figures = await (await fetch(`${side.serving.beside}/metrics`)).text()
  return Number(/^umpire_live_matches (\d+)$/m.exec(figures)?.[1])
}

/** The part of the matches that are left. */
const left = 0.9

export async function manyMatches({ matches, mechs, moves, untilForgotten }: Plan['many']): Promise<Finding[]> {
  console.error(`measuring ${matches} matches on one server: Umpire`)
  const pair = await startPair('Umpire')
  const { side, load } = pair
  try {
    const before = await side.used(true)
    await load.do({ do: 'open', game: 'modular-mechs', matches: mechs })
    await load.do({ do: 'play', pace: { moves, every: 0 } })
    await load.do({ do: 'open', game: 'connect-four', matches: matches - mechs })
    const played = await load.do<'played'>({ do: 'play', pace: { moves: 2, every: 2 * matches } })
    const after = await side.used(true)
    const open = await live(pair)
    if (open < matches) throw new Error(`only ${open} of ${matches} matches are in memory`)
    const leaving = Math.floor(matches * left)
    await load.do({ do: 'leave', matches: leaving })
    await wait(untilForgotten)
    const kept = await live(pair)
    if (untilForgotten > 0 && kept > matches - leaving)
      throw new Error(`${kept} matches are in memory, most of them idle`)
    const mechsBack = await load.do<'back'>({ do: 'come back', from: 0, to: mechs })
    const othersBack = await load.do<'back'>({ do: 'come back', from: mechs, to: leaving })
    return [
      alone(`${matches} matches open: news, 99 %`, percentile(played.delays, 0.99), 'ms'),
      alone(`${matches} matches open: memory of a match`, (after.resident - before.resident) / matches / 1000, 'KB'),
      within(`brought back: Modular Mechs, ${moves} moves, 50 %`, percentile(mechsBack.delays, 0.5), 50),
      within(`brought back: Modular Mechs, ${moves} moves, 99 %`, percentile(mechsBack.delays, 0.99), 50),
      within('brought back: Connect Four, 99 %', percentile(othersBack.delays, 0.99), 50),
    ]
  } finally {
    await endPair(pair)
  }
}
