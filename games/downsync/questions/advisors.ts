// What is asked where an advisor helps (D07, D18): who is repositioned, who braces.

import type { Question } from '@umpire/engine'
import { baseName, sayTarget, sayUnit, unitName } from '../names.ts'
import { baseOf } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { targetThing, unitThing } from '../things.ts'

/** D07 */
export const repositionQuestion: Question<number, State> = {
  name: 'reposition',
  rule: 'DS-297',
  prompt: () => 'Which infantry is repositioned?',
  detail: () => 'For 1 CP up to two infantry Units of the Taskforce are placed within 3″ of where they stand.',
  say: (id, state) => sayUnit(unitOf(state, id)),
  things: (id, state) => [unitThing(unitOf(state, id))],
  label: (id, state) => ({ name: unitName(unitOf(state, id)), means: 'placed within 3″', icon: 'move' }),
}

/** D18 */
export const braceQuestion: Question<Target, State> = {
  name: 'brace',
  rule: 'DS-298',
  prompt: () => 'Who braces?',
  detail: () => 'For 1 CP up to three infantry bases gain a Countermeasure Token until this Taskforce Activation ends.',
  say: (target, state) => sayTarget(state, target),
  things: (target, state) => [targetThing(state, target)],
  label: ({ element, team }, state) => {
    const unit = unitOf(state, element)
    return { name: baseName(unit, team), means: `${baseOf(unit, team).cm} tokens now`, icon: 'countermeasure' }
  },
}
