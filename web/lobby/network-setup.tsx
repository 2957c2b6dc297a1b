// The form of a match over the network: number of players, who may sit where, who finds it, hints, options.

import { Flag, Icon, seatLetter } from '@umpire/board'
import { type AnyGame, at, Refusal, seat, seatNames } from '@umpire/engine'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { PlayerCount } from '../home/player-count.tsx'
import type { ChosenOptions } from '../home/seating.ts'
import { Choice, Switch } from '../settings/fields.tsx'
import { capitalised } from '../table/names.ts'
import * as api from './api.ts'
import { nameRefusal } from './checks.ts'
import { beNamed, isSomebody, useMe } from './me.ts'
import { NameField, proposedName } from './name-field.tsx'
import { Refused } from './refused.tsx'
import { useDoing } from './use-doing.ts'
import { WishSelect } from './wish-select.tsx'
import { usualWishes, wishesRefusal, wishesWords, wishName, withCount, withWish } from './wishes.ts'

const findings = ['public', 'by link'] as const
const findingWords = { public: 'Anybody: it is listed', 'by link': 'By link only' } as const

export const NetworkSetup = ({
  game,
  options,
  optionFields,
}: {
  readonly game: AnyGame
  readonly options: ChosenOptions
  readonly optionFields: ReactNode
}): ReactNode => {
  const [, go] = useLocation()
  const { me, trouble } = useMe()
  const [name, setName] = useState(proposedName)
  const [wishes, setWishes] = useState(() => usualWishes(game.seats))
  const [isPublic, setPublic] = useState(true)
  const [hasHints, setHints] = useState(false)
  const [isTried, setTried] = useState(false)
  const { isDoing, refused, follow } = useDoing()

  const names = seatNames(game, options, wishes.length)
  const unnamed = me === null ? nameRefusal(name) : undefined
  const make = async (): Promise<Refusal | undefined> => {
    const isNew = me === null && !(await isSomebody())
    const refusal = wishesRefusal(wishes) ?? (isNew ? await beNamed(name.trim()) : undefined)
    if (refusal !== undefined) return refusal
    const made = await api.makeMatch({ game: game.id, options, seats: [...wishes], isPublic, hasHints })
    if (made instanceof Refusal) return made
    go(`/match/${made.id}`)
    return undefined
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (unnamed === undefined) void follow(make())
  }
  return (
    <form className="setup" onSubmit={onSubmit} noValidate>
      {me === null ? <NameField name={name} refusal={isTried ? unnamed : undefined} onChange={setName} /> : null}
      <PlayerCount seats={game.seats} count={wishes.length} onChange={(count) => setWishes(withCount(wishes, count))} />
      <fieldset className="field">
        <legend>Seats</legend>
        <ol className="seat-rows">
          {wishes.map((wish, n) => (
            <li key={at(names, n)} className="seat-row bot">
              <Flag seat={seat(n)} size="l" />
              <b>{capitalised(at(names, n))}</b>
              <WishSelect
                label={`Who plays seat ${seatLetter(seat(n))}, ${at(names, n)}`}
                value={wishName(wish)}
                onChange={(changed) => setWishes(withWish(wishes, n, changed))}
              />
            </li>
          ))}
        </ol>
        <p className="seats-note">{wishesWords(wishes)}</p>
      </fieldset>
      <div className="network-choices">
        <Choice
          label="Who finds the match"
          values={findings}
          value={isPublic ? 'public' : 'by link'}
          words={(finding) => findingWords[finding]}
          onChange={(finding) => setPublic(finding === 'public')}
        />
        <Switch label="Hints" about="Players may ask what a bot would do." isOn={hasHints} onChange={setHints} />
      </div>
      {optionFields}
      <footer>
        <Refused refusal={refused ?? trouble} />
        <button type="submit" className="btn go" disabled={isDoing || me === undefined}>
          <Icon name="seats" />
          Make the match
        </button>
      </footer>
    </form>
  )
}
