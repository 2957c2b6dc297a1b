// How many play, where the game leaves a choice.

import type { AnyGame } from '@umpire/engine'
import type { ReactNode } from 'react'
import { Choice } from '../settings/fields.tsx'

export const PlayerCount = ({
  seats: { least, most },
  count,
  onChange,
}: {
  readonly seats: AnyGame['seats']
  readonly count: number
  readonly onChange: (count: number) => void
}): ReactNode =>
  least === most ? null : (
    <Choice
      label="Players"
      values={Array.from({ length: most - least + 1 }, (_, n) => least + n)}
      value={count}
      onChange={onChange}
    />
  )
