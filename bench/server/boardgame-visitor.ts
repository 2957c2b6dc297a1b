// Tables on the server of boardgame.io: its lobby over HTTP, and the frames of its socket as its own client writes them.

import { WebSocket } from 'ws'
import type { Serving } from './sides.ts'
import type { Ears, GameName, Player, Table, Visitor } from './table.ts'

/** What a player is sent of a match: for Connect Four the grid, for Modular Mechs the question as well. */
interface SentState {
  readonly _stateID: number
  readonly G: { readonly ask?: { readonly options: readonly { readonly say: string }[] } | null }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

const columnsAsOptions = ['drop 1', 'drop 2', 'drop 3', 'drop 4', 'drop 5', 'drop 6', 'drop 7']

interface Joining {
  readonly address: string
  readonly game: GameName
  readonly match: string
  readonly playerID: string
  readonly credentials: string
}

class BoardgamePlayer implements Player {
  options: readonly string[] = []
  isOver = false
  readonly isThere: Promise<void>
  private readonly socket: WebSocket
  private readonly joining: Joining
  private readonly ears: Ears
  private stateID = 0
  private arrived: () => void = () => undefined

  constructor(joining: Joining, ears: Ears) {
    this.joining = joining
    this.ears = ears
    this.isThere = new Promise((resolve) => {
      this.arrived = resolve
    })
    // Its client begins with requests and changes over to a socket; this is what it comes to.
    const address = `${joining.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    this.socket = new WebSocket(address, { perMessageDeflate: false })
    this.socket.on('message', (data: Buffer) => this.hear(data))
  }

  answer(text: string): void {
    const { game, match, playerID, credentials } = this.joining
    const [type, argument] =
      game === 'connect-four' ? ['drop', Number(text.slice('drop '.length)) - 1] : ['answer', text]
    this.options = []
    const action = { type: 'MAKE_MOVE', payload: { type, args: [argument], playerID, credentials } }
    this.emit('update', action, this.stateID, match, playerID)
  }

  close(): void {
    this.socket.close()
  }

  private emit(...message: readonly unknown[]): void {
    this.socket.send(`42/${this.joining.game},${JSON.stringify(message)}`)
  }

  private hear(data: Buffer): void {
    const text = data.toString()
    const { game, match, playerID, credentials } = this.joining
    const named = `/${game},`
    if (text === '2') this.socket.send('3')
    else if (text.startsWith('0')) this.socket.send(`40${named}`)
    else if (text.startsWith(`40${named}`)) this.emit('sync', match, playerID, credentials, 2)
    else if (text.startsWith(`42${named}`)) this.read(text.slice(2 + named.length), data.byteLength)
    else throw new Error(`boardgame.io says "${text.slice(0, 80)}"`)
  }

  private read(text: string, bytes: number): void {
    // Names of players that came or went are no move.
    if (text.startsWith('["matchData"')) return
    this.ears.onMessage(this, bytes)
    // As boardgame.io writes it: the kind, the match, and the state or what contains it.
    const [kind, , sent]: [string, string, SentState & { readonly state: SentState }] = JSON.parse(text)
    const state = kind === 'sync' ? sent.state : sent
    ;({ _stateID: this.stateID } = state)
    this.options = this.optionsIn(state)
    this.isOver = state.ctx.gameover !== undefined
    this.ears.onRead(this)
    this.arrived()
  }

  private optionsIn({ G, ctx }: SentState): readonly string[] {
    if (ctx.gameover !== undefined) return []
    if (this.joining.game === 'connect-four') return ctx.currentPlayer === this.joining.playerID ? columnsAsOptions : []
    return G.ask?.options.map(({ say }) => say) ?? []
  }
}

async function post<Answer>(address: string, body: unknown): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const answer: Answer = JSON.parse(await response.text())
  return answer
}

export const visitBoardgame = ({ address, beside: lobby = address }: Serving): Visitor => ({
  async open(game, ears): Promise<Table> {
    const games = `${lobby}/games/${game}`
    const { matchID } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: 2 })
    const sit = async (playerID: string): Promise<BoardgamePlayer> => {
      const wish = { playerID, playerName: `Player ${playerID}` }
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, wish)
      const player = new BoardgamePlayer(
        { address, game, match: matchID, playerID, credentials: playerCredentials },
        ears,
      )
      await player.isThere
      return player
    }
    const players = [await sit('0'), await sit('1')] as const
    return { players, close: () => players.forEach((player) => player.close()) }
  },
})
