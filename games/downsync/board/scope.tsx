// A point to look from, anywhere on the table: dragged, or moved by arrow keys.

import { BoardIcon } from '@umpire/board'
import type { Point } from '@umpire/plane'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { pointUnder, stepOf } from './hands.ts'
import { placeOf } from './measure.ts'
import { ontoTable } from './tasks/steer.ts'
import { edgesOf } from './directions.ts'

export const Scope = ({
  at,
  label,
  onMove,
}: {
  readonly at: Point
  /** What is seen from there, in words. */
  readonly label: string
  readonly onMove: (to: Point) => void
}): ReactNode => {
  const [handle, setHandle] = useState<SVGGElement | null>(null)
  useEffect(() => {
    const layer = handle?.parentElement
    if (handle === null || !(layer instanceof SVGGraphicsElement)) return undefined
    const end = new AbortController()
    const { signal } = end
    const follow = (event: PointerEvent): void => onMove(ontoTable(pointUnder(layer, event), 0))
    handle.addEventListener(
      'pointerdown',
      (down) => {
        // The press is kept from the map around it, which would move with the pointer.
        down.stopPropagation()
        const drag = new AbortController()
        window.addEventListener('pointermove', follow, { signal: drag.signal })
        window.addEventListener('pointerup', () => drag.abort(), { signal: drag.signal })
        window.addEventListener('pointercancel', () => drag.abort(), { signal: drag.signal })
      },
      { signal },
    )
    return () => end.abort()
  }, [handle, onMove])
  const { x, y } = placeOf(at)
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = stepOf(event)
    if (by === undefined) return
    onMove(ontoTable({ x: at.x + by.x, y: at.y + by.y }, 0))
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g
      ref={setHandle}
      className="ds-scope"
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={`Looking from ${edgesOf(at)}: ${label}. Arrow keys move it`}
      onKeyDown={onKeyDown}
    >
      <circle className="touch" r="20" />
      <circle r="11" />
      <BoardIcon name="reveal" x={-8} y={-8} size={16} />
    </g>
  )
}
