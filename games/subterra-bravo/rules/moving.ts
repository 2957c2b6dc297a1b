// Commandos move (SB-071 to SB-087): step by step, free by a card, by force, and out of the map.

import type { Rules } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { figureName } from '../names.ts'
import { freeMove as freeMoveQuestion, leaveAnyway } from '../questions/moving.ts'
import { commandoOf, enemyOf, type FigureRef, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { commandoRef, isAdjacent, isOnMap, squareOfFigure } from './figures.ts'
import { diagonalsOf } from './passives.ts'
import { diagonalsLeft, type Purse, reachable, squareOn, unreachable, type Way, wayTo } from './reach.ts'
import { turnUpStance } from './stances.ts'
import { checkVictory, victoryOf } from './victory.ts'

/** SB-087 Along a way, up to the lift if that lies on it. Who asks for it has let the seat confirm that. */
export function moveCommando(t: SubterraTable, commando: Commando, { path, isExit }: Way, rule: FreeMoveRule): void {
  const from = squareOn(commando)
  walk(t.state, commando, path)
  t.tell({ kind: 'moved', rule, commando: commando.id, from, path })
  if (isExit) leave(t, commando, 'SB-199')
}

type FreeMoveRule = `SB-${number}`

/** SB-192 Who goes away from the generator loses what was done there. */
function walk(state: State, commando: Commando, path: readonly Square[]): void {
  const { generator } = state.objectives
  for (const square of path) {
    commando.square = square
    if (generator === null || !isAdjacent(state, square, generator)) commando.turn.generatorReady = false
  }
}

/** SB-199, SB-218 Its kit and cores go with it; its adrenaline stays on the sheet until the transfer. */
export function leave(t: SubterraTable, commando: Commando, rule: 'SB-199' | 'SB-218'): void {
  const carried = t.state.objectives.cores.filter(({ carrier }) => carrier === commando.id)
  for (const core of carried) {
    core.carrier = null
    core.isOut = true
  }
  commando.status = 'exited'
  commando.square = null
  commando.kit = []
  commando.turn.points = 0
  t.tell({ kind: 'left', rule, commando: commando.id, cores: carried.length })
  checkVictory(t)
}

/** SB-005 Whether the Overseer would win the moment this commando leaves. */
export function losesByLeaving(state: State, commando: Commando): boolean {
  const { cores } = state.objectives
  const commandos = state.commandos.map(
    (one): Commando => (one === commando ? { ...one, status: 'exited', square: null } : one),
  )
  const after = cores.map((core) => (core.carrier === commando.id ? { ...core, carrier: null, isOut: true } : core))
  const end = victoryOf({ ...state, commandos, objectives: { ...state.objectives, cores: after } })
  return end?.winner === 'overseer'
}

/** DC-33 Asks only if leaving would lose the mission. */
export function* confirmLeaving(t: SubterraTable, commando: Commando): Rules<boolean> {
  if (!losesByLeaving(t.state, commando)) return true
  const { moving } = t.state
  t.state.moving = { who: commandoRef(commando), points: 0, diagonals: 0 }
  const isSure = yield* t.confirm(commando.seat, leaveAnyway)
  t.state.moving = moving
  return isSure
}

/** A movement that a card gives, and whether its diagonals are those of the turn or its own. */
interface FreeMove {
  /** A diagonal counts for the whole turn, if it is this commando's turn (SB-075). */
  readonly isOfTurn?: boolean
}

/** DC-36 A movement that costs nothing and flips no token (SB-073). Its seat may leave the commando where it is. */
export function* freeMove(
  t: SubterraTable,
  { id }: Commando,
  points: number,
  rule: FreeMoveRule,
  { isOfTurn = false }: FreeMove = {},
): Rules {
  const { state } = t
  const commando = commandoOf(state, id)
  if (!isOnMap(commando)) return
  turnUpStance(t, commando) // SB-044
  const isCounted = isOfTurn && state.acting === id
  const purse: Purse = { points, diagonals: isCounted ? diagonalsLeft(commando) : diagonalsOf(commando) }
  const squares = reachable(state, commando, purse)
  if (squares.length === 0) return
  state.moving = { who: commandoRef(commando), ...purse }
  const square = yield* t.chooseOrPass(commando.seat, freeMoveQuestion, {
    allowed: squares,
    blocked: () => unreachable(state, commando, purse),
  })
  state.moving = null
  if (square === undefined) return
  const way = wayTo(state, commando, square, purse)
  if (way === undefined || (way.isExit && !(yield* confirmLeaving(t, commando)))) return
  if (isCounted) commando.turn.diagonals += way.diagonals
  moveCommando(t, commando, way, rule)
}

/** SB-085 A figure is moved along these squares, which `pushSquares` and the like have found. */
export function push(t: SubterraTable, figure: FigureRef, squares: readonly Square[]): void {
  const { state } = t
  const from = squareOfFigure(state, figure)
  const to = squares.at(-1)
  if (from === null || to === undefined) return
  if (figure.is === 'commando') walk(state, commandoOf(state, figure.id), squares)
  const enemy = figure.is === 'enemy' ? enemyOf(state, figure.uid) : undefined
  if (enemy !== undefined) enemy.square = to
  t.tell({
    kind: 'forced to move',
    rule: 'SB-085',
    figure,
    name: figureName(figure, state),
    from,
    path: squares,
  })
}
