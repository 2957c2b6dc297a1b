// A saved game in a line: which game, whose turn, when, and the way back in.

import { Flag, Icon } from '@umpire/board'
import { games } from '@umpire/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SavedGame } from '../store/saved-game.ts'
import { agoWords, standsWords } from './words.ts'
import './entries.css'

/** The name of a game; its id where this version does not have it. */
export const nameOfGame = (id: string): string => games.find((game) => game.id === id)?.name ?? id

export const SavedEntry = ({
  game,
  now,
  more,
  tools,
}: {
  readonly game: SavedGame
  readonly now: number
  /** Another line, where there is room. */
  readonly more?: string
  /** What else can be done with it. */
  readonly tools?: ReactNode
}): ReactNode => {
  const name = nameOfGame(game.record.game)
  return (
    <li className="entry" data-game={game.record.game}>
      <EntryFlag game={game} />
      <div className="entry-words">
        <b>{name}</b>
        <span>{standsWords(game)}</span>
        {more === undefined ? null : <span className="dim">{more}</span>}
      </div>
      {tools}
      <span className="pill">{agoWords(game.changed, now)}</span>
      <WayIn game={game} name={name} />
    </li>
  )
}

const EntryFlag = ({ game: { outcome, waitsFor } }: { readonly game: SavedGame }): ReactNode => {
  const seat = outcome === null ? waitsFor : outcome.winners[0]
  if (seat === null || seat === undefined) {
    return <Icon name={outcome === null ? 'bot' : 'timer'} className="l dim" />
  }
  return (
    <span className="entry-flag">
      <Flag seat={seat} />
      {outcome === null ? null : <Icon name="trophy" />}
    </span>
  )
}

/** Gold only where a person is asked. */
const WayIn = ({ game: { id, outcome, waitsFor }, name }: { game: SavedGame; name: string }): ReactNode => {
  if (outcome !== null) {
    return (
      <Link className="btn small" href={`/replay/${id}`} aria-label={`Replay ${name}`}>
        <Icon name="replay" />
        Replay
      </Link>
    )
  }
  return (
    <Link
      className={waitsFor === null ? 'btn small' : 'btn go small'}
      href={`/play/${id}`}
      aria-label={`Continue ${name}`}
    >
      Continue
    </Link>
  )
}
