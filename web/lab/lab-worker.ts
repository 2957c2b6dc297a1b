// A worker of the page's lab: plays games of a study, and makes records of the odd ones.

import type { AnyGame } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { type ContentList, contentOf, playTrial, recordOf, type Study, trialOf } from '@umpire/lab'
import type { FromWorker, ToWorker } from './messages.ts'

interface Ready {
  readonly study: Study
  readonly game: AnyGame
  readonly content: ContentList
}

let ready: Promise<Ready> | undefined

async function prepare(study: Study): Promise<Ready> {
  const game = await loadGame(study.game)
  if (game === undefined) throw new Error(`there is no game "${study.game}"`)
  return { study, game, content: contentOf(game) }
}

async function answer(message: ToWorker): Promise<FromWorker | undefined> {
  if (message.do === 'study') {
    ready = prepare(message.study)
    await ready
    return undefined
  }
  if (ready === undefined) throw new Error('no study was named')
  const { study, game, content } = await ready
  if (message.do === 'play') {
    const { from, to } = message
    return {
      played: Array.from({ length: to - from }, (_, n) => playTrial(game, content, study, trialOf(study, from + n))),
    }
  }
  return { record: recordOf(game, study, message.odd) }
}

const send = (message: FromWorker | undefined): void => {
  if (message !== undefined) postMessage(message)
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer(data).then(send, (error: unknown) => send({ refused: error instanceof Error ? error.message : String(error) }))
})
