// Lines of sight, corner to corner, as they are checked: how far each gets, what stops it, and cover.

import { BoardIcon, useBoard } from '@umpire/board'
import { reportSight, type SightLine, type SightReport, type Square } from '@umpire/grid'
import type { ReactNode } from 'react'
import { groundOf } from '../ground.ts'
import { squareOfFigure } from '../rules/figures.ts'
import { missionOf, type State } from '../state.ts'
import { cornerAt, type Frame, frameOf, middleOf, type Point } from './measure.ts'
import { figureNamed, squareOfAttacker, useShownAttack } from './shown-attack.ts'

/** Who looks, and where to. */
interface Look {
  readonly from: Square
  readonly to: readonly Square[]
}

/** Of a target that is refused: from whoever acts to where the refusal is about. */
function refusedLook(state: State, about: string | undefined): Look | undefined {
  const figure = about === undefined ? undefined : figureNamed(state, about)
  const to = figure === undefined ? null : squareOfFigure(state, figure)
  const actor =
    state.acting === null
      ? state.activation === null
        ? undefined
        : ({ is: 'enemy', uid: state.activation.uid } as const)
      : ({ is: 'commando', id: state.acting } as const)
  const from = actor === undefined ? null : squareOfFigure(state, actor)
  return from === null || to === null || from === to ? undefined : { from, to: [to] }
}

export const SightLines = ({ state }: { readonly state: State }): ReactNode => {
  const shown = useShownAttack(state)
  const about = useBoard(({ tip }) => tip?.about)
  const refused = refusedLook(state, about)
  const look = refused ?? attackLook(state, shown)
  if (look === undefined) return null
  const frame = frameOf(missionOf(state).map)
  const { sight } = groundOf(state)
  return (
    <g className="sb-sight" aria-hidden="true">
      {look.to.map((square) => (
        <Lines key={square} report={reportSight(sight, look.from, square)} target={square} frame={frame} />
      ))}
    </g>
  )
}

/** In melee nobody needs to be told who sees whom. */
function attackLook(state: State, shown: ReturnType<typeof useShownAttack>): Look | undefined {
  if (shown === undefined || shown.plan.kind === 'melee') return undefined
  const from = squareOfAttacker(state, shown.spec.by)
  const { aim } = shown.spec
  if (from === null) return undefined
  if (aim.at === 'square') return { from, to: [aim.square] }
  const to = shown.plan.targets.flatMap(({ figure }) => squareOfFigure(state, figure) ?? [])
  return { from, to }
}

const Lines = ({
  report,
  target,
  frame,
}: {
  readonly report: SightReport
  readonly target: Square
  readonly frame: Frame
}): ReactNode => {
  const [first, second] = report.lines
  const middle = middleOf(frame, target)
  return (
    <>
      {first === undefined || second === undefined ? null : (
        <path className={report.whyUnseen === undefined ? 'wedge' : 'wedge unseen'} d={wedge(frame, first, second)} />
      )}
      {report.lines.map((line) => (
        <Line key={`${line.kind} ${line.from.x} ${line.from.y} ${line.to.x} ${line.to.y}`} line={line} frame={frame} />
      ))}
      {report.cover && report.whyUnseen === undefined ? (
        <g className="cover" transform={`translate(${middle.x - 17} ${middle.y + 17})`}>
          <rect x="-16" y="-10" width="32" height="20" rx="5" />
          <BoardIcon name="shield" x={-14} y={-8} size={16} />
          <text x="8" y="5" fontSize="13">
            +1
          </text>
        </g>
      ) : null}
    </>
  )
}

const point = ({ x, y }: Point): string => `${x} ${y}`

function wedge(frame: Frame, first: SightLine, second: SightLine): string {
  const corners = [first.from, first.to, second.to, second.from].map(({ x, y }) => point(cornerAt(frame, x, y)))
  return `M${corners.join('L')}z`
}

/** How far along the line the first obstacle is, from 0 to 1. */
function stoppedAt(frame: Frame, { from, to, obstacle }: SightLine): number {
  const [square] = obstacle?.squares ?? []
  if (square === undefined) return 1
  const middle = { x: (square % frame.columns) + 0.5, y: Math.floor(square / frame.columns) + 0.5 }
  const across = to.x - from.x
  const down = to.y - from.y
  const long = across * across + down * down
  if (long === 0) return 1
  const along = ((middle.x - from.x) * across + (middle.y - from.y) * down) / long
  return Math.min(1, Math.max(0, along - 0.5 / Math.sqrt(long)))
}

const Line = ({ line, frame }: { readonly line: SightLine; readonly frame: Frame }): ReactNode => {
  const from = cornerAt(frame, line.from.x, line.from.y)
  const to = cornerAt(frame, line.to.x, line.to.y)
  const far = stoppedAt(frame, line)
  const stop = { x: from.x + (to.x - from.x) * far, y: from.y + (to.y - from.y) * far }
  const free = `M${point(from)}L${point(stop)}`
  return (
    <>
      <path className="casing" d={`M${point(from)}L${point(to)}`} />
      <path className="clear" d={free} />
      {line.obstacle === undefined ? null : (
        <>
          <path className="stopped" d={`M${point(stop)}L${point(to)}`} />
          <path className="cross casing" d={cross(stop)} />
          <path className="cross" d={cross(stop)} />
        </>
      )}
    </>
  )
}

const cross = ({ x, y }: Point): string => `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`
