// The link of an invited seat: the match's own, with the seat and its token behind it, where no server sees them.

import { type Seat, seat } from '@umpire/engine'

export interface Invitation {
  readonly seat: Seat
  readonly token: string
}

export const invitationLink = (match: string, invitation: Invitation): string =>
  `${matchLink(match)}#${String(new URLSearchParams({ invite: invitation.token, seat: String(invitation.seat) }))}`

export const matchLink = (match: string): string => new URL(`/match/${match}`, location.origin).href

/** What stands after the `#` of an address; undefined where that is no invitation. */
export function readInvitation(hash: string): Invitation | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parts.get('invite')
  const number = Number(parts.get('seat') ?? Number.NaN)
  if (token === null || token === '' || !Number.isInteger(number) || number < 0) return undefined
  return { seat: seat(number), token }
}
