// Using a tile: it is named, Signal Spoof may answer it (window tile-used), then it is paid for.

import type { Rules } from '@umpire/engine'
import type { TileId } from '../content/dashboard.ts'
import { enemyName } from '../names.ts'
import { payForSpoof, spoof } from '../questions/tiles.ts'
import { type EnemyFigure, tileOf } from '../state.ts'
import type { TileNow } from '../state/going-on.ts'
import type { SubterraTable } from '../table.ts'
import { markUsed, surchargeOf, tileCost } from './dashboard.ts'
import { interruptCards, useInterrupt } from './interrupts.ts'

/**
 * SB-165, SB-166, SB-206 `on`: the enemy it is used on, which may be Suppressed (SB-156). `named`: something else that
 * it is used on, in words. False if the use was cancelled: then nothing is paid, and it does not count (SB-167).
 */
export function* useTile(t: SubterraTable, id: TileId, on?: EnemyFigure, named?: string): Rules<boolean> {
  const words = named ?? (on === undefined ? null : enemyName(on))
  const plain: TileNow = { id, cost: tileCost(t.state, id), surcharge: surchargeOf(on), on: words }
  t.state.tile = plain
  const priced = yield* spoofWindow(t, plain)
  const isPaid = priced === plain || (yield* paysMore(t, priced))
  t.state.tile = null
  if (isPaid) payForTile(t, priced, on)
  else t.tell({ kind: 'tile cancelled', rule: 'SB-206', tile: id })
  return isPaid
}

/** SB-205 One card for each commando; each makes the tile dearer. */
function* spoofWindow(t: SubterraTable, tile: TileNow): Rules<TileNow> {
  let { surcharge } = tile
  for (const { commando, item, effect } of interruptCards(t.state, 'tile-used')) {
    if (!(yield* t.confirm(commando.seat, spoof))) continue
    useInterrupt(t, commando, item)
    surcharge += effect.energy
    t.state.tile = { ...tile, surcharge }
  }
  return surcharge === tile.surcharge ? tile : { ...tile, surcharge }
}

/** SB-207 Whoever cannot pay more is not asked: the use is cancelled. */
function* paysMore(t: SubterraTable, { cost, surcharge }: TileNow): Rules<boolean> {
  const { energy, overseer } = t.state
  return cost + surcharge <= energy && (yield* t.confirm(overseer, payForSpoof))
}

/** SB-165, SB-166 The ready cost goes onto the tile, the committed cost and all surcharges to the bank. */
function payForTile(t: SubterraTable, { id, cost, surcharge, on: words }: TileNow, on?: EnemyFigure): void {
  const { state } = t
  const tile = tileOf(state, id)
  if (tile === undefined) throw new Error(`${id} is not on the dashboard`)
  const isReady = tile.tokens === 0
  state.energy -= cost + surcharge
  if (isReady) tile.tokens = cost
  if (on !== undefined) on.suppressed = false // SB-156
  markUsed(state, id)
  t.tell({ kind: 'tile used', rule: isReady ? 'SB-165' : 'SB-166', tile: id, cost: cost + surcharge, on: words })
}
