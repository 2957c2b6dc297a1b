// Ambush (DS-237): a Unit in Reserve is revealed on a Ping to take part in a Reaction Engagement.

import { refuse, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import type { UnitCardId } from '../content/unit-card.ts'
import { cardName } from '../names.ts'
import { pingOf, type State } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { revealAs } from './revealing.ts'
import { cardOf, reserveOf } from './units.ts'

/** A Ping that becomes a Unit of this card. */
export interface Ambush {
  readonly ping: Ping
  readonly card: UnitCardId
}

const waiting = (state: State, seat: Seat): Unit[] =>
  state.units.filter((unit) => unit.seat === seat && unit.at === 'reserve' && cardOf(unit).isAmbusher)

/** On any Ping of its Signature, Activated or not. Alike Units are one to choose from. */
export function ambushesOf(state: State, seat: Seat): Ambush[] {
  const cards = [...new Set(waiting(state, seat).map(({ card }) => card))]
  return cards.flatMap((card) =>
    state.pings
      .filter((ping) => ping.seat === seat && waiting(state, seat).some((unit) => isOn(unit, ping, card)))
      .map((ping) => ({ ping, card })),
  )
}

const isOn = (unit: Unit, { signature }: Ping, card: UnitCardId): boolean =>
  unit.card === card && cardOf(unit).signature === signature

/** Each Ping once, and no more of a card than there are in Reserve. */
export function whyNotTogether(state: State, seat: Seat, chosen: readonly Ambush[]): WhyNot {
  for (const { ping, card } of chosen) {
    if (chosen.filter((one) => one.ping === ping).length > 1)
      return refuse('DS-237', 'a Ping is revealed as one Unit only')
    const count = chosen.filter((one) => one.card === card).length
    const left = waiting(state, seat).filter((unit) => unit.card === card).length
    if (count > left) return refuse('DS-237', () => `there are ${left} of ${cardName(card)} in Reserve, not ${count}`)
  }
  return undefined
}

/** The ids of the Units that have come out. */
export function* springAmbushes(t: DownsyncTable, seat: Seat, chosen: readonly Ambush[]): Rules<number[]> {
  const sprung: number[] = []
  for (const { ping, card } of chosen) {
    // DS-147 An ambush before may have taken this Ping off the table.
    if (pingOf(t.state, ping.id) === undefined) continue
    const unit = reserveOf(t.state, seat, ping.signature).find((one) => one.card === card)
    if (unit === undefined) continue
    const id = yield* revealAs(t, { ping, unit: unit.id, taxi: null }, 'ambush', null)
    if (id !== null) sprung.push(id)
  }
  return sprung
}
