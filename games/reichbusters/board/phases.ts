// Where in the round the table is, for the page's phase track.

import type { Phase } from '@umpire/board'
import { heroName } from '../names.ts'
import type { Stage, State } from '../state.ts'

const enemyStages: ReadonlySet<Stage> = new Set<Stage>([
  'raise the alarm',
  'action stations',
  'kill the intruders',
  'check awareness',
])

const enemyNames: { readonly [Name in Stage]?: string } = {
  'raise the alarm': 'Raise the alarm',
  'action stations': 'Action stations',
  'kill the intruders': 'Kill the intruders',
  'check awareness': 'Check awareness',
}

const before: { readonly [Name in Stage]?: string } = {
  heroes: 'Choose Heroes',
  'set up': 'Set up',
  headquarters: 'Headquarters',
}

/** Who still comes: dealt after the alarm, in any order before it. */
function comingTurns(state: State): Phase[] {
  if (state.alarm === 'post') return state.order.slice(0, 2).map((hero) => ({ name: heroName(hero), is: 'coming' }))
  const left = state.heroes.filter(
    ({ id, area }) => area !== null && !state.acted.includes(id) && state.turn?.hero !== id,
  )
  if (left.length === 0) return [{ name: 'End of round', is: 'coming' }]
  const [only] = left
  const name = left.length === 1 && only !== undefined ? heroName(only.id) : `${left.length} Heroes`
  return [{ name, is: 'coming' }]
}

export function phasesOf(state: State): Phase[] {
  const { stage, turn, round } = state
  const early = before[stage]
  if (early !== undefined) return [{ name: early, is: 'now' }]
  const first: Phase = { name: `Round ${round}`, is: 'done' }
  if (stage === 'alarm') return [first, { name: 'The alarm sounds', is: 'now' }]
  if (stage === 'end of round') return [first, { name: 'End of round', is: 'now' }]
  const isEnemy = enemyStages.has(stage)
  if (!isEnemy && (stage !== 'hero turn' || turn === null)) {
    return [first, { name: 'Who is next', is: 'now' }, { name: 'Enemy turn', is: 'coming' }]
  }
  return [
    first,
    ...(turn === null ? [] : [{ name: `${heroName(turn.hero)} acts`, is: isEnemy ? 'done' : 'now' } as const]),
    { name: isEnemy ? (enemyNames[stage] ?? 'Enemy turn') : 'Enemy turn', is: isEnemy ? 'now' : 'coming' },
    ...comingTurns(state),
  ]
}
