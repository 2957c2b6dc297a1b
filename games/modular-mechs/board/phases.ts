// Where in the round the game is, for the page's phase track.

import type { Phase } from '@umpire/board'
import type { State } from '../state.ts'

const phaseNames = ['Buy', 'Fight', 'Damage off'] as const

export function phasesOf({ phase, round, terms }: State): Phase[] {
  if (phase === 'assembly') {
    return [
      { name: 'Assembly', is: 'now' },
      { name: 'Buy', is: 'coming' },
      { name: 'Fight', is: 'coming' },
    ]
  }
  const now = phase === 'buy' ? 0 : phase === 'fight' ? 1 : phaseNames.length
  const steps = phaseNames.map((name, n): Phase => ({ name, is: n < now ? 'done' : n === now ? 'now' : 'coming' }))
  const end: Phase[] = phase === 'over' ? [{ name: 'Scored', is: 'now' }] : []
  return [{ name: `Round ${round} of ${terms.rounds}`, is: 'done' }, ...steps, ...end]
}
