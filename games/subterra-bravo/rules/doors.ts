// Doors (SB-088 to SB-096): the attempt, what a failure brings, and what lies behind an opened one.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { type DoorFailure, doorMarkers } from '../content/doors.ts'
import type { DoorId } from '../content/map/map.ts'
import { doorOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { challenge, suffer } from './challenges.ts'
import { exploreBehind } from './exploring.ts'
import { isAdjacent } from './figures.ts'
import { hasEffect, whyNotDowned } from './passives.ts'
import { gainEnergy } from './paying.ts'
import { exchangeWith } from './stacks.ts'
import { openDoor } from './terrain.ts'

/** SB-057, SB-064, SB-088 What it costs is not asked here. */
export function whyNotOpen(state: State, commando: Commando, id: DoorId): WhyNot {
  const { square, isOpen } = doorOf(state, id)
  const downed = whyNotDowned(commando)
  if (downed !== undefined) return downed
  if (isOpen) return refuse('SB-057', () => `Door ${id} is open.`)
  if (commando.square === null || !isAdjacent(state, commando.square, square))
    return refuse('SB-057', () => `Door ${id} is not next to you.`)
  return undefined
}

/** SB-089 From the flip of the marker on; the action has been paid for. */
export function* openDoorAction(t: SubterraTable, commando: Commando, id: DoorId): Rules {
  const { marker } = doorOf(t.state, id)
  if (marker === null) {
    yield* openAsAfterSuccess(t, commando, id)
    return
  }
  const face = flip(t, id, marker)
  const { name, challenge: needed, failures } = doorMarkers.of(face)
  const isOpened =
    needed === undefined || (yield* challenge(t, commando, needed, { of: 'door', name: `the ${name} door ${id}` }))
  if (isOpened) {
    yield* openAsAfterSuccess(t, commando, id)
    return
  }
  t.tell({ kind: 'door stays closed', rule: 'SB-090', door: id })
  if (!hasEffect(commando, 'trap-sense')) for (const failure of failures) yield* fail(t, commando, id, failure)
}

type Marker = NonNullable<ReturnType<typeof doorOf>['marker']>

/** SB-089 It stays faceup, and everybody sees it. */
function flip(t: SubterraTable, id: DoorId, secret: Marker) {
  const door = doorOf(t.state, id)
  const marker = t.reveal(secret)
  if (door.faceup === null) {
    door.faceup = marker
    t.tell({ kind: 'marker flipped', rule: 'SB-089', door: id, marker })
  }
  return marker
}

/** SB-090, SB-095 One part of the failure text. */
function* fail(t: SubterraTable, commando: Commando, id: DoorId, failure: DoorFailure): Rules {
  switch (failure.failure) {
    case 'overseer-energy':
      gainEnergy(t, failure.energy, 'SB-090')
      break
    case 'door-opens':
      yield* openAsAfterSuccess(t, commando, id)
      break
    case 'hidden-again':
      doorOf(t.state, id).faceup = null
      t.tell({ kind: 'marker hidden again', rule: 'SB-090', door: id })
      yield* exchangeWith(t, id)
      break
    case 'wounds':
    case 'adrenaline':
    case 'corroded':
      suffer(t, commando, [failure])
      break
  }
}

/** SB-091 The marker is discarded and the door is open; what was unexplored behind it is explored (SB-096). */
export function* openAsAfterSuccess(t: SubterraTable, commando: Commando, id: DoorId): Rules {
  openDoor(t.state, id)
  t.tell({ kind: 'door opened', rule: 'SB-091', door: id })
  yield* exploreBehind(t, commando.id, id)
}
