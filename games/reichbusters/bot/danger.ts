// What a place may cost a Hero: wounds in the next enemy turn, and rooms that notice it.

import type { AreaId } from '../content/map/map.ts'
import type { UnitId, UnitSide } from '../content/unit.ts'
import { distance, type Gait, isInSight, sightDistance } from '../ground.ts'
import { attackPlus, isAlert, isHeldDown, sideOf } from '../rules/enemies.ts'
import { wouldNotice } from '../rules/forecast.ts'
import { hasKeyword, isAlone } from '../rules/keywords.ts'
import { chance } from '../rules/odds.ts'
import { roomNow, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { Hero } from '../state/hero.ts'
import type { Mode } from '../state/test.ts'
import { onceAThought } from './thought.ts'
import { harm, stealth } from './weights.ts'

/** The share of wound cards whose number is exactly 2, 3, 4, 5 or 6: with that damage they stay. */
const staying: readonly (readonly [damage: number, share: number])[] = [
  [2, 0.05],
  [3, 0.1],
  [4, 0.3],
  [5, 0.4],
  [6, 0.1],
]

/** The chance that so much damage stays. */
export function stays(damage: number): number {
  let sum = 0
  for (const [number, share] of staying) if (damage >= number) sum += share
  return sum
}

/** The chance of a permanent wound by an attack with this number. */
export function woundChance(dice: number, plus: number, rerollsLow: boolean, number: number): number {
  const pool = { defence: dice, rerollsLow }
  let sum = 0
  for (const [damage, share] of staying) sum += share * (1 - chance(pool, number - plus - damage + 1))
  return sum
}

export const woundCost = (hero: Hero): number => harm.wound[Math.min(3, hero.wounds.length)] ?? 0

const gaitOf = ({ keywords }: UnitSide): Gait =>
  keywords.includes('No Hands') ? 'no hands' : keywords.includes('Unstoppable') ? 'unstoppable' : 'usual'

/** An enemy that may attack in its next turn, and how. */
interface Attacker {
  readonly area: AreaId
  readonly unit: UnitId
  readonly isMelee: boolean
  readonly hasMelee: boolean
  readonly isBomber: boolean
  /** How far it shoots; 0: not at all. */
  readonly reach: number
  /** -1: it stays where it is. */
  readonly steps: number
  readonly gait: Gait
  readonly side: UnitSide
  /** What others add to its attack value. */
  readonly plus: number
}

function attackerOf(state: State, enemy: Enemy): Attacker {
  const side = sideOf(state, enemy)
  const { keywords } = side
  const isFast = keywords.includes('Fast') || keywords.includes('Scuttle')
  return {
    area: enemy.area,
    unit: enemy.unit,
    isMelee: side.type === 'melee',
    hasMelee: side.melee !== null,
    isBomber: keywords.includes('Bomber'),
    reach: side.ranged?.range ?? 0,
    steps: keywords.includes('Fixed') ? -1 : isFast ? 2 : 1,
    gait: gaitOf(side),
    side,
    plus: attackPlus(state, enemy),
  }
}

const attackersOf = onceAThought((state: State): readonly Attacker[] => {
  const found: Attacker[] = []
  for (const enemy of state.enemies) {
    if (isAlert(state, enemy) && !isHeldDown(state, enemy)) found.push(attackerOf(state, enemy))
  }
  return found
})

/** How an enemy could attack somebody in an area in its next turn; null: not at all. */
function wayToHit(state: State, attacker: Attacker, area: AreaId): Mode | null {
  const { area: from, reach, steps } = attacker
  if (from === area) return attacker.hasMelee || attacker.isBomber ? 'melee' : null
  const seen = reach === 0 ? -1 : sightDistance(state, from, area, 'heroes')
  if (seen >= 0 && seen <= reach) return 'ranged'
  if (steps < 0) return null
  const away = distance(state, from, area, attacker.gait)
  if (attacker.isMelee) return away <= steps ? 'melee' : null
  return away <= steps + 1 ? 'ranged' : null
}

interface Group {
  readonly unit: UnitId
  main: number
  support: number
  weight: number
}

function isNearerToOther(state: State, from: AreaId, hero: Hero, area: AreaId): boolean {
  const away = distance(state, from, area)
  for (const other of state.heroes) {
    if (other === hero || other.area === null || other.area === area) continue
    if (distance(state, from, other.area) < away) return true
  }
  return false
}

/** Permanent wounds that a Hero may expect in the next enemy turn, standing there. */
export function expectedWounds(state: State, hero: Hero, area: AreaId): number {
  const groups: Group[] = []
  let sure = 0
  for (const attacker of attackersOf(state)) {
    const mode = wayToHit(state, attacker, area)
    if (mode === null) continue
    const weight = isNearerToOther(state, attacker.area, hero, area) ? harm.shared : 1
    if (mode === 'melee' && attacker.isBomber) {
      sure += weight
      continue
    }
    const printed = attacker.side[mode]
    const attack = printed === null ? 0 : printed.attack + attacker.plus
    const support = printed === null ? 0 : printed.support
    const group = groups.find(({ unit }) => unit === attacker.unit)
    if (group === undefined) groups.push({ unit: attacker.unit, main: attack, support: 0, weight })
    else {
      group.support += Math.min(support, group.main) * weight
      if (attack > group.main) group.main = attack
      group.weight = Math.max(group.weight, weight)
    }
  }
  if (groups.length === 0) return sure
  const lone = hasKeyword(state, hero, 'Lone Wolf') && isAlone(state, hero)
  const dice = 2 + (hasKeyword(state, hero, 'Strong') ? 1 : 0) + (lone ? 1 : 0) + (hero.hand.length > 3 ? 1 : 0)
  const plus = hero.items.some(({ id }) => id === 'helmet') ? 1 : 0
  for (const { main, support, weight } of groups) {
    sure += weight * woundChance(dice, plus, lone, Math.round(main + support))
  }
  return sure
}

/** What sights of a Hero in an area cost before the alarm. */
export function sightCost(state: State, hero: Hero, area: AreaId): number {
  if (state.alarm === 'post' || state.enemies.length === 0) return 0
  let cost = 0
  for (const room of wouldNotice(state, hero.id, area)) {
    const { awareness } = roomNow(state, room)
    if (awareness < 2) cost += awareness === 0 ? stealth.suspicious : stealth.alert
  }
  return cost
}

/** By Hero and area, as far as somebody has asked. */
const risksOf = onceAThought((): Map<Hero, number[]> => new Map())

/** All that a place costs. */
export function riskAt(state: State, hero: Hero, area: AreaId): number {
  const risks = risksOf(state)
  let known = risks.get(hero)
  if (known === undefined) risks.set(hero, (known = []))
  return (known[area] ??=
    harm.danger * woundCost(hero) * expectedWounds(state, hero, area) + sightCost(state, hero, area))
}

/** Whether an enemy is so near to a Hero that it matters soon. */
export function isNear(state: State, enemy: Enemy): boolean {
  for (const { area } of state.heroes) {
    if (area === null) continue
    if (distance(state, enemy.area, area) <= 3 || isInSight(state, enemy.area, area, 'nothing')) return true
  }
  return false
}

/** Enemies that cost a box in every enemy turn. */
export const alertCount = (state: State): number =>
  state.alarm === 'post' ? 0 : state.enemies.filter((enemy) => isAlert(state, enemy)).length

/** The first box that is left. */
export const boxesLeft = ({ tracker }: State): number =>
  (tracker.section === 'pre' ? tracker.pre : tracker.post) - tracker.box + 1
