// What the mission is about, how far it has come, and what comes in which round.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { missionOf, type State } from '../state.ts'
import { progressOf } from './progress.ts'
import { crisisWords, roundCells } from './round-events.ts'

export const MissionCard = ({ state }: { readonly state: State }): ReactNode => (
  <section className="mission">
    <p>{missionOf(state).brief}</p>
    <ul>
      {progressOf(state).map(({ icon, name, now, needed, isBad }) => (
        <li key={name} className={isBad ? 'bad' : ''}>
          <Icon name={icon} /> {name} <b>{now}</b> of {needed}
        </li>
      ))}
      <li className={state.isCrisis ? 'bad' : ''}>
        <Icon name="alarm" /> {crisisWords(state)}
      </li>
    </ul>
    <ol className="rounds">
      {roundCells(state)
        .filter(({ says, is }) => says !== '' || is === 'now')
        .map(({ round, is, says }) => (
          <li key={round} className={is}>
            <b>Round {round}</b> {is === 'now' ? 'now' : ''}
            {says === '' ? '' : `: ${says}`}
          </li>
        ))}
      <li className="coming">
        <b>Round {state.terms.roundLimit}</b>: after it the Overseer wins
      </li>
    </ol>
  </section>
)
