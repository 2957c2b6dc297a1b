// A match and who is at it, as pages are told: the same for all, but that the host also has the seats' own links.

import { at, type Seat, seatsOf } from '@umpire/engine'
import type { MatchStatus, RoomInfo, SeatInfo } from '@umpire/wire'
import type { LiveMatch } from './live-match.ts'

/** What a room knows of people beside the match's log. */
export interface Company {
  /** How many have the match open beside its players. */
  watching(players: readonly string[]): number
  isHere(person: string): boolean
  nameOf(person: string): string
}

/** What pages are told, and of what: the status, how much was done beside answering, and who is still to consent. */
interface Infos {
  readonly host: RoomInfo
  readonly others: RoomInfo
  readonly status: MatchStatus
  readonly beside: number
  readonly waitsFor: readonly Seat[] | undefined
}

/** What pages are told of a match and its people, for the host and for the others, kept until it changes. */
export class RoomInfos {
  private readonly company: Company
  private infos: Infos | undefined

  constructor(company: Company) {
    this.company = company
  }

  for(person: string | undefined, live: LiveMatch): RoomInfo {
    const { status, length, match, proposal } = live
    const beside = length - (match?.count ?? 0)
    const waitsFor = proposal?.waitsFor
    let { infos } = this
    if (infos?.status !== status || infos.beside !== beside || infos.waitsFor !== waitsFor) {
      const [host, others] = [roomInfo(live, this.company, true), roomInfo(live, this.company, false)]
      this.infos = infos = { host, others, status, beside, waitsFor }
    }
    return person === live.creation.host ? infos.host : infos.others
  }

  /** Somebody came, went or has another name. */
  forget(): void {
    this.infos = undefined
  }
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
    watching: company.watching(live.players),
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
