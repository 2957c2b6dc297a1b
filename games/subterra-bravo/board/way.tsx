// The way to the square under the pointer, as the figure would walk it.

import { usePreview } from '@umpire/board'
import type { Square } from '@umpire/grid'
import type { ReactNode } from 'react'
import { groundOf } from '../ground.ts'
import { isClone, squareOfFigure } from '../rules/figures.ts'
import { purseOf, wayTo as wayOfCommando } from '../rules/reach.ts'
import { commandoOf, enemyOf, missionOf, type State } from '../state.ts'
import { frameOf, middleOf } from './measure.ts'
import { squaresNamed } from './squares-named.ts'

/** The squares of the way, the first one too; nothing where nobody is moving or none leads there. */
export function wayTo(state: State, to: Square): readonly Square[] {
  const { acting, moving } = state
  if (moving === null) {
    const commando = acting === null ? undefined : commandoOf(state, acting)
    if (commando === undefined || commando.square === null || commando.turn.points === 0) return []
    return from(commando.square, wayOfCommando(state, commando, to, purseOf(commando))?.path)
  }
  const { who, points, diagonals } = moving
  const square = squareOfFigure(state, who)
  if (square === null || who.is === 'console') return []
  if (who.is === 'commando') {
    return from(square, wayOfCommando(state, commandoOf(state, who.id), to, moving)?.path)
  }
  const enemy = enemyOf(state, who.uid)
  const ground = groundOf(state)
  const movement = {
    points,
    diagonals,
    ...(enemy !== undefined && isClone(enemy) ? { vents: ground.vents, ignoresRubble: state.wallCrawlers } : {}),
  }
  const mines = state.terrain.mines.filter((mine) => mine !== to) // SB-087 Ways go around them.
  return from(square, ground.search(state, { is: 'enemy' }, square, movement, mines).pathTo(to))
}

const from = (start: Square, path: readonly Square[] | undefined): readonly Square[] =>
  path === undefined ? [] : [start, ...path]

export const Way = ({ state }: { readonly state: State }): ReactNode => {
  const option = usePreview()
  const squares = option?.label?.isAttack === true ? [] : squaresNamed(option?.things)
  const [to] = squares
  if (to === undefined || squares.length > 1) return null
  const way = wayTo(state, to)
  if (way.length < 2) return null
  const frame = frameOf(missionOf(state).map)
  const points = way.map((square) => middleOf(frame, square))
  const path = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g className="sb-way" aria-hidden="true">
      <path className="casing" d={path} />
      <path className="line" d={path} />
      {points.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
      ))}
    </g>
  )
}
