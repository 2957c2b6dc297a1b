// Dice that were just rolled lie over the board until something else happens.

import { Die } from '@umpire/board'
import type { ReactNode } from 'react'
import type { LogLine } from './table-link.ts'

export const DiceTray = ({ lines }: { readonly lines: readonly LogLine[] }): ReactNode => {
  const last = lines.at(-1)
  const dice = last?.happening.dice
  if (last === undefined || dice === undefined || dice.length === 0) return null
  return (
    <div key={last.index} className="dice-tray float" aria-hidden="true">
      {dice.map((die, n) => (
        // Dice lie in the order they were rolled.
        // oxlint-disable-next-line react/no-array-index-key
        <Die key={n} {...die} />
      ))}
    </div>
  )
}
