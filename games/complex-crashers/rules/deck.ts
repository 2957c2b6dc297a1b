// The stack of Region tiles (CC-022 to CC-028): building it, drawing from it, looking at its top.

import { at, type Dealer, type Secret, type Seat } from '@umpire/engine'
import { ordinaryTiles as ordinaryCounts } from '../content/numbers.ts'
import type { CrashersEvent } from '../events.ts'
import { shortTiles, type TileId, tiles } from '../content/tiles.ts'
import type { State, Terms, TileKind } from '../state.ts'
import type { CrashersTable } from '../table.ts'

const allTiles = tiles.rows.map(({ id }) => id)

/** CC-022, CC-024 The ordinary tiles of a match. */
function ordinaryTiles({ reactors }: Terms): TileId[] {
  const isShort = reactors < tiles.rows.filter(({ kind }) => kind === 'reactor').length
  return isShort ? [...shortTiles] : tiles.rows.filter(({ kind }) => kind === 'ordinary').map(({ id }) => id)
}

/** CC-025 The group that a Reactor's tile goes into, from 0: two each and the last alone, or one each. */
const groupOfReactor = (slot: number, { reactors }: Terms): number => (reactors === 5 ? Math.ceil(slot / 2) : slot) - 1

/** CC-025 */
const reactorTiles = (terms: Terms, group: number): TileId[] =>
  tiles.rows
    .filter(({ kind, number }) => kind === 'reactor' && number <= terms.reactors)
    .filter(({ number }) => groupOfReactor(number, terms) === group)
    .map(({ id }) => id)

/** CC-024 Three groups as equal as possible; spare tiles go to the earlier ones. */
const sizeOfGroup = (count: number, group: number): number => Math.ceil((count - group) / 3)

/**
 * CC-024 to CC-027 Each group is shuffled by itself as kinds of tiles; which ordinary tile is which is shuffled apart.
 * So much and no more is known about the stack: which special tile lies in which group. Where the stack has fewer
 * ordinary tiles than there are, nobody knows which are left out.
 */
export function buildStack(dealer: Dealer<CrashersEvent>, terms: Terms): Pick<State, 'kinds' | 'ordinary'> {
  const plain = ordinaryTiles(terms)
  const count = Math.min(plain.length, at(ordinaryCounts, terms.operatives - 1))
  const group = (n: number): Secret<TileKind>[] =>
    dealer.deal<TileKind>(`group ${n + 1}`, [
      ...Array.from({ length: sizeOfGroup(count, n) }, () => 'ordinary' as const),
      ...reactorTiles(terms, n),
    ])
  const tech = (tile: TileId): Secret<TileKind>[] => dealer.deal<TileKind>(`on top: ${tile}`, [tile]) // CC-026
  return {
    kinds: [...group(2), ...tech('TECH3'), ...group(1), ...tech('TECH2'), ...group(0)], // CC-027
    ordinary: dealer.deal('ordinary tiles', plain),
  }
}

/** Tiles that can still be placed. */
export const tilesLeft = ({ kinds, reserve }: State): number => kinds.length + reserve.length

/** CC-100 */
export const hasTiles = (state: State): boolean => tilesLeft(state) > 0

/** CC-082 Draws the top tile and turns it up; undefined where the stack is empty. */
export function drawTile(t: CrashersTable): TileId | undefined {
  const { state } = t
  const top = t.draw(state.kinds)
  if (top === undefined) return undefined
  state.scans = state.scans.filter(({ place }) => place <= state.kinds.length)
  const kind = t.reveal(top)
  const tile = kind === 'ordinary' ? drawOrdinary(t) : kind
  t.tell({ kind: 'tile drawn', rule: 'CC-082', tile })
  return tile
}

function drawOrdinary(t: CrashersTable): TileId {
  const top = t.draw(t.state.ordinary)
  if (top === undefined) throw new Error('the stack has more ordinary tiles than there are')
  return t.reveal(top)
}

/**
 * Motion Scanner: the Operatives look at the top tiles. What they see is laid down as copies too, one for each tile:
 * how many secrets lie behind a tile would tell the Complex Manager whether it is an ordinary one.
 */
export function scan(t: CrashersTable, count: number): void {
  const { state } = t
  const viewers = [...new Set(state.operatives.map(({ seat }) => seat))]
  const { length } = state.kinds
  let ordinary = state.ordinary.length
  const seen: Secret<TileId>[] = []
  for (let place = length; place > length - count && place > 0; place--) {
    const kind = t.show(at(state.kinds, place - 1), ...viewers)
    const tile = kind === 'ordinary' ? t.show(at(state.ordinary, --ordinary), ...viewers) : kind
    seen.push(copyOf(t, place, tile, viewers))
  }
  t.tell({ kind: 'tiles looked at', rule: 'CC-028', tiles: seen, count: seen.length }, ...seen)
}

/** The copy of a tile at a place of the stack, which they may have looked at before. */
function copyOf(t: CrashersTable, place: number, tile: TileId, viewers: readonly Seat[]): Secret<TileId> {
  const known = t.state.scans.find((one) => one.place === place)
  if (known !== undefined) return known.tile
  const copy = t.hide({ name: 'scanned tile', faces: allTiles }, tile, ...viewers)
  t.state.scans.push({ tile: copy, place })
  return copy
}
