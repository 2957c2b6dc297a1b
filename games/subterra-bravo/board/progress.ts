// How far the mission has come: what the commandos still need, and how near the Overseer is.

import { forTeam } from '../content/team.ts'
import { coresOut, exitsNeeded, exitsOf, killsNeeded, killsOf, nestsBurnt } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'

export interface Progress {
  readonly icon: string
  readonly name: string
  readonly now: number
  readonly needed: number
  readonly isBad?: true
}

function objective(state: State): Progress {
  const { objective: goal } = missionOf(state)
  const { n } = state.terms
  switch (goal.objective) {
    case 'generator':
      return { icon: 'generator', name: 'Power', now: state.objectives.isPowered ? 1 : 0, needed: 1 }
    case 'data-cores':
      return { icon: 'objective', name: 'Cores out', now: coresOut(state), needed: goal.needed }
    case 'uplink':
      return { icon: 'scan', name: 'Uploads', now: state.objectives.uploads, needed: forTeam(goal.needed, n) }
    case 'nests':
      return { icon: 'fire', name: 'Nests burnt', now: nestsBurnt(state), needed: forTeam(goal.needed, n) }
  }
}

export function progressOf(state: State): Progress[] {
  const { n } = state.terms
  const { exit } = missionOf(state)
  return [
    objective(state),
    ...(exit === undefined ? [] : [{ icon: 'lift', name: 'Out', now: exitsOf(state), needed: exitsNeeded(n) }]),
    { icon: 'downed', name: 'Killed', now: killsOf(state), needed: killsNeeded(n), isBad: true },
  ]
}
