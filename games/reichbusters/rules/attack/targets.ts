// Whom a Hero may attack with what (RB-063 to RB-066): range, sight, being pinned, and those who stand in the way.

import { offer, type Offer, refuse, type Refusal } from '@umpire/engine'
import type { CardId } from '../../content/card.ts'
import type { WeaponId } from '../../content/hero.ts'
import type { AreaId } from '../../content/map/map.ts'
import { enemiesAt, hasEnemies, sideTowards, sightDistance } from '../../ground.ts'
import { enemyOf, heroOf, mapOf, type State } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import type { Hero } from '../../state/hero.ts'
import type { Mode } from '../../state/test.ts'
import type { AttackPlan } from '../attack-plan.ts'
import { hasTrait } from '../enemies.ts'
import { targetingModifiers } from '../modifiers.ts'
import { type Arm, armOf, armsOf } from './arms.ts'

/** One way to attack. */
export interface AttackChoice {
  readonly weapon: WeaponId | 'unarmed'
  readonly target: number
  readonly mode: Mode
  /** QU4 A card that is played with the declaration, because the target could not be chosen without it. */
  readonly aim: CardId | null
}

const refusals = {
  jammed: refuse('RB-324', 'It is jammed.'),
  drained: refuse('RB-045', 'It is drained.'),
  'not meant': refuse('RB-066', 'This attack may not be made on it.'),
  'melee only': refuse('RB-063', 'This has to be a melee attack.'),
  'ranged only': refuse('RB-063', 'This has to be a ranged attack.'),
  'in melee': refuse('RB-063', 'A ranged weapon without Versatile does not reach the own area.'),
  'out of reach': refuse('RB-127', 'It is out of range.'),
  pinned: refuse('RB-064', 'Nobody makes ranged attacks with an enemy in the own area.'),
  unseen: refuse('RB-066', 'There is no line of sight to it.'),
  meatshield: refuse('RB-292', 'A unit with Meatshield stands in the way.'),
  bodyguard: refuse('RB-255', 'A bodyguard protects it.'),
} as const satisfies { readonly [problem: string]: Refusal }

type Problem = keyof typeof refusals

/** What Accurate does away with (RB-249). */
const isAimed = (problem: Problem): boolean =>
  problem === 'unseen' || problem === 'meatshield' || problem === 'bodyguard'

const isLeader = (state: State, enemy: Enemy): boolean =>
  enemy.unit === 'officer' || hasTrait(state, enemy, 'Vrilmeister')

const isMeant = ({ only, except }: AttackPlan, uid: number): boolean =>
  (only === null || only.includes(uid)) && !except.includes(uid)

/** RB-255, RB-292 Who stands in the way of an attack on it. */
function shieldOf(state: State, plan: AttackPlan, enemy: Enemy, mode: Mode): 'meatshield' | 'bodyguard' | null {
  const isShot = mode === 'ranged' && !hasTrait(state, enemy, 'Meatshield')
  const isGuarded = !plan.traits.includes('One Shot') && isLeader(state, enemy)
  if (!isShot && !isGuarded) return null
  let found: 'bodyguard' | null = null
  for (const other of state.enemies) {
    if (other.area !== enemy.area || other === enemy) continue
    if (isShot && hasTrait(state, other, 'Meatshield') && isMeant(plan, other.uid)) return 'meatshield'
    if (isGuarded && hasTrait(state, other, 'Bodyguard')) found = 'bodyguard'
  }
  return found
}

/** RB-063 Same area: melee, but for a Versatile weapon (RB-328). */
const modeOf = (arm: Arm, from: AreaId, to: AreaId): Mode => (from === to && arm.range === 0 ? 'melee' : 'ranged')

function problemOf(
  state: State,
  plan: AttackPlan,
  from: AreaId,
  arm: Arm,
  enemy: Enemy,
  isAccurate: boolean,
): Problem | null {
  if (arm.token !== null && arm.token.jammed > 0) return 'jammed'
  if (arm.token !== null && arm.token.drained > 0) return 'drained'
  if (!isMeant(plan, enemy.uid)) return 'not meant'
  const mode = modeOf(arm, from, enemy.area)
  if (mode === 'ranged' && arm.range === 0) return 'out of reach'
  if (plan.mode !== 'any' && plan.mode !== mode) return plan.mode === 'melee' ? 'melee only' : 'ranged only'
  const problem = mode === 'ranged' ? rangedProblem(state, from, arm, enemy, isAccurate) : null
  if (problem !== null || isAccurate) return problem
  return shieldOf(state, plan, enemy, mode)
}

function rangedProblem(state: State, from: AreaId, arm: Arm, enemy: Enemy, isAccurate: boolean): Problem | null {
  if (enemy.area === from) return arm.keywords.includes('Versatile') ? null : 'in melee'
  if (hasEnemies(state, from)) return 'pinned'
  const away = sightDistance(state, from, enemy.area, isAccurate ? 'nothing' : 'enemies')
  if (away < 0) return 'unseen'
  return away > arm.range ? 'out of reach' : null
}

/** RB-249 By the weapon, or by what is in force for the attack. */
const isAccurate = (plan: AttackPlan, arm: Arm): boolean =>
  arm.keywords.includes('Accurate') || plan.traits.includes('Accurate')

const choiceOf = (arm: Arm, from: AreaId, enemy: Enemy, aim: CardId | null): AttackChoice => ({
  weapon: arm.weapon,
  target: enemy.uid,
  mode: modeOf(arm, from, enemy.area),
  aim,
})

/** The way to attack this enemy with this, or what forbids it. */
function wayTo(
  state: State,
  plan: AttackPlan,
  hero: Hero,
  from: AreaId,
  arm: Arm,
  enemy: Enemy,
): AttackChoice | Problem {
  const aimed = isAccurate(plan, arm)
  const problem = problemOf(state, plan, from, arm, enemy, aimed)
  if (problem === null) return choiceOf(arm, from, enemy, null)
  if (aimed || !isAimed(problem)) return problem
  const [card] = targetingModifiers(hero)
  if (card === undefined || problemOf(state, plan, from, arm, enemy, true) !== null) return problem
  return choiceOf(arm, from, enemy, card)
}

/** Enemies that no line can reach are not worth a word. */
const isInLine = (state: State, from: AreaId, to: AreaId): boolean =>
  from === to || sideTowards(mapOf(state), from, to) !== undefined

/**
 * RB-119 Enemies between whom there is no difference: the first stands for all. In an enemy turn they differ in what
 * they have done.
 */
const isLike = (state: State, one: Enemy, other: Enemy): boolean =>
  state.enemyTurn === null &&
  one.unit === other.unit &&
  one.area === other.area &&
  one.wounds === other.wounds &&
  one.side === other.side

/** The first of those like it. */
function standIn(state: State, enemy: Enemy): Enemy {
  for (const other of state.enemies) {
    if (other === enemy) return enemy
    if (isLike(state, other, enemy)) return other
  }
  return enemy
}

/** RB-119 One of each sort, apart from those that were hit already. */
export function oneOfEach(state: State, enemies: readonly Enemy[], hit: readonly number[]): Enemy[] {
  return enemies.filter((enemy) => {
    const first = standIn(state, enemy)
    return first === enemy || hit.includes(first.uid)
  })
}

/** All that an option on one of them stands for. */
export function allLike(state: State, uid: number): readonly number[] {
  const enemy = enemyOf(state, uid)
  if (enemy === undefined) return [uid]
  return state.enemies.filter((other) => other === enemy || isLike(state, enemy, other)).map((other) => other.uid)
}

/** One of each sort, of those in the way of whom nothing lies but the rules. */
function inLine(state: State, plan: AttackPlan, from: AreaId): Enemy[] {
  const isSingle = plan.only !== null || plan.except.length > 0
  return state.enemies.filter(
    (enemy) => isInLine(state, from, enemy.area) && (isSingle || standIn(state, enemy) === enemy),
  )
}

function blockedWays(
  state: State,
  plan: AttackPlan,
  hero: Hero,
  from: AreaId,
): ReturnType<Offer<AttackChoice>['blocked']> {
  return armsOf(state, hero, plan).flatMap((arm) =>
    inLine(state, plan, from).flatMap((enemy) => {
      const way = wayTo(state, plan, hero, from, arm, enemy)
      if (typeof way !== 'string') return []
      return [{ value: choiceOf(arm, from, enemy, null), refusal: refusals[way] }]
    }),
  )
}

/** D13, D14 Weapon and target in one choice. */
export function attackOffer(state: State, plan: AttackPlan): Offer<AttackChoice> {
  const hero = heroOf(state, plan.hero)
  const { area } = hero
  if (area === null || state.enemies.length === 0) return offer<AttackChoice>([], () => undefined)
  const allowed: AttackChoice[] = []
  const enemies = inLine(state, plan, area)
  for (const arm of enemies.length === 0 ? [] : armsOf(state, hero, plan)) {
    for (const enemy of enemies) {
      const way = wayTo(state, plan, hero, area, arm, enemy)
      if (typeof way !== 'string') allowed.push(way)
    }
  }
  return { allowed, blocked: () => blockedWays(state, plan, hero, area) }
}

/** Whether there is anybody to attack. */
export function canAttack(state: State, plan: AttackPlan): boolean {
  const hero = heroOf(state, plan.hero)
  const { area } = hero
  if (area === null) return false
  const inReach = state.enemies.filter((enemy) => isInLine(state, area, enemy.area))
  for (const arm of inReach.length === 0 ? [] : armsOf(state, hero, plan)) {
    for (const enemy of inReach) if (typeof wayTo(state, plan, hero, area, arm, enemy) !== 'string') return true
  }
  return false
}

/** RB-257, RB-269, RB-316 The others in the target's area that the same attack may hit. */
export function othersInReach(
  state: State,
  plan: AttackPlan,
  { weapon, mode }: AttackChoice,
  area: AreaId,
  hit: readonly number[],
  isCleared: boolean,
): Enemy[] {
  const arm = armOf(state, heroOf(state, plan.hero), weapon, plan)
  const isFree = isCleared || isAccurate(plan, arm)
  return enemiesAt(state, area).filter(
    (enemy) => !hit.includes(enemy.uid) && (isFree || shieldOf(state, plan, enemy, mode) === null),
  )
}
