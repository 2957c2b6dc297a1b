// The form of a new game: number of players, seats, options, seed.

import { levelNames } from '@umpire/bots/levels'
import { Icon } from '@umpire/board'
import { type AnyGame, at, type OptionValue, type Option, type Refusal, seat, seatNames } from '@umpire/engine'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Choice, Select, Switch, TextField } from '../settings/fields.tsx'
import { settings } from '../settings/settings.ts'
import { SeatRow } from './seat-row.tsx'
import {
  type ChosenOptions,
  choiceAt,
  lastSeating,
  nameRefusals,
  usualOptions,
  usualSeating,
  withChoice,
  withName,
  withSeats,
} from './seating.ts'
import { startGame } from './start-game.ts'
import { sentence } from './words.ts'

const longestSeed = 40

export const SetupForm = ({ game }: { readonly game: AnyGame }): ReactNode => {
  const [, go] = useLocation()
  const { playerName, setups } = settings.getState()
  const last = setups[game.id]
  const [seating, setSeating] = useState(
    () => lastSeating(game.seats, last, levelNames, playerName) ?? usualSeating(game.seats, playerName),
  )
  const [options, setOptions] = useState(() => usualOptions(game.options, last?.options))
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
  const { least, most } = game.seats
  return (
    <form className="setup" onSubmit={onSubmit} noValidate>
      {least === most ? null : (
        <Choice
          label="Players"
          values={Array.from({ length: most - least + 1 }, (_, n) => least + n)}
          value={players.length}
          onChange={(count) => setSeating(withSeats(seating, count))}
        />
      )}
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
      <OptionFields game={game} options={options} onChange={setOptions} />
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

/** The options of the game. Many of them stay folded, as the usual ones are good for a first game. */
const OptionFields = ({
  game,
  options,
  onChange,
}: {
  readonly game: AnyGame
  readonly options: ChosenOptions
  readonly onChange: (options: ChosenOptions) => void
}): ReactNode => {
  const all = Object.entries(game.options)
  const changed = all.filter(([name, option]) => options[name] !== option.default).length
  const fields = all.map(([name, option]) => (
    <OptionField
      key={name}
      option={option}
      value={options[name] ?? option.default}
      onChange={(value) => onChange({ ...options, [name]: value })}
    />
  ))
  if (all.length === 0) return null
  return (
    <details className="more" open={all.length <= 3 || changed > 0}>
      <summary>
        Options of the game
        <span className="dim">{changed === 0 ? 'as usual' : `${changed} changed`}</span>
      </summary>
      <div className="option-fields">{fields}</div>
    </details>
  )
}

const mostInRow = 6

const OptionField = ({
  option,
  value,
  onChange,
}: {
  readonly option: Option
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}): ReactNode => {
  if (typeof value === 'boolean') return <Switch label={option.says} isOn={value} onChange={onChange} />
  const values = option.values.filter((one) => typeof one !== 'boolean')
  const Field = values.length <= mostInRow ? Choice : Select
  return <Field label={option.says} values={values} value={value} onChange={onChange} />
}
