// A process with one server in it, which says what it has used: a server's time is its own, whoever plays on it.

import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { serveBare } from './bare-side.ts'
import { serveBoardgame } from './boardgame-side.ts'
import { type FromSide, type Serving, type SideName, sideNames, type ToSide, type Used } from './sides.ts'
import { serveUmpire } from './umpire-side.ts'

const servers: { readonly [Name in SideName]: () => Promise<Serving> } = {
  Umpire: serveUmpire,
  'boardgame.io': serveBoardgame,
  'bare server': serveBare,
}

/**
 * The room that V8 has for new objects: up to 32 MB after a busy moment, however many matches there are. It keeps that until
 * a quiet collection, which one server happens to see sooner than another.
 */
const roomForNew = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.startsWith('new_'))
    .reduce((sum, { physical_space_size: size }) => sum + size, 0)

function used(): Used {
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { processor: user + system, heap: heapUsed + external, resident: rss - roomForNew() }
}

const send = (message: FromSide): void => {
  process.send?.(message)
}

/** What a collection has freed is given back to the machine beside all else, a little later. */
const untilGivenBack = 500

process.on('message', async (asked: ToSide) => {
  if (asked === 'used, after a collection') {
    for (let n = 0; n < 3; n++) globalThis.gc?.()
    await setTimeout(untilGivenBack)
  }
  send({ is: 'used', ...used() })
})
process.on('disconnect', () => process.exit())

const name = sideNames.find((one) => one === process.argv[2])
if (name === undefined) throw new Error(`there is no server "${process.argv[2]}" to measure`)
send({ is: 'serving', ...(await servers[name]()) })
