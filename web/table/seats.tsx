// The seats around the board: who sits there, what each has, and whose turn it is.

import './seats.css'
import { Flag, Icon, seatClass, type Tabletop } from '@umpire/board'
import { at, type Seat, seatsOf } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import { presenceOf, type Presence } from '../online/company.ts'
import { capitalised, nameOnPanel } from './names.ts'
import type { TableLink, TableState } from './table-link.ts'

interface SeatsProps {
  readonly link: TableLink
  readonly state: TableState
  readonly tabletop: Tabletop
}

/** How the person at a seat is there, at a match over the network. */
const presenceAt = ({ together }: TableState, seat: Seat): Presence | undefined => {
  const info = together?.room.seats[seat]
  return info === undefined ? undefined : presenceOf(info)
}

const isAsked = ({ ask, waiting }: TableState, seat: Seat): boolean =>
  ask?.seat === seat || waiting.some((one) => one.seat === seat)

export const Seats = memo(
  ({ link, state, tabletop }: SeatsProps): ReactNode => (
    <ul className="seats" aria-label="Players, in turn order">
      {seatsOf(link.seatNames.length).map((seat) => (
        <SeatPanel key={seat} link={link} state={state} tabletop={tabletop} seat={seat} />
      ))}
    </ul>
  ),
)

const SeatPanel = ({ link, state, tabletop, seat }: SeatsProps & { seat: Seat }): ReactNode => {
  const { view, outcome } = state
  const player = at(link.players, seat)
  const isNow = isAsked(state, seat)
  const { SeatStats } = tabletop
  const note = tabletop.seatNote?.(view, seat)
  const presence = presenceAt(state, seat)
  const isMine = state.together?.mine.includes(seat) === true
  const about = [
    isMine ? 'you' : undefined,
    presence?.is === 'here' ? undefined : presence?.words,
    player.kind === 'person' ? capitalised(at(link.seatNames, seat)) : `bot, ${player.level}`,
    note,
  ].filter((part) => part !== undefined && part !== '')
  return (
    <li className={`seat ${seatClass(seat)} ${isNow ? 'now' : ''}`}>
      <header>
        <Flag seat={seat} />
        <div className="who">
          <b>{nameOnPanel(link.players, link.seatNames, seat)}</b>
          <span>
            {presence === undefined ? null : <i className={`presence ${presence.is}`} title={presence.words} />}
            {presence?.is === 'here' ? <span className="vh">here, </span> : null}
            {about.join(', ')}
          </span>
        </div>
        {outcome?.winners.includes(seat) === true ? (
          <span className="pill ok">
            <Icon name="trophy" /> won
          </span>
        ) : isNow ? (
          <span className="pill accent">
            {player.kind === 'bot' || presence?.is === 'bot' || presence?.is === 'gone' ? 'thinking' : 'acting'}
          </span>
        ) : null}
      </header>
      <SeatStats view={view} seat={seat} />
    </li>
  )
}

/** The seats in one line, for small screens. */
export const SeatStrip = ({ link, state, tabletop, onOpen }: SeatsProps & { onOpen: () => void }): ReactNode => (
  <button type="button" className="seat-strip" onClick={onOpen}>
    <span className="vh">Show the seats: </span>
    {seatsOf(link.seatNames.length).map((seat) => {
      const presence = presenceAt(state, seat)
      const points = tabletop.seatPoints?.(state.view, seat) ?? ''
      return (
        <span key={seat} className={`chip ${seatClass(seat)} ${isAsked(state, seat) ? 'now' : ''}`}>
          <Flag seat={seat} size="s" />
          <span className="has">
            {nameOnPanel(link.players, link.seatNames, seat)}
            {points === '' ? null : <small>{points}</small>}
          </span>
          {presence === undefined ? null : (
            <>
              <i className={`presence ${presence.is}`} />
              {state.together?.mine.includes(seat) === true ? <small>you</small> : null}
              <span className="vh">, {presence.words}</span>
            </>
          )}
        </span>
      )
    })}
  </button>
)
