// A thing on a board: a piece that can be pointed at, chosen, refused, and that pulses when something happens to it.

import './thing.css'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { useBoard, useBoardStore, useMark, usePulse } from './board-store.ts'
import type { Mark } from './choosing.ts'
import { BoardIcon } from './icon.tsx'
import type { Box } from './tabletop.ts'

export interface ThingProps {
  /** The name that options use: `rhino laser cannon`. */
  readonly id: string
  /** What a screen reader says: `Laser Cannon, 3 of 6 health`. */
  readonly label: string
  /** Where the marks are drawn, in the coordinates of the drawing. */
  readonly box: Box
  /** True: marks go round it as circles. */
  readonly isRound?: boolean
  /** It has done its part for this turn: paler, with a tick. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** What is said of a thing after its name. */
export function markWords({ may, isPicked, isTarget, reason, rule, means }: Mark): string {
  if (isTarget) return `, target${means === '' ? '' : `: ${means}`}`
  if (isPicked) return ', chosen'
  if (may === 'lit') return `, may be chosen${means === '' ? '' : `: ${means}`}`
  return reason === '' ? '' : `, not possible: ${reason}${rule === undefined ? '' : ` ${rule}`}`
}

interface Handlers {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onFocus: (event: { currentTarget: Element }) => void
  readonly onBlur: () => void
  readonly onClick: (event: { currentTarget: Element; detail: number }) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const above = (element: Element): { x: number; y: number } => {
  const { left, width, top } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top }
}

/** What pointer, finger and keyboard do to a thing. */
export function useThingHandlers(id: string): Handlers {
  const store = useBoardStore()
  const isFinger = useRef(false)
  return {
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') store.pointThing(id, above(event.currentTarget))
    },
    onPointerLeave: () => store.pointThing(undefined),
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) store.pointThing(id, above(event.currentTarget))
    },
    onBlur: () => store.pointThing(undefined),
    onPointerUp: (event) => {
      isFinger.current = event.pointerType === 'touch'
    },
    onClick: (event) => {
      store.clickThing(id, above(event.currentTarget), isFinger.current)
      isFinger.current = false
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      store.clickThing(id, above(event.currentTarget))
    },
  }
}

/** How an element is offered to keyboard and screen reader. */
const roleOf = ({ may, reason }: Mark): { role: string; tabIndex?: number; 'aria-disabled'?: boolean } => {
  if (may !== '') return { role: 'button', tabIndex: 0 }
  return reason === '' ? { role: 'img' } : { role: 'button', tabIndex: 0, 'aria-disabled': true }
}

export const Thing = ({ id, label, box, isRound = false, isDone = false, children }: ThingProps): ReactNode => {
  const mark = useMark(id)
  const pulse = usePulse(id)
  const handlers = useThingHandlers(id)
  return (
    <g
      className={`thing ${classesOf(mark)} ${isDone ? 'is-done' : ''}`}
      data-thing={id}
      {...roleOf(mark)}
      aria-label={`${label}${isDone ? ', has acted' : ''}${markWords(mark)}`}
      {...handlers}
    >
      <g className="thing-body">{children}</g>
      {isDone ? <Badge box={box} icon="confirm" tone="ok" /> : null}
      <Marks mark={mark} box={box} isRound={isRound} />
      {pulse > 0 ? <Pulse key={pulse} id={id} box={box} isRound={isRound} /> : null}
    </g>
  )
}

const classesOf = ({ may, isPicked, isPointed, isTarget, reason }: Mark): string =>
  [
    may === '' ? '' : 'may',
    isPicked ? 'is-picked' : '',
    isPointed ? 'is-pointed' : '',
    isTarget ? 'is-target' : '',
    may === '' && reason !== '' ? 'is-blocked' : '',
  ]
    .filter((name) => name !== '')
    .join(' ')

/** Four corners round a box. */
function corners({ x, y, width, height }: Box): string {
  const arm = Math.min(16, width / 3, height / 3)
  const right = x + width
  const bottom = y + height
  return [
    `M${x} ${y + arm}V${y + 4}Q${x} ${y} ${x + 4} ${y}H${x + arm}`,
    `M${right - arm} ${y}H${right - 4}Q${right} ${y} ${right} ${y + 4}V${y + arm}`,
    `M${right} ${bottom - arm}V${bottom - 4}Q${right} ${bottom} ${right - 4} ${bottom}H${right - arm}`,
    `M${x + arm} ${bottom}H${x + 4}Q${x} ${bottom} ${x} ${bottom - 4}V${bottom - arm}`,
  ].join('')
}

/** A box a little larger. */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The states of LOOK: below the clickable, then chosen, then target; each with its dark casing. */
const Marks = ({ mark, box, isRound }: { mark: Mark; box: Box; isRound: boolean }): ReactNode => {
  const round = grown(box, 5)
  const isLit = mark.may === 'lit'
  if (mark.isTarget) return <Reticle box={round} isRound={isRound} />
  if (mark.isPointed || mark.isPicked) {
    return (
      <g className={mark.isPicked && !mark.isPointed ? 'mark picked' : 'mark pointed'}>
        <Ring box={round} isRound={isRound} />
        {mark.count > 1 ? <Count box={box} count={mark.count} /> : null}
      </g>
    )
  }
  if (isLit) {
    return (
      <g className="mark lit">
        <rect className="wash" {...round} rx="6" />
        <path className="casing" d={corners(round)} />
        <path className="line" d={corners(round)} />
      </g>
    )
  }
  if (mark.reason === '' || mark.may !== '') return null
  return (
    <g className="mark blocked">
      {isRound ? (
        <circle cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={box.width / 2} fill="url(#blocked-hatch)" />
      ) : (
        <rect {...box} rx="6" fill="url(#blocked-hatch)" />
      )}
      <Badge box={box} icon="blocked" tone="danger" />
    </g>
  )
}

const Ring = ({ box, isRound }: { box: Box; isRound: boolean }): ReactNode =>
  isRound ? (
    <>
      <circle className="casing" cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={box.width / 2} />
      <circle className="line" cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={box.width / 2} />
    </>
  ) : (
    <>
      <rect className="casing" {...box} rx="8" />
      <rect className="line" {...box} rx="8" />
    </>
  )

const Reticle = ({ box, isRound }: { box: Box; isRound: boolean }): ReactNode => {
  const { x, y, width, height } = box
  const middle = { x: x + width / 2, y: y + height / 2 }
  const ticks = `M${middle.x} ${y - 9}V${y + 7}M${middle.x} ${y + height - 7}V${y + height + 9}M${x - 9} ${middle.y}H${x + 7}M${x + width - 7} ${middle.y}H${x + width + 9}`
  return (
    <g className="mark target">
      <Ring box={box} isRound={isRound} />
      <path className="casing" d={ticks} />
      <path className="line" d={ticks} />
    </g>
  )
}

/** Within the upper right corner; on a small thing smaller and at its edge, so that the thing is still seen. */
const Badge = ({ box, icon, tone }: { box: Box; icon: string; tone: 'ok' | 'danger' }): ReactNode => {
  const isSmall = box.width < 48
  const inset = isSmall ? box.width / 8 : 12
  const scale = isSmall ? 0.7 : 1
  return (
    <g
      className={`badge ${tone}`}
      transform={`translate(${box.x + box.width - inset} ${box.y + inset}) scale(${scale})`}
    >
      <circle r="9.5" />
      <BoardIcon name={icon} x={-7} y={-7} size={14} />
    </g>
  )
}

const Count = ({ box, count }: { box: Box; count: number }): ReactNode => (
  <g className="badge count">
    <circle cx={box.x + box.width} cy={box.y} r="11" />
    <text x={box.x + box.width} y={box.y + 5} textAnchor="middle" className="num" fontSize="14">
      {count}
    </text>
  </g>
)

/** Something happens to it: an outline that swells once, and a word that rises from the first of the things. */
const Pulse = ({ id, box, isRound }: { id: string; box: Box; isRound: boolean }): ReactNode => {
  const callout = useBoard(({ happening }) => (happening?.things[0] === id ? happening.callout : undefined))
  const round = grown(box, 3)
  return (
    <g className="mark pulse" aria-hidden="true">
      <Ring box={round} isRound={isRound} />
      {callout === undefined ? null : (
        <text className={`callout ${callout.tone}`} x={box.x + box.width / 2} y={box.y + 4} textAnchor="middle">
          {callout.text}
        </text>
      )}
    </g>
  )
}

/** The same for what lies beside the board: a button in HTML, which lights and refuses alike. */
export const ThingButton = ({
  id,
  label,
  className = '',
  style,
  children,
}: {
  readonly id: string
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}): ReactNode => {
  const mark = useMark(id)
  const pulse = usePulse(id)
  const { onKeyDown: _, ...handlers } = useThingHandlers(id)
  const isOffered = mark.may !== '' || mark.reason !== ''
  return (
    <button
      type="button"
      className={`thing-button ${classesOf(mark)} ${mark.may === 'lit' ? 'lit' : ''} ${pulse > 0 ? 'pulses' : ''} ${className}`}
      data-thing={id}
      aria-label={`${label}${markWords(mark)}`}
      aria-disabled={mark.may === ''}
      tabIndex={isOffered ? 0 : -1}
      style={style}
      {...handlers}
    >
      {children}
    </button>
  )
}
