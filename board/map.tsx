// The map: a board's drawing that can be moved and zoomed by mouse, finger and keyboard. Only one <g> is transformed.

import { useGesture } from '@use-gesture/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import type { MapWindow } from './map-window.ts'
import type { Box, Drawing } from './tabletop.ts'

const step = 60
const closer = 1.25

/** What each key does with the map. */
export const mapKeys = (map: MapWindow): { readonly [key: string]: () => void } => ({
  arrowleft: () => map.pan(-step, 0),
  arrowright: () => map.pan(step, 0),
  arrowup: () => map.pan(0, -step),
  arrowdown: () => map.pan(0, step),
  '+': () => map.zoomBy(closer),
  '=': () => map.zoomBy(closer),
  '-': () => map.zoomBy(1 / closer),
  '0': () => map.showAll(),
})

export const BoardMap = ({
  window: map,
  size,
  focus,
  label,
  className = '',
  children,
}: {
  readonly window: MapWindow
  readonly size: Drawing
  /** What a small window shows first. */
  readonly focus?: Box | undefined
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}): ReactNode => {
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<SVGGElement>(null)
  /** True from a drag until its click: that click chooses nothing. */
  const isDragged = useRef(false)
  useEffect(
    () => (frame.current === null || layer.current === null ? undefined : map.attach(frame.current, layer.current)),
    [map],
  )
  const { x: left = 0, y: top = 0, width, height } = size
  const part = focus === undefined ? '' : `${focus.x} ${focus.y} ${focus.width} ${focus.height}`
  useEffect(() => {
    const [x = 0, y = 0, w = 1, h = 1] = part.split(' ').map(Number)
    map.setDrawing({ x: left, y: top, width, height }, part === '' ? undefined : { x, y, width: w, height: h })
  }, [map, left, top, width, height, part])

  useGesture(
    {
      onDrag: ({ delta: [x, y], pinching, cancel }) => {
        if (pinching === true) return cancel()
        isDragged.current = true
        map.pan(-x, -y)
      },
      onPinch: ({ origin: [x, y], delta: [change], offset: [scale] }) => {
        const before = scale - change
        if (before > 0) map.zoomBy(scale / before, { x, y })
      },
      onWheel: ({ event, delta: [, down], pinching }) => {
        if (pinching === true || event.ctrlKey) return
        event.preventDefault()
        map.zoomBy(Math.exp(-down / 500), { x: event.clientX, y: event.clientY })
      },
    },
    {
      target: frame,
      // No filterTaps: it would also take the clicks on what keeps its presses from the map, such as cards in a hand.
      drag: { threshold: 5, pointer: { capture: false } },
      pinch: { from: () => [map.position.scale, 0] },
      eventOptions: { passive: false },
    },
  )

  const onKeyDown = (event: KeyboardEvent): void => {
    const act = mapKeys(map)[event.key.toLowerCase()]
    if (event.ctrlKey || event.metaKey || event.altKey || act === undefined) return
    act()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section className={`board ${className}`} aria-label={label}>
      <div
        ref={frame}
        className="map-frame"
        onKeyDown={onKeyDown}
        role="presentation"
        onPointerDownCapture={() => {
          isDragged.current = false
        }}
        onClickCapture={(event) => {
          if (isDragged.current) event.stopPropagation()
          isDragged.current = false
        }}
      >
        <svg className="map">
          <defs>
            <pattern
              id="blocked-hatch"
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="9" height="9" fill="var(--ground)" opacity=".35" />
              <rect width="2" height="9" fill="#0b0d11" opacity=".5" />
            </pattern>
          </defs>
          <g ref={layer}>{children}</g>
        </svg>
      </div>
      <div className="zoombar">
        <button type="button" className="knob" aria-label="Zoom in" onClick={() => map.zoomBy(closer)}>
          <Icon name="zoom-in" />
        </button>
        <button type="button" className="knob" aria-label="Zoom out" onClick={() => map.zoomBy(1 / closer)}>
          <Icon name="zoom-out" />
        </button>
        <button type="button" className="knob" aria-label="Show the whole board" onClick={() => map.showAll()}>
          <Icon name="fit" />
        </button>
      </div>
    </section>
  )
}
