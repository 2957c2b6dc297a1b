// The first screen: which games there are, and those that were begun.

import { games } from '@umpire/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GameCard } from './game-card.tsx'
import { OpenFileButton } from './open-file.tsx'
import { SavedEntry } from './saved-entry.tsx'
import { useTitle } from './title.ts'
import { useSavedGames } from './use-saved-games.ts'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const newest = 3

export const PlayScreen = (): ReactNode => {
  useTitle('')
  const { list, readAt } = useSavedGames()
  const count = list === undefined ? 0 : list.games.length + list.damaged.length
  return (
    <>
      <div className="hero">
        <div>
          <h1>Sit down. The rules are taken care of.</h1>
          <p>
            {numbers[games.length] ?? games.length} games, alone against bots, on one screen or over the network. Every
            no comes with its reason.
          </p>
        </div>
        <OpenFileButton />
      </div>
      <section className="posters" aria-label="Games" data-count={games.length}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
      {list === undefined || list.games.length === 0 ? null : (
        <section className="my-games" aria-labelledby="mine">
          <header>
            <h2 id="mine">My games</h2>
            <Link href="/games">{count > newest ? `All ${count}` : 'All of them'}</Link>
          </header>
          <ul className="entries">
            {list.games.slice(0, newest).map((game) => (
              <SavedEntry key={game.id} game={game} now={readAt} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
