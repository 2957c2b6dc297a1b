// The Units and Pings of a seat as its panel lists them: what each is doing, in a word.

import type { Seat } from '@umpire/engine'
import { type Signature, signatures } from '../content/signature.ts'
import { isCombat } from '../rules/unit-actions.ts'
import { cardOf, reserveOf } from '../rules/units.ts'
import { actions } from '../content/actions.ts'
import { pingName, unitName } from '../names.ts'
import { pingIcon } from '../questions/revealing.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { pingThing, unitThing } from '../things.ts'
import { actorNow } from './shown-attack.ts'

export interface Listed {
  readonly id: number
  readonly thing: string
  readonly name: string
  readonly icon: string
  /** What it is doing: `priority 4`. */
  readonly note: string
  readonly tone: 'lamp' | 'ok' | 'warn' | ''
}

/** What it is mostly good for. */
export function unitIcon(unit: Unit): string {
  const card = cardOf(unit)
  if (card.bases > 1) return 'crew'
  if (card.isTransport) return 'load'
  const weapons = card.actions.map(({ action }) => actions.of(action))
  if (weapons.some(({ effect }) => effect === 'reveal')) return 'scan'
  if (weapons.some(({ cluster }) => cluster !== null)) return 'area'
  if (card.signature === 'large') return 'shield'
  return weapons.some(isCombat) ? 'attack' : 'gear'
}

function noteOf(state: State, unit: Unit): Pick<Listed, 'note' | 'tone'> {
  const actor = actorNow(state)
  if (actor?.element === unit.id) return { note: 'acting', tone: 'lamp' }
  const participant = state.engagement?.participants.find((one) => one.unit === unit.id)
  if (participant !== undefined && !participant.done && participant.priority > 0) {
    return { note: `${participant.held > 0 ? 'held at' : 'priority'} ${participant.priority}`, tone: '' }
  }
  if (unit.stunned) return { note: 'stunned', tone: 'warn' }
  if (unit.activated) return { note: unit.overwatch ? 'overwatch' : 'acted', tone: unit.overwatch ? 'ok' : '' }
  if (unit.startBases > 1) return { note: `${unit.bases.length} bases`, tone: '' }
  return { note: unit.overwatch ? 'overwatch' : 'ready', tone: unit.overwatch ? 'ok' : '' }
}

const listed = (state: State, unit: Unit): Listed => ({
  id: unit.id,
  thing: unitThing(unit),
  name: unitName(unit),
  icon: unitIcon(unit),
  ...noteOf(state, unit),
})

/** Everything of a seat that stands on the table. */
export const onTable = (state: State, seat: Seat): readonly Listed[] => [
  ...state.units.filter((unit) => unit.seat === seat && unit.at === 'table').map((unit) => listed(state, unit)),
  ...state.pings
    .filter((ping) => ping.seat === seat)
    .map(
      (ping): Listed => ({
        id: ping.id,
        thing: pingThing(ping),
        name: pingName(ping),
        icon: pingIcon(ping),
        note: actorNow(state)?.element === ping.id ? 'acting' : ping.activated ? 'acted' : 'ready',
        tone: actorNow(state)?.element === ping.id ? 'lamp' : '',
      }),
    ),
]

/** In the Taskforce, or among those who react. */
export const isEngaged = (state: State, id: number): boolean =>
  state.taskforce.includes(id) || state.engagement?.reactors.includes(id) === true

/** What is public of a Force's contacts (DS-145 to DS-148). */
export interface Contacts {
  readonly signature: Signature
  readonly pings: number
  readonly reserve: number
  /** So many of the Pings must be Decoys. */
  readonly decoys: number
}

export const contactsOf = (state: State, seat: Seat): readonly Contacts[] =>
  signatures.map((signature) => {
    const pings = state.pings.filter((ping) => ping.seat === seat && ping.signature === signature).length
    const reserve = reserveOf(state, seat, signature).length
    return { signature, pings, reserve, decoys: Math.max(0, pings - reserve) }
  })
