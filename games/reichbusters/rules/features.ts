// Room features (RB-121): what they do when they are seen, when a Hero comes in, and while they lie there.

import { at, type Rules } from '@umpire/engine'
import { dice } from '../content/dice.ts'
import type { FeatureId } from '../content/feature.ts'
import { features } from '../content/features.ts'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { trapAttack } from '../content/numbers.ts'
import type { UnitId } from '../content/unit.ts'
import { roomOf } from '../ground.ts'
import { heroOf, mapOf, type State, spotOf } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'
import { raise, seeQuietly } from './awareness.ts'
import { circled } from './circle.ts'
import { isAlert } from './enemies.ts'
import { falseWall, gasLeak, layFaceDown, layFromPool, layOrb, lookAtNoiseCards } from './features/finds.ts'
import { discardFeature, hasFeature } from './features/lying.ts'
import { placePassage } from './features/secret-passage.ts'
import { placeEnemy, spawn } from './spawning.ts'

export { hasFeature } from './features/lying.ts'
export { featureOffer, type FeatureUse, useFeature } from './features/using.ts'

/** RB-121 Turns it up and carries it out; those that do not last are discarded. */
export function* revealFeature(t: ReichbustersTable, area: AreaId): Rules {
  const { feature } = spotOf(t.state, area)
  if (feature === null) return
  if (feature.secret !== null) {
    feature.id = t.reveal(feature.secret)
    feature.secret = null
  }
  feature.isKnown = false
  const { id } = feature
  if (id === null) return
  t.tell({ kind: 'feature seen', rule: 'RB-121', area, feature: id })
  if (!features.of(id).isLasting) discardFeature(t.state, area)
  yield* takeEffect(t, area, id)
}

function* takeEffect(t: ReichbustersTable, area: AreaId, id: FeatureId): Rules {
  switch (id) {
    case 'secret-passage':
      return yield* placePassage(t, area)
    case 'sleeping-sentries':
      return yield* spawn(t, 1, area, 1, true)
    case 'containment-tank':
      placing(t, 'experiment-601', area, 1)
      return seeQuietly(t.state, t.state.nextEnemy - 1)
    case 'quarantine-ward':
      return placing(t, 'zombie', area, 2)
    case 'sentry-gun-nest':
      return placing(t, 'sentry-gun', area, 1)
    case 'sentry-flamer':
      return placing(t, 'sentry-flamer', area, 1)
    case 'guard-detail':
      spotOf(t.state, area).hasGuardPoint = true
      return yield* spawn(t, 2, area, 1)
    case 'mess-table':
      return layFromPool(t, area, 'misc')
    case 'first-aid-cabinet':
      return layFromPool(t, area, 'medical')
    case 'arms-locker':
      layFromPool(t, area, 'weapon')
      return layFaceDown(t, area, 'weapon', null)
    case 'locked-cabinet':
      layFaceDown(t, area, 'misc', 'locked-cabinet')
      return layFaceDown(t, area, 'misc', 'locked-cabinet')
    case 'specimen-jars':
      return layFaceDown(t, area, 'vril', 'specimen-jars')
    case 'vril-battery':
      return layOrb(t, area)
    case 'duty-roster':
      return yield* lookAtNoiseCards(t)
    case 'gas-leak':
      return yield* gasLeak(t, area)
    case 'watchful-portrait':
      return raiseTile(t, area)
    case 'false-wall':
      return falseWall(t, area)
    case 'dark-alcove':
    case 'creaky-floor':
    case 'alarm-bell':
    case 'fallen-masonry':
    case 'operating-table':
    case 'ammunition-crates':
    case 'booby-trap':
    case 'vril-workbench':
    case 'vril-leak':
    case 'humming-conduit':
    case 'reinforced-vault':
      return
  }
}

/** Figures of a type, as many as are left. */
function placing(t: ReichbustersTable, unit: UnitId, area: AreaId, count: number): void {
  for (let n = 0; n < count; n++) placeEnemy(t, unit, area)
}

/** Watchful Portrait: every room of the tile. */
function raiseTile(t: ReichbustersTable, area: AreaId): void {
  const map = mapOf(t.state)
  const within = map.tiles.get(at(map.areas, area).tile)?.areas ?? []
  for (const room of new Set(within.map((one) => roomOf(t.state, one)))) raise(t, room, 'RB-121')
}

/** After a Hero has come into an area: Creaky Floor, Booby Trap. */
export function* featureEntered(t: ReichbustersTable, id: HeroId, area: AreaId): Rules {
  const { state } = t
  if (hasFeature(state, area, 'creaky-floor')) yield* circled().noiseTest(t, id, 1, false)
  if (!hasFeature(state, area, 'booby-trap')) return
  discardFeature(t.state, area)
  t.tell({ kind: 'trap goes off', rule: 'RB-121', hero: id, area })
  const damage = yield* circled().defend(t, id, trapAttack, [], null)
  if (damage > 0) yield* circled().wound(t, id, damage, { by: 'trap', area: null })
  yield* circled().loudNoise(t, 'BANG!', id)
}

/** Vril Leak: one vril die for a Hero that ends its turn there. */
export function* featureAtTurnEnd(t: ReichbustersTable, id: HeroId): Rules {
  const { area } = heroOf(t.state, id)
  if (area === null || !hasFeature(t.state, area, 'vril-leak')) return
  const face = t.rollOne(dice.vril)
  t.tell({ kind: 'vril leaks', rule: 'RB-121', hero: id, face })
  if (face === 'U') yield* circled().wound(t, id, 'permanent', { by: 'surge', area: null })
  if (face === 'S') yield* circled().heal(t, id, 1)
}

/** Alarm Bells beside which an alert enemy stands: a box more for each (RB-166). */
export function alarmBells(state: State): number {
  let bells = 0
  for (const area of state.spots.keys()) {
    if (hasFeature(state, area, 'alarm-bell') && state.enemies.some((one) => one.area === area && isAlert(state, one)))
      bells++
  }
  return bells
}
