// Tables on the bare server.

import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { FromPlayer, ToPlayer } from './bare-messages.ts'
import type { Serving } from './sides.ts'
import type { Ears, Player, Table, Visitor } from './table.ts'

class BarePlayer implements Player {
  options: readonly string[] = []
  isOver = false
  readonly isThere: Promise<void>
  private readonly socket: WebSocket

  constructor(address: string, ears: Ears) {
    this.socket = new WebSocket(address, { perMessageDeflate: false })
    this.isThere = new Promise((resolve) => {
      this.socket.on('message', (data: Buffer) => {
        ears.onMessage(this, data.byteLength)
        const { ask, isOver }: ToPlayer = JSON.parse(data.toString())
        this.isOver = isOver
        this.options = ask?.options.map(({ say }) => say) ?? []
        ears.onRead(this)
        resolve()
      })
    })
  }

  answer(text: string): void {
    this.options = []
    this.socket.send(JSON.stringify({ text } satisfies FromPlayer))
  }

  close(): void {
    this.socket.close()
  }
}

export const visitBare = ({ address }: Serving): Visitor => ({
  async open(game, ears): Promise<Table> {
    const match = randomUUID()
    const sit = (seat: number): BarePlayer =>
      new BarePlayer(`${address.replace('http', 'ws')}/${game}/${match}/${seat}`, ears)
    const players = [sit(0), sit(1)] as const
    await Promise.all(players.map(({ isThere }) => isThere))
    return { players, close: () => players.forEach((player) => player.close()) }
  },
})
