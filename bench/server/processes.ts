// The processes of the benchmark: a server in one, its players in another, and questions to both.

import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { FromLoad, ToLoad } from './load-messages.ts'
import type { FromSide, Serving, SideName, Used } from './sides.ts'

/** As much room for objects as `npm start` gives to our server; the others get it as well. */
const roomForObjects = ['--max-semi-space-size=64', '--heap-growing-percent=300']

const env = { ...process.env, NODE_ENV: 'production' }

function start(program: string, parameters: readonly string[], flags: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL(program, import.meta.url))
  // boardgame.io says on which port it serves; nobody wants to know.
  return fork(file, parameters, { env, execArgv: [...flags], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

/**
 * Players do not sit at the server's core. Where there is a choice, servers are on one and players on another: whoever waits for
 * the disk would otherwise wait for the players as well, who took its core meanwhile. What `taskset` cannot do stays undone.
 */
function keepTo(core: number, { pid }: ChildProcess): void {
  if (process.platform !== 'linux' || pid === undefined || availableParallelism() < 2) return
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], { stdio: 'ignore' })
  } catch {
    console.error('no taskset here: servers and players share their cores')
  }
}

/** The next message of a process, which is what it was asked for; its end instead of one is an error. */
async function next<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController()
  const { signal } = settled
  const heard = once(child, 'message', { signal }).then(([message]): Message => message)
  const ended = once(child, 'exit', { signal }).then((): never => {
    throw new Error(`"${child.spawnargs.slice(1).join(' ')}" ended`)
  })
  try {
    return await Promise.race([heard, ended])
  } finally {
    settled.abort()
  }
}

/** A server in a process of its own. */
export class SideProcess {
  readonly name: SideName
  readonly serving: Serving
  private readonly child: ChildProcess

  private constructor(name: SideName, child: ChildProcess, serving: Serving) {
    this.name = name
    this.child = child
    this.serving = serving
  }

  static async start(name: SideName): Promise<SideProcess> {
    const child = start('side.mjs', [name], ['--expose-gc', ...roomForObjects])
    keepTo(1, child)
    return new SideProcess(name, child, await next<FromSide & { is: 'serving' }>(child))
  }

  async used(isCollected = false): Promise<Used> {
    this.child.send(isCollected ? 'used, after a collection' : 'used')
    return next<FromSide & { is: 'used' }>(this.child)
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.disconnect()
    await ended
  }
}

/** The players of one server, in a process of their own. */
export class LoadProcess {
  private readonly child = start('load.mjs', [], ['--expose-gc'])

  constructor() {
    keepTo(0, this.child)
  }

  /** `Is`: what is answered, which follows from what is asked. */
  do<Is extends FromLoad['is']>(message: ToLoad): Promise<FromLoad & { is: Is }> {
    this.child.send(message)
    return next(this.child)
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.disconnect()
    await ended
  }
}

/** A server and its players. */
export interface Pair {
  readonly side: SideProcess
  readonly load: LoadProcess
}

export async function startPair(name: SideName): Promise<Pair> {
  const side = await SideProcess.start(name)
  const load = new LoadProcess()
  await load.do<'done'>({ do: 'visit', side: name, serving: side.serving })
  return { side, load }
}

export async function endPair({ side, load }: Pair): Promise<void> {
  await load.end()
  await side.end()
}
