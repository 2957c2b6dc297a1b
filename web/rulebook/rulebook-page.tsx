// A rulebook on a page of its own: `/rules/modular-mechs/MM-038`.

import { Icon } from '@umpire/board'
import { games } from '@umpire/games'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Header } from '../home/header.tsx'
import { useTitle } from '../home/title.ts'
import { Rulebook } from './rulebook.tsx'

export default function RulebookPage({
  game,
  rule,
}: {
  readonly game: string
  readonly rule?: string | undefined
}): ReactNode {
  const [, go] = useLocation()
  const listed = games.find(({ id }) => id === game)
  useTitle(listed === undefined ? 'Not found' : `${rule === undefined ? 'Rulebook' : rule} of ${listed.name}`)
  return (
    <div className="home rulebook-page" data-game={game}>
      <Header />
      <main>
        {listed === undefined ? (
          <section className="screen empty">
            <h1>There is no such rulebook.</h1>
            <Link className="btn" href="/rulebooks">
              All rulebooks
            </Link>
          </section>
        ) : (
          <section className="screen">
            <header className="screen-head">
              <h1>{listed.name}</h1>
              <Link className="btn quiet" href={`/new/${game}`}>
                <Icon name="play" />
                Play
              </Link>
            </header>
            <Rulebook game={game} rule={rule?.toUpperCase()} onRule={(id) => go(`/rules/${game}/${id}`)} />
          </section>
        )}
      </main>
    </div>
  )
}
