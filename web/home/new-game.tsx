// A new game: who sits where, the options of the game, and the start.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { games, type Listed } from '@umpire/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GameFacts, GamePicture } from './game-card.tsx'
import { SetupForm } from './setup-form.tsx'
import { useTitle } from './title.ts'
import { useGame } from './use-game.ts'
import './new-game.css'

export default function NewGame({
  id,
  isTogether,
}: {
  readonly id: string
  /** Over the network; else on this screen. */
  readonly isTogether: boolean
}): ReactNode {
  const listed = games.find((game) => game.id === id)
  useTitle(listed === undefined ? 'Not found' : `New game of ${listed.name}`)
  return listed === undefined ? <Unknown /> : <Setting listed={listed} isTogether={isTogether} />
}

const Setting = ({ listed, isTogether }: { readonly listed: Listed; readonly isTogether: boolean }): ReactNode => {
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
      {game === undefined || game instanceof Refusal ? null : <SetupForm game={game} isTogether={isTogether} />}
    </div>
  )
}

const Unknown = (): ReactNode => (
  <section className="screen empty">
    <h1>There is no such game here.</h1>
    <Link className="btn" href="/">
      To the games
    </Link>
  </section>
)
