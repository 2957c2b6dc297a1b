// What is thrown into an adjacent area (RB-232, RB-239, RB-240).

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import type { ItemId } from '../../content/item.ts'
import type { AreaId } from '../../content/map/map.ts'
import { adjacentAreas } from '../../ground.ts'
import { throwQuestion } from '../../questions/items.ts'
import { heroOf, spotOf } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'
import { circled } from '../circle.ts'
import { grenade } from '../harm.ts'

function* chooseArea(t: ReichbustersTable, id: HeroId, item: ItemId): Rules<AreaId | undefined> {
  const { area, seat } = heroOf(t.state, id)
  const areas = area === null ? [] : adjacentAreas(t.state, area)
  return areas.length === 0 ? undefined : yield* t.choose(seat, throwQuestion(id, item), areas)
}

/** RB-232 One wound to everybody there; RB-240 a bundle pierces armour. */
export function* throwGrenade(t: ReichbustersTable, id: HeroId, item: 'grenade' | 'stick-grenade-bundle'): Rules {
  const area = yield* chooseArea(t, id, item)
  if (area === undefined) return
  yield* grenade(t, id, area, { wounds: 1, isArmourPiercing: item === 'stick-grenade-bundle' })
}

/** RB-239 Until the end of the next enemy turn. */
export function* throwSmoke(t: ReichbustersTable, id: HeroId): Rules {
  const area = yield* chooseArea(t, id, 'smoke-grenade')
  if (area === undefined) return
  const spot = spotOf(t.state, area)
  if (spot.obscured === 0) spot.obscured = 1
  t.tell({ kind: 'area obscured', rule: 'RB-239', area })
  yield* circled().look(t)
}
