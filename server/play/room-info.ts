// A match and who is at it, as pages are told: the same for all, but that the host also has the seats' own links.

import { at, type Seat, seatsOf } from '@umpire/engine'
import type { RoomInfo, SeatInfo } from '@umpire/wire'
import type { LiveMatch } from './live-match.ts'

/** What a room knows of people beside the match's log. */
export interface Company {
  readonly watching: number
  isHere(person: string): boolean
  nameOf(person: string): string
}

export function roomInfo(live: LiveMatch, company: Company, isForHost: boolean): RoomInfo {
  const { creation, proposal } = live
  return {
    id: live.id,
    game: creation.game,
    version: live.version,
    options: creation.options,
    isPublic: creation.isPublic,
    hasHints: creation.hasHints,
    status: live.status,
    ...(live.stoppedBecause === undefined ? {} : { stoppedBecause: live.stoppedBecause }),
    seats: seatsOf(live.seats.length).map((seat) => seatInfo(live, seat, company, isForHost)),
    host: creation.host,
    watching: company.watching,
    ...(proposal === undefined
      ? {}
      : {
          proposal: {
            number: proposal.number,
            what: proposal.what,
            by: proposal.by,
            ...(proposal.what === 'take back' ? { to: proposal.to } : {}),
            waitsFor: proposal.waitsFor,
          },
        }),
    ...(live.end === undefined ? {} : { end: live.end }),
    ...(live.rematch === undefined ? {} : { rematch: live.rematch }),
  }
}

function seatInfo(live: LiveMatch, seat: Seat, company: Company, isForHost: boolean): SeatInfo {
  const { plan, standIn, hasResigned } = at(live.seats, seat)
  switch (plan.kind) {
    case 'open':
      return { kind: 'open' }
    case 'invited':
      return isForHost ? { kind: 'invited', invite: plan.token } : { kind: 'invited' }
    case 'bot':
      return { kind: 'bot', level: plan.level }
    case 'person':
      return {
        kind: 'person',
        person: plan.person,
        name: company.nameOf(plan.person),
        isHere: company.isHere(plan.person),
        ...(standIn === undefined ? {} : { standIn }),
        ...(hasResigned ? { hasResigned } : {}),
      }
  }
}
