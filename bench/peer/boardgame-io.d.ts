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

  /** A move with one argument. It changes G (a draft, of which the next G is made), or refuses. */
  export type Move<G, Argument> = (on: State<G>, argument: Argument) => 'INVALID_MOVE' | undefined

  export interface Game<G, Name extends string, Argument> {
    readonly name: string
    readonly setup: () => G
    readonly moves: { readonly [Key in Name]: Move<G, Argument> }
    readonly turn: { readonly minMoves: number; readonly maxMoves: number }
    readonly endIf: (on: State<G>) => Ending | undefined
    readonly disableUndo: boolean
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
