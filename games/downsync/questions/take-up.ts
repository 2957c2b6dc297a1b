// What is asked when the base with a weapon is killed that another may take up (D32).

import type { Question } from '@umpire/engine'
import { baseName, sayTarget, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { targetThing } from '../things.ts'
import { shotNow } from './targets.ts'

export const takeUpQuestion: Question<Target, State> = {
  name: 'take up',
  rule: 'DS-282',
  prompt: (state) => {
    const target = shotNow(state).now?.target
    return target === undefined
      ? 'Who dies instead?'
      : `${baseName(unitOf(state, target.element), target.team)} dies: does another take up its weapon?`
  },
  detail: () => 'A base within 1″ may die instead, so that the weapon is not lost.',
  say: (target, state) => sayTarget(state, target),
  things: (target, state) => [targetThing(state, target)],
  label: ({ element, team }, state) => ({
    name: `Team ${team}`,
    means: 'dies instead',
    group: unitName(unitOf(state, element)),
    icon: 'trade',
  }),
  pass: 'nobody',
}
