// Events of awareness (RB-158 to RB-163): rooms that grow suspicious or calm down, disguises, cleared rooms.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { RoomId } from '../content/map/map.ts'
import type { Awareness } from '../content/noise.ts'
import { enemyName, heroName, type Named, roomName } from '../names.ts'
import type { State } from '../state.ts'

export type AwarenessEvent =
  | {
      readonly kind: 'awareness'
      readonly rule: RuleId
      readonly room: RoomId
      readonly from: Awareness
      readonly to: Awareness
      /** Who has seen whom, where that is the cause. */
      readonly by: Named | null
      readonly seen: HeroId | null
    }
  | { readonly kind: 'disguised'; readonly rule: 'RB-230'; readonly hero: HeroId; readonly room: RoomId }
  | { readonly kind: 'room cleared'; readonly rule: 'RB-062'; readonly room: RoomId }
  | { readonly kind: 'awareness removed'; readonly rule: RuleId; readonly rooms: readonly RoomId[] }

const kinds: ReadonlySet<string> = new Set<AwarenessEvent['kind']>([
  'awareness',
  'disguised',
  'room cleared',
  'awareness removed',
])

export const isAwarenessEvent = (event: GameEvent): event is AwarenessEvent => kinds.has(event.kind)

/** `suspicious` */
export const levelWords: { readonly [At in Awareness]: string } = { 0: 'at ease', 1: 'suspicious', 2: 'alert' }

export function saysAwareness(event: AwarenessEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'awareness':
      return saysLevel(event, state)
    case 'disguised':
      return `${heroName(event.hero)} discards the Disguise Kit: ${roomName(event.room, state)} suspects nothing.`
    case 'room cleared':
      return `${roomName(event.room, state)} is cleared.`
    case 'awareness removed':
      return `Nobody is left to be on guard in ${event.rooms.map((room) => roomName(room, state)).join(' and ')}.`
  }
}

function saysLevel(event: Extract<AwarenessEvent, { kind: 'awareness' }>, state: State): string {
  const { room, to, by, seen } = event
  const change = `${roomName(room, state)} is ${levelWords[to]} now`
  return by === null || seen === null ? `${change}.` : `${enemyName(by)} sees ${heroName(seen)}: ${change}.`
}
