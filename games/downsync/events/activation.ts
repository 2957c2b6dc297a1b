// Events of Unit Activations: who acts, Stun, Overwatch, Actions, special Actions; and how the log says them.

import type { GameEvent, LogReader } from '@umpire/engine'
import type { ActionId } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import { baseName, unitName } from '../names.ts'
import type { Pay } from '../rules/costs.ts'
import type { StunGone } from '../rules/stun.ts'
import { type State, unitOf } from '../state.ts'
import { type Member, memberName } from './turns.ts'

export type ActivationEvent =
  | { readonly kind: 'activates'; readonly rule: 'DS-070'; readonly member: Member; readonly inEngagement: boolean }
  | { readonly kind: 'activated'; readonly rule: 'DS-072'; readonly member: Member }
  | {
      readonly kind: 'stunned'
      readonly rule: 'DS-177'
      readonly unit: number
      readonly team: number
      readonly isWholeUnit: boolean
    }
  | { readonly kind: 'stunned already'; readonly rule: 'DS-177'; readonly unit: number; readonly team: number }
  | {
      readonly kind: 'stun gone'
      readonly rule: 'DS-213' | 'DS-288'
      readonly unit: number
      /** Null: the whole Unit is free of it. */
      readonly team: number | null
      readonly by: StunGone
    }
  | { readonly kind: 'overwatch used'; readonly rule: 'DS-202'; readonly unit: number }
  | { readonly kind: 'overwatch gained'; readonly rule: 'DS-156' | 'DS-261'; readonly unit: number }
  | {
      readonly kind: 'action'
      readonly rule: 'DS-150'
      readonly unit: number
      readonly team: number
      readonly action: ActionId
      readonly pay: Pay
    }
  | { readonly kind: 'locked'; readonly rule: 'DS-286'; readonly unit: number; readonly by: number }
  | {
      readonly kind: 'observed'
      readonly rule: 'DS-284'
      readonly unit: number
      readonly by: number
      readonly action: ActionId
    }
  | { readonly kind: 'drones deployed'; readonly rule: 'DS-285'; readonly unit: number; readonly carrier: number }
  | { readonly kind: 'unloaded'; readonly rule: 'DS-289'; readonly unit: number; readonly transport: number }
  | { readonly kind: 'loaded'; readonly rule: 'DS-291'; readonly unit: number; readonly transport: number }

const kinds: ReadonlySet<string> = new Set<ActivationEvent['kind']>([
  'activates',
  'activated',
  'stunned',
  'stunned already',
  'stun gone',
  'overwatch used',
  'overwatch gained',
  'action',
  'locked',
  'observed',
  'drones deployed',
  'unloaded',
  'loaded',
])

export const isActivationEvent = (event: GameEvent): event is ActivationEvent => kinds.has(event.kind)

const paidWith: { readonly [By in StunGone]: string } = {
  ap: 'with an Action Point',
  cp: 'with a Command Point',
  cm: 'with a Countermeasure Token',
  emergency: 'with an Emergency Token',
  repair: 'by repairs',
}

const payWords: { readonly [P in Pay]: string } = { ap: '1 AP', cp: '1 CP', both: '1 AP and 1 CP', free: 'free' }

export function saysActivation(event: ActivationEvent, { state }: LogReader<State>): string {
  const name = (id: number): string => unitName(unitOf(state, id))
  switch (event.kind) {
    case 'activates':
      return event.inEngagement
        ? `The number of ${memberName(state, event.member)} is up.`
        : `${memberName(state, event.member)} acts.`
    case 'activated':
      return `${memberName(state, event.member)} is done.`
    case 'stunned':
      return event.isWholeUnit
        ? `${name(event.unit)} is stunned.`
        : `${baseName(unitOf(state, event.unit), event.team)} is stunned.`
    case 'stunned already':
      return `${name(event.unit)} is stunned already: nothing more happens.`
    case 'stun gone': {
      const who = event.team === null ? name(event.unit) : baseName(unitOf(state, event.unit), event.team)
      return `${who} shakes off Stun ${paidWith[event.by]}.`
    }
    case 'overwatch used':
      return `${name(event.unit)} uses its Overwatch Token.`
    case 'overwatch gained':
      return `${name(event.unit)} goes on overwatch.`
    case 'action': {
      const action = actions.of(event.action).name.replace(/ \(.*\)$/, '')
      return `${baseName(unitOf(state, event.unit), event.team)} uses ${action} (${payWords[event.pay]}).`
    }
    case 'locked':
      return `${name(event.by)} locks ${name(event.unit)}: Defense −2.`
    case 'observed':
      return `${name(event.by)} calls ${actions.of(event.action).name} of ${name(event.unit)}.`
    case 'drones deployed':
      return `${name(event.carrier)} deploys ${name(event.unit)}.`
    case 'unloaded':
      return `${name(event.unit)} gets out of ${name(event.transport)}.`
    case 'loaded':
      return `${name(event.transport)} takes ${name(event.unit)} aboard.`
  }
}
