// Playouts that have no peer here: games with secrets, and rules three generators deep.

import { type AnyGame, type Random, Refusal, type Run, seedRandom, type Settings, startRun } from '@umpire/engine'
import { complexCrashers } from '@umpire/games/complex-crashers'
import { liarsDice } from '@umpire/games/liars-dice'
import { reichbusters } from '@umpire/games/reichbusters'
import { subterraBravo } from '@umpire/games/subterra-bravo'
import { deep } from '../deep.ts'
import { manyTimes, type Side } from '../measure.ts'

/** A game in which everybody answers at random. */
function play(game: AnyGame, settings: Settings, random: Random): Run {
  const start = startRun(game, settings)
  if (start instanceof Refusal) throw new Error(start.reason)
  const { run } = start
  run.start()
  for (let { ask } = run; ask !== undefined; { ask } = run) run.answer(ask, ask.sample(random))
  return run
}

const gamesOf =
  (game: AnyGame, seats: number, options: Settings['options'] = {}) =>
  (): Side => {
    const random = seedRandom(game.id)
    let games = 0
    return manyTimes(() => {
      play(game, { seats, options, seed: `${games++}` }, random)
      return 1
    })
  }

export const liarsDiceGames = gamesOf(liarsDice, 3)
export const subterraGames = gamesOf(subterraBravo, 4)
export const crashersGames = gamesOf(complexCrashers, 4)
export const reichbustersGames = gamesOf(reichbusters, 2, { heroes: '2' })

export function deepDecisions(): Side {
  const random = seedRandom('deep')
  return { work: () => play(deep, { seats: 2, seed: '' }, random).table.count }
}
