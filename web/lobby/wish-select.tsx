// Who is to sit at a seat, to be chosen from a list.

import type { SeatWish } from '@umpire/wire'
import type { ReactNode } from 'react'
import { wishChoices, wishName } from './wishes.ts'

export const WishSelect = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  /** The name of what is chosen. */
  readonly value: string
  readonly onChange: (wish: SeatWish) => void
}): ReactNode => (
  <select
    className="input"
    aria-label={label}
    value={value}
    onChange={(event) => {
      const chosen = wishChoices.find(({ wish }) => wishName(wish) === event.target.value)
      if (chosen !== undefined) onChange(chosen.wish)
    }}
  >
    {wishChoices.map(({ wish, words }) => (
      <option key={wishName(wish)} value={wishName(wish)}>
        {words}
      </option>
    ))}
  </select>
)
