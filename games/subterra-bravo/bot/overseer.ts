// The Activate step: who is activated, where enemies go, whom they attack, and which tiles help.

import { fraction } from '@umpire/engine'
import { adjacent } from '@umpire/grid'
import { groundOf } from '../ground.ts'
import { type EnemyAttack, enemyAttack } from '../questions/enemy-attack.ts'
import { type ActivateAction, activateStepMenu, type EnemyMove, enemyMove } from '../questions/overseer.ts'
import * as tiles from '../questions/tiles.ts'
import { activationCost } from '../rules/activating.ts'
import { isEmi } from '../rules/aiming.ts'
import { tileCost, tileWith } from '../rules/dashboard.ts'
import { speedOfEnemy } from '../rules/figures.ts'
import { maxAdrenalineOf } from '../rules/passives.ts'
import { type EnemyFigure, enemyOf, type State } from '../state.ts'
import { type Asked, choice, confirmation, type Reply } from './asked.ts'
import { bestAbove } from './best.ts'
import { gateWorth } from './gate.ts'
import { energyWorth, Hunt, type Prey } from './hunt.ts'
import { meleeSlack } from './threat.ts'
import { far } from './ways.ts'
import { aims } from './weights.ts'

// Who is activated --------------------------------------------------------------------------------------------------

function chooseActivation(actions: readonly ActivateAction[], { state }: Asked): number | undefined {
  const hunt = new Hunt(state)
  const plan = hunt.best()
  if (plan !== undefined) {
    const pheromone = actions.findIndex(
      (action) => action.do === 'fear pheromone' && isNearlyFull(state, action, plan.prey),
    )
    if (pheromone >= 0) return pheromone
    const combat = actions.findIndex((action) => action.do === 'combat' && action.uid === plan.first.uid)
    if (combat >= 0) return combat
  }
  return bestAbove(actions, 0, (action) => approachWorth(state, hunt, action))
}

/** Fear makes the one who is hunted easier prey. */
function isNearlyFull(state: State, action: ActivateAction, { commando }: Prey): boolean {
  if (action.do !== 'fear pheromone' || commando?.id !== action.commando || state.energy < 6) return false
  const missing = maxAdrenalineOf(commando) - commando.adrenaline
  return missing > 0 && missing <= 2
}

/** To come nearer: only for those who could not attack from where they are in the next round either. */
function approachWorth(state: State, hunt: Hunt, action: ActivateAction): number {
  if (action.do !== 'move' && action.do !== 'hasten') return 0
  const enemy = enemyOf(state, action.uid)
  if (enemy === undefined || enemy.activated) return 0
  const away = hunt.nearest(enemy.square)
  const speed = speedOfEnemy(state, enemy)
  if (away === far || away <= speed + meleeSlack) return 0
  if (action.do === 'hasten') return hastenWorth(state, enemy, away, speed)
  return state.energy - activationCost(enemy, false) >= aims.reserve ? 1 / away : 0
}

/** Haste is for those who can attack afterwards. */
function hastenWorth(state: State, enemy: EnemyFigure, away: number, speed: number): number {
  const tile = tileWith(state, 'hasten')
  if (tile === undefined || away > 2 * speed + meleeSlack) return 0
  return state.energy >= tileCost(state, tile.id) + activationCost(enemy, true) ? 2 / away : 0
}

// Where enemies go --------------------------------------------------------------------------------------------------

/** Next to the best prey, else nearer to it. */
function chooseMove(moves: readonly EnemyMove[], { state, random }: Asked): number | undefined {
  const who = state.moving?.who
  const enemy = who?.is === 'enemy' ? enemyOf(state, who.uid) : undefined
  if (enemy === undefined) return undefined
  const hunt = new Hunt(state)
  const { grid, sight } = groundOf(state)
  const attacks = state.activation?.isCombat === true && state.activation.uid === enemy.uid
  const targets = hunt.prey.map((prey) => ({ prey, ...harmsOf(hunt, enemy, prey, attacks) }))
  const gate = gateWorth(state)
  const worth = (square: number): number => {
    let most = 0
    for (const { prey, melee, ranged } of targets) {
      if (melee > most && adjacent(grid, square, prey.square)) most = melee
      else if (ranged > most && (prey.ways[square] ?? far) <= 6 && sight.los(square, prey.square)) most = ranged
    }
    const emi = isEmi(state, square) ? 0.15 : 0
    const mine = state.terrain.mines.includes(square) ? 1 : 0
    return most * (1 - emi) - aims.nearness * hunt.nearest(square) + aims.block * gate(square) - mine
  }
  const stay = worth(enemy.square)
  return bestAbove(moves, stay, ({ square }) => worth(square) + aims.whim * fraction(random))
}

/** What the enemy would do to this prey in its attack; the others that go for it too count a little. */
function harmsOf(
  hunt: Hunt,
  enemy: EnemyFigure,
  prey: Prey,
  attacks: boolean,
): { readonly melee: number; readonly ranged: number } {
  if (!attacks) return { melee: 0, ranged: 0 }
  const isPack = hunt.isPack(enemy, prey)
  const together = aims.together * (hunt.planFor(prey)?.worth ?? 0)
  const melee = hunt.harm(enemy.type, 'melee', prey, isPack)
  const ranged = hunt.harm(enemy.type, 'ranged', prey, isPack)
  return { melee: melee + (melee > 0 ? together : 0), ranged: ranged + (ranged > 0 ? together : 0) }
}

// Whom they attack --------------------------------------------------------------------------------------------------

const preyOf = (hunt: Hunt, { target }: EnemyAttack): Prey | undefined =>
  hunt.prey.find(({ ref }) =>
    ref.is === 'commando' ? target.is === 'commando' && target.id === ref.id : target.is === ref.is,
  )

function harmBy(hunt: Hunt, attack: EnemyAttack, more: { readonly black?: number } = {}): number {
  const enemy = enemyOf(hunt.state, attack.uid)
  const prey = preyOf(hunt, attack)
  if (enemy === undefined || prey === undefined) return 0
  const isPack = hunt.state.stage === 'activate' && hunt.isPack(enemy, prey)
  return hunt.harm(enemy.type, attack.kind, prey, isPack, more)
}

function chooseAttack(attacks: readonly EnemyAttack[], { state }: Asked): number | undefined {
  const hunt = new Hunt(state)
  return bestAbove(attacks, -1, (attack) => {
    const prey = preyOf(hunt, attack)
    return harmBy(hunt, attack) + aims.together * ((prey && hunt.planFor(prey)?.worth) ?? 0)
  })
}

/** What a token that is spent on a tile has to do at least, in wounds. */
const tilePrice = (state: State): number => aims.tile + energyWorth(state)

/** A blow between the commandos' actions has to be worth its energy. */
function chooseSurprise(attacks: readonly EnemyAttack[], { state }: Asked): number | undefined {
  const tile = tileWith(state, 'surprise-attack')
  if (tile === undefined) return undefined
  const hunt = new Hunt(state)
  return bestAbove(attacks, tilePrice(state) * tileCost(state, tile.id), (attack) => harmBy(hunt, attack))
}

// Tiles -------------------------------------------------------------------------------------------------------------

/** What one more red die does to the attack that is going on. */
function frenzyGain(state: State): number {
  const { attack } = state
  if (attack === null || attack.by.is !== 'enemy' || attack.aim.at !== 'figure') return 0
  const hunt = new Hunt(state)
  const enemy = enemyOf(state, attack.by.uid)
  const prey = preyOf(hunt, { uid: attack.by.uid, kind: attack.kind, target: attack.aim.figure })
  if (enemy === undefined || prey === undefined) return 0
  const isPack = hunt.isPack(enemy, prey)
  return hunt.harm(enemy.type, attack.kind, prey, isPack, { red: 1 }) - hunt.harm(enemy.type, attack.kind, prey, isPack)
}

/** Only with a charge can it reach somebody. */
function needsCharge(state: State): boolean {
  const enemy = state.activation === null ? undefined : enemyOf(state, state.activation.uid)
  if (enemy === undefined) return false
  const away = new Hunt(state).nearest(enemy.square)
  const speed = speedOfEnemy(state, enemy)
  return away > speed + meleeSlack - 1 && away <= speed + meleeSlack + 3
}

const costOf = (state: State, effect: Parameters<typeof tileWith>[1]): number => {
  const tile = tileWith(state, effect)
  return tile === undefined ? far : tileCost(state, tile.id)
}

/** What a second blow would do. */
function chooseAfterAttack(uses: readonly tiles.AfterAttack[], { state }: Asked): number | undefined {
  const hunt = new Hunt(state)
  const uid = state.activation?.uid
  if (uid === undefined) return undefined
  return bestAbove(uses, tilePrice(state) * costOf(state, 'backswing'), (use) =>
    use.do === 'backswing' ? harmBy(hunt, { uid, kind: 'melee', target: { is: 'commando', id: use.at } }) : 0,
  )
}

/** Energy beyond what the next attacks can use. */
const isRich = ({ energy, terms }: State): boolean => energy >= terms.poolCap / 2 + 2

export const overseerReplies: readonly Reply[] = [
  choice(activateStepMenu, chooseActivation),
  choice(enemyMove, chooseMove),
  choice(enemyAttack, chooseAttack),
  choice(tiles.surprise, chooseSurprise),
  choice(tiles.afterAttack, chooseAfterAttack),
  confirmation(tiles.frenzy, ({ state }) => frenzyGain(state) > tilePrice(state) * costOf(state, 'frenzy')),
  confirmation(tiles.charge, ({ state }) => needsCharge(state)),
  confirmation(tiles.howl('QUILL'), ({ state }) => isRich(state)),
  confirmation(tiles.blackout('QUILL'), ({ state }) => isRich(state)),
  confirmation(tiles.payForSpoof, ({ state }) => state.energy >= 4),
]
