// A seat of a new game: its flag and name, and who sits there.

import { Flag, seatLetter } from '@umpire/board'
import type { Refusal, Seat } from '@umpire/engine'
import type { ReactNode } from 'react'
import { TextField } from '../settings/fields.tsx'
import { longestName } from '../settings/settings.ts'
import type { SeatPlayer } from '../store/saved-game.ts'
import { botChoices } from './level-words.ts'
import type { SeatChoice } from './seating.ts'

const choices: readonly { readonly choice: SeatChoice; readonly words: string }[] = [
  { choice: 'me', words: 'Me' },
  { choice: 'person', words: 'Another person here' },
  ...botChoices.map(({ level, words }) => ({ choice: `bot ${level}` as const, words })),
]

export const SeatRow = ({
  seat,
  name,
  player,
  choice,
  refusal,
  onChoice,
  onName,
}: {
  readonly seat: Seat
  readonly name: string
  readonly player: SeatPlayer
  readonly choice: SeatChoice
  readonly refusal: Refusal | undefined
  readonly onChoice: (choice: SeatChoice) => void
  readonly onName: (name: string) => void
}): ReactNode => (
  <li className={`seat-row ${player.kind}`}>
    <Flag seat={seat} size="l" />
    <b>{name.charAt(0).toUpperCase() + name.slice(1)}</b>
    <select
      className="input"
      aria-label={`Who plays seat ${seatLetter(seat)}, ${name}`}
      value={choice}
      onChange={(event) => {
        const chosen = choices.find((one) => one.choice === event.target.value)
        if (chosen !== undefined) onChoice(chosen.choice)
      }}
    >
      {choices.map((one) => (
        <option key={one.choice} value={one.choice}>
          {one.words}
        </option>
      ))}
    </select>
    {player.kind === 'person' ? (
      <TextField
        label={`Name of the player at seat ${seatLetter(seat)}`}
        isLabelHidden
        value={player.name}
        longest={longestName}
        placeholder="Name"
        refusal={refusal?.reason}
        onChange={onName}
      />
    ) : null}
  </li>
)
