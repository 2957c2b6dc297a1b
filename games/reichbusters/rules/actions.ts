// Actions (RB-014): one begins, makes its noise when its effects are over (RB-046 to RB-054), jams (RB-324), and ends.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { actionNow } from '../state.ts'
import type { Action } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { actionNoise } from './noise-test.ts'
import { newAction } from './tests/action.ts'
import { jam } from './tests/common.ts'

/** RB-014 What is done from now on belongs to this action, until it ends. */
export function beginAction(t: ReichbustersTable, hero: HeroId, what: string): Action {
  const action = newAction(hero, what)
  t.state.actions.push(action)
  return action
}

/** RB-048, RB-054 Another source of noise: only the loudest counts. */
export function addNoise(action: Action, loudness: number | 'BANG!' | 'BOOM!', by: HeroId | null = action.hero): void {
  if (typeof loudness === 'number') {
    action.noise = Math.max(action.noise, loudness)
    return
  }
  const isLouder = action.loud === null || (action.loud === 'BANG!' && loudness === 'BOOM!')
  // RB-140 What a Hero causes is worse than the same caused by an enemy.
  const isWorse = action.loud === loudness && action.loudBy === null
  if (!isLouder && !isWorse) return
  action.loud = loudness
  action.loudBy = by
}

/** The end of the action that is going on, with its noise: one test for each action (RB-049). */
export function* endAction(t: ReichbustersTable): Rules {
  yield* actionNoise(t)
  endSilently(t)
}

/** The end of an action that makes no noise, whatever it did. */
export function endSilently(t: ReichbustersTable): void {
  const action = actionNow(t.state)
  if (action === undefined) throw new Error('no action is going on')
  jam(t, action)
  t.state.actions.pop()
}
