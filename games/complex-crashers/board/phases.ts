// Where in the game the table is, for the page's phase track.

import type { Phase } from '@umpire/board'
import type { Stage, State } from '../state.ts'

const building: readonly (readonly [Stage, string])[] = [
  ['complex', 'Complex'],
  ['operatives', 'Operatives'],
  ['opening', 'First reveal'],
]

const steps = <Name extends string>(names: readonly (readonly [Name, string])[], now: Name): Phase[] => {
  const current = names.findIndex(([name]) => name === now)
  return names.map(([, name], n) => ({ name, is: n < current ? 'done' : n === current ? 'now' : 'coming' }))
}

type Moment = 'gain' | 'act' | 'answer' | 'reveal' | 'pass'

/** A reaction window is open while an ability waits on the stack; a reveal stands above all. */
function momentOf({ stage, stack, placing, revealing }: State): Moment {
  if (placing !== null || revealing.length > 0) return 'reveal'
  if (stack.length > 0) return 'answer'
  return stage === 'gain' ? 'gain' : 'act'
}

export function phasesOf(state: State): Phase[] {
  if (state.stage === 'complex' || state.stage === 'operatives' || state.stage === 'opening') {
    return steps(building, state.stage)
  }
  const side = state.initiative === 'operatives' ? 'Operatives' : 'Complex'
  const moment = momentOf(state)
  const names: (readonly [Moment, string])[] = [
    ['gain', 'Gain'],
    ['act', `${side} act${side === 'Complex' ? 's' : ''}`],
    moment === 'reveal' ? ['reveal', 'Reveal'] : ['answer', 'Stack'],
    ['pass', 'Pass'],
  ]
  return [{ name: `Round ${state.round}`, is: 'done' }, ...steps(names, moment)]
}
