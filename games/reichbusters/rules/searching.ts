// Search (RB-074 to RB-076), items that are taken by sight (RB-222), and somebody to escort (RB-272).

import { type Offer, offer, type RuleId, type Rules, type WhyNot } from '@umpire/engine'
import { backNoise } from '../content/items.ts'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { coreNoise } from '../content/numbers.ts'
import { areasInSight } from '../ground.ts'
import { heroOf, missionOf, spotOf, type State } from '../state.ts'
import type { Found } from '../state/castle.ts'
import type { Hero, Item } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { addNoise, beginAction, endAction } from './actions.ts'
import { carries, gainItem } from './carrying.ts'
import { foundAt } from './found.ts'
import { itemTaken, whyNotTake } from './objectives.ts'

/** Specimen Jars rattle. */
const jarsNoise = 3

/** RB-075, RB-076 Noise dice of the search for an item. */
export function searchNoise(hero: Hero, { id, category, kept }: Found): number {
  if (id !== null) return 0
  if (kept === 'specimen-jars') return jarsNoise
  return backNoise[category] + (kept === 'locked-cabinet' && !carries(hero, 'keys') ? 1 : 0)
}

const areAlike = (a: Found, b: Found): boolean =>
  a.id === b.id && a.category === b.category && a.kept === b.kept && a.jammed === b.jammed && a.drained === b.drained

/** RB-119 One of each sort: of two face-down items with the same back nobody knows more of one. */
const sortsOf = (found: readonly Found[]): Found[] =>
  found.filter((one, n) => found.findIndex((other) => areAlike(one, other)) === n)

/** Whether it is searched for, and not taken or escorted in another way. */
const isSearched = ({ id }: Found): boolean => id !== 'objective-complete' && id !== 'escort'

const nothing: Offer<Found> = { allowed: [], blocked: () => [] }

/** D22 What a Hero can search for. */
export function searchOffer(state: State, hero: Hero): Offer<Found> {
  const { area } = hero
  if (area === null) return nothing
  const { items } = spotOf(state, area)
  if (items.length === 0) return nothing
  return offer(sortsOf(items.filter(isSearched)), (found) => whyNotTake(state, hero, area, found))
}

/** RB-272 Whoever is to be escorted, in the Hero's area. Enemies do not matter. */
export function escortAt(state: State, hero: Hero): Found | undefined {
  return hero.area === null ? undefined : spotOf(state, hero.area).items.find(({ id }) => id === 'escort')
}

/** An item that a Hero sees and may take from afar (RB-222). */
interface Seen {
  readonly area: AreaId
  readonly found: Found
}

const isTakenBySight = (state: State): boolean => {
  for (const goal of missionOf(state).goals) {
    if (goal.goal === 'carry off' && goal.item === 'objective-complete') return true
  }
  return false
}

/** RB-222 */
export function sightOffer(state: State, hero: Hero): Offer<Seen> {
  const seen: Seen[] = []
  if (hero.area === null || !isTakenBySight(state)) return { allowed: seen, blocked: () => [] }
  for (const area of areasInSight(state, hero.area, 'enemies')) {
    const found = spotOf(state, area).items.find(({ id }) => id === 'objective-complete')
    if (found !== undefined) seen.push({ area, found })
  }
  return offer(seen, ({ area, found }): WhyNot => whyNotTake(state, hero, area, found))
}

/** An item of the map goes to a Hero. */
function* take(t: ReichbustersTable, id: HeroId, area: AreaId, uid: number, rule: RuleId): Rules {
  const spot = spotOf(t.state, area)
  const found = foundAt(t.state, area, uid)
  if (found === undefined || found.id === null) return
  spot.items = spot.items.filter((one) => one.uid !== uid)
  const item: Item = { uid, id: found.id, jammed: found.jammed, drained: found.drained }
  t.tell({ kind: 'item taken', rule, hero: id, item: item.id })
  yield* gainItem(t, id, item)
  yield* itemTaken(t, id, item)
}

/** RB-074 to RB-076 The noise comes first; then the item is looked at and taken, whatever was heard. */
export function* search(t: ReichbustersTable, id: HeroId, uid: number): Rules {
  const { state } = t
  const hero = heroOf(state, id)
  const { area } = hero
  const found = area === null ? undefined : foundAt(state, area, uid)
  if (area === null || found === undefined) throw new Error(`no item ${uid} is here`)
  addNoise(beginAction(t, id, 'search'), searchNoise(hero, found))
  yield* endAction(t)
  const there = foundAt(state, area, uid)
  if (there === undefined) return
  const rule = there.secret === null ? 'RB-075' : 'RB-076'
  if (there.secret !== null) {
    there.id = t.reveal(there.secret)
    there.secret = null
  }
  if (there.id === 'false-objective') t.tell({ kind: 'nothing but a trick', rule: 'RB-221', hero: id, item: there.id })
  else yield* take(t, id, area, uid, rule)
}

/** RB-222 */
export function* takeBySight(t: ReichbustersTable, id: HeroId, area: AreaId, uid: number): Rules {
  addNoise(beginAction(t, id, 'take'), t.state.missionId === 'M5' ? coreNoise : 0)
  yield* take(t, id, area, uid, 'RB-222')
  yield* endAction(t)
}

/** RB-272 */
export function* escort(t: ReichbustersTable, id: HeroId): Rules {
  const { area } = heroOf(t.state, id)
  const found = escortAt(t.state, heroOf(t.state, id))
  if (area !== null && found !== undefined) yield* take(t, id, area, found.uid, 'RB-272')
}
