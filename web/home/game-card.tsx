// A game on the home page: picture, sentence, players, length, and the way in.

import { Icon } from '@umpire/board'
import type { Listed } from '@umpire/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pictureOf } from '../tabletops.ts'
import { seatRange } from './words.ts'
import './posters.css'

export const GameCard = ({ game }: { readonly game: Listed }): ReactNode => (
  <article className="poster" data-game={game.id}>
    <GamePicture game={game.id} />
    <div className="poster-text">
      <h2>{game.name}</h2>
      <p>{game.about}</p>
      <GameFacts game={game} />
      <Link className="btn" href={`/new/${game.id}`} aria-label={`Play ${game.name}`}>
        Play
      </Link>
    </div>
  </article>
)

export const GamePicture = ({ game }: { readonly game: string }): ReactNode => {
  const picture = pictureOf(game)
  return <figure className="picture">{picture === undefined ? null : <img src={picture} alt="" />}</figure>
}

export const GameFacts = ({ game }: { readonly game: Listed }): ReactNode => (
  <ul className="game-facts">
    <li>
      <Icon name="seats" />
      <span>
        {seatRange(game.seats)}
        <span className="vh"> players</span>
      </span>
    </li>
    <li>
      <Icon name="timer" />
      {game.minutes} min
    </li>
  </ul>
)
