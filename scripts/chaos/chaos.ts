// Kills servers at any instant while matches are played on them, and counts what is lost, doubled or stuck.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { below, fraction, pick, type Random, Refusal, seedRandom } from '@umpire/engine'
import { openPostgresStore } from '../../server/store/postgres-store.ts'
import { openSqliteStore } from '../../server/store/sqlite-store.ts'
import type { Store } from '../../server/store/store.ts'
import { type Person, signIn } from '../players/people.ts'
import { Faults } from './faults.ts'
import { freePort, ServerProcess } from './server-process.ts'
import { ChaosTable } from './table.ts'
import { count, noTally, type Tally } from './tally.ts'

export interface ChaosOptions {
  readonly seconds: number
  /** It goes on for longer where there were fewer. */
  readonly leastKills: number
  /** How many matches are played at once. */
  readonly matches: number
  readonly seed: string
  /** With a PostgreSQL database two servers are there; without, one on SQLite. */
  readonly databaseUrl?: string
  readonly say?: (words: string) => void
}

export interface ChaosReport extends Readonly<Tally> {
  readonly seconds: number
  readonly kills: number
  /** How many of them before the server had come up. */
  readonly killsInStart: number
  readonly faults: Faults
}

const people = 8
/** Between two kills, in milliseconds. */
const longestLife = 2500
/** A server that starts is often killed before it serves. */
const killedInStart = 0.3
const longestStart = 700
/** Both servers at once. */
const killedTogether = 0.2
/** In the end, so long may pass until something has happened in every match. */
const lastPatience = 60_000

class Chaos {
  private readonly options: ChaosOptions
  private readonly random: Random
  private readonly faults = new Faults()
  private readonly folder = mkdtempSync(join(tmpdir(), 'umpire-chaos-'))
  private readonly data = join(this.folder, 'data')
  private readonly tally = noTally()
  /** The matches that are being played. */
  private readonly tables = new Set<ChaosTable>()
  private servers: readonly ServerProcess[] = []
  private people: readonly Person[] = []
  private kills = 0
  private killsInStart = 0
  private isEnding = false

  constructor(options: ChaosOptions) {
    this.options = options
    this.random = seedRandom(options.seed)
  }

  async run(): Promise<ChaosReport> {
    const began = Date.now()
    try {
      await this.startAll()
      const store = await this.openStore()
      await this.playAndKill(store, began + this.options.seconds * 1000)
      await store.close()
    } finally {
      for (const table of this.tables) table.close()
      await Promise.all(this.servers.map((server) => server.kill()))
      rmSync(this.folder, { recursive: true })
    }
    const { tally, kills, killsInStart, faults } = this
    return { ...tally, seconds: (Date.now() - began) / 1000, kills, killsInStart, faults }
  }

  private async playAndKill(store: Store, end: number): Promise<void> {
    const slots = Array.from({ length: this.options.matches }, (_, slot) => this.keepPlaying(slot))
    while (Date.now() < end || this.kills < this.options.leastKills) await this.killSome(store)
    this.isEnding = true
    await Promise.all(slots)
    await this.seeHowItGoesOn(store)
    for (const table of this.tables) table.close()
    await Promise.all(this.servers.map((server) => server.stop()))
    await this.compare(store)
    for (const table of this.tables) count(this.tally, table)
  }

  private async startAll(): Promise<void> {
    const { databaseUrl } = this.options
    writeFileSync(join(this.folder, 'index.html'), '')
    const ports = await Promise.all((databaseUrl === undefined ? [0] : [0, 1]).map(freePort))
    this.servers = ports.map(
      (port) =>
        new ServerProcess({
          port,
          data: this.data,
          page: this.folder,
          ...(databaseUrl === undefined ? {} : { databaseUrl }),
          onCrash: (words) => this.faults.add('crashed', words),
        }),
    )
    for (const server of this.servers) {
      if (!(await server.start())) throw new Error('the server does not start')
    }
    const names = Array.from({ length: people }, (_, n) => `Player ${n + 1}`)
    this.people = await Promise.all(names.map((name) => signIn(this.anyServer(), name)))
  }

  /** The database itself, in which everything must be that anybody was told. */
  private async openStore(): Promise<Store> {
    const { databaseUrl } = this.options
    const store = await (databaseUrl === undefined
      ? openSqliteStore(this.data, { lock: false })
      : openPostgresStore(databaseUrl))
    if (store instanceof Refusal) throw new Error(store.reason)
    return store
  }

  private readonly anyServer = (): string => pick(this.random, this.servers).address

  /** One match after the other, until it is to end. */
  private async keepPlaying(slot: number): Promise<void> {
    const { faults, random, people: persons } = this
    const setting = { server: this.anyServer, people: persons, faults, random }
    for (let number = slot; !this.isEnding; number++) {
      try {
        const table = await ChaosTable.open(setting, number)
        this.tables.add(table)
        while (!table.isDone && !this.isEnding) await wait(50)
      } catch {
        // The server is dead just now: no match can be made.
        await wait(100)
      }
    }
  }

  private async killSome(store: Store): Promise<void> {
    await wait(below(this.random, longestLife))
    const victims = fraction(this.random) < killedTogether ? this.servers : [pick(this.random, this.servers)]
    await Promise.all(victims.map((server) => server.kill()))
    this.kills += victims.length
    // What anybody has been told by now must be in the log already.
    await this.compare(store)
    await Promise.all(victims.map((server) => this.startAgain(server)))
    const matches = this.tally.matches + this.tables.size
    this.options.say?.(`${this.kills} kills, ${matches} matches, ${this.faults.found.length} faults`)
  }

  private async startAgain(server: ServerProcess): Promise<void> {
    while (fraction(this.random) < killedInStart) {
      void server.start()
      await wait(below(this.random, longestStart))
      await server.kill()
      this.kills++
      this.killsInStart++
    }
    await server.start()
  }

  /** Compares all that is known of the matches with their logs; a match that was played to its end is counted then. */
  private async compare(store: Store): Promise<void> {
    for (const table of this.tables) {
      const { isDone, audit } = table
      if (isDone) table.close()
      await audit.compare(store)
      if (!isDone || audit.live?.status !== 'over') continue
      count(this.tally, table)
      this.tables.delete(table)
    }
  }

  /** Nobody is killed any more: every match must go on. */
  private async seeHowItGoesOn(store: Store): Promise<void> {
    for (const table of this.tables) table.calmDown()
    await this.compare(store)
    const before = new Map([...this.tables].map(({ audit }) => [audit, audit.length]))
    const waiting = (): ChaosTable[] =>
      [...this.tables].filter(({ audit }) => audit.live?.status !== 'over' && audit.length <= (before.get(audit) ?? 0))
    const end = Date.now() + lastPatience
    while (waiting().length > 0 && Date.now() < end) {
      await wait(500)
      await this.compare(store)
    }
    for (const { audit, outlook } of waiting()) {
      const { live, length, match } = audit
      const isForBot = live?.asked.some((seat) => live.botLevel(seat) !== undefined) === true
      const words = `${match}: nothing happens after ${length} entries; ${live?.asked.join(' and ')} asked${outlook}`
      this.faults.add(isForBot ? 'bots' : 'cannot go on', words)
    }
  }
}

export const runChaos = (options: ChaosOptions): Promise<ChaosReport> => new Chaos(options).run()
