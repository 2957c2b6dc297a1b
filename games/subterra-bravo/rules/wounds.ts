// Wounds (SB-130 to SB-140): going down, dying, being healed, and the end of enemies.

import { tiles } from '../content/dashboard.ts'
import type { EnemyFigure } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { vitalityOfEnemy } from './figures.ts'
import { vitalityOf } from './passives.ts'
import { changeTerrain } from './terrain.ts'
import { checkVictory } from './victory.ts'

/** What wounds have done to a commando. */
type Harm = 'unhurt' | 'wounded' | 'downed'

/** SB-130, SB-131, SB-139 Wounds on a commando that is not downed. */
export function wound(t: SubterraTable, commando: Commando, wounds: number): Harm {
  if (wounds <= 0 || commando.status === 'downed' || commando.square === null) return 'unhurt'
  const vitality = vitalityOf(t.state, commando)
  commando.wounds = Math.min(vitality, commando.wounds + wounds)
  t.tell({ kind: 'wounded', rule: 'SB-130', commando: commando.id, wounds, all: commando.wounds })
  const goesDown = commando.wounds === vitality || commando.status === 'recovering'
  if (goesDown) goDown(t, commando)
  checkVictory(t)
  return goesDown ? 'downed' : 'wounded'
}

/** SB-131 to SB-133 */
function goDown(t: SubterraTable, commando: Commando): void {
  commando.status = 'downed'
  commando.stance = 'DWN'
  commando.turn.points = 0
  t.tell({ kind: 'downed', rule: 'SB-131', commando: commando.id })
  adrenalineToPool(t, commando, 'SB-132')
  refreshTiles(t, 'SB-133')
}

/** SB-132, SB-136 */
function adrenalineToPool(t: SubterraTable, commando: Commando, rule: 'SB-132' | 'SB-136'): void {
  const { adrenaline } = commando
  if (adrenaline === 0) return
  commando.adrenaline = 0
  t.state.energy += adrenaline
  t.tell({ kind: 'gained energy', rule, amount: adrenaline })
}

/** SB-133, SB-164 Each tile loses tokens by its refresh rate. */
export function refreshTiles(t: SubterraTable, rule: 'SB-133' | 'SB-164'): void {
  let removed = 0
  for (const tile of t.state.tiles) {
    const back = Math.min(tile.tokens, tiles.of(tile.id).refresh)
    tile.tokens -= back
    removed += back
  }
  if (removed > 0) t.tell({ kind: 'tiles refreshed', rule, removed })
}

/** SB-135, SB-136 */
export function kill(t: SubterraTable, commando: Commando): void {
  const { square } = commando
  commando.status = 'killed'
  commando.square = null
  commando.kit = []
  t.tell({ kind: 'killed', rule: 'SB-136', commando: commando.id })
  for (const core of t.state.objectives.cores) {
    if (core.carrier !== commando.id) continue
    core.carrier = null // SB-221
    core.square = square
    changeTerrain(t.state)
  }
  adrenalineToPool(t, commando, 'SB-136')
  checkVictory(t)
}

/** Discards so many wounds, as far as there are any. */
export function heal(
  t: SubterraTable,
  commando: Commando,
  wounds: number,
  rule: 'SB-041' | 'SB-061' | 'SB-062' | 'SB-160',
): void {
  const healed = Math.min(wounds, commando.wounds)
  commando.wounds -= healed
  if (healed > 0) t.tell({ kind: 'healed', rule, commando: commando.id, wounds: healed })
}

/** SB-140 Wounds on an enemy; true if it is removed. */
export function woundEnemy(t: SubterraTable, enemy: EnemyFigure, wounds: number): boolean {
  if (wounds <= 0) return false
  const vitality = vitalityOfEnemy(t.state, enemy)
  enemy.wounds = Math.min(vitality, enemy.wounds + wounds)
  const { uid, type, figure } = enemy
  t.tell({ kind: 'enemy wounded', rule: 'SB-123', uid, type, figure, wounds })
  if (enemy.wounds < vitality) return false
  removeEnemy(t, enemy, 'SB-140')
  return true
}

/** Back to the supply. */
export function removeEnemy(t: SubterraTable, enemy: EnemyFigure, rule: 'SB-140' | 'SB-195'): void {
  const { uid, type, figure, square } = enemy
  t.state.enemies = t.state.enemies.filter((other) => other !== enemy)
  t.tell({ kind: 'removed', rule, uid, type, figure, square })
}

/** SB-224 */
export function woundConsole(t: SubterraTable, wounds: number): void {
  if (wounds <= 0) return
  t.state.objectives.consoleWounds += wounds
  t.tell({ kind: 'console wounded', rule: 'SB-224', wounds })
  checkVictory(t)
}
