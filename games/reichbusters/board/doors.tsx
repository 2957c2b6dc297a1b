// Doors: timber with a plate that says how loud it is, a padlock while it is locked, swung aside once it is open.

import { BoardIcon, Thing } from '@umpire/board'
import type { ReactNode } from 'react'
import type { CastleMap, Door } from '../content/map/map.ts'
import { doorName } from '../names.ts'
import { isLocked, isOpen, mapOf, type State } from '../state.ts'
import { doorThing } from '../things.ts'
import { stump } from './masonry.ts'
import { isLevel, type Point, tile, towards } from './measure.ts'

const opening = tile - 2 * stump

/** The middle of a door. */
export const middleOfDoor = (map: CastleMap, { areas: [first], side }: Door): Point =>
  towards(map, first, side, tile / 2)

/** `Door B1-B2, noise 2, locked` */
function labelOf(door: Door, state: State): string {
  const { id, noise, isLarge } = door
  const is = isOpen(state, id) ? 'open' : isLocked(state, id) ? 'locked' : 'closed'
  return `${isLarge ? 'Large door' : 'Door'} ${doorName(id, state)}, noise ${noise}, ${is}`
}

export const Doors = ({ state }: { readonly state: State }): ReactNode => {
  const map = mapOf(state)
  return (
    <g className="rb-doors">
      {map.doors.map((door) => (
        <DoorPiece key={door.id} door={door} state={state} map={map} />
      ))}
    </g>
  )
}

const reach = { x: -24, y: -17, width: 48, height: 34 }
const upright = { x: -17, y: -24, width: 34, height: 48 }

const DoorPiece = ({
  door,
  state,
  map,
}: {
  readonly door: Door
  readonly state: State
  readonly map: CastleMap
}): ReactNode => {
  const { x, y } = middleOfDoor(map, door)
  const level = isLevel(door.side)
  const isAjar = isOpen(state, door.id)
  return (
    <g className={`rb-door noise-${door.noise} ${isAjar ? 'open' : ''}`} transform={`translate(${x} ${y})`}>
      <Thing id={doorThing(door.id)} label={labelOf(door, state)} box={level ? reach : upright}>
        {isAjar ? (
          <g transform={level ? undefined : 'rotate(90)'}>
            <path className="threshold" d={`M${-opening / 2} 0h${opening}`} />
            <g transform={`translate(${-opening / 2} 2) rotate(${level ? 64 : -64})`}>
              <rect className="cast" x="3" y="3" width={opening / (door.isLarge ? 2 : 1.5)} height="10" />
              <Timber width={opening / (door.isLarge ? 2 : 1.5)} />
            </g>
            {door.isLarge ? (
              <g transform={`translate(${opening / 2} 2) rotate(${level ? 116 : -116})`}>
                <Timber width={opening / 2} />
              </g>
            ) : null}
          </g>
        ) : (
          <>
            {level ? <rect className="cast" x={-opening / 2} y="6" width={opening} height="12" /> : null}
            <g transform={level ? undefined : 'rotate(90)'}>
              <rect className="foot" x={-opening / 2} y="-6" width={opening} height={level ? 16 : 12} />
              <g transform={`translate(${-opening / 2} 0)`}>
                <Timber width={opening} />
              </g>
              <rect className="strip" x={-opening / 2} y="-6" width={opening} height="3.500" />
              {door.isLarge ? <path className="middle" d="M0-6v12" /> : null}
            </g>
            <Plate door={door} isShut={isLocked(state, door.id)} />
          </>
        )}
      </Thing>
    </g>
  )
}

const Timber = ({ width }: { readonly width: number }): ReactNode => (
  <>
    <rect className="timber" y="-6" width={width} height="12" />
    <path className="plank" d={planks(width)} />
  </>
)

function planks(width: number): string {
  let path = ''
  for (let along = 11; along < width - 3; along += 12) path += `M${along}-6v12`
  return path
}

/** How loud the door is; a padlock with the number beside it while it is locked. */
const Plate = ({ door: { noise, isLarge }, isShut }: { readonly door: Door; readonly isShut: boolean }): ReactNode => (
  <g className="plate">
    <circle r={isLarge ? 15 : 13} />
    {isShut ? (
      <>
        <BoardIcon name="lock" x={-8.5} y={-9} size={17} />
        <circle className="count" cx="11" cy="9" r="7" />
        <text className="small" x="11" y="13">
          {noise}
        </text>
      </>
    ) : (
      <text y="6">{noise}</text>
    )}
  </g>
)
