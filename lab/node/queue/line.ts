// The line to the database: one connection that comes back when it is lost, and holds its locks again.

import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@umpire/engine'
import pg from 'pg'

/** So long for a connection to come about, and for an answer, in milliseconds. */
const connectWithin = 5000
const answerWithin = 30_000
/** The first and the longest wait before the database is tried again. */
const firstWait = 200
const longestWait = 5000

/** A machine that is gone is noticed by the database after a minute; a process that ends, at once. */
const noticeTheGone = `set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`

const lockOf = (parameter: string): string => `hashtextextended(${parameter}, 0)`

/** Whether anybody holds the lock of this name, as a condition on the name. */
export const isHeld = (name: string): string => `exists (
  select from pg_locks where locktype = 'advisory' and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = ${lockOf(name)})`

/** What went wrong, in the database's or the network's words. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** The statement itself is at fault; all else is a matter of the connection. */
export const isOfTheStatement = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')

export interface LineEvents {
  /** The connection is lost, or does not come about; it is tried again. */
  away(reason: string): void
  back(): void
}

export class Line {
  readonly #config: pg.ClientConfig
  readonly #events: LineEvents
  readonly #locks = new Set<string>()
  #client: Promise<pg.Client> | undefined
  #isAway = false
  #isClosed = false

  private constructor(config: pg.ClientConfig, events: LineEvents) {
    this.#config = config
    this.#events = events
  }

  /** `name` is what the database lists the connection as. */
  static async open(address: URL, name: string, events: LineEvents): Promise<Line | Refusal> {
    const line = new Line(
      {
        connectionString: address.href,
        application_name: name,
        connectionTimeoutMillis: connectWithin,
        query_timeout: answerWithin,
        keepAlive: true,
      },
      events,
    )
    line.#client = line.#connect()
    try {
      await line.#client
      return line
    } catch (error) {
      return new Refusal('unusable', `the database of the queue cannot be reached: ${reasonOf(error)}`)
    }
  }

  /**
   * What is sent here can be sent twice: where a connection is lost, nobody knows whether a statement was carried out.
   * It is sent until there is an answer.
   */
  async executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
      if (this.#isClosed) throw new Error('the line to the database is closed')
      try {
        this.#client ??= this.#connect()
        const client = await this.#client
        const result = await client.query(text, values)
        if (this.#isAway) this.#events.back()
        this.#isAway = false
        return result
      } catch (error) {
        if (this.#isClosed || isOfTheStatement(error)) throw error
        this.#drop()
        if (!this.#isAway) this.#events.away(reasonOf(error))
        this.#isAway = true
        await pause(wait)
      }
    }
  }

  /** Holds a lock as long as this process lives; false, if somebody else holds it. */
  async hold(name: string): Promise<boolean> {
    const { rows } = await this.executeSql(`select pg_try_advisory_lock(${lockOf('$1')}) as held`, [name])
    const isOurs = rows[0]?.held === true
    if (isOurs) this.#locks.add(name)
    return isOurs
  }

  holds(name: string): boolean {
    return this.#locks.has(name)
  }

  async release(name: string): Promise<void> {
    if (this.#locks.delete(name)) await this.executeSql(`select pg_advisory_unlock(${lockOf('$1')})`, [name])
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    // A connection that is dead already may not say goodbye.
    await Promise.race([client?.end().catch(() => undefined), pause(1000, undefined, { ref: false })])
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config)
    client.on('error', () => this.#drop(client))
    try {
      await client.connect()
      await client.query(noticeTheGone)
      for (const name of this.#locks) {
        const { rows } = await client.query(`select pg_try_advisory_lock(${lockOf('$1')}) as held`, [name])
        if (rows[0]?.held !== true) this.#locks.delete(name)
      }
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }

  /** The next statement takes a new connection. */
  #drop(only?: pg.Client): void {
    const dropped = this.#client
    if (dropped === undefined) return
    void dropped.then(
      (client) => {
        if (only !== undefined && only !== client) return
        if (this.#client === dropped) this.#client = undefined
        void client.end().catch(() => undefined)
      },
      () => {
        if (this.#client === dropped) this.#client = undefined
      },
    )
  }
}
