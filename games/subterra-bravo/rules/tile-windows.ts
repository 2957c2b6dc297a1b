// Tiles that answer something and make no attack of their own: Frenzy, Adrenal Howl, Charge, Blackout.

import type { Rules, YesNo } from '@umpire/engine'
import type { TileId } from '../content/dashboard.ts'
import { commandoName } from '../names.ts'
import { blackout, charge, frenzy, howl } from '../questions/tiles.ts'
import { type EnemyFigure, enemyOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { tileWith, whyNotTile } from './dashboard.ts'
import { distanceOf, isClone, onMap } from './figures.ts'
import { gainAdrenaline } from './paying.ts'
import { speedOf } from './passives.ts'
import { useTile } from './use-tile.ts'

/** Asks whether a tile is used, as long as it can be; again if a use was cancelled, which does not count (SB-167). */
function* mayUse(
  t: SubterraTable,
  id: TileId,
  question: YesNo<State>,
  on?: EnemyFigure,
  named?: string,
): Rules<boolean> {
  while (whyNotTile(t.state, id, on) === undefined) {
    if (!(yield* t.confirm(t.state.overseer, question))) return false
    if (yield* useTile(t, id, on, named)) return true
  }
  return false
}

/** SB-168, SB-183 Window attack-declared, for the attack that is going on. */
export function* frenzyWindow(t: SubterraTable): Rules {
  const { attack, stage } = t.state
  if (attack === null || stage !== 'activate' || attack.kind !== 'melee' || attack.by.is !== 'enemy') return
  const tile = tileWith(t.state, 'frenzy')
  const enemy = enemyOf(t.state, attack.by.uid)
  if (tile === undefined || enemy === undefined || !isClone(enemy)) return
  if (!(yield* mayUse(t, tile.id, frenzy, enemy))) return
  attack.parts = [...attack.parts, { why: 'Frenzy', rule: 'SB-183', red: tile.effect.red }]
}

/** Window commando-wounded, after an enemy attack. */
export function* howlWindow(t: SubterraTable, wounded: Commando): Rules {
  const tile = tileWith(t.state, 'adrenal-howl')
  const { square } = wounded
  if (tile === undefined || square === null) return
  const { within, adrenaline } = tile.effect
  const near = onMap(t.state).filter(
    (one) => one.status === 'active' && distanceOf(t.state, one.square, square) <= within,
  )
  if (near.length === 0) return // SB-207
  if (!(yield* mayUse(t, tile.id, howl(wounded.id), undefined, commandoName(wounded.id)))) return
  for (const one of near) gainAdrenaline(t, one, adrenaline, 'SB-052')
}

/** SB-184 Window activation-declared: a Clone's combat activation has been paid. What it may move more. */
export function* chargeWindow(t: SubterraTable, enemy: EnemyFigure): Rules<number> {
  const tile = tileWith(t.state, 'charge')
  if (tile === undefined || !isClone(enemy)) return 0
  if (!(yield* mayUse(t, tile.id, charge, enemy))) return 0
  const { activation } = t.state
  if (activation !== null) t.state.activation = { ...activation, charged: true }
  return tile.effect.movement
}

/** Window turn-start. Nobody is asked about a commando that is as slow as can be and cannot boost (SB-064, SB-207). */
export function* blackoutWindow(t: SubterraTable, commando: Commando): Rules {
  const tile = tileWith(t.state, 'blackout')
  if (tile === undefined || (commando.status !== 'active' && speedOf(t.state, commando) === 1)) return
  if (!(yield* mayUse(t, tile.id, blackout(commando.id), undefined, commandoName(commando.id)))) return
  commando.turn.blackout = tile.effect.speed
}
