// What a match takes in the memory of each server: both players there, some moves played, and ready for the next answer; right
// after the last one, and when the next player has thought about it for a while.

import { setTimeout } from 'node:timers/promises'
import { beside, type Finding, noMore } from '../findings.ts'
import type { Plan } from './plan.ts'
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

interface TakenWhen {
  readonly played: Taken
  readonly waiting: Taken
}

async function takenOn(name: SideName, game: GameName, { matches, thinking }: Plan['memory']): Promise<TakenWhen> {
  const pair = await startPair(name)
  const { side, load } = pair
  const play = async (count: number, from: number): Promise<void> => {
    await load.do({ do: 'open', game, matches: count })
    await load.do({ do: 'play', pace: { moves: movesPlayed, every: 0 }, from })
  }
  const first = Math.min(matches, warmUp)
  try {
    await play(first, 0)
    await setTimeout(thinking)
    const before = await side.used(true)
    const taken = async (): Promise<Taken> => {
      const { heap, resident } = await side.used(true)
      const perMatch = 1000 * matches
      return { objects: (heap - before.heap) / perMatch, process: (resident - before.resident) / perMatch }
    }
    await play(matches, first)
    const played = await taken()
    await setTimeout(thinking)
    return { played, waiting: await taken() }
  } finally {
    await endPair(pair)
  }
}

export async function compareMemory(game: GameName, title: string, plan: Plan['memory']): Promise<Finding[]> {
  console.error(`measuring the memory of ${title}: ${sideNames.join(' | ')}`)
  const taken: TakenWhen[] = []
  for (const name of sideNames) taken.push(await takenOn(name, game, plan))
  const { umpire, peer, bare } = ofEach(taken)
  const what = `${title}: memory of a match`
  const waiting = `${what} that has waited ${plan.thinking / 1000} s for an answer`
  const objects = (name: string, when: keyof TakenWhen): Finding[] => [
    beside(`${name}, objects alone`, umpire[when].objects, 'KB', { name: 'boardgame.io', amount: peer[when].objects }),
    beside(`${name}, objects alone`, umpire[when].objects, 'KB', { name: 'bare server', amount: bare[when].objects }),
  ]
  return [
    noMore(waiting, umpire.waiting.process, 'KB', { name: 'boardgame.io', amount: peer.waiting.process }, 0.5),
    beside(waiting, umpire.waiting.process, 'KB', { name: 'bare server', amount: bare.waiting.process }),
    ...objects(waiting, 'waiting'),
    beside(what, umpire.played.process, 'KB', { name: 'boardgame.io', amount: peer.played.process }),
    beside(what, umpire.played.process, 'KB', { name: 'bare server', amount: bare.played.process }),
    ...objects(what, 'played'),
  ]
}
