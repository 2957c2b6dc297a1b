// What is asked for a Clustered Action (D28): the point, and how the Attacks are spread.

import type { OpenQuestion, Question } from '@umpire/engine'
import type { Point } from '@umpire/plane'
import { inches, sayAt, sayTarget, targetName, unitName } from '../names.ts'
import { chanceWords } from '../rules/attack-words.ts'
import type { Share } from '../rules/clusters.ts'
import { outlook } from '../rules/outlook.ts'
import { type State, unitOf } from '../state.ts'
import { targetThing } from '../things.ts'
import { actionIcon } from './action-words.ts'
import { shooterNow } from './targets.ts'
import { readAt } from './ways.ts'

export const pointQuestion: OpenQuestion<Point, State> = {
  name: 'point',
  rule: 'DS-270',
  prompt: (state) => {
    const { unit, action } = shooterNow(state)
    return `${unitName(unit)}: where does ${action.name} strike?`
  },
  detail: (state) => {
    const { action, observer } = shooterNow(state)
    const eyes = observer === null ? '' : ` of ${unitName(unitOf(state, observer))}`
    return `A point in range and in sight${eyes}; targets are within ${inches(action.cluster ?? 0)} of it, and are concealed or not as seen from there.`
  },
  say: sayAt,
  read: readAt,
  label: (point) => ({ name: sayAt(point), isPlace: true }),
}

export const spreadQuestion: Question<Share, State> = {
  name: 'spread',
  rule: 'DS-270',
  prompt: (state) => {
    const { action } = shooterNow(state)
    return `How are the ${action.rof} attacks of ${action.name} spread?`
  },
  detail: () => 'All targets are named first; an attack on a target that is gone by then is lost.',
  say: (share, state) => (share === null ? 'held back' : sayTarget(state, share)),
  things: (share, state) => (share === null ? [] : [targetThing(state, share)]),
  label: (share, state) => {
    const shooter = shooterNow(state)
    if (share === null) return { name: 'Held back', means: 'not fired', icon: 'pass' }
    const expected = outlook(state, shooter, share, 1)
    return {
      name: targetName(state, share),
      means: `${chanceWords(expected, false)} each`,
      icon: actionIcon(shooter.action),
      isAttack: true,
    }
  },
}
