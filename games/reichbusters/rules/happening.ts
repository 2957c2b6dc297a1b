// What instants answer (RB-094): the moments of the game at which a card or item may be played out of turn.

import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import type { WoundId } from '../content/wound.ts'
import type { Named } from '../names.ts'
import type { Mode } from '../state/test.ts'

export type Happening =
  | { readonly when: 'raise the alarm' }
  /** After an area was entered or a door opened by this enemy; `area` is where it is now. */
  | { readonly when: 'enemy moved'; readonly uid: number; readonly area: AreaId; readonly hasEntered: boolean }
  | { readonly when: 'kill the intruders' }
  | { readonly when: 'targeted'; readonly hero: HeroId; readonly group: readonly number[]; readonly mode: Mode }
  /** Before its top effect; the answer sets `state.woundNow`. */
  | { readonly when: 'wound drawn'; readonly hero: HeroId; readonly wound: WoundId }
  | { readonly when: 'end of kill the intruders' }
  | { readonly when: 'killed'; readonly hero: HeroId; readonly mode: Mode; readonly killed: readonly Named[] }
  | { readonly when: 'defended'; readonly hero: HeroId; readonly mode: Mode; readonly group: readonly number[] }
