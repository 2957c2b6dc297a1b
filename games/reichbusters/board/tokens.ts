// What lies in each area, as tokens: how wary the room is, spawn tokens, room features, items, guard points, passages.

import { at } from '@umpire/engine'
import type { FeatureType } from '../content/feature.ts'
import { features } from '../content/features.ts'
import { backNoise, items } from '../content/items.ts'
import type { AreaId } from '../content/map/map.ts'
import { areaName, roomName } from '../names.ts'
import { mapOf, roomNow, spotOf, type State } from '../state.ts'
import type { Found } from '../state/castle.ts'
import { itemThing } from '../things.ts'

export interface Token {
  readonly key: string
  /** The name by which options speak of it, where they can. */
  readonly thing: string | undefined
  readonly icon: string
  readonly look: 'paper' | 'hidden' | 'stone' | 'suspicious' | 'alert' | 'cleared' | 'spawn' | 'vril' | 'charge'
  /** In the corner: a level, a number, a question mark. */
  readonly badge: string
  readonly words: string
}

export const categoryIcons: { readonly [Type in FeatureType]: string } = {
  misc: 'search',
  medical: 'heal',
  weapon: 'ranged',
  vril: 'vril',
  objective: 'objective',
}

const token = (key: string, icon: string, look: Token['look'], badge: string, words: string): Token => ({
  key,
  thing: undefined,
  icon,
  look,
  badge,
  words,
})

/** The sign of a room lies in the first of its areas. */
function roomTokens(state: State, area: AreaId): Token[] {
  const { room } = at(mapOf(state).areas, area)
  if (at(mapOf(state).rooms, room).areas[0] !== area) return []
  const { awareness, isCleared } = roomNow(state, room)
  const name = roomName(room, state)
  if (isCleared) return [token('cleared', 'cleared', 'cleared', '', `${name} is cleared`)]
  if (awareness === 0 || state.alarm === 'post') return []
  return awareness === 1
    ? [token('wary', 'eye-suspicious', 'suspicious', '?', `${name} is suspicious`)]
    : [token('wary', 'eye-alert', 'alert', '!', `${name} is alert`)]
}

const floorWords = ['', ', it will be suspicious', ', it will be alert']

/** Tokens of one level lie on one pile. */
function spawnTokens(state: State, area: AreaId): Token[] {
  const { spawns } = spotOf(state, area)
  return spawns.map(({ level, floor }, n) =>
    token(`spawn ${n}`, 'spawn', 'spawn', `${level}`, `Spawn token of level ${level}${at(floorWords, floor)}`),
  )
}

function featureTokens(state: State, area: AreaId): Token[] {
  const { feature, passage, hasGuardPoint } = spotOf(state, area)
  const found: Token[] = []
  if (hasGuardPoint) found.push(token('guard', 'guard', 'stone', '', 'Guard point'))
  if (passage !== null) {
    found.push(
      token('passage', 'passage', 'stone', areaName(passage, state), `Secret passage to ${areaName(passage, state)}`),
    )
  }
  if (feature !== null) {
    const icon = categoryIcons[feature.type]
    if (feature.id === null) {
      found.push(token('feature', 'hidden', 'hidden', '', `Room feature face down, ${feature.type}`))
    } else {
      const { name, text } = features.of(feature.id)
      found.push(token('feature', feature.type === 'misc' ? 'building' : icon, 'stone', '', `${name}: ${text}`))
    }
  }
  return found
}

/** `Grenade`, or `Item face down: weapon, noise 2 to search` */
function foundWords({ id, category, kept }: Found): string {
  if (id !== null) return items.of(id).name
  const hard = kept === null ? '' : `, in a ${kept === 'locked-cabinet' ? 'locked cabinet' : 'specimen jar'}`
  return `Item face down: ${category}, noise ${backNoise[category]} to search${hard}`
}

function iconOf({ id, category }: Found): string {
  if (id === 'demolition-charge') return 'charge'
  return id === 'escort' ? 'person' : categoryIcons[category]
}

function itemTokens(state: State, area: AreaId): Token[] {
  return spotOf(state, area).items.map((found) => ({
    key: `item ${found.uid}`,
    thing: itemThing(found.uid),
    icon: iconOf(found),
    look: found.id === null ? 'paper' : found.category === 'vril' ? 'vril' : 'paper',
    badge: found.id === null ? '?' : found.kept === null ? '' : '!',
    words: foundWords(found),
  }))
}

function chargeTokens(state: State, area: AreaId): Token[] {
  return state.progress.planted.includes(area)
    ? [token('charge', 'charge', 'charge', '', 'A demolition charge is planted here')]
    : []
}

export const tokensAt = (state: State, area: AreaId): Token[] => [
  ...roomTokens(state, area),
  ...chargeTokens(state, area),
  ...spawnTokens(state, area),
  ...featureTokens(state, area),
  ...itemTokens(state, area),
]
