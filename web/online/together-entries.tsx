// What the table's menu offers at a match over the network: bringing others in, ending it, and leaving it to a bot.

import { at, seatsOf } from '@umpire/engine'
import type { ReactNode } from 'react'
import { MenuEntry } from '../table/menu-entry.tsx'
import type { Together, TogetherActs } from '../table/table-link.ts'
import { isAbsent, isPlayedByBot, nameOfSeat } from './company.ts'

export const TogetherEntries = ({
  acts,
  together,
  onLink,
  onResign,
}: {
  readonly acts: TogetherActs
  readonly together: Together
  readonly onLink: () => void
  readonly onResign: () => void
}): ReactNode => {
  const { room, me, mine } = together
  const isPlaying = room.status === 'running' && mine.some((seat) => at(room.seats, seat).hasResigned !== true)
  const isAway = mine.some((seat) => isPlayedByBot(at(room.seats, seat)))
  const isAlone = room.seats.every(({ person }) => person === undefined || person === me)
  const absent = isPlaying ? seatsOf(room.seats.length).filter((seat) => isAbsent(at(room.seats, seat))) : []
  return (
    <>
      <MenuEntry name="Link of the match" icon="link" onSelect={onLink} />
      {absent.map((seat) => (
        <MenuEntry
          key={seat}
          name={`Put a bot in for ${nameOfSeat(room, seat)}`}
          icon="bot"
          onSelect={() => acts.standIn(seat)}
        />
      ))}
      {isPlaying ? (
        <>
          {isAway ? (
            <MenuEntry name="Take my seat back" icon="person" onSelect={() => acts.comeBack()} />
          ) : (
            <MenuEntry name="Let a bot play for me" icon="bot" onSelect={() => acts.leave()} />
          )}
          {room.proposal === undefined && !isAlone ? (
            <MenuEntry name="Offer to end the match" icon="hold" onSelect={() => acts.offerEnd()} />
          ) : null}
          <MenuEntry name="Resign" icon="downed" onSelect={onResign} />
        </>
      ) : null}
    </>
  )
}
