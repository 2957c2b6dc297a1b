// The names of rooms and corridors, and small ones for their areas.

import { at } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import type { AreaId, CastleMap, Room, RoomId } from '../content/map/map.ts'
import { fittingName, widthOf } from './board-words.ts'
import { cornerOf, frameOf, tile } from './measure.ts'

/** The lowest of its areas, and the westernmost of those. */
function nameAreaOf(map: CastleMap, room: RoomId): AreaId {
  const { areas } = at(map.rooms, room)
  let best = at(areas, 0)
  for (const area of areas) if (at(map.areas, area).row > at(map.areas, best).row) best = area
  return best
}

/** Whether the name of a room stands in this area. */
export const isNameArea = (map: CastleMap, area: AreaId): boolean => nameAreaOf(map, at(map.areas, area).room) === area

/** Without the tile that tells it from others of its name: the map does that. */
const shortName = ({ name }: Room): string => name.replace(/ \(.*\)$/, '')

/** How many areas a name may run over to the east. */
function roomForName(map: CastleMap, area: AreaId): number {
  let count = 1
  for (let here = at(at(map.borders, area), 1); here.is === 'open'; here = at(at(map.borders, here.to), 1)) count++
  return count
}

export const RoomNames = memo(({ map }: { readonly map: CastleMap }): ReactNode => {
  const { grown } = frameOf(map)
  return (
    <g className="rb-room-names">
      {map.rooms.map((room) => {
        const area = nameAreaOf(map, room.id)
        const { x, y } = cornerOf(at(map.areas, area))
        const name = shortName(room).toUpperCase()
        const width = roomForName(map, area) * tile - 22
        const usual = 11.5 * grown
        const size = Math.max(10 * grown, Math.min(usual, (usual * width) / widthOf(name, usual)))
        const shown = fittingName(name, width + 2, size)
        return (
          <text key={room.id} x={x + 12} y={y + tile - 10} fontSize={shown === name ? size : usual}>
            {shown}
          </text>
        )
      })}
      {map.areas.map((area) => {
        const { x, y } = cornerOf(area)
        return (
          <text key={area.id} className="area-name" x={x + tile - 10} y={y + 12 + 9 * grown} fontSize={9.5 * grown}>
            {area.name}
          </text>
        )
      })}
    </g>
  )
})
