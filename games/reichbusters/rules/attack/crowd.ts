// Crowd Control (RB-262): everybody in an area is driven one area away from the Hero.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import type { AreaId } from '../../content/map/map.ts'
import { adjacentAreas, distance, enemiesAt } from '../../ground.ts'
import { crowdQuestion } from '../../questions/attack.ts'
import { enemyOf, heroOf, type State } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'
import { shiftEnemy } from '../awareness.ts'
import { hasTrait } from '../enemies.ts'

/** The areas they can be driven to; none where nobody there can be moved. */
export function crowdAreas(state: State, hero: HeroId, area: AreaId): AreaId[] {
  const from = heroOf(state, hero).area
  if (from === null || !enemiesAt(state, area).some((enemy) => !hasTrait(state, enemy, 'Fixed'))) return []
  const here = distance(state, from, area)
  return adjacentAreas(state, area).filter((other) => distance(state, from, other) > here)
}

export function* driveAway(t: ReichbustersTable, hero: HeroId, area: AreaId): Rules {
  const areas = crowdAreas(t.state, hero, area)
  if (areas.length === 0) return
  const to = yield* t.choose(heroOf(t.state, hero).seat, crowdQuestion(area), areas)
  for (const { uid } of enemiesAt(t.state, area)) {
    const enemy = enemyOf(t.state, uid)
    if (enemy !== undefined && !hasTrait(t.state, enemy, 'Fixed')) shiftEnemy(t, enemy, to, 'RB-262')
  }
}
