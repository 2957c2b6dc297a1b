// What is asked in the Unit Activation phase (D23): whose activation is next.

import type { Label, Question } from '@umpire/engine'
import { elementName, sayElement } from '../names.ts'
import { hasStun } from '../rules/stun.ts'
import { cardOf } from '../rules/units.ts'
import { signatureFacts } from '../content/signature.ts'
import { actions } from '../content/actions.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { elementThing } from '../things.ts'

const pingIcons = { S: 'ping-small', M: 'ping-medium', L: 'ping-large' } as const

function memberLabel(id: number, state: State): Label {
  const ping = pingOf(state, id)
  const name = elementName(state, id)
  if (ping !== undefined) {
    return { name, means: 'may move once more', group: 'Pings', icon: pingIcons[signatureFacts[ping.signature].letter] }
  }
  const unit = unitOf(state, id)
  const weapons = [...new Set(cardOf(unit).actions.map(({ action }) => actions.of(action).name))].join(', ')
  return { name, means: hasStun(state, unit) ? `stunned; ${weapons}` : weapons, group: 'Units', icon: 'ready' }
}

export const memberQuestion: Question<number, State> = {
  name: 'activate',
  rule: 'DS-070',
  prompt: () => 'Who acts next?',
  detail: (state) => {
    const left = state.taskforce.length
    return left > 1 ? 'Every member of the Taskforce activates once, one after the other.' : ''
  },
  say: (id, state) => sayElement(state, id),
  things: (id, state) => [elementThing(state, id)],
  label: memberLabel,
  pass: 'nothing more',
}
