// Whom enemies attack: what an attack would do to whom, and whom all that are near should go for together.

import { enemies, type EnemyId } from '../content/enemies.ts'
import type { Square } from '@umpire/grid'
import type { AttackKind } from '../content/weapon.ts'
import { isAtMaxForMelee } from '../rules/attack-dice.ts'
import { activationCost } from '../rules/activating.ts'
import { isClone, isOnMap, speedOfEnemy, squareOfFigure } from '../rules/figures.ts'
import { type Odds, oddsOf } from '../rules/odds.ts'
import { defenseOf, vitalityOf } from '../rules/passives.ts'
import { consoleVitality, killsNeeded, killsOf } from '../rules/victory.ts'
import { type EnemyFigure, type FigureRef, missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { meleeSlack } from './threat.ts'
import { aims } from './weights.ts'
import { enemyWays, far, type Ways } from './ways.ts'

/** Somebody or something that can be attacked. */
export interface Prey {
  readonly ref: FigureRef
  /** Null: the console. */
  readonly commando: Commando | null
  readonly square: Square
  readonly melee: number
  readonly ranged: number
  readonly left: number
  readonly ways: Ways
}

/** More than all wounds. */
const winning = 60

/** Dice that are added to an attack. */
export interface More {
  readonly black?: number
  readonly red?: number
}

const nothing: Odds = { wounded: 0, removed: 0, expected: 0 }

const kinds: readonly AttackKind[] = ['melee', 'ranged']

/** An attack that an enemy could make in its activation. */
interface Assault {
  readonly enemy: EnemyFigure
  readonly kind: AttackKind
  readonly cost: number
}

export interface HuntPlan {
  readonly prey: Prey
  readonly worth: number
  readonly first: EnemyFigure
}

/** Made for one decision. */
export class Hunt {
  readonly state: State
  readonly prey: readonly Prey[]

  constructor(state: State) {
    this.state = state
    const prey: Prey[] = []
    for (const commando of state.commandos) {
      if (!isOnMap(commando) || (commando.status === 'downed' && !state.isCrisis)) continue
      prey.push({
        ref: { is: 'commando', id: commando.id },
        commando,
        square: commando.square,
        melee: defenseOf(state, commando, 'melee'),
        ranged: defenseOf(state, commando, 'ranged'),
        left: commando.status === 'active' ? vitalityOf(state, commando) - commando.wounds : 1,
        ways: enemyWays(state, commando.square),
      })
    }
    const square = missionOf(state).map.console.length > 0 ? squareOfFigure(state, { is: 'console' }) : null
    if (square !== null) {
      const left = consoleVitality(state) - state.objectives.consoleWounds
      const ways = enemyWays(state, square)
      prey.push({ ref: { is: 'console' }, commando: null, square, melee: 1, ranged: 1, left, ways })
    }
    this.prey = prey
  }

  /** The odds of an attack; `isPack`: another of its type has attacked the same one before. */
  #odds(type: EnemyId, kind: AttackKind, prey: Prey, isPack: boolean, more: More, left: number): Odds {
    const { state } = this
    const { [kind]: weapon, traits } = enemies.of(type)
    if (weapon === undefined) return nothing
    const clone = isClone({ type })
    let black = weapon.dice.black + (more.black ?? 0)
    let red = weapon.dice.red + (more.red ?? 0)
    if (clone && state.isCrisis) black++
    if (prey.commando !== null) {
      if (clone && isPack) black++
      if (kind === 'melee' && isAtMaxForMelee(prey.commando)) {
        red += traits.some(({ trait }) => trait === 'scent-of-fear') ? 2 : 1
      }
    }
    return oddsOf({ black, red }, kind === 'melee' ? prey.melee : prey.ranged, left)
  }

  /** What an attack would do, in wounds. */
  harm(type: EnemyId, kind: AttackKind, prey: Prey, isPack: boolean, more: More = {}): number {
    const { expected, removed } = this.#odds(type, kind, prey, isPack, more, prey.left)
    return Math.min(expected, prey.left) + removed * this.#fall(prey)
  }

  /** What it is worth that this one falls, beside the wounds. */
  #fall({ commando }: Prey): number {
    const { state } = this
    if (commando === null) return winning
    if (commando.status !== 'downed') return aims.down
    return killsOf(state) + 1 >= killsNeeded(state.terms.n) ? winning : aims.kill
  }

  /** The attack line by which an enemy could get at this prey with so much movement; undefined: by none. */
  kindFor(enemy: EnemyFigure, { square, ways }: Prey, speed: number): AttackKind | undefined {
    const away = ways[enemy.square] ?? far
    if (away <= speed + meleeSlack) return 'melee'
    const range = enemies.of(enemy.type).ranged?.range
    return range !== undefined && away <= speed + range && square !== enemy.square ? 'ranged' : undefined
  }

  /** The better of the attack lines. */
  bestHarm(enemy: EnemyFigure, prey: Prey, kind: AttackKind): number {
    const isPack = this.isPack(enemy, prey)
    const isNear = kind === 'melee'
    return Math.max(...kinds.map((one) => (one === 'ranged' || isNear ? this.harm(enemy.type, one, prey, isPack) : 0)))
  }

  isPack({ type, uid }: EnemyFigure, { commando }: Prey): boolean {
    return commando?.attackedBy.some((one) => one.type === type && one.uid !== uid) === true
  }

  /** What all enemies together could do to this prey with the energy there is. */
  planFor(prey: Prey): HuntPlan | undefined {
    const { state } = this
    const assaults: Assault[] = []
    for (const enemy of state.enemies) {
      if (enemy.activated || enemy.stunned) continue
      const kind = this.kindFor(enemy, prey, speedOfEnemy(state, enemy))
      if (kind !== undefined) assaults.push({ enemy, kind, cost: activationCost(enemy, true) })
    }
    const counts = new Map<EnemyId, number>()
    for (const { enemy } of assaults) counts.set(enemy.type, (counts.get(enemy.type) ?? 0) + 1)
    assaults.sort((a, b) => (counts.get(b.enemy.type) ?? 0) - (counts.get(a.enemy.type) ?? 0) || a.cost - b.cost)
    return this.#play(prey, assaults)
  }

  #play(prey: Prey, assaults: readonly Assault[]): HuntPlan | undefined {
    const { state } = this
    const packs = new Set(prey.commando?.attackedBy.map(({ type }) => type))
    const price = energyWorth(state)
    let { energy } = state
    let { left } = prey
    let worth = 0
    let first: EnemyFigure | undefined
    for (const { enemy, kind, cost } of assaults) {
      if (cost > energy || left <= 0) continue
      const wounds = Math.max(1, Math.round(left))
      const { expected, removed } = this.#odds(enemy.type, kind, prey, packs.has(enemy.type), {}, wounds)
      energy -= cost
      left -= expected
      worth += Math.min(expected, wounds) + removed * this.#fall(prey) - price * cost
      packs.add(enemy.type)
      first ??= enemy
    }
    return first === undefined ? undefined : { prey, worth, first }
  }

  /** Whom to go for now. */
  best(): HuntPlan | undefined {
    let best: HuntPlan | undefined
    for (const prey of this.prey) {
      const plan = this.planFor(prey)
      if (plan !== undefined && plan.worth > (best?.worth ?? 0)) best = plan
    }
    return best
  }

  /** How far the nearest prey is. */
  nearest(square: Square): number {
    return this.prey.reduce((least, { ways }) => Math.min(least, ways[square] ?? far), far)
  }
}

/** What a token of energy could do otherwise, in wounds: nothing, if the pool runs over. */
export const energyWorth = ({ energy, terms }: State): number => (energy > terms.poolCap - 4 ? 0.02 : aims.energy)
