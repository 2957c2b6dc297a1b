// What processes on one PostgreSQL database say to each other: said in order, heard on a connection of its own.

import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from './postgres-pool.ts'
import type { Heard } from './store.ts'

export const channel = 'umpire'

/** After a lost connection, how long to wait for the next try, in milliseconds. */
const shortestPause = 100
const longestPause = 5000
/** How often the connection is tried while it is silent. */
const heartbeatEvery = 15_000
/** How long to wait for its end. */
const endWithin = 1000

export class PostgresNews {
  readonly #url: string
  readonly #pool: pg.Pool
  /** Whoever says something puts its name before it, so that it does not listen to itself. */
  readonly #sender: string
  #unsaid: string[] = []
  #saying: Promise<void> | undefined
  #count = 0
  readonly #ears: Heard[] = []
  #client: pg.Client | undefined
  #isClosed = false

  constructor(url: string, pool: pg.Pool, sender: string) {
    this.#url = url
    this.#pool = pool
    this.#sender = sender
  }

  tell(news: string): void {
    // The database passes on only one of several that are the same to the letter: so each has its number.
    this.#unsaid.push(`${this.#sender}/${++this.#count} ${news}`)
    this.#saying ??= this.#sayAll()
  }

  /** One statement after the other: two at once might be heard in another order. */
  async #sayAll(): Promise<void> {
    await nextTurn()
    while (this.#unsaid.length > 0) {
      const news = JSON.stringify(this.#unsaid.splice(0))
      try {
        await this.#pool.query(`select pg_notify('${channel}', json_array_elements_text($1::json))`, [news])
      } catch {
        // While the database cannot be reached nobody hears anything; whoever listens reads all again after that.
      }
    }
    this.#saying = undefined
  }

  listen(heard: Heard): void {
    if (this.#ears.push(heard) === 1) void this.#keepListening()
  }

  async #keepListening(): Promise<void> {
    let wait = shortestPause
    while (!this.#isClosed) {
      const client = new pg.Client(connectionTo(this.#url))
      const isLost = new Promise<void>((resolve) => {
        client.on('error', () => resolve())
        client.on('end', () => resolve())
      })
      client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
      try {
        await client.connect()
        this.#client = client
        await client.query(`listen ${channel}`)
        wait = shortestPause
        // From here on nothing is missed; before that, anything may have been.
        this.#say('gap')
        await Promise.race([isLost, this.#beat(client)])
      } catch {
        // Not reachable now: the same as a connection that was lost.
      }
      void client.end().catch(() => undefined)
      if (!this.#isClosed) await pause(wait)
      wait = Math.min(wait * 2, longestPause)
    }
  }

  /** A connection that died without a word is found by asking; ends when it does not answer. */
  async #beat(client: pg.Client): Promise<void> {
    while (!this.#isClosed) {
      await pause(heartbeatEvery, undefined, { ref: false })
      await client.query('select 1')
    }
  }

  #hear(payload: string): void {
    const [from = '', ...words] = payload.split(' ')
    if (from.split('/', 1)[0] !== this.#sender) this.#say(words.join(' '))
  }

  #say(news: string): void {
    for (const heard of this.#ears) heard(news)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#saying
    // One that is lost already may never end.
    await Promise.race([this.#client?.end().catch(() => undefined), pause(endWithin, undefined, { ref: false })])
  }
}
