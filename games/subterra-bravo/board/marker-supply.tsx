// The supply of door markers, shown beside the door that gets one.

import type { ReactNode } from 'react'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import { doorText } from '../content/text/doors.ts'
import type { DoorState } from '../state/terrain.ts'
import { letterOfMarker } from './door-shapes.tsx'
import { boxAround, type Frame } from './measure.ts'
import { press } from './press.ts'
import { useVisiblePart } from './visible-part.ts'
import { windowPlace, windowRoom, windowScale } from './window-place.ts'

export interface SupplyRow {
  readonly id: DoorMarkerId
  /** How many are still to be laid. */
  readonly left: number
  /** It lies on this door. */
  readonly isHere: boolean
}

const columns = 2
const cell = { width: 136, height: 40 }
const head = 34
const margin = 8

export const MarkerSupply = ({
  door,
  frame,
  rows,
  onChoose,
  onClose,
}: {
  readonly door: DoorState
  readonly frame: Frame
  readonly rows: readonly SupplyRow[]
  readonly onChoose: (id: DoorMarkerId) => void
  readonly onClose: () => void
}): ReactNode => {
  const { ref, part } = useVisiblePart()
  const width = columns * cell.width + 2 * margin
  const height = head + Math.ceil(rows.length / columns) * cell.height + margin
  const scale = windowScale({ width, height }, frame, part)
  const size = { width: width * scale, height: height * scale }
  const place = windowPlace(size, windowRoom(size, frame, part), boxAround(frame, [door.square]), [])
  return (
    <g
      ref={ref}
      className="sb-supply"
      transform={`translate(${place.x} ${place.y}) scale(${scale})`}
      role="group"
      aria-label={`Markers for door ${door.id}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <rect className="cast" x="3" y="7" width={width} height={height} rx="10" />
      <rect className="panel" width={width} height={height} rx="10" />
      <text className="title" x={margin + 6} y="23" fontSize="14">
        Door {door.id}
      </text>
      {rows.map((row, n) => (
        <Marker
          key={row.id}
          row={row}
          x={margin + (n % columns) * cell.width}
          y={head + Math.floor(n / columns) * cell.height}
          onChoose={() => onChoose(row.id)}
        />
      ))}
    </g>
  )
}

const Marker = ({
  row: { id, left, isHere },
  x,
  y,
  onChoose,
}: {
  readonly row: SupplyRow
  readonly x: number
  readonly y: number
  readonly onChoose: () => void
}): ReactNode => {
  const marker = doorMarkers.of(id)
  const isGone = left === 0 && !isHere
  const choose = isGone ? () => {} : onChoose
  return (
    <g
      className={`marker ${isHere ? 'here' : ''} ${isGone ? 'gone' : ''}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-disabled={isGone}
      onClick={choose}
      onKeyDown={press(choose)}
    >
      <desc>{doorText(marker)}</desc>
      <rect className="cell" x="2" y="2" width={cell.width - 4} height={cell.height - 4} rx="7" />
      <circle className="disc" cx="22" cy={cell.height / 2} r="12" />
      <text className="letter" aria-hidden="true" x="22" y={cell.height / 2 + 5} fontSize="14">
        {letterOfMarker(id)}
      </text>
      <text className="name" x="42" y={cell.height / 2 - 1} fontSize="12.5">
        {marker.name}
      </text>
      <text className="left" x="42" y={cell.height / 2 + 13} fontSize="11">
        {isHere ? 'lies here' : left === 0 ? 'none left' : `${left} left`}
      </text>
    </g>
  )
}
