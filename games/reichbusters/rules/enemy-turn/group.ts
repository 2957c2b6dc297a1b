// Groups of enemies of one type that attack together (RB-186, RB-189).

import type { HeroId } from '../../content/hero.ts'
import type { State } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import { type Hero, isDowned } from '../../state/hero.ts'
import type { Mode } from '../../state/test.ts'
import { attackOf, hasTrait, supportOf } from '../enemies.ts'

/** The main attacker first, the number that they reach together, and those who have to defend. */
export interface Combined {
  readonly main: Enemy
  readonly uids: readonly number[]
  readonly number: number
}

/** RB-186, RB-188 The attack value of the strongest, then lowest number, and the support of all others. */
export function combine(state: State, group: readonly [Enemy, ...Enemy[]], mode: Mode): Combined {
  let main = group[0]
  let best = attackOf(state, main, mode)
  for (const enemy of group) {
    const value = attackOf(state, enemy, mode)
    if (value > best || (value === best && enemy.uid < main.uid)) {
      main = enemy
      best = value
    }
  }
  const others = group.filter((enemy) => enemy !== main)
  return {
    main,
    uids: [main.uid, ...others.map(({ uid }) => uid)],
    number: others.reduce((sum, enemy) => sum + supportOf(state, enemy, mode), best),
  }
}

/** RB-189, RB-258, RB-285 Who has to defend: the target, or everybody who stands in its area. */
export function defenders(state: State, main: Enemy, target: Hero, mode: Mode): HeroId[] {
  const isWide = mode === 'ranged' && (hasTrait(state, main, 'Chain Fire') || hasTrait(state, main, 'Incendiary'))
  if (!isWide) return [target.id]
  return state.heroes.flatMap((hero) => (hero.area === target.area && !isDowned(hero) ? [hero.id] : []))
}
