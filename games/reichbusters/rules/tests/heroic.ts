// Heroic points (RB-036 to RB-041): one before a test instead of rolling, two after a failed one.

import type { Rules } from '@umpire/engine'
import type { HeroicKind } from '../../content/hero.ts'
import { rescueQuestion } from '../../questions/heroic.ts'
import { enemyOf, heroOf, type State } from '../../state.ts'
import type { Hero } from '../../state/hero.ts'
import type { Test } from '../../state/test.ts'
import type { ReichbustersTable } from '../../table.ts'
import { hasTrait } from '../enemies.ts'

/** RB-040 Not in an attack on a Vrilmeister. */
export function isHeroicUseless(state: State, test: Test): boolean {
  if (test.kind !== 'attack') return test.kind !== 'defence'
  return test.enemies.some((uid) => {
    const enemy = enemyOf(state, uid)
    return enemy !== undefined && hasTrait(state, enemy, 'Vrilmeister')
  })
}

/** RB-036, RB-039 The kinds of the tester's own points that serve a test. */
export function heroicKinds(hero: Hero, test: Test): HeroicKind[] {
  const found: HeroicKind[] = []
  if (test.kind === 'attack' && hero.heroic.attack > 0) found.push('attack')
  if (test.kind === 'defence' && hero.heroic.defence > 0) found.push('defence')
  if (hero.heroic.wild > 0) found.push('wild')
  return found
}

/** RB-041 A spent point goes back to the bag, and no room is pacified in this turn any more. */
function spend(state: State, hero: Hero, kind: HeroicKind): void {
  hero.heroic[kind]--
  state.pools.heroic[kind]++
  if (state.turn?.hero === hero.id) state.turn.hasSpentHeroic = true
}

/** RB-037, RB-038 The total is what it has to be. */
function succeed(test: Test): void {
  test.isHeroic = true
  test.total = test.target
  test.isSuccess = true
  test.stage = 'compared'
}

/** RB-037 Nothing is rolled. */
export function spendBefore(t: ReichbustersTable, test: Test, kind: HeroicKind): void {
  spend(t.state, heroOf(t.state, test.hero), kind)
  succeed(test)
  t.tell({ kind: 'heroic spent', rule: 'RB-037', hero: test.hero, points: [kind], total: test.target })
}

/** Two points of suitable kinds. */
export type Pair = readonly [HeroicKind, HeroicKind]

function pairsOf(hero: Hero, test: Test): Pair[] {
  const own = test.kind === 'attack' ? 'attack' : 'defence'
  const found: Pair[] = []
  if (hero.heroic[own] >= 2) found.push([own, own])
  if (hero.heroic[own] >= 1 && hero.heroic.wild >= 1) found.push([own, 'wild'])
  if (hero.heroic.wild >= 2) found.push(['wild', 'wild'])
  return found
}

/** RB-025, RB-038 Between a failure and what comes of it. */
export function* rescue(t: ReichbustersTable, test: Test): Rules {
  const hero = heroOf(t.state, test.hero)
  const { attack, defence, wild } = hero.heroic
  if (attack + defence + wild < 2 || isHeroicUseless(t.state, test)) return
  const pairs = pairsOf(hero, test)
  if (pairs.length === 0) return
  const pair = yield* t.chooseOrPass(hero.seat, rescueQuestion, pairs)
  if (pair === undefined) return
  for (const kind of pair) spend(t.state, hero, kind)
  succeed(test)
  t.tell({ kind: 'heroic spent', rule: 'RB-038', hero: test.hero, points: pair, total: test.target })
}
