// A new game: who sits where, the options of the game, and the start.

import { Icon } from '@umpire/board'
import { type AnyGame, Refusal } from '@umpire/engine'
import { games, type Listed } from '@umpire/games'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { GameFacts, GamePicture } from './game-card.tsx'
import { SetupForm } from './setup-form.tsx'
import { useTitle } from './title.ts'
import './new-game.css'

export default function NewGame({ id }: { readonly id: string }): ReactNode {
  const listed = games.find((game) => game.id === id)
  useTitle(listed === undefined ? 'Not found' : `New game of ${listed.name}`)
  return listed === undefined ? <Unknown /> : <Setting listed={listed} />
}

const Setting = ({ listed }: { readonly listed: Listed }): ReactNode => {
  const game = useGame(listed)
  return (
    <div className="new-game" data-game={listed.id}>
      <aside>
        <GamePicture game={listed.id} />
        <h1>{listed.name}</h1>
        <p className="muted">{listed.about}</p>
        <GameFacts game={listed} />
        <Link className="btn quiet" href={`/rules/${listed.id}`}>
          <Icon name="rules" />
          Read the rulebook
        </Link>
      </aside>
      {game === undefined ? <p className="opening">Opening ...</p> : null}
      {game instanceof Refusal ? <p className="refused">{game.reason}</p> : null}
      {game === undefined || game instanceof Refusal ? null : <SetupForm game={game} />}
    </div>
  )
}

/** The game, once it is loaded; a refusal where the network fails. */
function useGame(listed: Listed): AnyGame | Refusal | undefined {
  const [game, setGame] = useState<AnyGame | Refusal>()
  useEffect(() => {
    let isWanted = true
    const show = (loaded: AnyGame | Refusal): void => {
      if (isWanted) setGame(loaded)
    }
    listed
      .load()
      .then(show, () => show(new Refusal('unusable', `${listed.name} could not be loaded. Load the page again.`)))
    return () => {
      isWanted = false
    }
  }, [listed])
  return game
}

const Unknown = (): ReactNode => (
  <section className="screen empty">
    <h1>There is no such game here.</h1>
    <Link className="btn" href="/">
      To the games
    </Link>
  </section>
)
