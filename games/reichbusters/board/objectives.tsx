// The primary objectives of the mission, always in sight.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { items } from '../content/items.ts'
import type { Goal } from '../content/mission.ts'
import { units } from '../content/units.ts'
import { isDone } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'
import { countOf } from './board-words.ts'

const goalWords = (goal: Goal, state: State): string => {
  switch (goal.goal) {
    case 'carry off': {
      const { name } = items.of(goal.item)
      const done = state.progress.carriedOff.filter((item) => item === goal.item).length
      return goal.count === 1 ? `Carry off: ${name}` : `Carry off: ${name}, ${done} of ${goal.count}`
    }
    case 'kill':
      return goal.unit === 'drawn Vrilmeister'
        ? `Kill the Vrilmeister${state.progress.vrilmeister === null ? '' : `: ${units.of(state.progress.vrilmeister).name}`}`
        : `Kill ${units.of(goal.unit).name}`
    case 'demolish':
      return `Plant ${countOf(goal.charges, 'charge')} and blow them up, ${state.progress.planted.length} planted`
  }
}

/** Before a mission begins nobody is on the map yet. */
const hasLeft = ({ heroes, stage }: State): boolean => stage !== 'set up' && heroes.some(({ area }) => area === null)

export const Objectives = ({ state }: { readonly state: State }): ReactNode => (
  <div className="sec rb-goals">
    <h3>
      <span className="label">{missionOf(state).name}</span>
    </h3>
    <ul>
      {missionOf(state).goals.map((goal) => {
        const isMet = isDone(state, goal)
        return (
          <li key={goalWords(goal, state)} className={isMet ? 'done' : ''}>
            <Icon name={isMet ? 'confirm' : 'objective'} />
            {goalWords(goal, state)}
          </li>
        )
      })}
      <li className={hasLeft(state) ? 'done' : ''}>
        <Icon name={hasLeft(state) ? 'confirm' : 'run'} />
        Leave by an exit
      </li>
    </ul>
  </div>
)
