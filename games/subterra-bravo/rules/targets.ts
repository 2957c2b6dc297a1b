// Legal targets (SB-119 to SB-121): what can be attacked with what, and why something else cannot.

import { refuse, type WhyNot } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { enemies } from '../content/enemies.ts'
import type { AttackKind, Weapon } from '../content/weapon.ts'
import { groundOf } from '../ground.ts'
import { commandoOf, type EnemyFigure, enemyOf, missionOf, type State } from '../state.ts'
import type { Aim, Attacker, WeaponRef } from '../state/attack.ts'
import type { Commando } from '../state/commando.ts'
import {
  blastSquares,
  directions,
  ignoresEmi,
  lineSquares,
  originsOf,
  seesSquare,
  squareOfAttacker,
  squaresMet,
} from './aiming.ts'
import {
  commandoRef,
  distanceOf,
  enemyAt,
  enemyRef,
  isAdjacent,
  isOnMap,
  isOpenGround,
  squareOfFigure,
} from './figures.ts'
import { effectOf } from './passives.ts'
import { whyNotPay } from './paying.ts'
import { type Armed, findWeapon, weaponsOf } from './weapons.ts'

/** What an attack is made with and aimed at. */
export interface AttackChoice {
  readonly weapon: WeaponRef
  readonly aim: Aim
}

/** SB-059 */
const attackPrice = 2

/** SB-059 What the Attack action costs with this weapon: the first melee of a turn may be cheaper. */
export function attackCost(commando: Commando, weapon: Weapon): number {
  if (weapon.attack === 'ranged' || commando.turn.melees > 0) return attackPrice
  return effectOf(commando, 'first-melee-cost')?.adrenaline ?? attackPrice
}

// Commandos ---------------------------------------------------------------------------------------------------------

/** Every weapon at every enemy, square or direction that may be worth it; `whyNotAttack` says which are legal. */
export function attackChoices(state: State, commando: Commando, filter?: (armed: Armed) => boolean): AttackChoice[] {
  const { square } = commando
  if (square === null || state.enemies.length === 0) return []
  const choices: AttackChoice[] = []
  for (const armed of weaponsOf(commando)) {
    if (filter !== undefined && !filter(armed)) continue
    for (const aim of aimsOf(state, square, armed.weapon)) choices.push({ weapon: armed.ref, aim })
  }
  return choices
}

function aimsOf(state: State, from: Square, weapon: Weapon): Aim[] {
  if (weapon.blast !== undefined) return blastAims(state, from, weapon)
  if (weapon.line !== undefined) return lineAims(state, from, weapon.line)
  return state.enemies.map((enemy) => ({ at: 'figure', figure: enemyRef(enemy) }))
}

/** SB-150 Where enemies stand, and the squares beside them that are within range. */
function blastAims(state: State, from: Square, { range }: Weapon): Aim[] {
  const squares = new Set<Square>()
  for (const enemy of state.enemies) {
    squares.add(enemy.square)
    for (const near of blastSquares(state, enemy.square)) {
      const isNear = range === undefined || distanceOf(state, from, near) <= range
      if (isNear && isOpenGround(state, near)) squares.add(near)
    }
  }
  return Array.from(squares, (square) => ({ at: 'square', square }))
}

/** SB-151 */
const lineAims = (state: State, from: Square, length: number): Aim[] =>
  directions
    .filter(({ dx, dy }) => lineSquares(state, from, dx, dy, length).some((square) => enemyAt(state, square)))
    .map(({ dx, dy }) => ({ at: 'direction', dx, dy }))

/** `free`: the attack costs nothing, as with Fire on My Mark. */
export function whyNotAttack(
  state: State,
  commando: Commando,
  { weapon: ref, aim }: AttackChoice,
  { free }: { readonly free: boolean },
): WhyNot {
  if (commando.status !== 'active') return refuse('SB-064', 'With the Downed card you cannot attack.')
  const by: Attacker = { is: 'commando', id: commando.id }
  const weapon = findWeapon(state, by, ref)
  if (weapon === undefined) return refuse('SB-059', 'You do not carry this weapon.')
  const tooDear = free ? undefined : whyNotPay(commando, attackCost(commando, weapon), 'Attack')
  return tooDear ?? whyNotHeavy(commando, weapon) ?? whyNotAim(state, by, weapon, aim)
}

/** SB-045, SB-152 Looks at the own turn of this round. */
function whyNotHeavy(commando: Commando, weapon: Weapon): WhyNot {
  const { moves } = commando.turn
  if (weapon.heavy !== true || moves === 0) return undefined
  const most = effectOf(commando, 'heavy-after-moves')?.moves ?? 0
  return moves <= most ? undefined : refuse('SB-152', 'A Heavy weapon cannot be used after you have moved.')
}

/** Whether a commando's attack has a legal target. Asked again before the pool is built (SB-129). */
export function whyNotAim(state: State, by: Attacker, weapon: Weapon, aim: Aim): WhyNot {
  const from = squareOfAttacker(state, by)
  if (from === null) return refuse('SB-129', 'The attacker is no longer on the map.')
  switch (aim.at) {
    case 'figure': {
      if (weapon.blast !== undefined) return refuse('SB-150', 'A Blast is aimed at a square.')
      if (weapon.line !== undefined) return refuse('SB-151', 'A Line is aimed in a direction.')
      const { figure } = aim
      const target = figure.is === 'enemy' ? enemyOf(state, figure.uid) : undefined
      if (target === undefined) return refuse('SB-119', 'Commandos attack enemies only.')
      return whyNotReach(state, by, weapon, target.square)
    }
    case 'square':
      if (weapon.blast === undefined) return refuse('SB-150', 'Only a Blast is aimed at a square.')
      return whyNotReach(state, by, weapon, aim.square) ?? whyNobodyMet(state, from, weapon, aim)
    case 'direction':
      if (weapon.line === undefined) return refuse('SB-151', 'Only a Line is aimed in a direction.')
      return whyNobodyMet(state, from, weapon, aim)
  }
}

const whyNobodyMet = (state: State, from: Square, weapon: Weapon, aim: Aim): WhyNot =>
  squaresMet(state, from, weapon, aim).some((square) => enemyAt(state, square) !== undefined)
    ? undefined
    : refuse('SB-119', 'No enemy would be hit.')

/** SB-120, SB-121, SB-148 Whether the weapon gets as far as this square. */
export function whyNotReach(state: State, by: Attacker, weapon: Weapon, target: Square, isConsole = false): WhyNot {
  const from = squareOfAttacker(state, by)
  if (from === null) return refuse('SB-129', 'The attacker is no longer on the map.')
  if (weapon.attack === 'melee')
    return isAdjacent(state, from, target) ? undefined : refuse('SB-120', 'Melee needs an adjacent target.')
  const { range } = weapon
  const origins = originsOf(state, from, weapon).filter(
    (origin) => range === undefined || distanceOf(state, origin, target) <= range,
  )
  if (origins.length === 0)
    return refuse('SB-148', () => `It is ${distanceOf(state, from, target)} away, Range ${range}.`)
  const throughEmi = ignoresEmi(state, by, target, isConsole)
  if (origins.some((origin) => seesSquare(state, origin, target, throughEmi))) return undefined
  return origins.some((origin) => groundOf(state).sight.clear(origin, target))
    ? refuse('SB-114', 'Too much EMI lies on the way.')
    : refuse('SB-121', 'There is no line of sight.')
}

// Enemies -----------------------------------------------------------------------------------------------------------

const kinds: readonly AttackKind[] = ['melee', 'ranged']

/** Both attack lines of an enemy at every commando on the map, or at one only, and at the console. */
export function enemyAttackChoices(state: State, enemy: EnemyFigure, only?: CommandoId): AttackChoice[] {
  const card = enemies.of(enemy.type)
  const aims: Aim[] = state.commandos
    .filter((commando) => isOnMap(commando) && (only === undefined || commando.id === only))
    .map((commando) => ({ at: 'figure', figure: commandoRef(commando) }))
  if (only === undefined && missionOf(state).map.console.length > 0)
    aims.push({ at: 'figure', figure: { is: 'console' } })
  return kinds.flatMap((kind) =>
    card[kind] === undefined ? [] : aims.map((aim): AttackChoice => ({ weapon: { is: 'enemy', kind }, aim })),
  )
}

export function whyNotEnemyAttack(state: State, enemy: EnemyFigure, { weapon: ref, aim }: AttackChoice): WhyNot {
  const by: Attacker = { is: 'enemy', uid: enemy.uid }
  const weapon = findWeapon(state, by, ref)
  if (weapon === undefined) return refuse('SB-173', 'It has no such attack.')
  if (aim.at !== 'figure' || aim.figure.is === 'enemy')
    return refuse('SB-119', 'Enemies attack commandos, and what the mission names.')
  const target = squareOfFigure(state, aim.figure)
  if (target === null) return refuse('SB-119', 'It is not on the map.')
  const isConsole = aim.figure.is === 'console'
  const isBarred =
    aim.figure.is === 'commando' ? whyNotTarget(state, enemy, commandoOf(state, aim.figure.id)) : undefined
  return isBarred ?? whyNotReach(state, by, weapon, target, isConsole)
}

/** SB-119, SB-134 Whether an enemy may choose this commando at all. */
function whyNotTarget(state: State, enemy: EnemyFigure, { status, square, cloak }: Commando): WhyNot {
  if (status === 'downed' && !state.isCrisis)
    return refuse('SB-134', 'The downed cannot be attacked before the Crisis Point.')
  if (cloak === null || square === null || distanceOf(state, enemy.square, square) <= cloak) return undefined
  return refuse('SB-119', () => `Cloaked: only from a distance of ${cloak} or less.`)
}
