// The mission tracker: boxes before the alarm, the alarm, boxes after it; and what costs the next ones.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { isAlert } from '../rules/enemies.ts'
import { roomName } from '../names.ts'
import { roomOf } from '../ground.ts'
import type { State } from '../state.ts'
import { countOf } from './board-words.ts'

type BoxState = 'past' | 'now' | 'coming'

function boxState(state: State, section: 'pre' | 'post', box: number): BoxState {
  const { tracker } = state
  if (tracker.section === section) return box < tracker.box ? 'past' : box === tracker.box ? 'now' : 'coming'
  if (section === 'pre') return 'past'
  return 'coming'
}

/** `4 boxes left` */
function leftWords({ tracker }: State): string {
  if (tracker.section === 'alarm') return 'now'
  const left = tracker.section === 'pre' ? tracker.pre - tracker.box : tracker.post - tracker.box
  return left === 0 ? 'last box' : `${countOf(left, 'box', 'boxes')} left`
}

/** RB-166 What moves the marker on in every enemy turn. */
function warning(state: State): { readonly words: string; readonly rule: string } {
  if (state.alarm === 'pending') {
    return { words: 'The alarm sounds at the end of this round.', rule: 'RB-131' }
  }
  if (state.alarm === 'post') {
    return { words: 'Everybody hunts you. When the last box is passed the mission is lost.', rule: 'RB-206' }
  }
  const rooms = [
    ...new Set(state.enemies.filter((enemy) => isAlert(state, enemy)).map(({ area }) => roomOf(state, area))),
  ]
  if (rooms.length === 0) {
    return { words: 'Nobody is alert: only the end of the round moves the marker.', rule: 'RB-128' }
  }
  const names = rooms.map((room) => roomName(room, state)).join(', ')
  return { words: `Alert enemies (${names}) cost one box each enemy turn.`, rule: 'RB-166' }
}

const boxes = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1)

export const MissionTracker = ({ state }: { readonly state: State }): ReactNode => {
  const { tracker } = state
  const { words, rule } = warning(state)
  const isNow = tracker.section === 'alarm'
  return (
    <div className="sec rb-tracker">
      <h3>
        <span className="label">Mission tracker</span>
        <span className={state.alarm === 'pre' ? 'pill warn' : 'pill danger'}>
          <Icon name="alarm" />
          {leftWords(state)}
        </span>
      </h3>
      <ol aria-label={`Mission tracker: ${tracker.section} alarm, box ${tracker.box}`}>
        {boxes(tracker.pre).map((box) => (
          <li key={`pre ${box}`} className={boxState(state, 'pre', box)}>
            {box}
          </li>
        ))}
        <li className={isNow ? 'bell ringing' : state.alarm === 'post' ? 'bell past' : 'bell'}>
          <Icon name="alarm" />
        </li>
        {boxes(tracker.post).map((box) => (
          <li key={`post ${box}`} className={`post ${boxState(state, 'post', box)}`}>
            {box}
          </li>
        ))}
      </ol>
      <p>
        {words} <span className="rule">{rule}</span>
      </p>
    </div>
  )
}
