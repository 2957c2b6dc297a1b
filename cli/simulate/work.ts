// A worker thread of a simulation: plays the games it is sent, and sends back their tally.

import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@umpire/engine'
import { findGame } from '../find-game.ts'
import type { Plan } from './plan.ts'
import { playGames } from './play-games.ts'
import type { Tally } from './tally.ts'

/** Games to play. */
export interface Part {
  readonly from: number
  readonly to: number
}

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly tally: Tally }
  | { readonly kind: 'broke off'; readonly reason: string }

const plan: Plan = workerData
const game = await findGame(plan.game)
const send = (message: FromWorker): void => parentPort?.postMessage(message, [])

parentPort?.on('message', ({ from, to }: Part) => {
  const tally = game instanceof Refusal ? game : playGames(game, plan, from, to)
  send(tally instanceof Refusal ? { kind: 'broke off', reason: tally.reason } : { kind: 'played', tally })
})
send({ kind: 'ready' })
