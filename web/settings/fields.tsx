// Fields of a form: one of a few values side by side, on or off, and one of many.

import { type ReactNode, useId } from 'react'
import './fields.css'

interface ChoiceProps<T extends string | number> {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** A value in words; itself, where nothing else is said. */
  readonly words?: (value: T) => string
}

/** One of a few values, all in sight. */
export const Choice = <T extends string | number>({
  label,
  values,
  value,
  onChange,
  words = String,
}: ChoiceProps<T>): ReactNode => {
  const name = useId()
  return (
    <fieldset className="field choice">
      <legend>{label}</legend>
      <div className="segments">
        {values.map((one) => (
          <label key={one} className={one === value ? 'segment on' : 'segment'}>
            <input className="vh" type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {words(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One of many values, in a list that opens. */
export const Select = <T extends string | number>({
  label,
  values,
  value,
  onChange,
  words = String,
}: ChoiceProps<T>): ReactNode => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={String(value)}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {values.map((one) => (
          <option key={one} value={String(one)}>
            {words(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** On or off, with a line of what it means. */
export const Switch = ({
  label,
  about,
  isOn,
  onChange,
}: {
  readonly label: string
  readonly about?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}): ReactNode => (
  <label className="field switch">
    <span>
      {label}
      {about === undefined ? null : <small>{about}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
)

/** A line of text, with what is wrong with it. */
export const TextField = ({
  label,
  value,
  onChange,
  longest,
  placeholder,
  refusal,
  isLabelHidden = false,
  isSecret = false,
  fill = 'off',
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly longest: number
  readonly placeholder?: string
  readonly refusal?: string | undefined
  readonly isLabelHidden?: boolean
  /** Not to be read over the shoulder. */
  readonly isSecret?: boolean
  /** What the browser may fill in by itself, in the words of HTML: `username`, `current-password`. */
  readonly fill?: string
}): ReactNode => {
  const id = useId()
  const isRefused = refusal !== undefined
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'vh' : ''}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type={isSecret ? 'password' : 'text'}
        value={value}
        maxLength={longest}
        placeholder={placeholder}
        autoComplete={fill}
        autoCapitalize={fill === 'username' ? 'none' : undefined}
        spellCheck={false}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-refusal` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isRefused ? (
        <p id={`${id}-refusal`} className="field-refusal">
          {refusal}
        </p>
      ) : null}
    </div>
  )
}
