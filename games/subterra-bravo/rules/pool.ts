// The pool of an attack and the Defense it meets (SB-113, SB-122 to SB-128), each with all that it is made up of.

import type { Square } from '@umpire/grid'
import type { Pool } from '../content/dice.ts'
import { enemies } from '../content/enemies.ts'
import { structures } from '../content/structures.ts'
import type { AttackKind, Weapon } from '../content/weapon.ts'
import { groundOf } from '../ground.ts'
import { commandoOf, enemyOf, type FigureRef, type State } from '../state.ts'
import type { Aim, Attack, Attacker, Part, TargetOfAttack, WeaponRef } from '../state/attack.ts'
import { figuresMet, ignoresEmi, isEmi, isLit, squareAimedAt, squareOfAttacker } from './aiming.ts'
import { calledShotOf, changesBy } from './attack-dice.ts'
import { squareOfFigure } from './figures.ts'
import { defenseOf } from './passives.ts'
import { nameOfWeapon, weaponFor } from './weapons.ts'

/** An attack that has been declared and paid. */
export interface AttackSpec {
  readonly by: Attacker
  readonly weapon: WeaponRef
  readonly aim: Aim
  /** SB-206 Made by an interrupt, a tile labelled Interrupt, or Backswing: it opens no attack-resolved. */
  readonly isExtra: boolean
  /** Instead of the printed dice. */
  readonly dice?: Pool
  /** What the cause of the attack adds or takes away. */
  readonly parts?: readonly Part[]
  /** Whom it meets, where that does not follow from the aim. */
  readonly targets?: readonly FigureRef[]
}

export interface PlannedTarget extends TargetOfAttack {
  /** What its Defense is made up of. */
  readonly parts: readonly Part[]
}

export interface AttackPlan {
  readonly weapon: Weapon
  readonly kind: AttackKind
  readonly dice: Pool
  /** What the dice are made up of, the printed ones first. */
  readonly parts: readonly Part[]
  readonly targets: readonly PlannedTarget[]
}

/** What has been declared, with all that windows have added to it so far. */
export const specOf = ({ by, weapon, aim, isExtra, dice, parts }: Attack): AttackSpec => ({
  by,
  weapon,
  aim,
  isExtra,
  parts,
  ...(dice === null ? {} : { dice }),
})

/** All that would be rolled and met, if the attack were made now. */
export function planAttack(state: State, spec: AttackSpec): AttackPlan {
  const weapon = weaponFor(state, spec.by, spec.weapon)
  const figures = spec.targets ?? figuresMet(state, spec.by, weapon, spec.aim)
  const { dice, parts } = diceOf(state, spec, weapon, figures)
  return {
    weapon,
    kind: weapon.attack,
    dice,
    parts,
    targets: figures.map((figure) => defenseAgainst(state, spec, weapon, figure)),
  }
}

// Dice --------------------------------------------------------------------------------------------------------------

/** A pool in the making. It notes what really changed it. */
class Dice {
  black: number
  red: number
  readonly parts: Part[]

  constructor({ black, red }: Pool, why: string) {
    this.black = black
    this.red = red
    this.parts = [{ why, black, red }]
  }

  change(part: Part, black: number, red: number): void {
    if (black === 0 && red === 0) return
    this.black += black
    this.red += red
    this.parts.push({
      why: part.why,
      ...(part.rule === undefined ? {} : { rule: part.rule }),
      ...(black === 0 ? {} : { black }),
      ...(red === 0 ? {} : { red }),
    })
  }

  add(part: Part): void {
    this.change(part, Math.max(0, part.black ?? 0), Math.max(0, part.red ?? 0))
  }

  /** So many black dice become red. */
  redden(part: Part, dice: number): void {
    const changed = Math.min(dice, this.black)
    this.change(part, -changed, changed)
  }

  take(part: Part): void {
    this.change(
      part,
      Math.max(-this.black, Math.min(0, part.black ?? 0)),
      Math.max(-this.red, Math.min(0, part.red ?? 0)),
    )
  }
}

/** SB-122 Bonus dice, then dice that turn red, then dice lost: to EMI first. */
function diceOf(
  state: State,
  spec: AttackSpec,
  weapon: Weapon,
  figures: readonly FigureRef[],
): { readonly dice: Pool; readonly parts: readonly Part[] } {
  const dice = new Dice(spec.dice ?? weapon.dice, nameOfWeapon(spec.weapon))
  const { changes, reddened } = changesBy(state, spec.by, weapon, figures)
  const all = spec.parts === undefined ? changes : [...changes, ...spec.parts]
  for (const part of all) dice.add(part)
  for (const { part, count } of reddened) dice.redden(part, count)
  if (meetsEmi(state, spec, weapon)) {
    const emi: Part = { why: 'EMI', rule: 'SB-113' }
    if (dice.black > 0) dice.change(emi, -1, 0)
    else if (dice.red > 0) dice.change(emi, 0, -1)
  }
  for (const part of all) dice.take(part)
  return { dice: { black: dice.black, red: dice.red }, parts: dice.parts }
}

/** SB-113, SB-124, SB-224 */
function meetsEmi(state: State, { by, aim }: AttackSpec, weapon: Weapon): boolean {
  if (state.terms.emiRangedOnly && weapon.attack === 'melee') return false
  const from = squareOfAttacker(state, by)
  const target = squareAimedAt(state, by, aim)
  const isOnEmi = (from !== null && isEmi(state, from)) || (target !== null && isEmi(state, target))
  if (!isOnEmi) return false
  return target === null || !ignoresEmi(state, by, target, aim.at === 'figure' && aim.figure.is === 'console')
}

// Defense -----------------------------------------------------------------------------------------------------------

/** SB-123, SB-149 */
function defenseAgainst(state: State, spec: AttackSpec, weapon: Weapon, figure: FigureRef): PlannedTarget {
  const parts: Part[] = [printedDefense(state, weapon.attack, figure)]
  if (hasCover(state, spec, weapon, figure)) parts.push({ why: 'Cover', rule: 'SB-112', defense: 1 })
  for (const part of spec.parts ?? []) {
    if (part.defense !== undefined) parts.push(part)
  }
  if (weapon.pierce !== undefined) parts.push({ why: 'Pierce', rule: 'SB-149', defense: -weapon.pierce })
  const called = calledShotOf(state, spec.by, weapon)
  if (called !== null && called.pierce > 0) parts.push({ why: 'Called Shot', rule: 'SB-149', defense: -called.pierce })
  const sum = parts.reduce((all, { defense = 0 }) => all + defense, 0)
  return { figure, defense: Math.max(0, sum), prevented: 0, parts }
}

/** What stance, kit and status of a commando make of it; the number on an enemy's card, or of the console. */
function printedDefense(state: State, kind: AttackKind, figure: FigureRef): Part {
  const why = kind === 'melee' ? 'Melee Defense' : 'Ranged Defense'
  return { why, rule: 'SB-123', defense: numberOf(state, kind, figure) }
}

function numberOf(state: State, kind: AttackKind, figure: FigureRef): number {
  switch (figure.is) {
    case 'commando':
      return defenseOf(state, commandoOf(state, figure.id), kind)
    case 'enemy': {
      const enemy = enemyOf(state, figure.uid)
      if (enemy === undefined) return 0
      const { meleeDefense, rangedDefense } = enemies.of(enemy.type)
      return kind === 'melee' ? meleeDefense : rangedDefense
    }
    case 'console': {
      const { attackable } = structures.console // SB-224
      return (kind === 'melee' ? attackable?.meleeDefense : attackable?.rangedDefense) ?? 0
    }
  }
}

/** SB-112, SB-124, SB-155, SB-224 */
function hasCover(state: State, { by }: AttackSpec, weapon: Weapon, figure: FigureRef): boolean {
  if (weapon.attack === 'melee' || figure.is === 'console') return false
  if (weapon.ignoresCover === true || weapon.blast !== undefined || weapon.line !== undefined) return false
  const from = squareOfAttacker(state, by)
  const target = squareOfFigure(state, figure)
  return from !== null && target !== null && !isLit(state, target) && coverBetween(state, by, from, target)
}

function coverBetween(state: State, by: Attacker, from: Square, target: Square): boolean {
  const { sight } = groundOf(state)
  return ignoresEmi(state, by, target) ? sight.coverIfClear(from, target) : sight.cover(from, target)
}
