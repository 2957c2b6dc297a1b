// Where in the Round the game is, for the page's phase track.

import type { Phase } from '@umpire/board'
import type { State } from '../state.ts'
import type { Stage } from '../state/stage.ts'

const setup = ['Lists', 'Start', 'Deploy'] as const
const turn = ['Designate', 'Reveal', 'Move', 'Engagement', 'Activate'] as const

type Step = (typeof setup)[number] | (typeof turn)[number]

const steps: { readonly [Name in Stage]: Step } = {
  lists: 'Lists',
  'start roll': 'Start',
  markers: 'Start',
  deploy: 'Deploy',
  'round start': 'Designate',
  designate: 'Designate',
  reveal: 'Reveal',
  refresh: 'Reveal',
  move: 'Move',
  'reaction window': 'Engagement',
  joiners: 'Engagement',
  reactors: 'Engagement',
  priorities: 'Engagement',
  engagement: 'Engagement',
  activate: 'Activate',
  acting: 'Activate',
  'turn end': 'Activate',
  'round end': 'Activate',
}

/** While somebody acts in an engagement, that is still what goes on. */
const stepOf = ({ stage, engagement }: State): Step =>
  stage === 'acting' && engagement !== null ? 'Engagement' : steps[stage]

export const isSetup = ({ stage }: State): boolean =>
  stage === 'lists' || stage === 'start roll' || stage === 'markers' || stage === 'deploy'

export function phasesOf(state: State): readonly Phase[] {
  const now = stepOf(state)
  const track: readonly Step[] = isSetup(state) ? setup : turn
  const place = track.indexOf(now)
  const phases = track.map((name, n): Phase => ({ name, is: n < place ? 'done' : n === place ? 'now' : 'coming' }))
  return isSetup(state) ? phases : [{ name: `Round ${state.round}`, is: 'done' }, ...phases]
}
