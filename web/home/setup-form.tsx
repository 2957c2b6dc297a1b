// Setting up a game: where it is played, and the form for that.

import type { AnyGame } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { NetworkSetup } from '../lobby/network-setup.tsx'
import { Choice } from '../settings/fields.tsx'
import { settings } from '../settings/settings.ts'
import { LocalSetup } from './local-setup.tsx'
import { OptionFields } from './option-fields.tsx'
import { usualOptions } from './seating.ts'

const places = ['here', 'together'] as const
const placeWords = { here: 'On this screen', together: 'Over the network' } as const

export const SetupForm = ({
  game,
  isTogether,
}: {
  readonly game: AnyGame
  readonly isTogether: boolean
}): ReactNode => {
  const [, go] = useLocation()
  const [options, setOptions] = useState(() => usualOptions(game.options, settings.getState().setups[game.id]?.options))
  const optionFields = <OptionFields game={game} options={options} onChange={setOptions} />
  const Form = isTogether ? NetworkSetup : LocalSetup
  return (
    <div className="setups">
      <Choice
        label="Where"
        values={places}
        value={isTogether ? 'together' : 'here'}
        words={(place) => placeWords[place]}
        onChange={(place) => go(place === 'here' ? `/new/${game.id}` : `/new/${game.id}/together`, { replace: true })}
      />
      <Form game={game} options={options} optionFields={optionFields} />
    </div>
  )
}
