// The ask bar while nobody at this screen is asked: who is, what the bots do, or how the game ended.

import { Icon, seatClass } from '@umpire/board'
import { type Outcome, type Seat, seatsOf } from '@umpire/engine'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { Whom } from './ask-bar.tsx'
import { nameInLog, nameOnPanel } from './names.ts'
import { OrderList } from './orders.tsx'
import type { TableLink, TableState } from './table-link.ts'

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'Nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const WaitingBar = ({
  link,
  state,
  isShowing,
  onSkip,
}: {
  link: TableLink
  state: TableState
  /** True while events are still being shown. */
  isShowing: boolean
  onSkip: () => void
}): ReactNode => {
  const { waiting, orders } = state
  const [first] = waiting
  const names = waiting.map(({ seat }) => nameInLog(link.players, link.seatNames, seat))
  return (
    <section className={`ask ${first === undefined ? '' : seatClass(first.seat)}`} aria-label="What is asked">
      {first === undefined ? null : (
        <Whom link={link} seat={first.seat} note={nameOnPanel(link.players, link.seatNames, first.seat)} />
      )}
      <div className="say">
        <h2>Waiting for {list(names)}</h2>
        <p>{first === undefined ? '' : `Asked: ${first.question}.`}</p>
      </div>
      <div className="groups">
        {orders.length === 0 ? null : (
          <div className="group">
            <span className="label">Standing orders</span>
            <OrderList link={link} orders={orders} />
          </div>
        )}
      </div>
      <div className="end">
        {isShowing ? (
          <button type="button" className="btn quiet" onClick={onSkip}>
            <Icon name="pass" /> Skip <kbd>Space</kbd>
          </button>
        ) : null}
      </div>
    </section>
  )
}

const verdict = (link: TableLink, { winners }: Outcome): string => {
  if (winners.length === 0) return 'Everybody has lost'
  if (winners.length === link.players.length && winners.length > 1) return 'A draw'
  const names = winners.map((seat) => nameInLog(link.players, link.seatNames, seat))
  return `${list(names)} ${winners.length === 1 ? 'wins' : 'win'}`
}

export const EndBar = ({ link, outcome }: { link: TableLink; outcome: Outcome }): ReactNode => {
  const [, go] = useLocation()
  const { scores, rule, winners } = outcome
  const [first] = winners
  const byScore = (one: Seat, other: Seat): number => (scores?.[other] ?? 0) - (scores?.[one] ?? 0)
  return (
    <section className={`ask ${first === undefined ? '' : seatClass(first)}`} aria-label="How it ended">
      {first === undefined ? null : (
        <Whom link={link} seat={first} note={nameOnPanel(link.players, link.seatNames, first)} />
      )}
      <div className="say">
        <h2>{verdict(link, outcome)}</h2>
        <p>The game is over. {rule === undefined ? null : <RuleLink rule={rule} />}</p>
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
        <button type="button" className="btn go" onClick={() => void link.saved.then(() => go(`/replay/${link.id}`))}>
          <Icon name="replay" /> Replay
        </button>
        <Link className="btn quiet" href={`/new/${link.game.id}`}>
          Play again
        </Link>
      </div>
    </section>
  )
}
