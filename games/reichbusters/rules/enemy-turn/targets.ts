// Whom an enemy attacks (RB-185, RB-187, RB-194): in melee before ranged, the nearest, the one whose turn was last.

import type { HeroId } from '../../content/hero.ts'
import type { UnitId } from '../../content/unit.ts'
import { hasHeroes } from '../../ground.ts'
import type { State } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import { type Hero, isDowned } from '../../state/hero.ts'
import type { Mode } from '../../state/test.ts'
import { enemySight } from '../awareness.ts'
import { isHeldDown, sideOf } from '../enemies.ts'
import { isInRange } from './ways.ts'

/** A mode, and the Heroes whom an enemy could attack equally well in it. */
export interface Aim {
  readonly mode: Mode
  readonly heroes: readonly [Hero, ...Hero[]]
}

const nobody: readonly HeroId[] = []

const oneOrMore = (heroes: readonly Hero[]): readonly [Hero, ...Hero[]] | undefined => {
  const [first, ...others] = heroes
  return first === undefined ? undefined : [first, ...others]
}

/** RB-185 Those in range and sight who are least far away. */
function nearestInRange(state: State, enemy: Enemy, except: readonly HeroId[]): Hero[] {
  let least = Infinity
  let found: Hero[] = []
  for (const hero of state.heroes) {
    if (!isInRange(state, enemy, hero) || except.includes(hero.id)) continue
    const away = enemySight(state, enemy, hero)
    if (away < least) {
      least = away
      found = [hero]
    } else if (away === least) found.push(hero)
  }
  return found
}

/** RB-064, RB-185 What it can do, these Heroes left out; undefined: it cannot attack. */
export function aimOf(state: State, enemy: Enemy, except: readonly HeroId[] = nobody): Aim | undefined {
  if (hasHeroes(state, enemy.area)) {
    if (sideOf(state, enemy).melee === null) return undefined
    const close = state.heroes.filter(
      (hero) => hero.area === enemy.area && !isDowned(hero) && !except.includes(hero.id),
    )
    const heroes = oneOrMore(close)
    return heroes && { mode: 'melee', heroes }
  }
  const heroes = oneOrMore(nearestInRange(state, enemy, except))
  return heroes && { mode: 'ranged', heroes }
}

/** RB-187 Whether it can still attack this Hero in this mode. */
export function canAttack(state: State, enemy: Enemy, hero: Hero, mode: Mode): boolean {
  if (isDowned(hero) || isHeldDown(state, enemy)) return false
  if (mode === 'melee') return hero.area === enemy.area && sideOf(state, enemy).melee !== null
  return !hasHeroes(state, enemy.area) && isInRange(state, enemy, hero)
}

/** RB-185 A choice of the players holds for the type and the phase. */
const keyOf = (unit: UnitId, heroes: readonly Hero[]): string => `${unit}:${heroes.map(({ id }) => id).join(' ')}`

/** RB-136, RB-185 The one of equally near Heroes who is attacked; undefined: the players choose. */
export function pickOf(state: State, unit: UnitId, heroes: readonly [Hero, ...Hero[]]): Hero | undefined {
  if (heroes.length === 1) return heroes[0]
  const { enemyTurn } = state
  if (enemyTurn?.isFree !== true) {
    for (let n = state.acted.length - 1; n >= 0; n--) {
      const recent = heroes.find(({ id }) => id === state.acted[n])
      if (recent !== undefined) return recent
    }
  }
  if (enemyTurn === null || enemyTurn.picks.length === 0) return undefined
  const key = keyOf(unit, heroes)
  const picked = enemyTurn.picks.find((pick) => pick.key === key)
  return picked && heroes.find(({ id }) => id === picked.hero)
}

/** Keeps what the players have chosen. */
export function keepPick(state: State, unit: UnitId, heroes: readonly Hero[], hero: HeroId): void {
  state.enemyTurn?.picks.push({ key: keyOf(unit, heroes), hero })
}
