// Events of Heroes that move, fall and stand up, and of doors, and how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, DoorId } from '../content/map/map.ts'
import { areaName, doorName, heroName } from '../names.ts'
import type { State } from '../state.ts'

interface OfHero {
  readonly hero: HeroId
}

export type MovingEvent =
  | ({
      readonly kind: 'hero moved'
      readonly rule: RuleId
      readonly from: AreaId
      readonly to: AreaId
      readonly how: 'move' | 'passage' | 'knocked back' | 'aside'
    } & OfHero)
  | ({ readonly kind: 'held up'; readonly rule: RuleId; readonly area: AreaId } & OfHero)
  | ({ readonly kind: 'stood up'; readonly rule: 'RB-060' } & OfHero)
  | ({ readonly kind: 'knocked down'; readonly rule: 'RB-288' } & OfHero)
  | ({ readonly kind: 'stride'; readonly rule: 'RB-059'; readonly areas: number } & OfHero)
  | { readonly kind: 'door opened'; readonly rule: RuleId; readonly hero: HeroId | null; readonly door: DoorId }
  | { readonly kind: 'door unlocked'; readonly rule: RuleId; readonly hero: HeroId | null; readonly door: DoorId }

const kinds: ReadonlySet<string> = new Set<MovingEvent['kind']>([
  'hero moved',
  'held up',
  'stood up',
  'knocked down',
  'stride',
  'door opened',
  'door unlocked',
])

export const isMovingEvent = (event: GameEvent): event is MovingEvent => kinds.has(event.kind)

const goings = {
  move: 'moves to',
  passage: 'takes the secret passage to',
  'knocked back': 'is knocked back to',
  aside: 'steps aside to',
}

export function saysMoving(event: MovingEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'hero moved':
      return `${heroName(event.hero)} ${goings[event.how]} ${areaName(event.to, state)}.`
    case 'held up':
      return `${heroName(event.hero)} goes no farther than ${areaName(event.area, state)} in this action.`
    case 'stood up':
      return `${heroName(event.hero)} stands up.`
    case 'knocked down':
      return `${heroName(event.hero)} is knocked down.`
    case 'stride':
      return `${heroName(event.hero)} can go ${event.areas} more ${event.areas === 1 ? 'area' : 'areas'}.`
    case 'door opened':
      return event.hero === null
        ? `Door ${doorName(event.door, state)} opens.`
        : `${heroName(event.hero)} opens door ${doorName(event.door, state)}.`
    case 'door unlocked':
      return event.hero === null
        ? `Door ${doorName(event.door, state)} is unlocked.`
        : `${heroName(event.hero)} unlocks door ${doorName(event.door, state)}.`
  }
}
