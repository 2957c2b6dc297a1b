// What features lay down or take: items, orbs, smoke, cards that are looked at, objectives that change places.

import { at, type Rules } from '@umpire/engine'
import type { Category, ItemId } from '../../content/item.ts'
import type { AreaId } from '../../content/map/map.ts'
import { heroesAt } from '../../ground.ts'
import { noiseOrderQuestion } from '../../questions/features.ts'
import { type State, spotOf } from '../../state.ts'
import type { Found } from '../../state/castle.ts'
import type { ReichbustersTable } from '../../table.ts'
import { circled } from '../circle.ts'
import { drawItem } from '../decks.ts'
import { layFaceDown as layDown, layFaceUp } from '../found.ts'
import { tieSeat } from '../ties.ts'

/** One random item of a category, face up. */
export function layFromPool(t: ReichbustersTable, area: AreaId, category: Category): void {
  const secret = drawItem(t, category)
  if (secret === undefined) return
  const item = t.reveal(secret)
  layFaceUp(t.state, area, item)
  t.tell({ kind: 'item found', rule: 'RB-121', area, item })
}

export function layFaceDown(t: ReichbustersTable, area: AreaId, category: Category, kept: Found['kept']): void {
  const secret = drawItem(t, category)
  if (secret === undefined) return
  layDown(t.state, area, category, secret, { kept })
}

/** Vril Battery: an orb out of the pool, which is shuffled again. */
export function layOrb(t: ReichbustersTable, area: AreaId): void {
  const pool = t.state.pools.items.vril
  const place = pool.findIndex((secret) => t.face(secret) === 'vril-orb')
  const [orb] = place < 0 ? [] : pool.splice(place, 1)
  if (orb === undefined) return
  t.reveal(orb)
  t.shuffle(pool)
  layFaceUp(t.state, area, 'vril-orb')
  t.tell({ kind: 'item found', rule: 'RB-121', area, item: 'vril-orb' satisfies ItemId })
}

/** Cards that Duty Roster shows. */
const rosterCards = 3

/** Duty Roster: the top noise cards, put back in any order. */
export function* lookAtNoiseCards(t: ReichbustersTable): Rules {
  const { noiseDeck } = t.state
  const looked = noiseDeck.splice(Math.max(0, noiseDeck.length - rosterCards))
  const seen = looked.map((secret) => t.reveal(secret)).toReversed()
  t.tell({ kind: 'noise cards seen', rule: 'RB-121', cards: seen })
  const order = yield* t.order(tieSeat(t.state), noiseOrderQuestion, seen)
  const back = order.map((card) =>
    at(
      looked,
      looked.findIndex((secret) => t.face(secret) === card),
    ),
  )
  t.state.noiseDeck.push(...back.toReversed())
}

/** Gas Leak: smoke, and a card of every Hero there. */
export function* gasLeak(t: ReichbustersTable, area: AreaId): Rules {
  spotOf(t.state, area).obscured = 1
  for (const { id } of heroesAt(t.state, area)) yield* circled().discardOne(t, id)
}

/** Face-down objective items, with where they lie. */
const hiddenObjectives = ({ spots }: State): { readonly area: AreaId; readonly found: Found }[] =>
  spots.flatMap(({ items }, area) =>
    items
      .filter(({ category, secret }) => category === 'objective' && secret !== null)
      .map((found) => ({ area, found })),
  )

/** False Wall: the objective here changes places with another one, chosen at random. */
export function falseWall(t: ReichbustersTable, area: AreaId): void {
  const { state } = t
  const all = hiddenObjectives(state)
  const here = all.find((one) => one.area === area)
  const others = all.filter((one) => one.area !== area)
  if (here === undefined || others.length === 0) return
  const there = t.pick(others)
  const kept = here.found.secret
  here.found.secret = there.found.secret
  there.found.secret = kept
  t.tell({ kind: 'objectives swapped', rule: 'RB-121', area, other: there.area })
}
