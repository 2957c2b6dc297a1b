// The options of a game, in the form in which one is set up.

import type { AnyGame, Option, OptionValue } from '@umpire/engine'
import type { ReactNode } from 'react'
import { Choice, Select, Switch } from '../settings/fields.tsx'
import type { ChosenOptions } from './seating.ts'

/** Many options stay folded, as the usual ones are good for a first game. */
export const OptionFields = ({
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
