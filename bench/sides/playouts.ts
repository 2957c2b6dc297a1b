// Playouts that have no peer here: games with secrets, and rules three generators deep.

import { type AnyGame, type Random, Refusal, type Run, seedRandom, startRun } from '@umpire/engine'
import { liarsDice } from '@umpire/games/liars-dice'
import { subterraBravo } from '@umpire/games/subterra-bravo'
import { deep } from '../deep.ts'
import { manyTimes, type Side } from '../measure.ts'

/** A game in which everybody answers at random. */
function play(game: AnyGame, seats: number, seed: string, random: Random): Run {
  const start = startRun(game, { seats, seed })
  if (start instanceof Refusal) throw new Error(start.reason)
  const { run } = start
  run.start()
  for (let { ask } = run; ask !== undefined; { ask } = run) run.answer(ask, ask.sample(random))
  return run
}

export function liarsDiceGames(): Side {
  const random = seedRandom("liar's dice")
  let games = 0
  return manyTimes(() => {
    play(liarsDice, 3, `${games++}`, random)
    return 1
  })
}

export function subterraGames(): Side {
  const random = seedRandom('subterra bravo')
  let games = 0
  return manyTimes(() => {
    play(subterraBravo, 4, `${games++}`, random)
    return 1
  })
}

export function deepDecisions(): Side {
  const random = seedRandom('deep')
  return { work: () => play(deep, 2, '', random).table.count }
}
