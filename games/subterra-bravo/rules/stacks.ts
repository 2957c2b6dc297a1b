// Stacks and door markers that lie facedown (SB-019 to SB-021, SB-238): looking at them, exchanging, reordering.

import type { Rules, Secret, Viewer } from '@umpire/engine'
import type { DoorId, RegionId } from '../content/map/map.ts'
import { roomCards, type RoomCardId } from '../content/rooms.ts'
import { regionName } from '../names.ts'
import { exchangeQuestion, exchangeWithQuestion, reorderQuestion } from '../questions/rooms.ts'
import { stackOrderQuestion } from '../questions/setup.ts'
import { doorOf, type State } from '../state.ts'
import type { Stack } from '../state/stacks.ts'
import type { SubterraTable } from '../table.ts'
import { newPool } from './laying-out.ts'
import { isExplored } from './terrain.ts'
import { teamOf } from './viewers.ts'

const placeOf = (state: State, region: RegionId) => state.stackPlaces.find((place) => place.region === region)

/** The stack that lies in a region, whoever knows which it is. */
export function stackIn(t: SubterraTable, region: RegionId): Stack | undefined {
  const place = placeOf(t.state, region)
  if (place === undefined) return undefined
  const id = place.which === null ? region : t.face(place.which)
  return t.state.stacks.find((stack) => stack.id === id)
}

/** Unexplored regions with a stack. */
export const regionsWithStack = (state: State): RegionId[] =>
  state.stackPlaces.map(({ region }) => region).filter((region) => !isExplored(state, region))

/** Doors whose marker lies facedown. */
export const facedownDoors = ({ terrain }: State): DoorId[] =>
  terrain.doors.filter(({ marker, faceup }) => marker !== null && faceup === null).map(({ id }) => id)

/** SB-238 The region behind a closed door whose stack can be looked at; undefined if there is none. */
export const regionBehind = (state: State, door: DoorId): RegionId | undefined =>
  doorOf(state, door).between.find((region) => !isExplored(state, region) && placeOf(state, region) !== undefined)

// Looking -----------------------------------------------------------------------------------------------------------

/** SB-238 The team looks at a facedown marker. */
export function scoutMarker(t: SubterraTable, id: DoorId): void {
  const { marker } = doorOf(t.state, id)
  if (marker === null) return
  t.show(marker, ...teamOf(t))
  t.tell({ kind: 'marker looked at', rule: 'SB-238', door: id, marker }, marker)
}

/** SB-238 The team looks at the top cards of a stack. */
export function scoutStack(t: SubterraTable, region: RegionId, count = 1): void {
  const top = stackIn(t, region)?.cards.slice(0, count) ?? []
  if (top.length === 0) return
  const isKnown = isStackKnown(t, region)
  const cards = isKnown ? top : top.map((card, place) => peekAt(t, region, card, place))
  if (isKnown) for (const card of cards) t.show(card, ...teamOf(t))
  t.tell({ kind: 'stack looked at', rule: 'SB-238', region, cards, isWhole: false }, ...cards)
}

/** Whether the team knows which stack it is. */
function isStackKnown(t: SubterraTable, region: RegionId): boolean {
  const which = placeOf(t.state, region)?.which ?? null
  return which === null || teamOf(t).every((viewer) => t.sees(viewer, which))
}

const allRoomCards: readonly RoomCardId[] = roomCards.rows.map(({ id }) => id)

/** A copy of the card: the card itself would tell which of the free stacks it belongs to. */
function peekAt(t: SubterraTable, region: RegionId, card: Secret<RoomCardId>, place: number): Secret<RoomCardId> {
  const { state } = t
  const known = state.peeks.find((peek) => peek.region === region && peek.place === place)
  if (known !== undefined) return known.card
  const overseer = t.sees(state.overseer, card) ? [state.overseer] : []
  const copy = t.hide({ name: 'peek', faces: allRoomCards }, t.face(card), ...overseer)
  t.show(copy, ...teamOf(t))
  state.peeks.push({ region, card: copy, place })
  return copy
}

/** SB-238 The team looks at a whole stack, in order. Its cards tell which stack it is. */
export function lookAtStack(t: SubterraTable, region: RegionId): void {
  const which = placeOf(t.state, region)?.which ?? null
  if (which !== null) t.show(which, ...teamOf(t))
  const cards = stackIn(t, region)?.cards ?? []
  for (const card of cards) t.show(card, ...teamOf(t))
  t.state.peeks = t.state.peeks.filter((peek) => peek.region !== region)
  t.tell({ kind: 'stack looked at', rule: 'SB-238', region, cards: cards.slice(), isWhole: true }, ...cards)
}

// Exchanging and reordering -----------------------------------------------------------------------------------------

/** SB-238 The Overseer may exchange two facedown markers. */
export function* exchangeMarkers(t: SubterraTable): Rules {
  const doors = facedownDoors(t.state)
  const pairs = doors.flatMap((one, n) => doors.slice(n + 1).map((other): readonly [DoorId, DoorId] => [one, other]))
  if (pairs.length === 0) return
  const pair = yield* t.chooseOrPass(t.state.overseer, exchangeQuestion, pairs)
  if (pair !== undefined) exchange(t, pair)
}

/** SB-238 The Overseer may exchange this facedown marker with another one. */
export function* exchangeWith(t: SubterraTable, door: DoorId): Rules {
  const others = facedownDoors(t.state).filter((id) => id !== door)
  if (others.length === 0) return
  const other = yield* t.chooseOrPass(t.state.overseer, exchangeWithQuestion(door), others)
  if (other !== undefined) exchange(t, [door, other])
}

/** A marker that is known stays known on its new door. */
function exchange(t: SubterraTable, doors: readonly [DoorId, DoorId]): void {
  const one = doorOf(t.state, doors[0])
  const other = doorOf(t.state, doors[1])
  const { marker } = one
  one.marker = other.marker
  other.marker = marker
  t.tell({ kind: 'markers exchanged', rule: 'SB-238', doors })
}

/** SB-238 The Overseer may put the stack of one unexplored region in another order; he looks at it for that. */
export function* reorderStack(t: SubterraTable): Rules {
  const { state } = t
  const regions = regionsWithStack(state)
  if (regions.length === 0) return
  const region = yield* t.chooseOrPass(state.overseer, reorderQuestion, regions)
  if (region === undefined) return
  const cards = stackIn(t, region)?.cards ?? []
  for (const card of cards) t.show(card, state.overseer)
  const faces = new Map(cards.map((card) => [card, t.face(card)]))
  const ordered = yield* t.order(state.overseer, stackOrderQuestion(`the stack of ${regionName(region)}`, faces), cards)
  layAgain(t, region, ordered)
  t.tell({ kind: 'stack reordered', rule: 'SB-238', region })
}

/**
 * Lays the cards as new secrets, so that nobody follows a card to its new place. Of the free stacks nobody may tell
 * which one it was: all that are still unexplored are laid again, the others as they were.
 */
function layAgain(t: SubterraTable, region: RegionId, ordered: readonly Secret<RoomCardId>[]): void {
  const { state } = t
  const isFixed = placeOf(state, region)?.which === null
  const reordered = stackIn(t, region)
  const laid = isFixed ? [reordered] : regionsWithFreeStack(state).map((one) => stackIn(t, one))
  state.reorders++
  for (const stack of state.stacks) {
    if (!laid.includes(stack)) continue
    const name = newPool(t, `stack ${stack.id} ${state.reorders}`)
    stack.cards =
      stack === reordered
        ? ordered.map((card) => t.hide({ name }, t.face(card), state.overseer))
        : stack.cards.map((card) => t.hide({ name }, t.face(card), ...viewersOf(t, card)))
  }
  state.peeks = state.peeks.map((peek) => (peek.region === region ? { ...peek, place: null } : peek))
}

const regionsWithFreeStack = (state: State): RegionId[] =>
  regionsWithStack(state).filter((region) => placeOf(state, region)?.which !== null)

const viewersOf = (t: SubterraTable, card: Secret): Viewer[] =>
  [...t.seats, 'spectator' as const].filter((viewer) => t.sees(viewer, card))
