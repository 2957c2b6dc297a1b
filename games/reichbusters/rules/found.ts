// Items that lie on the map, face down or face up.

import type { Secret } from '@umpire/engine'
import type { Category, ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId } from '../content/map/map.ts'
import { spotOf, type State } from '../state.ts'
import type { Found } from '../state/castle.ts'
import type { Item } from '../state/hero.ts'

/** What is special about an item that is laid down. */
type Special = Partial<Pick<Found, 'kept' | 'point' | 'isSeen'>>

/** Lays an item face down in an area. */
export function layFaceDown(
  state: State,
  area: AreaId,
  category: Category,
  secret: Secret<ItemId>,
  { kept = null, point = null, isSeen = false }: Special = {},
): Found {
  const found: Found = {
    uid: state.nextItem++,
    category,
    id: null,
    secret,
    kept,
    point,
    isSeen,
    jammed: 0,
    drained: 0,
  }
  spotOf(state, area).items.push(found)
  return found
}

/** Lays a new item face up in an area. */
export function layFaceUp(
  state: State,
  area: AreaId,
  id: ItemId,
  { kept = null, point = null, isSeen = false }: Special = {},
): Found {
  const { category } = items.of(id)
  const found: Found = {
    uid: state.nextItem++,
    category,
    id,
    secret: null,
    kept,
    point,
    isSeen,
    jammed: 0,
    drained: 0,
  }
  spotOf(state, area).items.push(found)
  return found
}

/** Lays what a Hero carried face up in an area, with its markers. */
export function layCarried(state: State, area: AreaId, { uid, id, jammed, drained }: Item): void {
  const { category } = items.of(id)
  const found = { uid, category, id, secret: null, kept: null, point: null, isSeen: false, jammed, drained }
  spotOf(state, area).items.push(found)
}

export const foundAt = (state: State, area: AreaId, uid: number): Found | undefined =>
  spotOf(state, area).items.find((found) => found.uid === uid)
