// The part of boardgame.io that is measured, typed here: its own types are out of reach of a strict ES module.

declare module 'boardgame.io' {
  export interface Ending {
    readonly winner?: string
    readonly draw?: boolean
  }

  export interface Context {
    readonly currentPlayer: string
    readonly gameover?: Ending
  }

  export interface State<G> {
    readonly G: G
    readonly ctx: Context
  }

  /** A move with one argument. It changes G (a draft, of which the next G is made), gives another G, or refuses. */
  export type Move<G, Argument> = (
    on: State<G> & { readonly playerID: string },
    argument: Argument,
  ) => G | 'INVALID_MOVE' | undefined

  export interface Game<G, Name extends string, Argument> {
    readonly name: string
    readonly setup: () => G
    readonly moves: { readonly [Key in Name]: Move<G, Argument> }
    /** Whose turn it is: in turn, or anybody's at any time. */
    readonly turn:
      | { readonly minMoves: number; readonly maxMoves: number }
      | { readonly activePlayers: { readonly all: null } }
    readonly endIf: (on: State<G>) => Ending | undefined
    readonly disableUndo: boolean
    /** What a player, or somebody who looks on (null), is sent of G. */
    readonly playerView?: (on: State<G> & { readonly playerID: string | null }) => unknown
    /** Whether patches are sent instead of states. */
    readonly deltaState?: boolean
  }
}

declare module 'boardgame.io/client' {
  import type { Game, State } from 'boardgame.io'

  export interface ClientOf<G, Name extends string, Argument> {
    readonly moves: { readonly [Key in Name]: (argument: Argument) => void }
    readonly store: { getState(): State<G> }
    reset(): void
    undo(): void
  }

  export function Client<G, Name extends string, Argument>(about: {
    readonly game: Game<G, Name, Argument>
    readonly numPlayers: number
    readonly debug: false
  }): ClientOf<G, Name, Argument>
}

declare module 'boardgame.io/ai' {
  import type { Game, State } from 'boardgame.io'

  export interface BotMove<Name extends string, Argument> {
    readonly move: Name
    readonly args: readonly [Argument]
  }

  export class MCTSBot<G, Name extends string, Argument> {
    constructor(about: {
      readonly game: Game<G, Name, Argument>
      readonly enumerate: (G: G) => readonly BotMove<Name, Argument>[]
      readonly iterations: number
      readonly playoutDepth: number
    })
    /** `metadata`: the top of the tree. */
    play(state: State<G>, playerID: string): Promise<{ readonly metadata: { readonly visits: number } }>
  }
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http'
  import type { ListenOptions } from 'node:net'

  /** A game of whatever kind. */
  interface AnyGame {
    readonly name: string
  }

  export function Server(about: { readonly games: readonly AnyGame[]; readonly origins: readonly string[] }): {
    run(config: {
      readonly port: ListenOptions
      readonly lobbyConfig: { readonly apiPort: ListenOptions }
    }): Promise<{ readonly appServer: HttpServer; readonly apiServer: HttpServer }>
  }
}
