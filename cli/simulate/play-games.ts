// Plays some games of a plan, one after the other, and tallies them.

import { performance } from 'node:perf_hooks'
import { levelPlayer, type Player, playOut } from '@umpire/bots'
import { type AnyGame, Refusal } from '@umpire/engine'
import { botsIn, type Plan, seedOf } from './plan.ts'
import { count, noTally, type Tally } from './tally.ts'

const clock = (): number => performance.now()

/** Games `from` to below `to`. A fault in one of them is a refusal that names it. */
export function playGames(
  game: AnyGame,
  plan: Plan,
  from: number,
  to: number,
  afterGame?: (played: number) => void,
): Tally | Refusal {
  const tally = noTally(plan.bots.length)
  for (let number = from; number < to; number++) {
    const refusal = playOne(game, plan, number, tally)
    if (refusal !== undefined) return refusal
    afterGame?.(number + 1 - from)
  }
  return tally
}

function playOne(game: AnyGame, plan: Plan, number: number, tally: Tally): Refusal | undefined {
  const seed = seedOf(plan, number)
  const bots = botsIn(plan, number)
  const players: Player[] = []
  for (const [seat, bot] of bots.entries()) {
    const player = levelPlayer(game, bot, `${seed}/${seat}`)
    if (player instanceof Refusal) return player
    players.push(player)
  }
  try {
    const played = playOut(game, { seats: bots.length, options: plan.options, seed }, players, { clock })
    if (played instanceof Refusal) return played
    count(tally, bots, played)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return new Refusal('unusable', `game ${number + 1} (seed ${seed}) broke off: ${reason}`)
  }
}
