// What an attack does beside wounds (SB-118 step 8): Suppressed, Terror, Corrosive, and free steps of the attacker.

import type { Rules } from '@umpire/engine'
import { flag } from '@umpire/grid'
import type { Weapon } from '../content/weapon.ts'
import { groundOf } from '../ground.ts'
import { commandoOf, enemyOf, type State } from '../state.ts'
import type { Attack } from '../state/attack.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { traitOf } from './attack-dice.ts'
import type { Harmed } from './hitting.ts'
import { freeMove } from './moving.ts'
import { gainAdrenaline } from './paying.ts'
import { hasEffect, sumOfEffects } from './passives.ts'

/** SB-154, SB-213 Whether it is still up: neither removed nor downed. */
export function isUp(state: State, { figure }: Harmed): boolean {
  switch (figure.is) {
    case 'commando':
      return commandoOf(state, figure.id).status === 'active'
    case 'enemy':
      return enemyOf(state, figure.uid) !== undefined
    case 'console':
      return false
  }
}

/** What the weapon and the attacker's traits do to one that was wounded. */
export function markHarmed(t: SubterraTable, attack: Attack, weapon: Weapon, one: Harmed): void {
  const { figure } = one
  if (figure.is === 'enemy' && weapon.suppresses === true) suppress(t, figure.uid)
  if (figure.is !== 'commando' || attack.by.is !== 'enemy' || one.isRemoved) return
  const enemy = enemyOf(t.state, attack.by.uid)
  if (enemy === undefined) return
  const commando = commandoOf(t.state, figure.id)
  const terror = traitOf(enemy, 'terror')
  if (terror !== undefined && isUp(t.state, one)) gainAdrenaline(t, commando, terror.adrenaline, 'SB-213')
  if (attack.kind === 'ranged' && traitOf(enemy, 'corrosive') !== undefined) corrode(t, commando)
}

/** SB-156 One that survives. */
function suppress(t: SubterraTable, uid: number): void {
  const enemy = enemyOf(t.state, uid)
  if (enemy === undefined || enemy.suppressed) return
  enemy.suppressed = true
  t.tell({ kind: 'target suppressed', rule: 'SB-156', uid, type: enemy.type, figure: enemy.figure })
}

/** SB-159, SB-215 */
function corrode(t: SubterraTable, commando: Commando): void {
  if (commando.corroded) return
  commando.corroded = true
  t.tell({ kind: 'target corroded', rule: 'SB-215', commando: commando.id })
}

/** Free steps that the weapon gives, and those that the stance gives for an enemy removed. */
export function* freeSteps(t: SubterraTable, attack: Attack, weapon: Weapon, harmed: readonly Harmed[]): Rules {
  if (attack.by.is !== 'commando') return
  const commando = commandoOf(t.state, attack.by.id)
  const ofWeapon = weapon.freeSteps ?? 0
  if (ofWeapon > 0) yield* freeMove(t, commando, pointsFor(t.state, commando, ofWeapon), 'SB-073')
  if (!harmed.some(({ figure, isRemoved }) => figure.is === 'enemy' && isRemoved)) return
  const ofStance = sumOfEffects(commando, 'steps-after-removal', ({ steps }) => steps)
  if (ofStance > 0) yield* freeMove(t, commando, pointsFor(t.state, commando, ofStance), 'SB-073', { isOfTurn: true })
}

/** SB-079 A free step leads off rubble too, where it would cost one more. */
function pointsFor(state: State, commando: Commando, steps: number): number {
  const { square } = commando
  const isSlow =
    square !== null && groundOf(state).grid.has(square, flag.rubble) && !hasEffect(commando, 'ignores-rubble')
  return isSlow ? steps + 1 : steps
}
