// What a match takes in the memory of each server: both players there, some moves played, and ready for the next answer.

import { beside, type Finding, noMore } from '../findings.ts'
import { endPair, startPair } from './processes.ts'
import { ofEach, type SideName, sideNames } from './sides.ts'
import type { GameName } from './table.ts'

/** For one match, in KB: objects and buffers, and of the whole process. */
interface Taken {
  readonly objects: number
  readonly process: number
}

const movesPlayed = 20
/** Before looking for the first time, so many matches are played, so that all code has been run. They stay as they are. */
const warmUp = 100

async function takenOn(name: SideName, game: GameName, matches: number): Promise<Taken> {
  const pair = await startPair(name)
  const { side, load } = pair
  const play = async (count: number, from: number): Promise<void> => {
    await load.do({ do: 'open', game, matches: count })
    await load.do({ do: 'play', pace: { moves: movesPlayed, every: 0 }, from })
  }
  const first = Math.min(matches, warmUp)
  try {
    await play(first, 0)
    const before = await side.used(true)
    await play(matches, first)
    const after = await side.used(true)
    const each = (bytes: number): number => bytes / matches / 1000
    return { objects: each(after.heap - before.heap), process: each(after.resident - before.resident) }
  } finally {
    await endPair(pair)
  }
}

export async function compareMemory(game: GameName, title: string, matches: number): Promise<Finding[]> {
  console.error(`measuring the memory of ${title}: ${sideNames.join(' | ')}`)
  const taken: Taken[] = []
  for (const name of sideNames) taken.push(await takenOn(name, game, matches))
  const { umpire, peer, bare } = ofEach(taken)
  const what = `${title}: memory of a match`
  return [
    noMore(what, umpire.process, 'KB', { name: 'boardgame.io', amount: peer.process }, 0.5),
    beside(what, umpire.process, 'KB', { name: 'bare server', amount: bare.process }),
    beside(`${what}, objects alone`, umpire.objects, 'KB', { name: 'boardgame.io', amount: peer.objects }),
    beside(`${what}, objects alone`, umpire.objects, 'KB', { name: 'bare server', amount: bare.objects }),
  ]
}
