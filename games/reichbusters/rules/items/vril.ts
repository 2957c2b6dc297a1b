// Vril Goggles, Vril Healing Potion and Vril Injection (RB-241 to RB-243): vril dice decide how well they work.

import { at, type RuleId, type Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import type { ItemId } from '../../content/item.ts'
import { items } from '../../content/items.ts'
import type { FaceId } from '../../content/map/map.ts'
import { tileQuestion, unveilQuestion, type Veiled } from '../../questions/items.ts'
import { heroOf, mapOf, spotOf, type State } from '../../state.ts'
import type { Hero } from '../../state/hero.ts'
import type { Test } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { noteSights } from '../awareness.ts'
import { circled } from '../circle.ts'
import { revealFeature } from '../features.ts'
import { foundAt } from '../found.ts'
import { heal } from '../healing.ts'
import { turnUp } from '../objectives.ts'
import { triggerToken } from '../spawning.ts'
import { newTest, runTest } from '../tests.ts'
import { hasSurge } from '../tests/dice.ts'
import type { SpecialEffect } from '../tests/effect.ts'
import { choosePatient } from './medical.ts'

/** What a special does for an item in use: the test remembers it by the item's name. */
const better = (id: ItemId, rule: RuleId, means: string): SpecialEffect => {
  const { name } = items.of(id)
  return {
    name,
    rule,
    means,
    pays: 'any',
    isRepeatable: false,
    isOpen: (_, test) => !test.traits.includes(name),
    apply(_, test) {
      test.traits.push(name)
    },
  }
}

const seesAll = better('vril-goggles', 'RB-241', 'reveals everything on the tile')
const healsAll = better('vril-healing-potion', 'RB-242', 'heals all wounds')
const isStronger = better('vril-injection', 'RB-243', '1 more on every total')

/** RB-042 The dice of an item in use. `uid`: what can be drained; null where it is used up. */
function* vrilTest(
  t: ReichbustersTable,
  hero: HeroId,
  id: ItemId,
  uid: number | null,
  special: SpecialEffect,
): Rules<Test> {
  const { name, vril } = items.of(id)
  const test = newTest(t.state, { kind: 'vril', hero, about: name, item: uid, pool: { vril } })
  yield* runTest(t, test, [special])
  return test
}

const isBetter = (test: Test, special: SpecialEffect): boolean => test.traits.includes(special.name)

/** RB-242 */
export function* usePotion(t: ReichbustersTable, id: HeroId): Rules {
  const test = yield* vrilTest(t, id, 'vril-healing-potion', null, healsAll)
  const count = isBetter(test, healsAll) ? Infinity : (test.total ?? 0)
  if (count === 0) return
  const patient = yield* choosePatient(t, id, 'vril-healing-potion')
  if (patient !== undefined) yield* heal(t, patient, count)
}

/** RB-243 A surge ends it before it has begun. */
export function* useInjection(t: ReichbustersTable, id: HeroId): Rules {
  const test = yield* vrilTest(t, id, 'vril-injection', null, isStronger)
  if (hasSurge(t.state, test)) return
  const isStrong = isBetter(test, isStronger)
  heroOf(t.state, id).injected = isStrong ? 2 : 1
  t.tell({ kind: 'injected', rule: 'RB-243', hero: id, item: 'vril-injection', isStrong })
}

/** RB-241 What lies face down on a tile. */
function veiledOn(state: State, tile: FaceId): Veiled[] {
  const found: Veiled[] = []
  for (const area of mapOf(state).tiles.get(tile)?.areas ?? []) {
    const { feature, items: there, spawns } = spotOf(state, area)
    if (feature !== null && (feature.secret !== null || feature.isKnown)) found.push({ is: 'feature', area })
    for (const { uid, secret } of there) if (secret !== null) found.push({ is: 'item', area, uid })
    for (const n of spawns.keys()) found.push({ is: 'spawn', area, n })
  }
  return found
}

/** RB-241 The Hero's tile and those beside it, walls or not, on which anything lies face down. */
export function tilesToSee(state: State, { area: stand }: Hero): FaceId[] {
  if (stand === null) return []
  const { areas, tiles } = mapOf(state)
  const own = at(areas, stand).tile
  const near: FaceId[] = [own]
  for (const place of tiles.get(own)?.areas ?? []) {
    const here = at(areas, place)
    for (const { col, row, tile } of areas) {
      if (Math.abs(col - here.col) + Math.abs(row - here.row) === 1 && !near.includes(tile)) near.push(tile)
    }
  }
  return near.filter((tile) => veiledOn(state, tile).length > 0)
}

/** RB-241 Whoever comes now makes no first sight: no room rises by it. */
function* quietly(t: ReichbustersTable, arrivals: Rules): Rules {
  const { state } = t
  const first = state.nextEnemy
  const wereRaised = state.rooms.map(({ isRaised }) => isRaised)
  for (const room of state.rooms) room.isRaised = true
  yield* arrivals
  for (const enemy of state.enemies) if (enemy.uid >= first) noteSights(state, enemy)
  for (const [n, room] of state.rooms.entries()) room.isRaised = at(wereRaised, n)
}

/** RB-241 Features and spawn tokens take effect at once; items are turned up. */
function* unveil(t: ReichbustersTable, one: Veiled): Rules {
  switch (one.is) {
    case 'feature':
      return yield* revealFeature(t, one.area)
    case 'spawn':
      return yield* triggerToken(t, one.area)
    case 'item': {
      const found = foundAt(t.state, one.area, one.uid)
      if (found !== undefined) yield* turnUp(t, one.area, found)
    }
  }
}

/** RB-241 */
export function* useGoggles(t: ReichbustersTable, id: HeroId, uid: number): Rules {
  const { state } = t
  const hero = heroOf(state, id)
  const tile = yield* t.choose(hero.seat, tileQuestion(id), tilesToSee(state, hero))
  const test = yield* vrilTest(t, id, 'vril-goggles', uid, seesAll)
  const veiled = veiledOn(state, tile)
  const most = isBetter(test, seesAll) ? veiled.length : Math.min(veiled.length, test.total ?? 0)
  if (most === 0) return
  const chosen = yield* t.chooseMany(hero.seat, unveilQuestion(id), veiled, { least: 0, most })
  for (const one of chosen) yield* quietly(t, unveil(t, one))
  yield* circled().look(t)
}
