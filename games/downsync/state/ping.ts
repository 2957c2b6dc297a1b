// A Ping (DS-026, DS-130): a place where its owner may deploy a Unit of its Signature. It has no identity.

import type { Seat } from '@umpire/engine'
import type { Signature } from '../content/signature.ts'

export interface Ping {
  /** Of the same count as Units, and never used again. */
  readonly id: number
  readonly seat: Seat
  readonly signature: Signature
  /** Of its name, `m3`: counted over both Forces. */
  readonly number: number
  x: number
  y: number
  /** DS-028 */
  activated: boolean
  /** DS-068 In the Move phase that is going on. */
  moved: boolean
  /** DS-081 It has crossed slowing terrain in this Turn. */
  slowed: boolean
}

export const copyPing = (ping: Ping): Ping => ({
  id: ping.id,
  seat: ping.seat,
  signature: ping.signature,
  number: ping.number,
  x: ping.x,
  y: ping.y,
  activated: ping.activated,
  moved: ping.moved,
  slowed: ping.slowed,
})
