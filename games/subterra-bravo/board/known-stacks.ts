// What a viewer knows of the room cards behind a door: all of them in order, which they are, or which they may be.

import type { View } from '@umpire/engine'
import type { RegionId } from '../content/map/map.ts'
import { type RoomCardId, roomCards } from '../content/rooms.ts'
import { missionOf, type State } from '../state.ts'

export interface KnownStack {
  readonly region: RegionId
  /** How many cards lie there. */
  readonly count: number
  /** Those that lie there, or may lie there; in their order where that is known. */
  readonly cards: readonly RoomCardId[]
  readonly knows: 'order' | 'cards' | 'maybe'
  /** The top card, where somebody has looked at it and the viewer knows. */
  readonly top: RoomCardId | undefined
}

const tones = ['good', 'bad', 'plain'] as const

/** Each card once, what is worth looking for first. */
const once = (cards: readonly RoomCardId[]): RoomCardId[] => {
  const there = new Set(cards)
  const listed = roomCards.rows.flatMap(({ id }) => (there.has(id) ? [id] : []))
  return tones.flatMap((tone) => listed.filter((card) => roomIcon(card).tone === tone))
}

/** What the mission lays into a stack of that name. */
const printedCards = (state: State, id: string): readonly RoomCardId[] => {
  const { stacks, freeStacks } = missionOf(state)
  const fixed = stacks.find(({ region }) => region === id)
  return fixed?.cards ?? freeStacks?.stacks.find((stack) => stack.id === id)?.cards ?? []
}

/** Undefined for a region without a stack. */
export function knownStack(view: View<State>, region: RegionId): KnownStack | undefined {
  const { state } = view
  const place = state.stackPlaces.find((one) => one.region === region)
  if (place === undefined) return undefined
  const peek = state.peeks.findLast((one) => one.region === region)
  const top = peek === undefined ? undefined : view.face(peek.card)
  const id = place.which === null ? region : view.face(place.which)
  return id === undefined ? maybe(state, region, top) : ofStack(view, region, id, top)
}

function ofStack(view: View<State>, region: RegionId, id: string, top: RoomCardId | undefined): KnownStack | undefined {
  const { state } = view
  const stack = state.stacks.find((one) => one.id === id)
  if (stack === undefined || stack.cards.length === 0) return undefined
  const seen = stack.cards.flatMap((card) => view.face(card) ?? [])
  const count = stack.cards.length
  if (seen.length === count) return { region, count, cards: seen, knows: 'order', top: seen[0] }
  return { region, count, cards: printedCards(state, id), knows: 'cards', top }
}

/** SB-021 Any of the free stacks that are still there may lie here. */
function maybe(state: State, region: RegionId, top: RoomCardId | undefined): KnownStack | undefined {
  const free = missionOf(state).freeStacks?.stacks ?? []
  const left = state.stacks.filter(({ id, cards }) => cards.length > 0 && free.some((stack) => stack.id === id))
  const [first] = left
  if (first === undefined) return undefined
  const cards = once(left.flatMap(({ id }) => printedCards(state, id)))
  return { region, count: first.cards.length, cards, knows: 'maybe', top }
}

/** `A-Lift`: short enough for a small card. */
export const shortRoomName = (card: RoomCardId): string => roomCards.of(card).name.replace(/^Objective /, '')

/** The icon of what a room card brings, and whether that is good, bad or neither. */
export function roomIcon(card: RoomCardId): { readonly icon: string; readonly tone: 'bad' | 'good' | 'plain' } {
  const { effect } = roomCards.of(card)
  switch (effect.effect) {
    case 'place-enemies':
    case 'flank':
      return { icon: 'spawn', tone: 'bad' }
    case 'find-lift':
      return { icon: 'lift', tone: 'good' }
    case 'place-core':
    case 'wake-nest':
      return { icon: 'objective', tone: 'good' }
    case 'supply-cache':
      return { icon: 'investigate', tone: 'good' }
    case 'gas-leak':
      return { icon: 'smoke', tone: 'bad' }
    case 'cave-in':
      return { icon: 'rubble', tone: 'bad' }
    case 'emi-surge':
      return { icon: 'emi', tone: 'bad' }
    case 'faulty-intel':
      return { icon: 'adrenaline', tone: 'bad' }
    case 'clear':
      return { icon: 'cleared', tone: 'plain' }
  }
}
