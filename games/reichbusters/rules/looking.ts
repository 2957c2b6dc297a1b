// What Heroes see for the first time (RB-061, RB-121, RB-143): room features, objectives, spawn tokens; then who sees them.

import type { Rules } from '@umpire/engine'
import type { AreaId } from '../content/map/map.ts'
import { areasInSight } from '../ground.ts'
import { revealQuestion } from '../questions/mission.ts'
import { type State, spotOf } from '../state.ts'
import type { Spot } from '../state/castle.ts'
import type { ReichbustersTable } from '../table.ts'
import { checkSights } from './awareness.ts'
import { revealFeature } from './features.ts'
import { revealObjective } from './objectives.ts'
import { triggerToken } from './spawning.ts'
import { settle } from './ties.ts'

/** The areas that any Hero on the map sees and where something is to be turned up, in area order. */
function areasToTurnUp(state: State): AreaId[] {
  const found: AreaId[] = []
  for (const hero of state.heroes) {
    if (hero.area === null) continue
    for (const area of areasInSight(state, hero.area, 'enemies')) {
      const spot = spotOf(state, area)
      if ((hasFeature(spot) || hasToken(spot) || hasObjective(spot)) && !found.includes(area)) found.push(area)
    }
  }
  return found.length < 2 ? found : found.sort((a, b) => a - b)
}

const hasFeature = ({ feature }: Spot): boolean => feature !== null && (feature.secret !== null || feature.isKnown)
const hasObjective = ({ items }: Spot): boolean => items.some(({ isSeen, secret }) => isSeen && secret !== null)
const hasToken = ({ spawns }: Spot): boolean => spawns.length > 0

/** RB-061 The kinds of things that are turned up, in order. */
const kinds: readonly {
  readonly isThere: (spot: Spot) => boolean
  readonly turnUp: (t: ReichbustersTable, area: AreaId) => Rules
}[] = [
  { isThere: hasFeature, turnUp: revealFeature },
  { isThere: hasObjective, turnUp: revealObjective },
  { isThere: hasToken, turnUp: triggerToken },
]

/** RB-061 One thing after another; each may change what is seen. Then the enemies' sights (RB-159). */
export function* look(t: ReichbustersTable): Rules {
  for (let hasMore = true; hasMore; ) hasMore = yield* lookOnce(t)
  yield* checkSights(t)
}

function* lookOnce(t: ReichbustersTable): Rules<boolean> {
  const { state } = t
  const seen = areasToTurnUp(state)
  if (seen.length === 0) return false
  for (const { isThere, turnUp } of kinds) {
    const found = seen.filter((area) => isThere(spotOf(state, area)))
    if (found.length === 0) continue
    yield* turnUp(t, yield* settle(t, revealQuestion, found)) // RB-121
    return true
  }
  return false
}
