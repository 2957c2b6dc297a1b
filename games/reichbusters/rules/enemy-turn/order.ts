// The order in which types act (RB-167), and the start of an enemy turn (RB-165).

import type { UnitId } from '../../content/unit.ts'
import { factions } from '../../content/factions.ts'
import { units } from '../../content/units.ts'
import type { State } from '../../state.ts'

/** RB-167 The types on the map: yellow rows from A to H, then those that are not on the faction card, by card number. */
export function typeOrder(state: State): UnitId[] {
  const there = new Set<UnitId>()
  for (const { unit } of state.enemies) there.add(unit)
  const order: UnitId[] = []
  for (const { unit, isYellow } of factions.of(state.faction).rows) if (isYellow && there.delete(unit)) order.push(unit)
  return there.size === 0 ? order : [...order, ...[...there].sort((one, other) => cardOf(one) - cardOf(other))]
}

const cardOf = (unit: UnitId): number => units.of(unit).card

/** RB-165 After a Hero turn, or inside the alarm (RB-136). */
export function beginEnemyTurn(state: State, isFree = false): void {
  state.stage = 'raise the alarm'
  state.enemyTurn = { types: [], before: state.nextEnemy, flagged: [], picks: [], calmed: [], isFree }
}
