// Events of what abilities do to cards and units beside dice and movement, and how the log says them.

import type { GameEvent, LogReader } from '@umpire/engine'
import { cardOf } from '../content/cards.ts'
import type { EquipmentId } from '../content/equipment.ts'
import type { TrainingId } from '../content/trainings.ts'
import { saySide, unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { Side } from '../state/region.ts'
import type { Unit } from '../state/unit.ts'
import { together } from './moving.ts'
import { type Who, whoName } from './who.ts'

interface OfOperative {
  readonly operative: Unit
}

interface OfCard extends OfOperative {
  readonly card: EquipmentId
}

export type EffectsEvent =
  | ({ readonly kind: 'recharged'; readonly rule: 'CC-252'; readonly tokens: number } & OfCard)
  | ({ readonly kind: 'reloaded'; readonly rule: 'CC-214' } & OfCard)
  | ({ readonly kind: 'dropped'; readonly rule: 'CC-210' } & OfCard)
  | ({ readonly kind: 'taken'; readonly rule: 'CC-210' } & OfCard)
  | ({ readonly kind: 'learned'; readonly rule: 'CC-208'; readonly card: TrainingId } & OfOperative)
  | ({
      readonly kind: 'swapped'
      readonly rule: 'CC-212'
      readonly other: Unit
      readonly given: readonly EquipmentId[]
      readonly taken: readonly EquipmentId[]
    } & OfOperative)
  | ({ readonly kind: 'swap refused'; readonly rule: 'CC-212'; readonly other: Unit } & OfOperative)
  | { readonly kind: 'braced'; readonly rule: 'CC-254'; readonly who: Who }
  | { readonly kind: 'barrier'; readonly rule: 'CC-270'; readonly who: Who; readonly side: Side }
  | ({ readonly kind: 'painted'; readonly rule: 'CC-245'; readonly who: Who; readonly piercing: number } & OfOperative)

const kinds: ReadonlySet<string> = new Set<EffectsEvent['kind']>([
  'recharged',
  'reloaded',
  'dropped',
  'taken',
  'learned',
  'swapped',
  'swap refused',
  'braced',
  'barrier',
  'painted',
])

export const isEffectsEvent = (event: GameEvent): event is EffectsEvent => kinds.has(event.kind)

const listed = (cards: readonly EquipmentId[]): string => together(cards.map((card) => cardOf(card).name))

/** `Vera gives Ito the Monoknife for the Frag Grenade.` */
function saysSwap(
  { operative, other, given, taken }: Extract<EffectsEvent, { kind: 'swapped' }>,
  state: State,
): string {
  const one = unitName(operative, state)
  const two = unitName(other, state)
  if (given.length === 0) return `${one} takes ${listed(taken)} from ${two}.`
  return `${one} gives ${two} ${listed(given)}${taken.length === 0 ? '' : ` for ${listed(taken)}`}.`
}

export function saysEffects(event: EffectsEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'recharged':
      return `${unitName(event.operative, state)}'s ${cardOf(event.card).name} has ${event.tokens} charge tokens.`
    case 'reloaded':
      return `${unitName(event.operative, state)} reloads ${cardOf(event.card).name}.`
    case 'dropped':
      return `${unitName(event.operative, state)} leaves ${cardOf(event.card).name} behind.`
    case 'taken':
      return `${unitName(event.operative, state)} takes ${cardOf(event.card).name}.`
    case 'learned':
      return `${unitName(event.operative, state)} learns ${cardOf(event.card).name}.`
    case 'swapped':
      return saysSwap(event, state)
    case 'swap refused':
      return `${unitName(event.other, state)} refuses what ${unitName(event.operative, state)} proposes.`
    case 'braced':
      return `${whoName(event.who, state)} has Inertial Barrier until the Complex Manager next gains the Initiative.`
    case 'barrier':
      return `${whoName(event.who, state)} ignores Ranged dice from the ${saySide(event.side)}.`
    case 'painted':
      return `${whoName(event.who, state)} paints ${unitName(event.operative, state)}: the next attack of another Defender has Armor Piercing ${event.piercing} more.`
  }
}
