// Harm and healing (CC-184 to CC-188, CC-199 to CC-206): Health, Armor, falling and getting up again.

import type { RuleId } from '@umpire/engine'
import { defenders } from '../content/defenders.ts'
import { armorRange, reviving } from '../content/numbers.ts'
import { passives } from '../content/passives.ts'
import { reactors } from '../content/reactors.ts'
import { defenderOf, operativeOf, reactorOf, type State } from '../state.ts'
import type { Defender } from '../state/complex.ts'
import type { Operative } from '../state/operative.ts'
import { isOperative, isReactor, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { armorOf, exhaustedAp, isAble, operativeHas } from './units.ts'

/** CC-185, CC-186, CC-199 The damage of one activation that makes a unit fall. */
export function damageToFall(state: State, unit: Unit): number {
  if (isOperative(unit)) return operativeOf(state, unit).health
  if (isReactor(unit)) return reactors.of(reactorOf(state, unit).card).killThreshold
  const defender = defenderOf(state, unit)
  return defender === undefined ? 0 : defenders.of(defender.card).killThreshold
}

/** CC-184 True if the Operative has become Incapacitated by it. */
export function damage(t: CrashersTable, operative: Operative, points: number): boolean {
  if (points <= 0 || !isAble(operative)) return false
  operative.health = Math.max(0, operative.health - points)
  t.tell({ kind: 'damaged', rule: 'CC-184', operative: operative.id, damage: points, health: operative.health })
  if (isAble(operative)) return false
  incapacitate(t, operative)
  return true
}

/** CC-068, CC-199 With Not Today it gets up again at once, the first time. */
function incapacitate(t: CrashersTable, operative: Operative): void {
  operative.health = 0
  operative.ap = exhaustedAp(operative.maxAp)
  operative.pillar = null
  t.tell({ kind: 'incapacitated', rule: 'CC-199', operative: operative.id })
  if (operative.hadNotToday || !operativeHas(operative, 'not today')) return
  operative.hadNotToday = true
  t.tell({ kind: 'not today', rule: 'CC-202', operative: operative.id })
  revive(t, operative, passives.notToday.health)
}

/** CC-203 */
function revive(t: CrashersTable, operative: Operative, health: number): void {
  loseArmor(t, operative, reviving.armor, 'CC-203')
  operative.health = Math.min(health, armorOf(operative))
  operative.ap = Math.min(operative.maxAp, exhaustedAp(operative.maxAp) + reviving.ap)
  t.tell({
    kind: 'revived',
    rule: 'CC-203',
    operative: operative.id,
    health: operative.health,
    armor: armorOf(operative),
    ap: operative.ap,
  })
}

/** CC-202, CC-206 True if it has become Able again: then revealing may follow (CC-077). */
export function heal(t: CrashersTable, operative: Operative, health: number): boolean {
  if (!isAble(operative)) {
    revive(t, operative, health)
    return true
  }
  const gained = Math.min(health, armorOf(operative) - operative.health)
  if (gained <= 0) return false
  operative.health += gained
  t.tell({ kind: 'healed', rule: 'CC-206', operative: operative.id, gained, health: operative.health })
  return false
}

/** CC-204 Maximum Health goes with it. */
export function loseArmor(t: CrashersTable, operative: Operative, armor: number, rule: RuleId): void {
  const lost = Math.min(armor, armorOf(operative) - armorRange.least)
  if (lost <= 0) return
  operative.armorDamage += lost
  operative.health = Math.min(operative.health, armorOf(operative))
  t.tell({ kind: 'armor lost', rule, operative: operative.id, lost, armor: armorOf(operative) })
}

/** CC-205 Health itself does not rise. */
export function recoverArmor(t: CrashersTable, operative: Operative, armor: number): void {
  const gained = Math.min(armor, operative.armorDamage)
  if (gained <= 0) return
  operative.armorDamage -= gained
  t.tell({ kind: 'armor recovered', rule: 'CC-205', operative: operative.id, gained, armor: armorOf(operative) })
}

/** CC-188 */
export function destroy(t: CrashersTable, { unit, card, figure, region }: Defender, rule: RuleId = 'CC-188'): void {
  t.state.defenders = t.state.defenders.filter((other) => other.unit !== unit)
  t.tell({ kind: 'destroyed', rule, who: { unit, card, figure }, region })
}
