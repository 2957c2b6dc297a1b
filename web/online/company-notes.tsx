// What is said beside "waiting" at a match over the network: who is not here, who plays for whom, and the ways on.

import { Icon } from '@umpire/board'
import { at } from '@umpire/engine'
import type { ReactNode } from 'react'
import type { Together, TogetherActs, Waiting } from '../table/table-link.ts'
import { isAbsent, isPlayedByBot, nameOfSeat } from './company.ts'

const absentIn = ({ room }: Together, waiting: readonly Waiting[]): Waiting | undefined =>
  waiting.find(({ seat }) => isAbsent(at(room.seats, seat)))

export function companyWords(together: Together, waiting: readonly Waiting[]): string {
  const { room, mine } = together
  const own = mine.map((seat) => at(room.seats, seat))
  const absent = absentIn(together, waiting)
  if (own.some(isPlayedByBot)) return 'A bot plays for you.'
  if (own.some(({ hasResigned }) => hasResigned === true)) return 'You have resigned. A bot plays on in your place.'
  const others = room.watching > 1 ? `, with ${room.watching - 1} more` : ''
  const watches = mine.length === 0 ? `You are watching${others}. ` : ''
  return `${watches}${absent === undefined ? '' : `${nameOfSeat(room, absent.seat)} is not here.`}`
}

/** What can be done about it. */
export const CompanyWays = ({
  acts,
  together,
  waiting,
}: {
  readonly acts: TogetherActs
  readonly together: Together
  readonly waiting: readonly Waiting[]
}): ReactNode => {
  const { room, mine } = together
  const absent = absentIn(together, waiting)
  if (room.status !== 'running' || mine.length === 0) return null
  if (mine.some((seat) => isPlayedByBot(at(room.seats, seat)))) {
    return (
      <button type="button" className="btn go" onClick={() => acts.comeBack()}>
        <Icon name="person" /> Take my seat back
      </button>
    )
  }
  return absent === undefined ? null : (
    <button type="button" className="btn" onClick={() => acts.standIn(absent.seat)}>
      <Icon name="bot" /> Let a bot stand in
    </button>
  )
}
