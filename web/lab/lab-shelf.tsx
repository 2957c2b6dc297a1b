// The lab: which game is to be looked into, and the study that is there already.

import { Icon } from '@umpire/board'
import { games } from '@umpire/games'
import { trialCount } from '@umpire/lab'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GamePicture } from '../home/game-card.tsx'
import { useTitle } from '../home/title.ts'
import { useLab } from './lab-study.ts'
import './lab.css'

export default function LabShelf(): ReactNode {
  useTitle('Lab')
  return (
    <section className="screen">
      <h1>Lab</h1>
      <p className="muted">
        Is a game fair, long enough, and does it use all its cards? Bots play it many times in this browser, and the
        report says what that shows, and how sure it is.
      </p>
      <CurrentStudy />
      <ul className="shelf">
        {games.map(({ id, name, minutes }) => (
          <li key={id} data-game={id}>
            <Link href={`/lab/new/${id}`}>
              <GamePicture game={id} />
              <span>
                <b>{name}</b>
                <small>Is it fair? Does it take {minutes} minutes?</small>
              </span>
              <Icon name="odds" className="l" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CurrentStudy = (): ReactNode => {
  const { study, sheets, is } = useLab()
  const name = games.find(({ id }) => id === study?.game)?.name
  return study === undefined ? null : (
    <p className="lab-current">
      <Link className="btn go" href="/lab/study">
        <Icon name="odds" />
        {is === 'playing' ? 'Watch' : 'Read'} the study of {name}
      </Link>
      <span className="muted">
        {sheets.length} of {trialCount(study)} games
      </span>
    </p>
  )
}
