// How enemies move (SB-075, SB-080 to SB-087, SB-216): on foot, through vents, by Phase Step, and onto mines.

import { type Offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { Movement, Square } from '@umpire/grid'
import { enemies, type EnemyTrait } from '../content/enemies.ts'
import { groundOf } from '../ground.ts'
import { type EnemyMove, enemyMove } from '../questions/overseer.ts'
import { type EnemyFigure, enemyOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { overwatchWindow, stepOnMine } from './attack.ts'
import { tileWith } from './dashboard.ts'
import { distanceOf, enemyRef, isClone } from './figures.ts'
import { squaresWithin } from './nearby.ts'
import { canStand, whyNotStand } from './spawning.ts'

/** What a movement has left. */
interface Budget {
  readonly points: number
  readonly diagonals: number
}

/**
 * The Overseer moves an enemy, then the window enemy-move-ended opens. True if it left its square, perhaps off the map.
 * A walk is asked for in one go; mines and Phase Steps are where it may go on from.
 */
export function* moveEnemy(t: SubterraTable, enemy: EnemyFigure, points: number): Rules<boolean> {
  const { state } = t
  const { uid } = enemy
  let budget: Budget | undefined = { points, diagonals: diagonalsOfEnemy(state, enemy) }
  let hasMoved = false
  while (budget !== undefined) {
    const moves = movesOf(state, enemy, budget)
    if (moves.allowed.length === 0) break
    state.moving = { who: enemyRef(enemy), ...budget }
    const move: EnemyMove | undefined = yield* t.chooseOrPass(state.overseer, enemyMove, moves)
    state.moving = null
    if (move === undefined) break
    hasMoved = true
    budget =
      move.by === 'walk' ? yield* walk(t, enemy, move.square, budget) : yield* phase(t, enemy, move.square, budget)
    if (enemyOf(state, uid) === undefined) return true
  }
  if (hasMoved) yield* overwatchWindow(t, uid)
  return hasMoved
}

const isActivating = ({ activation }: State, { uid }: EnemyFigure): boolean => activation?.uid === uid

/** SB-075 One for a movement; Wall Crawlers speak of activations. */
function diagonalsOfEnemy(state: State, enemy: EnemyFigure): number {
  if (!state.wallCrawlers || !isClone(enemy) || !isActivating(state, enemy)) return 1
  return tileWith(state, 'wall-crawlers')?.effect.diagonals ?? 1
}

function movementOf(state: State, enemy: EnemyFigure, { points, diagonals }: Budget): Movement {
  if (!isClone(enemy)) return { points, diagonals }
  return { points, diagonals, ignoresRubble: state.wallCrawlers, vents: groundOf(state).vents } // SB-080, SB-082
}

// Where to ----------------------------------------------------------------------------------------------------------

function movesOf(state: State, enemy: EnemyFigure, budget: Budget): Offer<EnemyMove> {
  const allowed: EnemyMove[] = walksOf(state, enemy, budget).map((square) => ({ by: 'walk', square }))
  for (const square of phasesOf(state, enemy, budget)) allowed.push({ by: 'phase step', square })
  return { allowed, blocked: () => blockedMoves(state, enemy, budget, allowed) }
}

/** SB-087 Ways go around mines; a mine itself can be the end of one, and is reached past the other mines. */
function walksOf(state: State, enemy: EnemyFigure, budget: Budget): Square[] {
  const ground = groundOf(state)
  const movement = movementOf(state, enemy, budget)
  const { mines } = state.terrain
  const squares = mines.filter((mine) => {
    const others = mines.filter((other) => other !== mine)
    const reach = ground.search(state, { is: 'enemy' }, enemy.square, movement, others)
    return mine !== enemy.square && Number.isFinite(reach.costTo(mine))
  })
  const reach = ground.search(state, { is: 'enemy' }, enemy.square, movement, mines)
  for (let n = 0; n < reach.count; n++) if (reach.end(n) !== enemy.square) squares.push(reach.end(n))
  return squares
}

type PhaseStep = Extract<EnemyTrait, { trait: 'phase-step' }>

/** SB-216 The trait, while it can be used. */
function phaseStepOf(state: State, enemy: EnemyFigure, { points }: Budget): PhaseStep | undefined {
  if (!isActivating(state, enemy) || state.activation?.phased === true) return undefined
  const trait = enemies.of(enemy.type).traits.find((one) => one.trait === 'phase-step')
  return trait !== undefined && trait.movement <= points ? trait : undefined
}

/** SB-216 Neither lines nor walls count. */
function phasesOf(state: State, enemy: EnemyFigure, budget: Budget): Square[] {
  const trait = phaseStepOf(state, enemy, budget)
  if (trait === undefined) return []
  return squaresWithin(state, enemy.square, trait.within).filter((square) => canStand(state, square))
}

/** Squares that are not much too far away, with why the enemy cannot end there. */
function blockedMoves(
  state: State,
  enemy: EnemyFigure,
  budget: Budget,
  allowed: readonly EnemyMove[],
): ReturnType<Offer<EnemyMove>['blocked']> {
  const isAllowed = new Set(allowed.filter(({ by }) => by === 'walk').map(({ square }) => square))
  const { map } = groundOf(state).mission
  return squaresWithin(state, enemy.square, budget.points + 2).flatMap((square) => {
    const isOwn = square === enemy.square
    if (isOwn || isAllowed.has(square) || map.squares[square]?.terrain === 'wall') return []
    return [{ value: { by: 'walk', square }, refusal: whyNotStand(state, square) ?? tooFar(budget) }]
  })
}

const tooFar = ({ points }: Budget): NonNullable<WhyNot> =>
  refuse('SB-086', `No way there costs ${points} movement or less.`)

// How ---------------------------------------------------------------------------------------------------------------

/** What is left if the enemy may go on: from a mine, or to make a Phase Step. */
function* walk(t: SubterraTable, enemy: EnemyFigure, to: Square, budget: Budget): Rules<Budget | undefined> {
  const { state } = t
  const others = state.terrain.mines.filter((mine) => mine !== to)
  const movement = movementOf(state, enemy, budget)
  const reach = groundOf(state).search(state, { is: 'enemy' }, enemy.square, movement, others)
  const left: Budget = {
    points: budget.points - reach.costTo(to),
    diagonals: budget.diagonals - reach.diagonalsTo(to),
  }
  const path = [enemy.square, ...(reach.pathTo(to) ?? [])]
  const { uid, type, figure } = enemy
  enemy.square = to
  t.tell({ kind: 'enemy moved', rule: hasJump(state, path) ? 'SB-080' : 'SB-172', uid, type, figure, path })
  const wasMined = yield* stepOnMine(t, enemy)
  return wasMined || phaseStepOf(state, enemy, left) !== undefined ? left : undefined
}

/** SB-081 Whether it goes through vents somewhere. */
const hasJump = (state: State, path: readonly Square[]): boolean =>
  path.some((square, n) => {
    const before = path[n - 1]
    return before !== undefined && distanceOf(state, before, square) > 1
  })

/** SB-216 */
function* phase(t: SubterraTable, enemy: EnemyFigure, to: Square, budget: Budget): Rules<Budget | undefined> {
  const { state } = t
  const { uid, type, figure, square: from } = enemy
  const points = budget.points - (phaseStepOf(state, enemy, budget)?.movement ?? 0)
  if (state.activation !== null) state.activation = { ...state.activation, phased: true }
  enemy.square = to
  t.tell({ kind: 'phase step', rule: 'SB-216', uid, type, figure, from, to })
  yield* stepOnMine(t, enemy)
  return { ...budget, points }
}
