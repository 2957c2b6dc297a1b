// A match that is played while the server is being killed: who sits there, and how it begins.

import { setTimeout as wait } from 'node:timers/promises'
import { at, below, type Random } from '@umpire/engine'
import type { SeatWish } from '@umpire/wire'
import { makeMatch, type Person } from '../players/people.ts'
import { Audit } from './audit.ts'
import type { Faults } from './faults.ts'
import { ChaosPlayer } from './player.ts'
import { Witness } from './witness.ts'

const me: SeatWish = { kind: 'me' }
const open: SeatWish = { kind: 'open' }
const bot = (level: 'random' | 'novice' | 'regular'): SeatWish => ({ kind: 'bot', level })

/** People against each other, against bots, and both; open games and games with secrets. */
const kinds: readonly { readonly game: string; readonly seats: readonly SeatWish[] }[] = [
  { game: 'connect-four', seats: [me, open] },
  { game: 'connect-four', seats: [me, bot('novice')] },
  { game: 'liars-dice', seats: [me, open, bot('novice')] },
  { game: 'liars-dice', seats: [me, bot('random'), bot('novice'), open] },
  { game: 'modular-mechs', seats: [me, bot('novice')] },
  { game: 'modular-mechs', seats: [me, open] },
  { game: 'connect-four', seats: [bot('regular'), me] },
]

export interface Setting {
  /** Where the next line is opened: at any of the servers. */
  readonly server: () => string
  readonly people: readonly Person[]
  readonly faults: Faults
  readonly random: Random
}

export class ChaosTable {
  readonly audit: Audit
  readonly witness = new Witness()
  private readonly players: ChaosPlayer[] = []

  private constructor(match: string, faults: Faults) {
    this.audit = new Audit(match, this.witness, faults)
  }

  /** Makes the match number `number`, seats everybody and begins. Throws where the server is gone just then. */
  static async open(setting: Setting, number: number): Promise<ChaosTable> {
    const { server, people, faults, random } = setting
    const { game, seats } = at(kinds, number % kinds.length)
    const first = below(random, people.length)
    const personAt = (place: number): Person => at(people, (first + place) % people.length)
    const match = await makeMatch(server(), personAt(0), { game, seats })
    const table = new ChaosTable(match, faults)
    const sitDown = (place: number): ChaosPlayer => {
      const name = `${match} ${place}`
      const player = new ChaosPlayer({ server, person: personAt(place), match }, name, table.witness)
      table.players.push(player)
      return player
    }
    const host = sitDown(0)
    void table.begin(host, seats, sitDown)
    return table
  }

  /** What is said here is said until the server has taken it, whatever happens to the server. */
  private async begin(host: ChaosPlayer, seats: readonly SeatWish[], sitDown: (place: number) => ChaosPlayer) {
    for (const [seat, { kind }] of seats.entries()) {
      if (kind === 'open') await sitDown(this.players.length).say({ do: 'sit', seat })
    }
    // One more looks on.
    sitDown(this.players.length)
    // The host's server may hear only later that everybody sits.
    while (!host.isClosed && (await host.say({ do: 'start' })) !== undefined) await wait(100)
  }

  /** All that is there to be played has been played. */
  get isDone(): boolean {
    return this.players.every(({ isDone }) => isDone)
  }

  /** How things look to everybody here. */
  get outlook(): string {
    return this.players.map(({ outlook }, place) => `\n  ${place}: ${outlook}`).join('')
  }

  /** From now on everybody only answers. */
  calmDown(): void {
    for (const player of this.players) player.isWild = false
  }

  close(): void {
    for (const player of this.players) player.close()
  }
}
