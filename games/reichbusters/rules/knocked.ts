// Heroes that are knocked down or back, or driven away (RB-287, RB-288).

import { at, type RuleId, type Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { adjacentAreas, distance, sideTowards } from '../ground.ts'
import { driveQuestion } from '../questions/wounds.ts'
import { heroOf, isOpen, mapOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { dropItem } from './carrying.ts'
import { enterArea } from './moving.ts'

/** RB-288 A Downed Hero lies there already. */
export function knockDown(t: ReichbustersTable, id: HeroId): void {
  const hero = heroOf(t.state, id)
  if (hero.area === null || hero.isKnockedDown || isDowned(hero)) return
  hero.isKnockedDown = true
  t.tell({ kind: 'knocked down', rule: 'RB-288', hero: id })
}

/** RB-272 Whoever is escorted is let go first. */
export function dropEscort(t: ReichbustersTable, hero: Hero): void {
  const escort = hero.items.find(({ id }) => id === 'escort')
  if (escort !== undefined) dropItem(t, hero, escort.uid, 'RB-272')
}

/** RB-287 Straight on along the line from the cause, if nothing is in the way. */
function straightOn(state: State, from: AreaId, area: AreaId): AreaId[] {
  const map = mapOf(state)
  const side = sideTowards(map, from, area)
  if (side === undefined) return []
  const { is, to, door } = at(at(map.borders, area), side)
  return is === 'open' || (is === 'door' && isOpen(state, door)) ? [to] : []
}

function* driveTo(t: ReichbustersTable, hero: Hero, areas: readonly AreaId[], rule: RuleId): Rules {
  if (areas.length === 0) return
  const to = yield* t.choose(hero.seat, driveQuestion(hero.id, rule), areas)
  dropEscort(t, hero)
  yield* enterArea(t, hero.id, to, 'knocked back', rule)
}

/** RB-287 `cause`: where it comes from; null where there is none. From the same area the Hero's seat chooses (D55). */
export function* knockBack(t: ReichbustersTable, id: HeroId, cause: AreaId | null): Rules {
  const hero = heroOf(t.state, id)
  const { area } = hero
  if (area === null || cause === null) return
  const areas = cause === area ? adjacentAreas(t.state, area) : straightOn(t.state, cause, area)
  yield* driveTo(t, hero, areas, 'RB-287')
}

/** W18 Away from the cause, wherever the Hero likes. */
export function* stepAway(t: ReichbustersTable, id: HeroId, cause: AreaId | null): Rules {
  const { state } = t
  const hero = heroOf(state, id)
  const { area } = hero
  if (area === null || cause === null) return
  const away = adjacentAreas(state, area).filter(
    (to) => cause === area || distance(state, cause, to) > distance(state, cause, area),
  )
  if (away.length === 0) return
  const to = yield* t.choose(hero.seat, driveQuestion(id, 'RB-196'), away)
  yield* enterArea(t, id, to, 'aside', 'RB-196')
}
