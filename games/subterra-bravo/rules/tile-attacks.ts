// Tiles around attacks: Surprise Attack (SB-187), and Backswing (SB-182) or Pack Hunt after the attack of a Clone.

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { commandoName, enemyName } from '../names.ts'
import type { EnemyAttack } from '../questions/enemy-attack.ts'
import { type AfterAttack, afterAttack, surprise } from '../questions/tiles.ts'
import { commandoOf, type EnemyFigure, enemyOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { attack, type AttackResult } from './attack.ts'
import { tileWith, whyNotTile } from './dashboard.ts'
import { attacksOf, specOf, whyNotThisAttack } from './enemy-attacks.ts'
import { moveEnemy } from './enemy-moving.ts'
import { commandoRef, distanceOf, isClone, isOnMap, onMap, speedOfEnemy } from './figures.ts'
import { hasEffect } from './passives.ts'
import { useTile } from './use-tile.ts'

// Surprise Attack ---------------------------------------------------------------------------------------------------

/** SB-187 Window commando-action-done. A use that was cancelled may be tried again (SB-167). */
export function* surpriseAttack(t: SubterraTable, commando: Commando): Rules {
  const { state } = t
  const tile = tileWith(state, 'surprise-attack')
  if (tile === undefined || hasEffect(commando, 'no-surprise-attack')) return
  while (whyNotTile(state, tile.id) === undefined) {
    const attacks = surpriseAttacks(state, commando)
    if (attacks.allowed.length === 0) return
    const chosen = yield* t.chooseOrPass(state.overseer, surprise, attacks)
    const enemy = chosen && enemyOf(state, chosen.uid)
    if (chosen === undefined || enemy === undefined) return
    if (!(yield* useTile(t, tile.id, enemy))) continue
    yield* attack(t, specOf(chosen, true))
    return
  }
}

function surpriseAttacks(state: State, commando: Commando): Offer<EnemyAttack> {
  const all = state.enemies.flatMap((enemy) => attacksOf(state, enemy, commando.id))
  return offer(all, (one) => {
    const enemy = enemyOf(state, one.uid)
    return enemy && (whyNotSurprise(state, enemy) ?? whyNotThisAttack(state, enemy, one))
  })
}

/** SB-156, SB-157, and Flashbang. */
function whyNotSurprise(state: State, enemy: EnemyFigure): WhyNot {
  if (enemy.dazzled) return refuse('SB-187', () => `${enemyName(enemy)} is dazzled for this round.`)
  const tile = tileWith(state, 'surprise-attack')
  return tile && whyNotTile(state, tile.id, enemy)
}

// After the attack of a Clone ---------------------------------------------------------------------------------------

/** SB-168, SB-205, SB-234 Window attack-resolved, of an attack in the Activate step: one of the two tiles. */
export function* afterAttackWindow(t: SubterraTable, made: EnemyAttack, { harmed, isLost }: AttackResult): Rules {
  const { state } = t
  const wounded = harmed.find(({ figure, wounds }) => figure.is === 'commando' && wounds > 0)?.figure
  for (;;) {
    const enemy = enemyOf(state, made.uid)
    if (isLost || state.stage !== 'activate' || enemy === undefined || !isClone(enemy)) return
    const prey = wounded?.is === 'commando' ? commandoOf(state, wounded.id) : undefined
    const uses = offer([...backswings(state, made), ...packHunts(state, enemy, prey)], (use) =>
      use.do === 'backswing' ? whyNotBackswing(state, enemy, use) : whyNotPackHunt(state, use, prey),
    )
    if (uses.allowed.length === 0) return
    const use = yield* t.chooseOrPass(state.overseer, afterAttack, uses)
    if (use === undefined) return
    if (yield* use.do === 'backswing' ? backswing(t, enemy, use) : packHunt(t, use)) return
  }
}

type Backswing = Extract<AfterAttack, { do: 'backswing' }>
type PackHunt = Extract<AfterAttack, { do: 'pack hunt' }>

/** SB-182 After a melee attack, at another commando. */
function backswings(state: State, { kind, target }: EnemyAttack): Backswing[] {
  if (kind !== 'melee' || tileWith(state, 'backswing') === undefined) return []
  return onMap(state)
    .filter(({ id }) => target.is !== 'commando' || target.id !== id)
    .map(({ id }) => ({ do: 'backswing', at: id }))
}

const backswingAt = ({ uid }: EnemyFigure, { at: id }: Backswing): EnemyAttack => ({
  uid,
  kind: 'melee',
  target: commandoRef({ id }),
})

function whyNotBackswing(state: State, enemy: EnemyFigure, use: Backswing): WhyNot {
  const tile = tileWith(state, 'backswing')
  return tile && (whyNotTile(state, tile.id, enemy) ?? whyNotThisAttack(state, enemy, backswingAt(enemy, use)))
}

/** SB-182 With all its dice; a charge counts for the first attack only (SB-184). */
function* backswing(t: SubterraTable, enemy: EnemyFigure, use: Backswing): Rules<boolean> {
  const tile = tileWith(t.state, 'backswing')
  if (tile === undefined || !(yield* useTile(t, tile.id, enemy))) return false
  yield* attack(t, specOf(backswingAt(enemy, use), true))
  return true
}

/** Other Clones of the type that has wounded the prey. */
function packHunts(state: State, { uid, type }: EnemyFigure, prey: Commando | undefined): PackHunt[] {
  if (prey === undefined || !isOnMap(prey) || tileWith(state, 'pack-hunt') === undefined) return []
  return state.enemies
    .filter((other) => other.type === type && other.uid !== uid)
    .map((other) => ({ do: 'pack hunt', uid: other.uid }))
}

function whyNotPackHunt(state: State, { uid }: PackHunt, prey: Commando | undefined): WhyNot {
  const tile = tileWith(state, 'pack-hunt')
  const enemy = enemyOf(state, uid)
  if (tile === undefined || enemy === undefined || prey === undefined || !isOnMap(prey)) return undefined
  const { square, id } = prey
  const away = distanceOf(state, square, enemy.square)
  if (away <= tile.effect.within) return whyNotTile(state, tile.id, enemy)
  return refuse(
    'SB-070',
    () => `${enemyName(enemy)} is ${away} from ${commandoName(id)}, at most ${tile.effect.within}.`,
  )
}

function* packHunt(t: SubterraTable, { uid }: PackHunt): Rules<boolean> {
  const tile = tileWith(t.state, 'pack-hunt')
  const enemy = enemyOf(t.state, uid)
  if (tile === undefined || enemy === undefined || !(yield* useTile(t, tile.id, enemy))) return false
  yield* moveEnemy(t, enemy, speedOfEnemy(t.state, enemy))
  return true
}
