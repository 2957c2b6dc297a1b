// Threads that die: the game of which they die is named, and the others are played.

import { describe, expect, test } from 'vitest'
import type { Study } from '../study.ts'
import { Thread } from './thread.ts'

const study: Study = {
  game: 'liars-dice',
  version: 1,
  arms: [{ seats: 2, options: {}, bots: ['random', 'random'] }],
  games: 8,
  seed: '1',
  patch: null,
}

/** A thread that does this with each game. */
const script = (withGame: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ from, to }) => {
        const sheets = []
        for (let number = from; number < to; number++) { ${withGame}; sheets.push({ arm: 0, number, error: null }) }
        parentPort.postMessage({ kind: 'played', batch: { from, sheets } })
      })
      parentPort.postMessage({ kind: 'ready' })`)}`,
  )

const errorsOf = async (thread: Thread): Promise<readonly (string | null)[]> => {
  const { sheets } = await thread.play({ from: 0, to: 5 })
  expect(sheets.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4])
  thread.end()
  return sheets.map(({ error }) => error)
}

describe('a thread', () => {
  test('that throws in one game is replaced, and that game is a sheet with its error', async () => {
    const thread = new Thread(study, script("if (number === 2) throw new Error('a bug')"))
    expect(await errorsOf(thread)).toEqual([null, null, 'the thread died: a bug', null, null])
  })

  test('that ends in the middle of a game is replaced too', async () => {
    const thread = new Thread(study, script('if (number === 4) process.exit(7)'))
    expect(await errorsOf(thread)).toEqual([null, null, null, null, 'the thread died: it ended with 7'])
  })

  test('that cannot even begin is a fault of the program', async () => {
    const thread = new Thread(study, new URL("data:text/javascript,throw new Error('no such game')"))
    await expect(thread.play({ from: 0, to: 1 })).rejects.toThrow('a thread cannot be started: no such game')
  })

  test('plays games of the study', async () => {
    const thread = new Thread(study)
    const { sheets } = await thread.play({ from: 6, to: 8 })
    thread.end()
    expect(sheets.map(({ number, error }) => [number, error])).toEqual([
      [6, null],
      [7, null],
    ])
  })
})
