// A match in a line of the lobby: which game, who sits where, what is next, and the way in.

import { Flag } from '@umpire/board'
import { seat } from '@umpire/engine'
import type { MatchLine } from '@umpire/wire'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GamePicture } from '../home/game-card.tsx'
import { nameOfGame } from '../home/saved-entry.tsx'
import { agoWords } from '../home/words.ts'
import { isFree, sitterWords } from './match-words.ts'

export const MatchEntry = ({
  match,
  words,
  way,
  isAsked = false,
  now,
}: {
  readonly match: MatchLine
  /** How it stands. */
  readonly words: string
  /** What the way in is called. */
  readonly way: string
  /** The person who reads this is to move. */
  readonly isAsked?: boolean
  readonly now: number
}): ReactNode => {
  const name = nameOfGame(match.game)
  return (
    <li className="entry match-entry" data-game={match.game}>
      <GamePicture game={match.game} />
      <div className="entry-words">
        <b>{name}</b>
        <span>
          {words}
          <span className="dim">, {agoWords(match.changed, now)}</span>
        </span>
      </div>
      <ul className="sitters" aria-label="Seats">
        {match.seats.map((sitter, n) => (
          // A seat is known by its place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n} className={isFree(sitter) ? 'free' : sitter.kind}>
            <Flag seat={seat(n)} size="s" />
            {sitterWords(sitter)}
          </li>
        ))}
      </ul>
      <Link
        className={isAsked ? 'btn go small' : 'btn small'}
        href={`/match/${match.id}`}
        aria-label={`${way}: ${name}`}
      >
        {way}
      </Link>
    </li>
  )
}
