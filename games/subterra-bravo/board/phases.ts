// Where in the round the game is, for the page's phase track.

import type { Phase } from '@umpire/board'
import type { State } from '../state.ts'
import { type Phase as PhaseName, phaseOf, type Stage } from '../state/stage.ts'

const setupNames: readonly (readonly [Stage, string])[] = [
  ['commandos', 'Team'],
  ['dashboard', 'Dashboard'],
  ['doors', 'Doors'],
  ['stacks', 'Rooms'],
  ['kits', 'Kit'],
  ['start squares', 'Start'],
]

const phaseNames: readonly (readonly [PhaseName, string])[] = [
  ['timer', 'Timer'],
  ['planning', 'Planning'],
  ['activation', 'Activation'],
  ['overseer', 'Overseer'],
]

function steps<Name extends string>(names: readonly (readonly [Name, string])[], now: Name): Phase[] {
  const current = names.findIndex(([name]) => name === now)
  return names.map(([, name], n) => ({ name, is: n < current ? 'done' : n === current ? 'now' : 'coming' }))
}

export function phasesOf(state: State): Phase[] {
  const phase = phaseOf(state)
  if (phase === 'setup') return steps(setupNames, state.stage)
  return [{ name: `Round ${state.round} of ${state.terms.roundLimit}`, is: 'done' }, ...steps(phaseNames, phase)]
}
