// The lobby: my matches over the network, those that wait for players, those that can be watched, and new ones.

import { Icon } from '@umpire/board'
import { games } from '@umpire/games'
import type { MatchLine, MatchLists } from '@umpire/wire'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { GameFacts, GamePicture } from '../home/game-card.tsx'
import { useTitle } from '../home/title.ts'
import { sentence } from '../home/words.ts'
import { MatchEntry } from './match-entry.tsx'
import { inOrder, nextWords, playedWords } from './match-words.ts'
import { useMe } from './me.ts'
import { type Matches, useMatches } from './use-matches.ts'
import './lobby.css'

export default function Lobby(): ReactNode {
  useTitle('Together')
  useMe()
  const matches = useMatches()
  const { lists } = matches
  return (
    <section className="screen lobby">
      <header className="lobby-head">
        <h1>Play together</h1>
        <p className="muted">Each at their own screen. Come and go as you like: a match waits, and nothing is lost.</p>
        <Trouble {...matches} />
      </header>
      <NewMatches />
      {lists === undefined ? null : <Lists lists={lists} now={matches.readAt} />}
    </section>
  )
}

const Trouble = ({ lists, trouble }: Matches): ReactNode => {
  if (trouble !== undefined) {
    return (
      <p className="refused" role="alert">
        {sentence(trouble.toString())}
        {lists === undefined ? null : ' Below is what was known last.'}
      </p>
    )
  }
  return lists === undefined ? <p className="dim">Asking the server ...</p> : null
}

const NewMatches = (): ReactNode => (
  <section className="new-matches" aria-labelledby="new-match">
    <h2 id="new-match">New match</h2>
    <ul>
      {games.map((game) => (
        <li key={game.id} data-game={game.id}>
          <Link href={`/new/${game.id}/together`}>
            <GamePicture game={game.id} />
            <span>
              <b>
                <span className="vh">New match of </span>
                {game.name}
              </b>
              <GameFacts game={game} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const isEnded = ({ status }: MatchLine): boolean => status === 'over' || status === 'stopped'

const Lists = ({ lists, now }: { readonly lists: MatchLists; readonly now: number }): ReactNode => {
  const ofMine = new Set(lists.mine.map(({ id }) => id))
  const ofOthers = (lines: readonly MatchLine[]): readonly MatchLine[] => lines.filter(({ id }) => !ofMine.has(id))
  const mine = inOrder(lists.mine)
  const open = ofOthers(lists.open).filter(({ seats }) => seats.some(({ kind }) => kind === 'open'))
  const running = ofOthers(lists.running)
  return (
    <>
      <MatchList
        id="mine"
        title="My matches"
        none="You sit at no match yet. Make one, or join one of the others."
        isEmpty={mine.every(isEnded)}
      >
        {mine
          .filter((match) => !isEnded(match))
          .map((match) => (
            <MatchEntry
              key={match.id}
              match={match}
              words={nextWords(match)}
              way={wayIn(match)}
              isAsked={match.isMyTurn}
              now={now}
            />
          ))}
      </MatchList>
      <MatchList
        id="open"
        title="Waiting for players"
        none="Nobody is waiting just now. Make a match with an open seat, and it stands here for others."
        isEmpty={open.length === 0}
      >
        {open.map((match) => (
          <MatchEntry key={match.id} match={match} words={nextWords(match)} way="Join" now={now} />
        ))}
      </MatchList>
      <MatchList
        id="running"
        title="Being played"
        none="No public match is being played just now."
        isEmpty={running.length === 0}
      >
        {running.map((match) => (
          <MatchEntry key={match.id} match={match} words={playedWords(match)} way="Watch" now={now} />
        ))}
      </MatchList>
      <Ended lines={mine.filter(isEnded)} now={now} />
    </>
  )
}

/** So many that are over are shown unasked. */
const fewEnded = 3

const Ended = ({ lines, now }: { readonly lines: readonly MatchLine[]; readonly now: number }): ReactNode => {
  const [isAll, setAll] = useState(false)
  if (lines.length === 0) return null
  const shown = isAll ? lines : lines.slice(0, fewEnded)
  return (
    <MatchList id="ended" title="Mine that are over" none="" isEmpty={false}>
      {shown.map((match) => (
        <MatchEntry key={match.id} match={match} words={nextWords(match)} way="Look" now={now} />
      ))}
      {shown.length === lines.length ? null : (
        <li>
          <button type="button" className="tool" onClick={() => setAll(true)}>
            <Icon name="layers" />
            {lines.length - shown.length} more
          </button>
        </li>
      )}
    </MatchList>
  )
}

const wayIn = ({ status, isMyTurn }: MatchLine): string =>
  isMyTurn ? 'Your turn' : status === 'open' ? 'To the room' : 'To the table'

const MatchList = ({
  id,
  title,
  none,
  isEmpty,
  children,
}: {
  readonly id: string
  readonly title: string
  /** Said where there is no match. */
  readonly none: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}): ReactNode => (
  <section className={`match-list ${id}`} aria-labelledby={`matches-${id}`}>
    <h2 id={`matches-${id}`}>{title}</h2>
    {isEmpty ? <p className="nobody muted">{none}</p> : <ul className="entries all">{children}</ul>}
  </section>
)
