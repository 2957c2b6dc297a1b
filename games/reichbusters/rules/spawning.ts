// Spawning (RB-142 to RB-146): enemies come onto the map, by spawn cards and one by one.

import { at, type Rules, type RuleId } from '@umpire/engine'
import { factions } from '../content/factions.ts'
import type { AreaId } from '../content/map/map.ts'
import type { Awareness, Level } from '../content/noise.ts'
import { spawnTokens } from '../content/numbers.ts'
import { spawnCards } from '../content/spawns.ts'
import type { Row, UnitId } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { spotOf, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { ReichbustersTable } from '../table.ts'
import { checkSights, seeQuietly } from './awareness.ts'
import { drawSpawnCard } from './decks.ts'
import { figuresLeft } from './enemies.ts'

const hasKeyword = (unit: UnitId, keyword: 'Unique' | 'Overwhelm'): boolean =>
  units.of(unit).sides[0].keywords.includes(keyword)

/** RB-145, RB-323, RB-333 One figure of a type in an area, if there is one left. It has seen nobody yet. */
export function placeEnemy(
  t: ReichbustersTable,
  unit: UnitId,
  area: AreaId,
  rule: RuleId = 'RB-144',
): Enemy | undefined {
  const { state } = t
  if (hasKeyword(unit, 'Unique')) {
    if (state.progress.uniques.includes(unit)) {
      t.tell({ kind: 'nobody placed', rule: 'RB-323', unit })
      return undefined
    }
    state.progress.uniques.push(unit)
  } else if (figuresLeft(state, unit) === 0) {
    t.tell({ kind: 'nobody placed', rule: 'RB-145', unit })
    return undefined
  }
  const enemy: Enemy = { uid: state.nextEnemy++, unit, area, wounds: 0, side: 0, sees: 0 }
  state.enemies.push(enemy)
  t.tell({ kind: 'enemy placed', rule, enemy: { uid: enemy.uid, unit }, area })
  return enemy
}

/** M5: no row brings the Vrilpanzer before it is awake. */
const isAsleep = (state: State, unit: UnitId): boolean =>
  unit === 'vrilpanzer' && state.missionId === 'M5' && !state.progress.isPanzerAwake

const rowLetters = 'ABCDEFGH'

/** RB-144, RB-298 What one letter of a spawn card brings. */
function placeRow(t: ReichbustersTable, row: Row, area: AreaId): void {
  const { unit } = at(factions.of(t.state.faction).rows, rowLetters.indexOf(row))
  if (isAsleep(t.state, unit)) return
  placeEnemy(t, unit, area)
  if (hasKeyword(unit, 'Overwhelm')) placeEnemy(t, unit, area, 'RB-298')
}

/**
 * RB-144, RB-145 So many spawn cards, each read at this level. Whoever comes in view has a first sight (RB-159), unless
 * `isQuiet`: what newcomers see then counts as seen before.
 */
export function* spawn(t: ReichbustersTable, level: Level, area: AreaId, times: number, isQuiet = false): Rules {
  const { state } = t
  const first = state.nextEnemy
  for (let n = 0; n < times; n++) {
    const card = drawSpawnCard(t)
    t.tell({ kind: 'spawn card', rule: 'RB-144', card, level, area })
    for (const row of at(spawnCards.of(card).levels, level - 1)) placeRow(t, row, area)
  }
  if (isQuiet) seeQuietly(state, first)
  yield* checkSights(t)
}

// Tokens ------------------------------------------------------------------------------------------------------------

/** RB-005, RB-153 Whether the box still holds a token of this level. */
export function hasToken(state: State, level: Level): boolean {
  let used = 0
  for (const { spawns } of state.spots) for (const token of spawns) if (token.level === level) used++
  return used < spawnTokens[level]
}

/** RB-153 A token instead of enemies that nobody sees. */
export function putToken(t: ReichbustersTable, level: Level, area: AreaId, floor: Awareness, rule: RuleId): void {
  spotOf(t.state, area).spawns.push({ level, floor })
  t.tell({ kind: 'spawn token placed', rule, level, area })
}

/** RB-143 The first spawn token of an area becomes what it stands for. */
export function* triggerToken(t: ReichbustersTable, area: AreaId, isQuiet = false): Rules {
  const token = spotOf(t.state, area).spawns.shift()
  if (token === undefined) return
  t.tell({ kind: 'spawn token triggered', rule: 'RB-143', level: token.level, area })
  yield* spawn(t, token.level, area, 1, isQuiet)
}
