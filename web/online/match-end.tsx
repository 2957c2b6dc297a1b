// How a match over the network has ended, and what comes after it: once more, or a look back.

import { Icon } from '@umpire/board'
import { at, seatsOf } from '@umpire/engine'
import type { RoomInfo } from '@umpire/wire'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { Together, TogetherActs } from '../table/table-link.ts'
import { listed, nameOfSeat } from './company.ts'

/** How it ended, in a sentence. */
export function endWords(room: RoomInfo): string {
  switch (room.end?.how) {
    case 'resigned': {
      const resigned = seatsOf(room.seats.length).filter((seat) => at(room.seats, seat).hasResigned === true)
      const names = resigned.map((seat) => nameOfSeat(room, seat))
      return `${listed(names)} ${names.length === 1 ? 'has' : 'have'} resigned.`
    }
    case 'agreed':
      return 'The players agreed to end the match. Nobody wins.'
    case 'played':
    case undefined:
      return 'The game is over.'
  }
}

export const MatchEnd = ({
  acts,
  together: { room, mine },
}: {
  readonly acts: TogetherActs
  readonly together: Together
}): ReactNode => {
  const [, go] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const goTo = async (finding: Promise<string | undefined>, path: string): Promise<void> => {
    setBusy(true)
    const id = await finding
    setBusy(false)
    if (id !== undefined) go(`${path}/${id}`)
  }
  const isPlayer = mine.length > 0
  return (
    <>
      {isPlayer || room.rematch !== undefined ? (
        <button type="button" className="btn go" disabled={isBusy} onClick={() => void goTo(acts.rematch(), '/match')}>
          <Icon name="play" /> {room.rematch === undefined ? 'Rematch' : 'Go to the rematch'}
        </button>
      ) : null}
      <button
        type="button"
        className={isPlayer ? 'btn quiet' : 'btn'}
        disabled={isBusy}
        onClick={() => void goTo(acts.keep(), '/replay')}
      >
        <Icon name="replay" /> Replay
      </button>
    </>
  )
}
