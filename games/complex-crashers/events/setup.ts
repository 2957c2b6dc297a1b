// Events before the first Initiative: what both sides have chosen; and how the log says them.

import type { GameEvent, LogReader } from '@umpire/engine'
import { type CardId, cardOf } from '../content/cards.ts'
import type { DefenderId } from '../content/defenders.ts'
import type { ReactorId } from '../content/reactors.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { unitName } from '../names.ts'

export type SetupEvent =
  | {
      readonly kind: 'complex chosen'
      readonly rule: 'CC-021'
      readonly reactors: readonly ReactorId[]
      readonly defenders: readonly DefenderId[]
    }
  | {
      readonly kind: 'operative chosen'
      readonly rule: 'CC-021'
      readonly operative: Unit
      readonly armor: number
      readonly ap: number
      readonly cards: readonly CardId[]
    }
  | { readonly kind: 'game begins'; readonly rule: 'CC-079' }

const kinds: ReadonlySet<string> = new Set<SetupEvent['kind']>(['complex chosen', 'operative chosen', 'game begins'])

export const isSetupEvent = (event: GameEvent): event is SetupEvent => kinds.has(event.kind)

const names = (cards: readonly CardId[]): string => cards.map((card) => cardOf(card).name).join(', ')

export function saysSetup(event: SetupEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'complex chosen':
      return `The Complex Manager takes the Reactors ${names(event.reactors)} and the Defenders ${names(event.defenders)}.`
    case 'operative chosen':
      return `${unitName(event.operative, state)} has Armor and Health ${event.armor}, ${event.ap} AP, and takes ${names(event.cards)}.`
    case 'game begins':
      return 'The Operatives stand in the Tech 1 Region. The Complex begins to open around them.'
  }
}
