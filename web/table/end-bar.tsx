// The ask bar when the game is over: who has won, by what, and what comes next.

import { Icon, seatClass } from '@umpire/board'
import { type Outcome, type Seat, seatsOf } from '@umpire/engine'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { listed } from '../online/company.ts'
import { endWords, MatchEnd } from '../online/match-end.tsx'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { Whom } from './ask-bar.tsx'
import { nameInLog, nameOnPanel } from './names.ts'
import type { TableLink, Together } from './table-link.ts'

/** Who has won, in words. */
const verdict = (link: TableLink, { winners }: Outcome): string => {
  if (winners.length === 0) return 'Everybody has lost'
  if (winners.length === link.players.length && winners.length > 1) return 'A draw'
  const names = winners.map((seat) => nameInLog(link.players, link.seatNames, seat))
  return `${listed(names)} ${winners.length === 1 ? 'wins' : 'win'}`
}

export const EndBar = ({
  link,
  outcome,
  why,
  together,
}: {
  link: TableLink
  outcome: Outcome
  /** What decided it, in the game's words. */
  why: string | undefined
  together: Together | undefined
}): ReactNode => {
  const { scores, rule, winners } = outcome
  const isPlayed = (together?.room.end?.how ?? 'played') === 'played'
  const [first] = winners
  const byScore = (one: Seat, other: Seat): number => (scores?.[other] ?? 0) - (scores?.[one] ?? 0)
  return (
    <section className={`ask ${first === undefined ? '' : seatClass(first)}`} aria-label="How it ended">
      {first === undefined ? null : (
        <Whom link={link} seat={first} note={nameOnPanel(link.players, link.seatNames, first)} />
      )}
      <div className="say">
        <h2>{together?.room.end?.how === 'agreed' ? 'Ended by agreement' : verdict(link, outcome)}</h2>
        <p>
          {isPlayed && why !== undefined ? why : together === undefined ? 'The game is over.' : endWords(together.room)}{' '}
          {rule === undefined ? null : <RuleLink rule={rule} />}
        </p>
      </div>
      <div className="groups">
        {scores === undefined ? null : (
          <ol className="scores" aria-label="Scores">
            {seatsOf(link.seatNames.length)
              .toSorted(byScore)
              .map((seat) => (
                <li key={seat} className={seatClass(seat)}>
                  <span>{nameInLog(link.players, link.seatNames, seat)}</span>
                  <b className="num">{scores[seat]}</b>
                </li>
              ))}
          </ol>
        )}
      </div>
      <div className="end">
        {together === undefined || link.together === undefined ? (
          <LocalEnd link={link} />
        ) : (
          <MatchEnd acts={link.together} together={together} />
        )}
      </div>
    </section>
  )
}

const LocalEnd = ({ link }: { readonly link: TableLink }): ReactNode => {
  const [, go] = useLocation()
  return (
    <>
      <button type="button" className="btn go" onClick={() => void link.saved.then(() => go(`/replay/${link.id}`))}>
        <Icon name="replay" /> Replay
      </button>
      <Link className="btn quiet" href={`/new/${link.game.id}`}>
        Play again
      </Link>
    </>
  )
}
