// What a Hero attacks with (RB-065): a weapon by the side that is up, or bare hands.

import type { Loudness, WeaponId } from '../../content/hero.ts'
import type { WeaponKeyword } from '../../content/keywords.ts'
import type { State } from '../../state.ts'
import type { Hero, WeaponToken } from '../../state/hero.ts'
import type { AttackPlan } from '../attack-plan.ts'
import { sideOfWeapon } from '../keywords.ts'
import { woundEffect } from '../wound-effects.ts'

export interface Arm {
  readonly weapon: WeaponId | 'unarmed'
  readonly name: string
  /** RB-127 0: in the own area only. */
  readonly range: number
  readonly attack: number
  readonly vril: number
  readonly noise: Loudness
  readonly keywords: readonly WeaponKeyword[]
  /** Null for bare hands. */
  readonly token: WeaponToken | null
}

/** RB-065 */
const bareHands: Arm = {
  weapon: 'unarmed',
  name: 'bare hands',
  range: 0,
  attack: 2,
  vril: 0,
  noise: 0,
  keywords: [],
  token: null,
}

/** W08 */
const shortRange = 1

/** RH9 A melee weapon is thrown as far as a card says. W08 Ranged attacks may reach one area only. */
function rangeOf(state: State, hero: Hero, printed: number, plan: AttackPlan): number {
  const range = plan.range ?? printed
  return range > shortRange && woundEffect(state, hero, 'short range') ? shortRange : range
}

export function armOf(state: State, hero: Hero, weapon: WeaponId | 'unarmed', plan: AttackPlan): Arm {
  const token = hero.weapons.find(({ id }) => id === weapon)
  if (token === undefined) return bareHands
  const { name, range, attack, vril, noise, keywords } = sideOfWeapon(token)
  return { weapon, name, range: rangeOf(state, hero, range, plan), attack, vril, noise, keywords, token }
}

function isAllowed({ weapons }: AttackPlan, token: WeaponToken): boolean {
  if (weapons === null) return true
  if (weapons === 'unarmed') return false
  return weapons === 'silent' ? sideOfWeapon(token).noise === 0 : weapons.includes(token.id)
}

/** The arms that a plan allows, usable or not. */
export function armsOf(state: State, hero: Hero, plan: AttackPlan): Arm[] {
  const found: Arm[] = []
  for (const token of hero.weapons) if (isAllowed(plan, token)) found.push(armOf(state, hero, token.id, plan))
  if (plan.weapons === null || plan.weapons === 'unarmed') found.push(bareHands)
  return found
}
