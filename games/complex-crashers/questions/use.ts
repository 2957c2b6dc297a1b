// An Action with what it is used on, in notation and in words.

import type { Label } from '@umpire/engine'
import { type ActiveAbility, isAttack } from '../content/ability.ts'
import { cardOf } from '../content/cards.ts'
import type { Effect } from '../content/effect.ts'
import { effectWords } from '../content/text/effects.ts'
import { capital } from '../content/text/words.ts'
import { abilityName } from '../names.ts'
import { abilityOf, costOf } from '../rules/abilities.ts'
import { isTrackerExhausted, overextension } from '../rules/paying.ts'
import { operativeOf, type State } from '../state.ts'
import type { AbilityRef, Declared } from '../state/stack.ts'
import { isOperative } from '../state/unit.ts'
import { cardThing, unitThing } from '../things.ts'
import { declaredName, declaredThings, sayDeclared } from './declared.ts'
import { outlookWords } from './outlook.ts'
import { costWords, leftWords, sayCardAbility } from './reaction.ts'

export interface Use {
  readonly do: 'use'
  readonly ref: AbilityRef
  readonly declared: Declared
}

/** `burst fire`, `move 1.0` */
export const sayUse = ({ ref, declared }: Use, state: State): string =>
  [sayCardAbility(ref, state), sayDeclared(declared, state)].filter((words) => words !== '').join(' ')

export function useThings({ ref, declared }: Use, state: State): readonly string[] {
  const things = declaredThings(declared, state)
  if (things.length > 0) return things
  return [isOperative(ref.unit) ? cardThing(ref.unit, ref.card) : unitThing(ref.unit, state)]
}

const effectIcons: { readonly [Doing in Effect['do']]?: string } = {
  move: 'step',
  'move out': 'move',
  phase: 'phase',
  'take pillar': 'pillar',
  'work door': 'open-door',
  'kick door': 'open-door',
  'break wall': 'wall',
  'place cover': 'cover',
  'give AP': 'command-point',
  'gain AP': 'command-point',
  heal: 'heal',
  'recover armor': 'armour',
  recharge: 'charge',
  'item swap': 'trade',
  respec: 'gear',
  reload: 'ready',
  scan: 'scan',
  burn: 'fire',
  drain: 'reactor',
  pulse: 'emi',
  'call EMP': 'emi',
  'order action': 'command-point',
  'order attack': 'command-point',
  deploy: 'deploy',
  redeploy: 'deploy',
}

function iconOf(ability: ActiveAbility): string {
  if (!isAttack(ability)) return effectIcons[ability.effect.do] ?? 'gear'
  const { spread, reach } = ability.attack
  if (spread === 'area') return 'area'
  return spread === 'sweeping' ? 'sweep' : reach
}

/** CC-121 What the Complex Manager gains by it. */
function overWords(state: State, ref: AbilityRef): string {
  if (!isOperative(ref.unit) || isTrackerExhausted(state, ref.unit)) return ''
  const over = overextension(operativeOf(state, ref.unit).ap, costOf(state, ref))
  return over === 0 ? '' : `the Complex gains ${over} AP`
}

export function useLabel({ ref, declared }: Use, state: State): Label {
  const ability = abilityOf(ref)
  const what = declaredName(declared, state)
  const does = isAttack(ability)
    ? outlookWords(state, ref, null, declared.region)
    : capital(effectWords(ability.effect))
  const cost = costOf(state, ref)
  const means = [does, leftWords(cost, ref.unit, state), overWords(state, ref)].filter((words) => words !== '')
  return {
    name: what === '' ? abilityName(ref) : `${abilityName(ref)}: ${what}`,
    means: means.join('; '),
    cost: costWords(cost, ref.unit),
    group: cardOf(ref.card).name,
    icon: iconOf(ability),
    isAttack: isAttack(ability),
    isPlace: declared.region !== null,
  }
}
