// Events of attacks and of the cards used in them; and how the log says them.

import type { LogReader } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { sayPool } from '../content/dice.ts'
import type { FindId, KitId } from '../content/kit/card.ts'
import { countOf } from '../content/text/words.ts'
import type { SubterraEvent } from '../events.ts'
import { cardOf, commandoName, enemyName, squareName } from '../names.ts'
import type { State } from '../state.ts'
import type { Attacker, Part } from '../state/attack.ts'
import type { OfEnemy } from './harm.ts'

/** A figure in an event, with what its name needs even after it is gone. */
export type SeenFigure =
  | { readonly is: 'commando'; readonly id: CommandoId }
  | ({ readonly is: 'enemy' } & OfEnemy)
  | { readonly is: 'console' }

export type SeenAttacker = Exclude<SeenFigure, { is: 'console' }> | Extract<Attacker, { is: 'device' }>

/** What an attack is aimed at, as it is told. */
export type SeenAim =
  | { readonly at: 'figure'; readonly figure: SeenFigure }
  | { readonly at: 'square'; readonly square: Square }
  | { readonly at: 'direction'; readonly name: string }

interface OfCard {
  readonly commando: CommandoId
  readonly card: KitId | FindId
}

export type FightEvent =
  | ({ readonly kind: 'interrupt used'; readonly rule: 'SB-142' } & OfCard)
  | ({ readonly kind: 'used up'; readonly rule: 'SB-146' } & OfCard)
  | {
      readonly kind: 'attack declared'
      readonly rule: 'SB-118'
      readonly by: SeenAttacker
      readonly weapon: string
      readonly aim: SeenAim
    }
  | { readonly kind: 'attack lost'; readonly rule: 'SB-129'; readonly by: SeenAttacker }
  | {
      readonly kind: 'attack rolled'
      readonly rule: 'SB-122'
      readonly by: SeenAttacker
      readonly black: readonly number[]
      readonly red: readonly number[]
      readonly parts: readonly Part[]
    }
  | {
      readonly kind: 'die rerolled'
      readonly rule: 'SB-118'
      readonly commando: CommandoId
      readonly colour: 'black' | 'red'
      readonly from: number
      readonly to: number
    }
  | ({ readonly kind: 'wounds prevented'; readonly rule: 'SB-118' | 'SB-146'; readonly wounds: number } & OfCard)
  | {
      readonly kind: 'target unhurt'
      readonly rule: 'SB-123'
      readonly target: SeenFigure
      readonly hits: number
      readonly defense: number
    }
  | ({ readonly kind: 'target suppressed'; readonly rule: 'SB-156' } & OfEnemy)
  | { readonly kind: 'target corroded'; readonly rule: 'SB-215'; readonly commando: CommandoId }

const kinds: ReadonlySet<string> = new Set<FightEvent['kind']>([
  'interrupt used',
  'used up',
  'attack declared',
  'attack lost',
  'attack rolled',
  'die rerolled',
  'wounds prevented',
  'target unhurt',
  'target suppressed',
  'target corroded',
])

export const isFightEvent = (event: SubterraEvent): event is FightEvent => kinds.has(event.kind)

const deviceNames = { turret: 'The turret', mine: 'The mine', charge: 'The charge' }

function attackerName(by: SeenAttacker): string {
  if (by.is === 'device') return deviceNames[by.device]
  return by.is === 'commando' ? commandoName(by.id) : enemyName(by)
}

function figureName(figure: SeenFigure): string {
  switch (figure.is) {
    case 'commando':
      return commandoName(figure.id)
    case 'enemy':
      return enemyName(figure)
    case 'console':
      return 'the console'
  }
}

function aimWords(aim: SeenAim, state: State): string {
  switch (aim.at) {
    case 'figure':
      return figureName(aim.figure)
    case 'square':
      return squareName(aim.square, state)
    case 'direction':
      return `everything to the ${aim.name}`
  }
}

const hitsOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

const begin = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export function saysFight(event: FightEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'interrupt used':
      return `${commandoName(event.commando)} uses ${cardOf(event.card).name}.`
    case 'used up':
      return `${cardOf(event.card).name} of ${commandoName(event.commando)} is used up.`
    case 'attack declared':
      return `${attackerName(event.by)} attacks ${aimWords(event.aim, state)}${event.by.is === 'device' ? '' : `: ${event.weapon}`}.`
    case 'attack lost':
      return `${attackerName(event.by)} has no target any more: the attack is lost.`
    case 'attack rolled': {
      const { black, red } = event
      const dice = sayPool({ black: black.length, red: red.length })
      return `${attackerName(event.by)} rolls ${dice}: ${countOf(hitsOf(black) + hitsOf(red), 'hit')}.`
    }
    case 'die rerolled':
      return `${commandoName(event.commando)} rerolls a ${event.colour} die: ${event.to} instead of ${event.from}.`
    case 'wounds prevented':
      return `${cardOf(event.card).name} keeps ${countOf(event.wounds, 'wound')} off ${commandoName(event.commando)}.`
    case 'target unhurt':
      return `${begin(figureName(event.target))} is unhurt: Defense ${event.defense} against ${countOf(event.hits, 'hit')}.`
    case 'target suppressed':
      return `${enemyName(event)} is Suppressed.`
    case 'target corroded':
      return `${commandoName(event.commando)} is Corroded.`
  }
}
