// How dangerous squares are: which enemies could attack there in the next Overseer Phase.

import type { Square } from '@umpire/grid'
import { enemies } from '../content/enemies.ts'
import { speedOfEnemy } from '../rules/figures.ts'
import type { EnemyFigure, State } from '../state.ts'
import { enemyWays, far, type Ways } from './ways.ts'

/** Ways are counted without diagonals, and one square away is near enough: so much farther an enemy gets. */
export const meleeSlack = 2

/** So far an enemy gets with its attack, counted as ways are. */
export const reachOf = (state: State, enemy: Pick<EnemyFigure, 'type'>): number => {
  const { ranged } = enemies.of(enemy.type)
  return speedOfEnemy(state, enemy) + (ranged?.range === undefined ? meleeSlack : ranged.range)
}

interface Hunter {
  readonly ways: Ways
  readonly reach: number
}

/** Made for one decision. */
export class Threat {
  readonly #hunters: readonly Hunter[]
  /** More attacks than these the Overseer cannot pay for. */
  readonly #most: number

  constructor(state: State) {
    this.#hunters = state.enemies
      .filter(({ stunned }) => !stunned)
      .map((enemy) => ({ ways: enemyWays(state, enemy.square), reach: reachOf(state, enemy) }))
    this.#most = Math.max(1, state.energy / 2)
  }

  /** How many attacks may come here. */
  at(square: Square): number {
    let count = 0
    for (const { ways, reach } of this.#hunters) if ((ways[square] ?? far) <= reach) count++
    return Math.min(count, this.#most)
  }
}
