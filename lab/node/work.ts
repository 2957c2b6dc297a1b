// A thread of a study: plays the games it is sent, and sends their sheets back.

import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@umpire/games'
import { contentOf } from '../content.ts'
import { applyPatch } from '../patch.ts'
import { playTrial } from '../play.ts'
import { type Study, trialOf } from '../study.ts'
import type { Batch } from './journal.ts'

/** Games `from` to below `to`, in the order of the study. */
export interface Part {
  readonly from: number
  readonly to: number
}

export type FromThread = { readonly kind: 'ready' } | { readonly kind: 'played'; readonly batch: Batch }

const study: Study = workerData
const game = await loadGame(study.game)
if (game === undefined) throw new Error(`there is no game ${study.game}`)
const wrong = study.patch === null ? undefined : applyPatch(game, study.patch)
if (wrong !== undefined) throw new Error(wrong.reason)
const content = contentOf(game)
const send = (message: FromThread): void => parentPort?.postMessage(message, [])

parentPort?.on('message', ({ from, to }: Part) => {
  const sheets = Array.from({ length: to - from }, (_, n) => playTrial(game, content, study, trialOf(study, from + n)))
  send({ kind: 'played', batch: { from, sheets } })
})
send({ kind: 'ready' })
