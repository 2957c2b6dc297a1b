// What a person may do in the room of a match that has not begun: sit down, move, stand up; as the host also decide
// about seats, and start.

import { Refusal, type Seat } from '@umpire/engine'
import type { Seen, SeatWish } from '@umpire/wire'
import type { MatchConnection } from '@umpire/wire/connection'
import { useEffect, useRef, useState } from 'react'
import { type Invitation, readInvitation } from './invitation.ts'
import { isFree } from './match-words.ts'
import { isSomebody } from './me.ts'
import { type Doing, useDoing } from './use-doing.ts'

export interface Room extends Pick<Doing, 'refused'> {
  /** The invitation in the page's address, until it is used. */
  readonly invitation: Invitation | undefined
  /** The seat that waits until the person has a name. */
  readonly wanted: Seat | undefined
  readonly sit: (seat: Seat) => void
  readonly named: () => void
  readonly unnamed: () => void
  readonly standUp: (seat: Seat) => void
  readonly setSeat: (seat: Seat, wish: SeatWish) => void
  /** Gives every seat that is free to a bot. */
  readonly fill: () => void
  readonly start: () => void
}

export function useRoom(connection: MatchConnection, { room, me, mine }: Seen): Room {
  const { refused, follow } = useDoing()
  const [invitation, setInvitation] = useState(() => readInvitation(location.hash))
  const [wanted, setWanted] = useState<Seat>()
  const isInvitedOnce = useRef(false)
  const isActing = useRef(false)

  /** One thing at a time: a second click changes nothing. Buttons stay as they are, so that the keyboard stays there. */
  const act = async (asking: () => Promise<Refusal | undefined>): Promise<void> => {
    if (isActing.current) return
    isActing.current = true
    await follow(asking())
    isActing.current = false
  }

  /** Once I sit there, I leave the seats where I sat before. */
  const leaveOthers = async (refusal: Refusal | undefined): Promise<Refusal | undefined> => {
    if (refusal !== undefined) return refusal
    const left = await Promise.all(mine.map((seat) => connection.send({ do: 'stand up', seat })))
    return left.find((one) => one !== undefined)
  }
  const sitDown = async (seat: Seat): Promise<Refusal | undefined> => {
    if (invitation?.seat !== seat) return leaveOthers(await connection.send({ do: 'sit', seat }))
    const refusal = await connection.send({ do: 'sit', seat, invite: invitation.token })
    setInvitation(undefined)
    history.replaceState(null, '', location.pathname)
    if (refusal === undefined) return leaveOthers(refusal)
    return new Refusal(refusal.kind, `The invitation does not hold any more: ${refusal.reason}`)
  }
  /** The server knows a name only on a line that was opened with it. */
  const sitNamed = (seat: Seat): Promise<void> => {
    connection.renew()
    return act(() => sitDown(seat))
  }
  const sit = async (seat: Seat): Promise<void> => {
    if (me !== null) await act(() => sitDown(seat))
    else if (await isSomebody()) await sitNamed(seat)
    else setWanted(seat)
  }
  useEffect(() => {
    if (invitation === undefined || mine.length > 0 || isInvitedOnce.current) return
    isInvitedOnce.current = true
    void sit(invitation.seat)
  })
  return {
    refused,
    invitation,
    wanted,
    sit: (seat) => void sit(seat),
    named: () => {
      if (wanted === undefined) return
      setWanted(undefined)
      void sitNamed(wanted)
    },
    unnamed: () => setWanted(undefined),
    standUp: (seat) => void act(() => connection.send({ do: 'stand up', seat })),
    setSeat: (seat, wish) =>
      void act(async () => {
        const refusal = await connection.send({ do: 'set seat', seat, to: wish })
        return wish.kind === 'me' ? leaveOthers(refusal) : refusal
      }),
    fill: () =>
      void act(async () => {
        const bot: SeatWish = { kind: 'bot', level: 'regular' }
        const free = room.seats.flatMap((info, seat) => (isFree(info) ? [seat] : []))
        const filled = await Promise.all(free.map((seat) => connection.send({ do: 'set seat', seat, to: bot })))
        return filled.find((one) => one !== undefined)
      }),
    start: () => void act(() => connection.send({ do: 'start' })),
  }
}
