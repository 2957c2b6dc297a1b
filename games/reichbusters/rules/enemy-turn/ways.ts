// Where an enemy wants to go (RB-170 to RB-183): whether it moves, its goal, and the first steps of its ways.

import { at } from '@umpire/engine'
import type { AreaId } from '../../content/map/map.ts'
import { guardsToLeave } from '../../content/numbers.ts'
import { adjacentAreas, distance, firstSteps, type Gait, hasHeroes, unreachable } from '../../ground.ts'
import type { EnemyStep } from '../../questions/enemy.ts'
import { isLocked, isOpen, mapOf, type State } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import { type Hero, isDowned } from '../../state/hero.ts'
import { enemySees, enemySight } from '../awareness.ts'
import { hasTrait, isGuard, isGuardPoint, isHeldDown, sideOf } from '../enemies.ts'
import { hasFeature } from '../features/lying.ts'

/** RB-179, RB-294, RB-326 How it gets through doors. */
const gaitOf = (state: State, enemy: Enemy): Gait =>
  hasTrait(state, enemy, 'Unstoppable') ? 'unstoppable' : hasTrait(state, enemy, 'No Hands') ? 'no hands' : 'usual'

/** RB-185 Whether a Hero is in range and sight of its ranged attack. Nobody shoots at the Downed (RB-194). */
export function isInRange(state: State, enemy: Enemy, hero: Hero): boolean {
  const { ranged } = sideOf(state, enemy)
  if (ranged === null || isDowned(hero)) return false
  const away = enemySight(state, enemy, hero)
  return away >= 0 && away <= ranged.range
}

export function hasInRange(state: State, enemy: Enemy): boolean {
  for (const hero of state.heroes) if (isInRange(state, enemy, hero)) return true
  return false
}

/** RB-176, RB-181 A ranged-type that can shoot where it stands. */
export const isContent = (state: State, enemy: Enemy): boolean =>
  sideOf(state, enemy).type === 'ranged' && hasInRange(state, enemy)

/** RB-175, RB-193, RB-281 It guards the point where it stands; a Coward does not (RB-260). */
function isPosted(state: State, enemy: Enemy): boolean {
  if (!isGuardPoint(state, enemy.area) || !isGuard(state, enemy) || hasTrait(state, enemy, 'Coward')) return false
  let guards = 0
  for (const other of state.enemies) if (other.area === enemy.area && isGuard(state, other)) guards++
  return guards < guardsToLeave
}

/** RB-170, RB-172, RB-174, RB-175, RB-277 Whether it stays, whatever its goal is. Of a Coward with a Hero see `retreats`. */
export const isStaying = (state: State, enemy: Enemy): boolean =>
  isHeldDown(state, enemy) || hasTrait(state, enemy, 'Fixed') || hasHeroes(state, enemy.area) || isPosted(state, enemy)

/** RB-173 A Coward in an area with a Hero, which it leaves if it can. */
export const isCornered = (state: State, enemy: Enemy): boolean =>
  hasTrait(state, enemy, 'Coward') &&
  !hasTrait(state, enemy, 'Fixed') &&
  !isHeldDown(state, enemy) &&
  hasHeroes(state, enemy.area)

/** RB-178, RB-274, RB-309 */
export function stepsOf(state: State, enemy: Enemy): 1 | 2 {
  if (hasTrait(state, enemy, 'Fast')) return 2
  if (!hasTrait(state, enemy, 'Scuttle')) return 1
  return state.heroes.some((hero) => enemySees(state, enemy, hero)) ? 2 : 1
}

/** RB-176, RB-194 A melee-type goes for anybody; a ranged-type for those who stand, if there are any. */
function goals(state: State, enemy: Enemy): Hero[] {
  const there = state.heroes.filter(({ area }) => area !== null)
  if (sideOf(state, enemy).type === 'melee') return there
  const standing = there.filter((hero) => !isDowned(hero))
  return standing.length === 0 ? there : standing
}

const awayFrom = (state: State, { area }: Hero, from: AreaId, gait: Gait): number =>
  area === null ? unreachable : distance(state, area, from, gait)

/** RB-169 How far its goal is; `unreachable` where there is no route. */
export function goalDistance(state: State, enemy: Enemy): number {
  const gait = gaitOf(state, enemy)
  let least = unreachable
  for (const hero of goals(state, enemy)) least = Math.min(least, awayFrom(state, hero, enemy.area, gait))
  return least
}

/** RB-179 What it does at a border that its way crosses. */
function stepAcross(state: State, area: AreaId, side: number, gait: Gait): EnemyStep {
  const { to, door } = at(at(mapOf(state).borders, area), side)
  if (door < 0 || isOpen(state, door) || gait === 'unstoppable') return { does: 'enter', to, door }
  return { does: isLocked(state, door) ? 'unlock' : 'open', to, door }
}

/** RB-176, RB-178 The first steps of all shortest ways to the nearest goals, in area order; none without a route. */
export function nextSteps(state: State, enemy: Enemy): EnemyStep[] {
  const gait = gaitOf(state, enemy)
  const away = goalDistance(state, enemy)
  if (away === unreachable) return []
  let sides = 0
  for (const hero of goals(state, enemy)) {
    if (hero.area === null || awayFrom(state, hero, enemy.area, gait) !== away) continue
    for (const side of firstSteps(state, enemy.area, hero.area, gait)) sides |= 1 << side
  }
  const steps: EnemyStep[] = []
  for (let side = 0; side < 4; side++) {
    if ((sides & (1 << side)) !== 0) steps.push(stepAcross(state, enemy.area, side, gait))
  }
  return steps.length < 2 ? steps : steps.sort((one, other) => one.to - other.to)
}

/** RB-173 Where a cornered Coward runs: the adjacent areas without Heroes that are farthest from the nearest one. */
export function retreats(state: State, enemy: Enemy): AreaId[] {
  let most = -1
  let found: AreaId[] = []
  for (const area of adjacentAreas(state, enemy.area).sort((one, other) => one - other)) {
    if (hasHeroes(state, area)) continue
    let far = unreachable
    for (const hero of state.heroes) far = Math.min(far, awayFrom(state, hero, area, 'usual'))
    if (far > most) {
      most = far
      found = [area]
    } else if (far === most) found.push(area)
  }
  return found
}

/** RB-181 Whether it goes no further once it has entered this area. */
export const isHalted = (state: State, enemy: Enemy): boolean =>
  hasHeroes(state, enemy.area) || isHeldDown(state, enemy) || hasFeature(state, enemy.area, 'fallen-masonry')
