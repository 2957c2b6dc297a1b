// What is asked of a Stunned Unit before it acts (D24): how it shakes the token off.

import type { Label, Question } from '@umpire/engine'
import { baseName, sayBase, unitName } from '../names.ts'
import { unitNow } from '../rules/activations.ts'
import type { StunPay } from '../rules/stun.ts'
import { baseOf, isMultiBase } from '../rules/units.ts'
import type { State } from '../state.ts'
import { baseThing } from '../things.ts'

const plain: { readonly [By in StunPay['by']]: Label } = {
  ap: { name: 'Action Point', means: 'it can do no more than what costs no AP', icon: 'timer' },
  cp: { name: 'Command Point', means: 'it keeps all that it has', cost: '1 CP', icon: 'command-point' },
  cm: { name: 'Countermeasure', means: 'it keeps its AP', icon: 'countermeasure' },
  emergency: { name: 'Emergency Countermeasure', means: 'it keeps its AP', icon: 'shield' },
}

function stunLabel({ team, by }: StunPay, state: State): Label {
  const unit = unitNow(state)
  const base = baseOf(unit, team)
  const group = isMultiBase(unit) && by !== 'cp' ? baseName(unit, team) : unitName(unit)
  if (by === 'cm') return { ...plain.cm, means: `it keeps its AP; ${base.cm - 1} left`, group }
  return { ...plain[by], ...(by === 'cp' && isMultiBase(unit) ? { means: 'frees the whole squad' } : {}), group }
}

export const stunQuestion: Question<StunPay, State> = {
  name: 'stun',
  rule: 'DS-213',
  prompt: (state) => `${unitName(unitNow(state))} is stunned: what does it pay?`,
  detail: (state) =>
    isMultiBase(unitNow(state))
      ? 'Each base pays with an Action Point or a token of its own, or 1 CP frees all of them.'
      : 'Before it acts it spends an Action Point, a Command Point or a token.',
  say: ({ team, by }, state) => (by === 'cp' ? 'cp' : `${sayBase(unitNow(state), team)} ${by}`),
  things: ({ team }, state) => [baseThing(unitNow(state), team)],
  label: stunLabel,
  forced: true,
}
