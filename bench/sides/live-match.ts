// A live match on a state of two hundred units: moves, beside boardgame.io; forks, beside structuredClone.

import { at, below, Match, type Random, Refusal, samePlain, seedRandom } from '@umpire/engine'
import { manyTimes, type Side } from '../measure.ts'
import { newClient } from '../peer/units.ts'
import { units, unitsToActivate } from '../units.ts'

const movesInMatch = 500
const movesBeforeFork = 50

export function startUnits(): Match {
  const match = Match.start(units)
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

/** Gives so many answers at random to a match that keeps checkpoints, log and history. */
export function playOn(match: Match, random: Random, moves: number): void {
  for (let move = 0; move < moves; move++) {
    const ask = at(match.asks, 0)
    const refusal = match.give(ask.seat, below(random, ask.size))
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
}

function peerPlaysOn(client: ReturnType<typeof newClient>, random: Random, moves: number): void {
  for (let move = 0; move < moves; move++) {
    const choices = unitsToActivate(client.store.getState().G)
    client.moves.activate(at(choices, below(random, choices.length)))
  }
}

export function liveMatch(): Side {
  const random = seedRandom('units')
  return {
    work: () => {
      playOn(startUnits(), random, movesInMatch)
      return movesInMatch
    },
  }
}

export function peerMatch(): Side {
  const random = seedRandom('units')
  const client = newClient()
  return {
    work: () => {
      client.reset()
      peerPlaysOn(client, random, movesInMatch)
      return movesInMatch
    },
  }
}

/** Both must come to the same state from the same choices, or they cannot be compared. */
export function checkSameMatch(): void {
  const match = startUnits()
  const client = newClient()
  playOn(match, seedRandom('same'), 100)
  peerPlaysOn(client, seedRandom('same'), 100)
  if (!samePlain(match.position.state, client.store.getState().G)) throw new Error('units: the two sides differ')
}

function matchToFork(): Match {
  const match = startUnits()
  playOn(match, seedRandom('units'), movesBeforeFork)
  return match
}

export function forks(): Side {
  const match = matchToFork()
  return manyTimes(() => {
    match.fork()
    return 1
  })
}

export function structuredClones(): Side {
  const { state } = matchToFork().position
  return manyTimes(() => {
    structuredClone(state)
    return 1
  })
}
