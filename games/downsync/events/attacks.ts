// Events of Attacks and Scan Checks: rolls, Countermeasures, what a hit brings; and how the log says them.

import type { GameEvent, LogReader } from '@umpire/engine'
import type { ActionId, Effect } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import type { Signature } from '../content/signature.ts'
import { baseName, inches, pingName, unitName } from '../names.ts'
import type { Modifier } from '../rules/attack-plan.ts'
import { effectWords, shortReason, worthWords } from '../rules/attack-words.ts'
import type { Source } from '../rules/sources.ts'
import { type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { inARow } from './turns.ts'

export type AttacksEvent =
  | {
      readonly kind: 'attack'
      readonly rule: 'DS-161' | 'DS-171'
      readonly unit: number
      readonly team: number
      readonly action: ActionId
      readonly target: Target
      /** What it is called, if it is a Ping: it may be gone when this is read. */
      readonly ping: { readonly signature: Signature; readonly number: number } | null
      readonly dice: readonly number[]
      /** DS-004 The die of a Boosted roll that does not count. */
      readonly dropped: number | null
      readonly stat: 'TARG' | 'SCAN'
      readonly skill: number
      readonly defense: number
      readonly modifiers: readonly Modifier[]
      readonly gap: number
      /** What the dice had to reach, and what they show. */
      readonly needed: number
      readonly total: number
      readonly isHit: boolean
      /** Which one of how many. */
      readonly number: number
      readonly of: number
    }
  | {
      readonly kind: 'attack lost'
      readonly rule: 'DS-179'
      readonly unit: number
      readonly action: ActionId
      readonly number: number
    }
  | {
      readonly kind: 'point chosen'
      readonly rule: 'DS-270'
      readonly unit: number
      readonly action: ActionId
      readonly x: number
      readonly y: number
    }
  | {
      readonly kind: 'countermeasure'
      readonly rule: 'DS-184'
      readonly unit: number
      readonly team: number
      readonly how: Exclude<Source['how'], 'emergency'>
      /** The base whose token it was. */
      readonly from: { readonly unit: number; readonly team: number }
      readonly dice: readonly number[]
      readonly boosted: boolean
      readonly bonus: number
      readonly needs: number
      readonly isNegated: boolean
      readonly effect: Effect
    }
  | {
      readonly kind: 'emergency'
      readonly rule: 'DS-185'
      readonly unit: number
      readonly team: number
      readonly effect: Effect
    }
  | {
      readonly kind: 'accepted'
      readonly rule: 'DS-183'
      readonly unit: number
      readonly team: number
      readonly effect: Effect
    }
  | { readonly kind: 'tagged'; readonly rule: 'DS-281'; readonly unit: number; readonly by: number }
  | { readonly kind: 'exposed'; readonly rule: 'DS-273'; readonly unit: number; readonly by: number }
  | { readonly kind: 'jammed'; readonly rule: 'DS-283'; readonly unit: number; readonly by: number }
  | { readonly kind: 'jam gone'; readonly rule: 'DS-283'; readonly unit: number }
  | { readonly kind: 'resilient'; readonly rule: 'DS-257'; readonly unit: number }
  | {
      readonly kind: 'taken up'
      readonly rule: 'DS-282'
      readonly unit: number
      readonly team: number
      readonly instead: number
    }
  | {
      readonly kind: 'countermeasures hacked'
      readonly rule: 'DS-293'
      readonly unit: number
      readonly team: number
      readonly by: number
      readonly dice: readonly number[]
      readonly bonus: number
      readonly needs: number
      readonly lost: number
    }
  | { readonly kind: 'position hacked'; readonly rule: 'DS-294'; readonly unit: number; readonly by: number }

const kinds: ReadonlySet<string> = new Set<AttacksEvent['kind']>([
  'attack',
  'attack lost',
  'point chosen',
  'countermeasure',
  'emergency',
  'accepted',
  'tagged',
  'exposed',
  'jammed',
  'jam gone',
  'resilient',
  'taken up',
  'countermeasures hacked',
  'position hacked',
])

export const isAttacksEvent = (event: GameEvent): event is AttacksEvent => kinds.has(event.kind)

/** `4 + 3`, and `1 dropped` where the roll was Boosted. */
function diceWords(dice: readonly number[], dropped: number | null): string {
  if (dropped === null) return dice.join(' + ')
  const gone = dice.indexOf(dropped)
  return `${dice.filter((_, n) => n !== gone).join(' + ')} (${dropped} dropped)`
}

/** `13`, `14 (DEF 13, +1 Adaptive Camo)` */
function defenseWords(defense: number, modifiers: readonly Modifier[]): string {
  const changes = modifiers.filter(({ on }) => on === 'defense')
  if (changes.length === 0) return `${defense}`
  const total = changes.reduce((sum, { value }) => sum + value, defense)
  const parts = changes.map(
    (modifier) => `${modifier.value < 0 ? '−' : '+'}${Math.abs(modifier.value)} ${shortReason(modifier)}`,
  )
  return `${total} (DEF ${defense}, ${parts.join(', ')})`
}

/** `Medium Cannon` of a Medium Cannon (stabilized). */
const actionName = (id: ActionId): string => actions.of(id).name.replace(/ \(.*\)$/, '')

/** `Crusader 2 fires at Virago 1 (Medium Cannon, 5.4″): 4 + 3, TARG 7, +1 under 6″: 15 against 13, hit.` */
function saysAttack(event: Extract<AttacksEvent, { kind: 'attack' }>, state: State): string {
  const by = baseName(unitOf(state, event.unit), event.team)
  const { element, team } = event.target
  const on = event.ping === null ? baseName(unitOf(state, element), team) : pingName(event.ping)
  const { isScan, effect } = actions.of(event.action)
  const changes = event.modifiers.filter((modifier) => modifier.on === 'roll')
  const parts = [
    diceWords(event.dice, event.dropped),
    `${event.stat} ${event.skill}`,
    ...changes.map((modifier) => `${worthWords(modifier)} ${shortReason(modifier)}`),
  ]
  const total = changes.reduce((sum, { value }) => sum + value, event.total + event.skill)
  const verb = effect === 'reveal' ? 'scans' : isScan ? 'hacks' : 'fires at'
  const end = event.isHit ? (effect === 'reveal' ? 'found' : 'hit') : effect === 'reveal' ? 'nothing' : 'miss'
  const needed = defenseWords(event.defense, event.modifiers)
  return `${by} ${verb} ${on} (${actionName(event.action)}, ${inches(event.gap)}): ${parts.join(', ')}: ${total} against ${needed}, ${end}.`
}

function saysCountermeasure(event: Extract<AttacksEvent, { kind: 'countermeasure' }>, state: State): string {
  const who = baseName(unitOf(state, event.unit), event.team)
  const lent = event.how === 'own' ? '' : ` of ${baseName(unitOf(state, event.from.unit), event.from.team)}`
  const bonus = event.bonus === 0 ? '' : ` +${event.bonus}`
  const end = event.isNegated ? `${effectWords[event.effect]} negated` : 'it fails'
  return `${who} spends a countermeasure${lent}: ${event.dice.join(' and ')}${bonus} against ${event.needs}+: ${end}.`
}

export function saysAttacks(event: AttacksEvent, { state }: LogReader<State>): string {
  const name = (id: number): string => unitName(unitOf(state, id))
  switch (event.kind) {
    case 'attack':
      return saysAttack(event, state)
    case 'attack lost':
      return `Attack ${event.number} of ${name(event.unit)} is lost: its target is gone.`
    case 'point chosen':
      return `${name(event.unit)} aims ${actionName(event.action)} at ${inches(event.x)}, ${inches(event.y)}.`
    case 'countermeasure':
      return saysCountermeasure(event, state)
    case 'emergency':
      return `${baseName(unitOf(state, event.unit), event.team)} spends an Emergency Countermeasure: ${effectWords[event.effect]} negated.`
    case 'accepted':
      return `${baseName(unitOf(state, event.unit), event.team)} takes the hit.`
    case 'tagged':
      return `${name(event.unit)} is tagged by ${name(event.by)}: Defense −2.`
    case 'exposed':
      return `${name(event.unit)} is exposed by ${name(event.by)}: nothing conceals it now.`
    case 'jammed':
      return `${name(event.unit)} is jammed by ${name(event.by)}.`
    case 'jam gone':
      return `${name(event.unit)} is no longer jammed.`
    case 'resilient':
      return `${name(event.unit)} is Resilient: the KILL becomes a STUN.`
    case 'taken up':
      return `Team ${event.instead} of ${name(event.unit)} dies in the place of team ${event.team}, whose weapon is taken up.`
    case 'countermeasures hacked':
      return `${name(event.by)} hacks the countermeasures of ${baseName(unitOf(state, event.unit), event.team)} (${event.needs - event.bonus}+ keeps a token): ${inARow(event.dice.map(String))}; ${event.lost === 0 ? 'none is' : event.lost === 1 ? '1 is' : `${event.lost} are`} lost.`
    case 'position hacked':
      return `${name(event.by)} has the controls of ${name(event.unit)}.`
  }
}
