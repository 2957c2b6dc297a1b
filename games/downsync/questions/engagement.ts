// What is asked in the course of a Reaction Engagement (D21, D22): who of several tied is up, and whether it waits.

import type { Question } from '@umpire/engine'
import { sayUnit, unitName } from '../names.ts'
import { participantOf, unitNow } from '../rules/activations.ts'
import { type State, unitOf } from '../state.ts'
import { unitThing } from '../things.ts'

/** D21 */
export const tieQuestion: Question<number, State> = {
  name: 'tie',
  rule: 'DS-199',
  prompt: () => 'Several have the same priority: who acts first?',
  say: (id, state) => sayUnit(unitOf(state, id)),
  things: (id, state) => [unitThing(unitOf(state, id))],
  label: (id, state) => ({
    name: unitName(unitOf(state, id)),
    means: `priority ${participantOf(state, id)?.priority ?? 0}`,
    icon: 'initiative',
  }),
  forced: true,
}

const priorityNow = (state: State): number => participantOf(state, unitNow(state).id)?.priority ?? 0

/** D22, where something else is decided before its first Action. */
export const holdQuestion: Question<'act' | 'hold', State> = {
  name: 'hold',
  rule: 'DS-201',
  prompt: (state) => `${unitName(unitNow(state))}: does it act at ${priorityNow(state)}, or hold?`,
  say: (option) => option,
  label: (option, state) =>
    option === 'act'
      ? { name: 'Act', means: `priority ${priorityNow(state)}`, icon: 'ready' }
      : { name: 'Hold', means: `priority ${priorityNow(state) - 1}`, icon: 'hold' },
}
