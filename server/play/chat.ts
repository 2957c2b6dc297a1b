// The chat at a match: all together before it begins; then players among themselves, and spectators.

import { Refusal } from '@umpire/engine'
import type { ChatLine } from '@umpire/wire'
import type { Store, StoredChat } from '../store/store.ts'
import type { Connection } from './connection.ts'
import { chatShown } from './limits.ts'
import type { Names } from './names.ts'
import { sayKey } from './taken-keys.ts'

type Channel = StoredChat['channel']

/** The match that is talked at. */
interface Talking {
  readonly match: string
  readonly store: Store
  readonly names: Names
  /** The pages that have it open. */
  readonly connections: Iterable<Connection>
  /** Whether they talk with the players: before a match begins, everybody does. */
  readonly isPlayer: (person: string | undefined) => boolean
}

export class Chat {
  private readonly at: Talking
  /** The numbers of the lines that pages have got. */
  private readonly said = new Set<number>()

  constructor(at: Talking) {
    this.at = at
  }

  private channelOf({ person }: Connection): Channel {
    return this.at.isPlayer(person?.id) ? 'players' : 'spectators'
  }

  /** The last lines, for a page that comes. */
  linesFor(connection: Connection): Promise<readonly ChatLine[]> {
    return this.lines(this.channelOf(connection))
  }

  private async lines(channel: Channel): Promise<readonly ChatLine[]> {
    const { store, match, names } = this.at
    const lines = await store.chat(match, channel, chatShown)
    await names.learn(lines.map(({ person }) => person))
    return lines.map(({ channel: _channel, ...line }) => ({ ...line, name: names.of(line.person) }))
  }

  async say(connection: Connection, n: number, text: string): Promise<Refusal | undefined> {
    const { store, match, names } = this.at
    const { person } = connection
    if (person === undefined) return new Refusal('wrong seat', 'somebody without a name can only read')
    const channel = this.channelOf(connection)
    const unsaid = { channel, person: person.id, at: Date.now(), text }
    const { number, at } = await store.addChat(match, unsaid, sayKey({ page: connection.page, n }))
    store.tell(`chat ${match}`)
    await names.learn([person.id])
    const line = { number, person: person.id, name: names.of(person.id), at, text }
    if (this.said.has(number)) connection.send({ is: 'taken', taken: n })
    else this.send(channel, line, { connection, n })
    return undefined
  }

  private send(channel: Channel, line: ChatLine, by?: { readonly connection: Connection; readonly n: number }): void {
    this.said.add(line.number)
    for (const one of this.at.connections) {
      if (this.channelOf(one) !== channel) continue
      one.send({ is: 'chat', line, ...(one === by?.connection ? { taken: by.n } : {}) })
    }
  }

  /** Something was said in another process. */
  async catchUp(): Promise<void> {
    for (const channel of ['players', 'spectators'] as const) {
      for (const line of await this.lines(channel)) if (!this.said.has(line.number)) this.send(channel, line)
    }
  }
}
