// Who acts: the Hero of the test or action that is going on, else the one whose turn it is.

import { actionNow, heroOf, type State, testNow } from '../state.ts'
import type { Hero } from '../state/hero.ts'

export function actingHero(state: State): Hero | undefined {
  const id =
    testNow(state)?.hero ?? actionNow(state)?.hero ?? (state.stage === 'hero turn' ? state.turn?.hero : undefined)
  return id === undefined ? undefined : heroOf(state, id)
}
