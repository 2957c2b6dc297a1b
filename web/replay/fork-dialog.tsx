// Before a fork is played: who sits where.

import '../home/new-game.css'
import { Flag, Icon } from '@umpire/board'
import { at, type Match, Refusal } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { SeatRow } from '../home/seat-row.tsx'
import { choiceAt, nameRefusals, trimmed, withChoice, withName } from '../home/seating.ts'
import { Dialog } from '../settings/dialog.tsx'
import { useSettings } from '../settings/settings.ts'
import { capitalised } from '../table/names.ts'
import { createFork, forkSeating, isFixed } from './fork.ts'
import { momentWords } from './names.ts'
import type { Decision, ReplayedGame } from './replayed-game.ts'

export const ForkDialog = ({
  game,
  moment,
  decision,
  onClose,
}: {
  readonly game: ReplayedGame
  readonly moment: Match
  readonly decision: Decision | undefined
  readonly onClose: () => void
}): ReactNode => {
  const me = useSettings(({ playerName }) => playerName)
  const [, go] = useLocation()
  const [seating, setSeating] = useState(() => forkSeating(game, decision, me))
  const [refusal, setRefusal] = useState<Refusal>()
  const refusals = nameRefusals(seating.players)
  const start = (): void => {
    const wrong = refusals.find((one) => one !== undefined)
    if (wrong !== undefined) return setRefusal(wrong)
    void createFork(game, moment, trimmed(seating.players)).then((fork) => {
      if (fork instanceof Refusal) setRefusal(fork)
      else go(`/play/${fork.id}`)
    })
  }
  return (
    <Dialog
      title="Play on from here"
      about={`${momentWords(game, moment.count)}. The game it comes from stays as it is.`}
      isOpen
      onClose={onClose}
    >
      <ul className="seat-rows fork-seats">
        {moment.seats.map((seat) => {
          const name = at(moment.seatNames, seat)
          return isFixed(game, seat) ? (
            <li key={seat} className="seat-row fixed">
              <Flag seat={seat} size="l" />
              <b>{capitalised(name)}</b>
              <span className="dim">Stays a bot: the game still goes on and keeps its secrets.</span>
            </li>
          ) : (
            <SeatRow
              key={seat}
              seat={seat}
              name={name}
              player={at(seating.players, seat)}
              choice={choiceAt(seating, seat)}
              refusal={refusals[seat]}
              onChoice={(choice) => setSeating(withChoice(seating, seat, choice, me))}
              onName={(words) => setSeating(withName(seating, seat, words))}
            />
          )
        })}
      </ul>
      {refusal === undefined ? null : (
        <p className="refused" role="alert">
          {refusal.toString()}
        </p>
      )}
      <div className="dialog-answers">
        <button type="button" className="btn quiet" onClick={onClose}>
          Not now
        </button>
        <button type="button" className="btn go" onClick={start}>
          <Icon name="fork" /> Play on
        </button>
      </div>
    </Dialog>
  )
}
