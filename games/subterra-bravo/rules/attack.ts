// An attack from its declaration to its end (SB-118): windows, pool, roll, wounds, effects, and what may follow it.

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { Pool } from '../content/dice.ts'
import type { Weapon } from '../content/weapon.ts'
import type { SeenAim } from '../events/fight.ts'
import { groundOf } from '../ground.ts'
import { attackAgain, knockback, overwatch, slipAway } from '../questions/fight.ts'
import { commandoOf, type EnemyFigure, enemyOf, type FigureRef, type State } from '../state.ts'
import { phaseOf } from '../state/stage.ts'
import type { Aim, Attack, Attacker, Part } from '../state/attack.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { directionName, figuresMet, squareOfAttacker } from './aiming.ts'
import { calledShotOf, traitOf } from './attack-dice.ts'
import { freeSteps, isUp, markHarmed } from './attack-effects.ts'
import { declaredWindow, rolledWindow, spendOnDice } from './attack-windows.ts'
import { enemyRef, squareOfFigure } from './figures.ts'
import { type Harmed, harmTargets, hitsOf, rollPool, seenAttacker, seenFigure } from './hitting.ts'
import { interruptCards, spendUse, type Usable, useInterrupt } from './interrupts.ts'
import { freeMove, push } from './moving.ts'
import { hasEffect } from './passives.ts'
import { type AttackSpec, planAttack } from './pool.ts'
import { pushSquares } from './reach.ts'
import { turnUpForAttack } from './stances.ts'
import { type AttackChoice, attackChoices, whyNotAim, whyNotAttack, whyNotEnemyAttack, whyNotReach } from './targets.ts'
import { changeTerrain } from './terrain.ts'
import { itemOf, nameOfWeapon, weaponFor } from './weapons.ts'

export type { AttackSpec } from './pool.ts'

export interface AttackResult {
  readonly hits: number
  /** Those that suffered at least 1 wound. */
  readonly harmed: readonly Harmed[]
  /** SB-129 There was nothing left to attack. */
  readonly isLost: boolean
}

/** SB-118 From step 3 on: it has been declared and paid. */
export function* attack(t: SubterraTable, spec: AttackSpec): Rules<AttackResult> {
  const { state } = t
  const outer = state.attack
  const weapon = weaponFor(state, spec.by, spec.weapon)
  turnUpForAttack(t, spec.by, weapon.attack, spec.targets ?? figuresMet(state, spec.by, weapon, spec.aim))
  const now = declare(t, spec, weapon)
  state.attack = now
  yield* declaredWindow(t, now)
  yield* spendOnDice(t, now)
  const result = yield* carryOut(t, now, spec, weapon)
  if (!spec.isExtra && !result.isLost) yield* resolvedWindow(t, now)
  spendWeapon(t, spec)
  state.attack = outer
  return result
}

function declare(t: SubterraTable, spec: AttackSpec, weapon: Weapon): Attack {
  const { by, aim } = spec
  const name = nameOfWeapon(spec.weapon)
  const seen = seenAttacker(t.state, by)
  t.tell({ kind: 'attack declared', rule: 'SB-118', by: seen, weapon: name, aim: seenAim(t.state, aim) })
  return {
    by,
    weapon: spec.weapon,
    name,
    kind: weapon.attack,
    aim,
    isExtra: spec.isExtra,
    dice: spec.dice ?? null,
    parts: spec.parts ?? [],
    roll: null,
    targets: [],
  }
}

function seenAim(state: State, aim: Aim): SeenAim {
  switch (aim.at) {
    case 'figure':
      return { at: 'figure', figure: seenFigure(state, aim.figure) }
    case 'square':
      return aim
    case 'direction':
      return { at: 'direction', name: directionName(aim.dx, aim.dy) }
  }
}

/** SB-118 Steps 4 to 8. */
function* carryOut(t: SubterraTable, now: Attack, spec: AttackSpec, weapon: Weapon): Rules<AttackResult> {
  const { state } = t
  if (whyNotStill(state, spec, weapon) !== undefined) {
    t.tell({ kind: 'attack lost', rule: 'SB-129', by: seenAttacker(state, now.by) })
    return { hits: 0, harmed: [], isLost: true }
  }
  const plan = planAttack(state, { ...spec, parts: now.parts })
  noteAttack(state, spec, weapon)
  rollPool(t, now, plan)
  yield* rolledWindow(t, now)
  const harmed = yield* harmTargets(t, now)
  for (const one of harmed) {
    markHarmed(t, now, weapon, one)
    yield* knockBack(t, now, weapon, one)
  }
  yield* freeSteps(t, now, weapon, harmed)
  return { hits: hitsOf(now), harmed, isLost: false }
}

/** SB-129 */
function whyNotStill(state: State, { by, weapon: ref, aim, targets }: AttackSpec, weapon: Weapon): WhyNot {
  switch (by.is) {
    case 'commando':
      return whyNotAim(state, by, weapon, aim)
    case 'enemy': {
      const enemy = enemyOf(state, by.uid)
      if (enemy === undefined) return refuse('SB-129', 'The attacker is gone.')
      return whyNotEnemyAttack(state, enemy, { weapon: ref, aim })
    }
    case 'device':
      return targets?.some((figure) => squareOfFigure(state, figure) !== null) === true
        ? undefined
        : refuse('SB-129', 'Nobody is there.')
  }
}

/** What later attacks and costs look at. */
function noteAttack(state: State, { by, aim, isExtra }: AttackSpec, weapon: Weapon): void {
  if (by.is === 'commando') {
    const { turn } = commandoOf(state, by.id)
    const isOwnTurn = state.acting === by.id
    if (isOwnTurn && weapon.attack === 'melee' && !isExtra) turn.melees++
    if (calledShotOf(state, by, weapon) !== null) turn.calledShot = null
  }
  const enemy = by.is === 'enemy' ? enemyOf(state, by.uid) : undefined
  if (enemy === undefined || aim.at !== 'figure' || aim.figure.is !== 'commando') return
  if (phaseOf(state) !== 'overseer') return
  commandoOf(state, aim.figure.id).attackedBy.push({ type: enemy.type, uid: enemy.uid }) // SB-127
}

/** SB-146 A second attack by a card takes no second use. */
function spendWeapon(t: SubterraTable, { by, weapon, dice }: AttackSpec): void {
  if (by.is !== 'commando' || dice !== undefined) return
  const commando = commandoOf(t.state, by.id)
  const item = itemOf(commando, weapon)
  if (item !== undefined) spendUse(t, commando, item)
}

// Knockback ---------------------------------------------------------------------------------------------------------

/** SB-154, SB-214 */
function* knockBack(t: SubterraTable, { by }: Attack, weapon: Weapon, one: Harmed): Rules {
  const { state } = t
  const { figure } = one
  const most = knockbackOf(state, by, weapon)
  if (most === 0 || !isUp(state, one)) return
  if (figure.is === 'commando' && hasEffect(commandoOf(state, figure.id), 'immune-to-knockback')) return
  const way = wayOfPush(state, by, figure, most)
  if (way.length === 0) return
  const seat = by.is === 'commando' ? commandoOf(state, by.id).seat : state.overseer
  const numbers = [0, ...way.map((_, n) => n + 1)]
  const squares = yield* t.choose(seat, knockback(figure, way), numbers)
  yield* pushOn(t, figure, way.slice(0, squares))
}

/** How far the weapon pushes, or the enemy that attacks with it. */
function knockbackOf(state: State, by: Attacker, weapon: Weapon): number {
  const enemy = by.is === 'enemy' ? enemyOf(state, by.uid) : undefined
  const smash = enemy === undefined || weapon.attack !== 'melee' ? undefined : traitOf(enemy, 'smash')
  return weapon.knockback ?? smash?.knockback ?? 0
}

/** Straight away from the attacker. */
function wayOfPush(state: State, by: Attacker, figure: FigureRef, most: number): Square[] {
  const from = squareOfAttacker(state, by)
  const to = squareOfFigure(state, figure)
  if (from === null || to === null) return []
  const { grid } = groundOf(state)
  const across = Math.sign(grid.x(to) - grid.x(from))
  const down = Math.sign(grid.y(to) - grid.y(from))
  return pushSquares(state, to, across, down, most)
}

/** SB-087 An enemy that is pushed sets off the mines it gets to. */
function* pushOn(t: SubterraTable, figure: FigureRef, way: readonly Square[]): Rules {
  if (way.length === 0) return
  const { mines } = t.state.terrain
  const end = figure.is === 'enemy' ? way.findIndex((square) => mines.includes(square)) + 1 : 0
  if (figure.is !== 'enemy' || end === 0) {
    push(t, figure, way)
    return
  }
  push(t, figure, way.slice(0, end))
  const enemy = enemyOf(t.state, figure.uid)
  if (enemy !== undefined) yield* stepOnMine(t, enemy)
  if (enemyOf(t.state, figure.uid) !== undefined) yield* pushOn(t, figure, way.slice(end))
}

// Devices -----------------------------------------------------------------------------------------------------------

/** SB-087 A mine on the enemy's square goes off and is gone; true if there was one. */
export function* stepOnMine(t: SubterraTable, enemy: EnemyFigure): Rules<boolean> {
  const { state } = t
  const { uid, type, figure, square } = enemy
  if (!state.terrain.mines.includes(square)) return false
  state.terrain.mines = state.terrain.mines.filter((mine) => mine !== square)
  changeTerrain(state)
  t.tell({ kind: 'mine set off', rule: 'SB-087', uid, type, figure, square })
  yield* deviceAttack(t, 'mine', square, [enemyRef(enemy)])
  return true
}

/** SB-124, SB-229 An attack of a mine, a turret or a charge: one roll, and nobody's cards answer it. */
export function* deviceAttack(
  t: SubterraTable,
  device: 'turret' | 'mine' | 'charge',
  square: Square,
  targets: readonly FigureRef[],
): Rules<AttackResult> {
  const [first] = targets
  if (first === undefined) return { hits: 0, harmed: [], isLost: true }
  const by: Attacker = { is: 'device', device, square }
  const aim: Aim = device === 'charge' ? { at: 'square', square } : { at: 'figure', figure: first }
  return yield* attack(t, { by, weapon: { is: 'device' }, aim, isExtra: true, targets })
}

// attack-resolved ---------------------------------------------------------------------------------------------------

/** SB-205, SB-206 The commandos' cards; the Overseer's tiles follow where enemies are activated. */
function* resolvedWindow(t: SubterraTable, now: Attack): Rules {
  for (const usable of interruptCards(t.state, 'attack-resolved')) {
    const { commando, effect } = usable
    if (effect.effect === 'slip-away') yield* maySlipAway(t, now, commando, usable, effect.squares)
    else yield* mayAttackAgain(t, now, commando, usable, effect.dice)
  }
}

function* maySlipAway(
  t: SubterraTable,
  { by, aim }: Attack,
  commando: Commando,
  usable: Usable<'attack-resolved'>,
  squares: number,
): Rules {
  if (by.is !== 'enemy' || aim.at !== 'figure') return
  if (aim.figure.is !== 'commando' || aim.figure.id !== commando.id) return
  if (!(yield* t.confirm(commando.seat, slipAway(commando, usable)))) return
  useInterrupt(t, commando, usable.item)
  yield* freeMove(t, commando, squares, 'SB-073')
}

function* mayAttackAgain(
  t: SubterraTable,
  { by, weapon, aim, kind }: Attack,
  commando: Commando,
  usable: Usable<'attack-resolved'>,
  dice: Pool,
): Rules {
  const { state } = t
  if (by.is !== 'commando' || by.id !== commando.id || kind !== 'ranged' || state.acting !== commando.id) return
  if (whyNotAttack(state, commando, { weapon, aim }, { free: true }) !== undefined) return
  const again: AttackSpec = { by, weapon, aim, isExtra: true, dice }
  if (!(yield* t.confirm(commando.seat, attackAgain(commando, usable, again)))) return
  useInterrupt(t, commando, usable.item)
  yield* attack(t, again)
}

// enemy-move-ended --------------------------------------------------------------------------------------------------

/** SB-208 An enemy has ended a move. */
export function* overwatchWindow(t: SubterraTable, enemyUid: number): Rules {
  const { state } = t
  for (const usable of interruptCards(state, 'enemy-move-ended')) {
    const { commando, item, card, effect } = usable
    const enemy = enemyOf(state, enemyUid)
    if (enemy === undefined) return
    const attacks = attacksOn(state, commando, enemy)
    if (attacks.allowed.length === 0) continue
    const part: Part = { why: card.name, rule: 'SB-122', black: -effect.fewerBlack }
    const chosen = yield* t.chooseOrPass(commando.seat, overwatch(commando, usable, enemyUid, part), attacks)
    if (chosen === undefined) continue
    useInterrupt(t, commando, item)
    yield* attack(t, { by: { is: 'commando', id: commando.id }, ...chosen, isExtra: true, parts: [part] })
  }
}

/** Ranged attacks that meet this enemy, which is itself in sight and range. */
function attacksOn(state: State, commando: Commando, enemy: EnemyFigure): Offer<AttackChoice> {
  const by: Attacker = { is: 'commando', id: commando.id }
  const meets = ({ weapon: ref, aim }: AttackChoice): boolean =>
    figuresMet(state, by, weaponFor(state, by, ref), aim).some((one) => one.is === 'enemy' && one.uid === enemy.uid)
  const all = attackChoices(state, commando, ({ weapon }) => weapon.attack === 'ranged').filter(meets)
  return offer(
    all,
    (choice) =>
      whyNotReach(state, by, weaponFor(state, by, choice.weapon), enemy.square) ??
      whyNotAttack(state, commando, choice, { free: true }),
  )
}
