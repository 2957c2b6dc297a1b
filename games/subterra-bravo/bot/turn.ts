// A commando's turn: what each thing that it may do next is worth, less what it costs.

import { at, fraction } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { groundOf } from '../ground.ts'
import { turn as turnQuestion, type Action } from '../questions/turn.ts'
import { doorCost, healCost, investigateCost, moveCost, reviveCost, tradeCost } from '../rules/costs.ts'
import { distanceOf, isStanding } from '../rules/figures.ts'
import { useCost } from '../rules/kit-actions.ts'
import { losesByLeaving } from '../rules/moving.ts'
import { maxAdrenalineOf, speedOf } from '../rules/passives.ts'
import { diagonalsLeft, purseOf, reachable, wayTo } from '../rules/reach.ts'
import { type AttackChoice, attackCost } from '../rules/targets.ts'
import { weaponFor, weaponsOf } from '../rules/weapons.ts'
import { commandoOf, doorOf, enemyOf, isLiftOpen, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { type Asked, choice } from './asked.ts'
import { bestAbove } from './best.ts'
import { worthOfCard } from './cards.ts'
import { chanceToOpen } from './doors.ts'
import { type Goal, goalOf, teamGoal, waysToGoal } from './goals.ts'
import { fillsUp } from './filling-up.ts'
import { healWorth } from './healing.ts'
import { canRunOut, isLeaving } from './leaving.ts'
import { mannerOf } from './manner.ts'
import { isInBlast } from './nests.ts'
import { worthOfObjective } from './objectives.ts'
import { worthOfAttack } from './strikes.ts'
import { Threat } from './threat.ts'
import { far, routeFrom, type Ways } from './ways.ts'
import { type Manner, weights } from './weights.ts'

/** What a commando knows about its turn. Made for one decision. */
export class Outlook {
  readonly asked: Asked
  readonly state: State
  readonly commando: Commando
  readonly here: Square
  readonly goal: Goal
  readonly ways: Ways
  readonly threat: Threat
  readonly manner: Manner
  /** What a step is worth: much when everybody has to run. */
  readonly step: number
  /** Whether it can be out in this very turn. */
  readonly canLeave: boolean
  readonly #least: number
  readonly #range: number

  constructor(asked: Asked, commando: Commando, here: Square) {
    const { state } = asked
    this.asked = asked
    this.state = state
    this.commando = commando
    this.here = here
    this.goal = goalOf(state, commando)
    this.ways = waysToGoal(state, this.goal)
    this.threat = new Threat(state)
    this.manner = mannerOf(state)
    this.step = isLeaving(state) ? weights.run : this.manner.step
    this.canLeave = isLeaving(state) && canRunOut(state, commando)
    this.#least = leastAlone(state, commando, this.goal)
    this.#range = commando.adrenaline + 2 <= maxAdrenalineOf(commando) ? rangeOf(commando) : 0
  }

  /** Steps that are still to be made. */
  stepsFrom(square: Square): number {
    return Math.max(0, (this.ways[square] ?? far) - Math.max(this.goal.stop, this.#least))
  }

  /** What it is worth to stand here at the end, shots aside. */
  #groundWorth(square: Square): number {
    const { state, step } = this
    const ground = groundOf(state)
    if (ground.isLift(square)) return losesByLeaving(state, this.commando) ? Number.NEGATIVE_INFINITY : liftWorth
    const steps = this.stepsFrom(square)
    let worth = -step * steps - weights.threat * this.threat.at(square)
    if (steps === 0) worth += this.goal.arrival ?? 0
    if (isInBlast(state, square)) worth -= weights.blast
    if (state.terrain.doors.some((door) => door.square === square)) worth -= weights.doorway
    if (state.terrain.vents.some((vent) => vent.square === square && !vent.isSealed)) worth += weights.vent
    return worth
  }

  /** What it is worth to stand here at the end. */
  placeWorth(square: Square): number {
    return this.#groundWorth(square) + (this.#hasShot(square) ? weights.shot : 0)
  }

  /** The best of some squares, and what it is worth. Lines of sight are looked at only where they matter. */
  bestPlace(squares: readonly Square[]): { readonly index: number; readonly worth: number } {
    const { random } = this.asked
    const grounds = squares.map((square) => this.#groundWorth(square) + weights.whim * fraction(random))
    const most = Math.max(...grounds)
    let best = { index: 0, worth: Number.NEGATIVE_INFINITY }
    for (const [index, square] of squares.entries()) {
      const ground = grounds[index] ?? 0
      if (ground < most - weights.shot) continue
      const worth = ground + (this.#hasShot(square) ? weights.shot : 0)
      if (worth > best.worth) best = { index, worth }
    }
    return best
  }

  /** SB-199 Whether the way there crosses the lift, so that the commando would leave and the mission be lost. */
  leadsOut(square: Square): boolean {
    const { state, commando } = this
    if (!isLiftOpen(state) || !losesByLeaving(state, commando)) return false
    return wayTo(state, commando, square, purseOf(commando))?.isExit === true
  }

  /** Whether some enemy could be attacked from there. */
  #hasShot(square: Square): boolean {
    const { state } = this
    if (this.#range === 0) return false
    const { sight } = groundOf(state)
    return state.enemies.some(
      (enemy) => distanceOf(state, square, enemy.square) <= this.#range && sight.los(square, enemy.square),
    )
  }

  /** Whether the target stands in a doorway that the way to the goal leads through. */
  isGatekeeper({ aim }: AttackChoice): boolean {
    const { state, ways, here } = this
    const enemy = aim.at === 'figure' && aim.figure.is === 'enemy' ? enemyOf(state, aim.figure.uid) : undefined
    if (enemy === undefined || !state.terrain.doors.some(({ square }) => square === enemy.square)) return false
    return routeFrom(state, here, ways).includes(enemy.square)
  }

  /** What so much adrenaline costs the team. */
  price(cost: number): number {
    if (cost === 0) return 0
    const { adrenaline, atMax, unseen } = this.manner
    return adrenaline * cost + (fillsUp(this.commando, cost) ? atMax * (unseen + this.threat.at(this.here)) : 0)
  }
}

const liftWorth = 40

/** The longest range of its weapons. */
const rangeOf = (commando: Commando): number =>
  weaponsOf(commando).reduce(
    (most, { weapon }) => Math.max(most, weapon.attack === 'melee' ? 1 : (weapon.range ?? 20)),
    0,
  )

/** How near to the team's goal the commando should be without the others. Whoever has a goal of its own goes alone. */
function leastAlone(state: State, commando: Commando, { targets }: Goal): number {
  const team = teamGoal(state)
  if (state.isCrisis || state.objectives.generator !== null || team.targets.join() !== targets.join()) return 0
  const ways = waysToGoal(state, team)
  let least = far
  for (const other of state.commandos) {
    if (other !== commando && other.square !== null && isStanding(other))
      least = Math.min(least, ways[other.square] ?? far)
  }
  return least === far ? 0 : Math.max(0, least - mannerOf(state).lead)
}

function worthOf(outlook: Outlook, action: Action): number {
  const { state, commando } = outlook
  switch (action.do) {
    case 'stop':
      return -1
    case 'go':
      return 0
    case 'move':
      if (outlook.canLeave) return weights.first - 1
      return moveWorth(outlook) - outlook.price(moveCost(commando))
    case 'open':
      return doorWorth(outlook, action.door) - outlook.price(doorCost(commando))
    case 'investigate':
      return weights.investigate - outlook.price(investigateCost) + outlook.manner.adrenaline
    case 'attack': {
      const weapon = weaponFor(state, { is: 'commando', id: commando.id }, action.weapon)
      const gate = outlook.isGatekeeper(action) ? weights.gatekeeper : 0
      return worthOfAttack(state, commando, action) + gate - outlook.price(attackCost(commando, weapon))
    }
    case 'revive':
      return weights.revive - outlook.price(reviveCost(commando))
    case 'heal':
      return healWorth(state, commandoOf(state, action.who), 1) - outlook.price(healCost(commando))
    case 'use':
      return worthOfCard(outlook, action.uid) - outlook.price(useCost(commando, action.uid))
    case 'trade':
      return tradeWorth(outlook, action) - outlook.price(tradeCost)
    case 'objective':
      return worthOfObjective(outlook, action.action)
  }
}

/** A Move where there are no movement points left: what the best place is worth that it leads to. */
function moveWorth(outlook: Outlook): number {
  const { state, commando, here } = outlook
  if (commando.turn.points > 0 || (commando.status === 'downed' && !isLeaving(state))) return 0
  const purse = { points: speedOf(state, commando), diagonals: diagonalsLeft(commando) }
  const squares = reachable(state, commando, purse)
  return squares.length === 0 ? 0 : outlook.bestPlace(squares).worth - outlook.placeWorth(here)
}

/** A door on the way to the goal, or to that of the team. */
function doorWorth({ asked, state, commando, here, ways, manner }: Outlook, id: string): number {
  const door = doorOf(state, id)
  if ((ways[door.square] ?? far) >= (ways[here] ?? far)) return 0
  return manner.door * chanceToOpen(asked.view, commando, door)
}

/** Cores go to those who can carry them on. */
function tradeWorth({ state, commando }: Outlook, { what, to }: Extract<Action, { do: 'trade' }>): number {
  if (what.is !== 'core') return 0
  const isUp = isStanding(commandoOf(state, to))
  return commando.status === 'downed' && isUp ? 6 : 0
}

/** With movement points left: to the best place that they are enough for, if it is better than here. */
function chooseGo(actions: readonly Action[], outlook: Outlook): number | undefined {
  const squares: Square[] = []
  const indexes: number[] = []
  for (const [index, action] of actions.entries()) {
    if (action.do !== 'go') continue
    squares.push(action.square)
    indexes.push(index)
  }
  if (squares.length === 0) return undefined
  const { index, worth } = outlook.bestPlace(squares)
  return worth > outlook.placeWorth(outlook.here) + weights.whim && !outlook.leadsOut(at(squares, index))
    ? indexes[index]
    : undefined
}

export const turnReplies = [
  choice(turnQuestion, (actions, asked) => {
    const { state } = asked
    const commando = state.acting === null ? undefined : commandoOf(state, state.acting)
    if (commando === undefined || commando.square === null) return undefined
    const outlook = new Outlook(asked, commando, commando.square)
    return (
      chooseGo(actions, outlook) ??
      bestAbove(actions, weights.whim, (action) => worthOf(outlook, action) + weights.whim * fraction(asked.random))
    )
  }),
]
