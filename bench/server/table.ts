// A match for two on a server of whatever kind, as its players have it before them.

/** The games that are measured, by id. */
export type GameName = 'connect-four' | 'modular-mechs'

/** One of the two. */
export interface Player {
  /** What it may answer now, in our notation; nothing while it is not asked. */
  readonly options: readonly string[]
  /** The match is over, as far as it knows. */
  readonly isOver: boolean
  answer(text: string): void
}

/** Hears what comes over the network for the players of a table. */
export interface Ears {
  /** A message of so many bytes is there, and not read yet. */
  readonly onMessage: (player: Player, bytes: number) => void
  /** It has been read: the player knows whether it is asked, and what. */
  readonly onRead: (player: Player) => void
}

export interface Table {
  readonly players: readonly [Player, Player]
  /** Opens the match for the first player again after it was closed; kept when it is there. */
  comeBack?(): Promise<void>
  close(): void
}

/** Whoever opens tables on a server. */
export interface Visitor {
  /** A new match that has begun, with both players at it. */
  open(game: GameName, ears: Ears): Promise<Table>
}
