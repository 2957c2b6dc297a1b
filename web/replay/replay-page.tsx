// The page of a replay: finds the game, plays it through, and shows it; or says why it cannot.

import './replay.css'
import { Refusal } from '@umpire/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useTitle } from '../home/title.ts'
import { Stopped } from '../table/stopped.tsx'
import { linkId, loadReplay } from './load-replay.ts'
import { Replay } from './replay.tsx'
import type { ReplayedGame } from './replayed-game.ts'

export default function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const [game, setGame] = useState<ReplayedGame | Refusal>()
  useTitle(game === undefined || game instanceof Refusal ? 'Replay' : `Replay: ${game.match.game.name}`)
  useEffect(() => {
    let isGone = false
    const load = (): void => {
      void loadReplay(id, location.hash)
        .catch((error: unknown) => new Refusal('unusable', error instanceof Error ? error.message : String(error)))
        .then((found) => {
          if (!isGone) setGame(found)
        })
    }
    load()
    // Another link pasted over this one changes nothing but the hash.
    if (id === linkId) addEventListener('hashchange', load)
    return () => {
      isGone = true
      removeEventListener('hashchange', load)
    }
  }, [id])
  if (game === undefined) return <p className="opening">Playing the game again ...</p>
  if (!(game instanceof Refusal)) return <Replay key={game.match.record().answers.join()} game={game} />
  return id === linkId ? <StoppedLink refusal={game} /> : <Stopped id={id} refusal={game} />
}

const StoppedLink = ({ refusal }: { readonly refusal: Refusal }): ReactNode => (
  <main className="stopped">
    <h1>This link cannot be opened</h1>
    <p role="alert">{refusal.toString()}.</p>
    <div className="ways">
      <Link className="btn go" href="/">
        Home
      </Link>
    </div>
  </main>
)
