// The form of a new game on this screen: number of players, seats, options, seed.

import { levelNames } from '@umpire/bots/levels'
import { Icon } from '@umpire/board'
import { type AnyGame, at, type Refusal, seat, seatNames } from '@umpire/engine'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { TextField } from '../settings/fields.tsx'
import { settings } from '../settings/settings.ts'
import { PlayerCount } from './player-count.tsx'
import { SeatRow } from './seat-row.tsx'
import {
  type ChosenOptions,
  choiceAt,
  lastSeating,
  nameRefusals,
  usualSeating,
  withChoice,
  withName,
  withSeats,
} from './seating.ts'
import { startGame } from './start-game.ts'
import { sentence } from './words.ts'

const longestSeed = 40

export const LocalSetup = ({
  game,
  options,
  optionFields,
}: {
  readonly game: AnyGame
  readonly options: ChosenOptions
  readonly optionFields: ReactNode
}): ReactNode => {
  const [, go] = useLocation()
  const { playerName, setups } = settings.getState()
  const [seating, setSeating] = useState(
    () => lastSeating(game.seats, setups[game.id], levelNames, playerName) ?? usualSeating(game.seats, playerName),
  )
  const [seed, setSeed] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refusal>()

  const { players } = seating
  const refusals = nameRefusals(players)
  const names = seatNames(game, options, players.length)
  const start = async (): Promise<void> => {
    setTried(true)
    if (refusals.some((refusal) => refusal !== undefined)) return
    const started = await startGame(game, seating, options, seed.trim())
    if (typeof started === 'string') go(`/play/${started}`)
    else setRefused(started)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void start()
  }
  return (
    <form className="setup" onSubmit={onSubmit} noValidate>
      <PlayerCount
        seats={game.seats}
        count={players.length}
        onChange={(count) => setSeating(withSeats(seating, count))}
      />
      <fieldset className="field">
        <legend>Seats</legend>
        <ol className="seat-rows">
          {players.map((player, n) => (
            <SeatRow
              key={at(names, n)}
              seat={seat(n)}
              name={at(names, n)}
              player={player}
              choice={choiceAt(seating, n)}
              refusal={isTried ? refusals[n] : undefined}
              onChoice={(choice) => setSeating(withChoice(seating, n, choice, playerName))}
              onName={(name) => setSeating(withName(seating, n, name))}
            />
          ))}
        </ol>
        <p className="seats-note">{whoPlays(players.filter(({ kind }) => kind === 'person').length)}</p>
      </fieldset>
      {optionFields}
      <details className="more">
        <summary>More</summary>
        <TextField
          label="Seed: the same word gives the same dice and cards. Empty: a new one."
          value={seed}
          longest={longestSeed}
          onChange={setSeed}
        />
      </details>
      <footer>
        {refused === undefined ? null : (
          <p className="refused" role="alert">
            {sentence(refused.toString())}
          </p>
        )}
        <button type="submit" className="btn go">
          <Icon name="play" />
          Start the game
        </button>
      </footer>
    </form>
  )
}

function whoPlays(persons: number): string {
  if (persons === 0) return 'Only bots play: you watch.'
  return persons === 1
    ? 'Bots answer by themselves.'
    : 'You share this screen: it is covered whenever it has to be handed over.'
}
