// umpire worker: plays games of studies that other machines conduct, until it is ended.

import { availableParallelism } from 'node:os'
import process from 'node:process'
import { Refusal } from '@umpire/engine'
import { LabQueue, readAddress, refusing, shownAddress, workFor } from '@umpire/lab/node'
import type { Command } from '../command.ts'
import { failed, fine, wrongUsage } from '../ending.ts'
import { lineEvents } from '../lab/line-events.ts'
import { complain, say } from '../terminal.ts'

/** In milliseconds. */
const longestGoodbye = 3000

export const worker: Command = {
  name: 'worker',
  about: 'Play games for "umpire lab --queue", on this or any machine.',
  args: {
    queue: {
      type: 'string',
      valueHint: 'ADDRESS',
      description: 'The PostgreSQL database through which work is shared',
    },
    jobs: { type: 'string', valueHint: 'N', description: 'Threads (default: all cores)' },
  },
  more: [
    'It works until Ctrl-C, for every open study that it would play exactly as the machine that conducts it: with the same source of the game and the same version of Node. What it had taken when it ends, or is killed, is played by others.',
  ],
  examples: ['umpire worker --queue postgres://umpire@db.example/umpire', 'umpire worker --queue "$QUEUE" --jobs 4'],

  async run(given) {
    const text = given.text('queue')
    if (text === undefined) return wrongUsage('--queue is missing: the address of a PostgreSQL database')
    const address = readAddress(text)
    if (address instanceof Refusal) return wrongUsage(address)
    const jobs = given.wholeNumber('jobs', availableParallelism(), 1)
    if (jobs instanceof Refusal) return wrongUsage(jobs)
    const queue = await LabQueue.open(address, `umpire worker ${process.pid}`, lineEvents)
    if (queue instanceof Refusal) return failed(queue)
    const end = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        end.abort()
        // A database that is away does not keep the process: it notices by itself that this one is gone.
        setTimeout(() => process.exit(), longestGoodbye).unref()
      })
    }
    say(`Working with ${jobs} ${jobs === 1 ? 'thread' : 'threads'} for ${shownAddress(address)}  (Ctrl-C ends it)`)
    let games = 0
    const worked = await refusing(() =>
      workFor(queue, { jobs, signal: end.signal, show: (more) => (games += more), leave: complain }),
    )
    await queue.close()
    say(`${games} games played.`)
    return worked instanceof Refusal ? failed(worked) : fine
  },
}
