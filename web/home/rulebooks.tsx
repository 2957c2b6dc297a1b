// All rulebooks side by side.

import { Icon } from '@umpire/board'
import { games } from '@umpire/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GamePicture } from './game-card.tsx'
import { useTitle } from './title.ts'

export const Rulebooks = (): ReactNode => {
  useTitle('Rulebooks')
  return (
    <section className="screen">
      <h1>Rulebooks</h1>
      <p className="muted">Every rule has a number. The referee names it whenever it says no.</p>
      <ul className="shelf">
        {games.map(({ id, name, about }) => (
          <li key={id} data-game={id}>
            <Link href={`/rules/${id}`}>
              <GamePicture game={id} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
              <Icon name="rules" className="l" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
