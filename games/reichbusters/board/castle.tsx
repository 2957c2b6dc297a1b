// The castle itself: floors, what is in sight and what is not, how wary each room is, and walls.

import { at } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import type { AreaId, CastleMap } from '../content/map/map.ts'
import { areasInSight } from '../ground.ts'
import { mapOf, type State } from '../state.ts'
import { isDowned } from '../state/hero.ts'
import { masonryOf } from './masonry.ts'
import { cornerOf, middleOf, tile } from './measure.ts'

export const Floors = memo(({ map }: { readonly map: CastleMap }): ReactNode => {
  const { stones, slabs, beds, divides } = masonryOf(map)
  return (
    <g className="rb-floors">
      <path className="cast" d={beds} />
      <path className="bed" d={beds} />
      {stones.map((path, n) => (
        // The tones are always the same ones.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={n} className={`stone tone-${n}`} d={path} />
      ))}
      {slabs.map((path, n) => (
        // oxlint-disable-next-line react/no-array-index-key
        <path key={n} className={`slab tone-${n}`} d={path} />
      ))}
      <path className="divide" d={divides} />
    </g>
  )
})

export const Walls = memo(({ map }: { readonly map: CastleMap }): ReactNode => {
  const { shades, faces, joints, tops, lit } = masonryOf(map)
  return (
    <g className="rb-walls">
      <path className="shade" d={shades} />
      <path className="face" d={faces} />
      <path className="joint" d={joints} />
      <path className="top" d={tops} />
      <path className="lit" d={lit} />
    </g>
  )
})

/** The areas that some Hero sees; before anybody is there, all of them. */
function seenAreas(state: State): ReadonlySet<AreaId> {
  if (state.heroes.every(({ area }) => area === null)) return new Set(mapOf(state).areas.map(({ id }) => id))
  const seen = new Set<AreaId>()
  for (const { area } of state.heroes) {
    if (area !== null) for (const one of areasInSight(state, area, 'enemies')) seen.add(one)
  }
  return seen
}

const square = (map: CastleMap, areas: readonly AreaId[]): string =>
  areas
    .map((id) => {
      const { x, y } = cornerOf(at(map.areas, id))
      return `M${x} ${y}h${tile}v${tile}h-${tile}z`
    })
    .join('')

/** Dark where no Hero looks, light around those who stand, amber and red where the enemy is wary. */
export const Light = ({ state }: { readonly state: State }): ReactNode => {
  const map = mapOf(state)
  const seen = seenAreas(state)
  const unseen = map.areas.flatMap(({ id }) => (seen.has(id) ? [] : [id]))
  const ofUnseenRooms = unseen.filter((id) => !at(map.rooms, at(map.areas, id).room).areas.some((one) => seen.has(one)))
  const besideSeen = unseen.filter((id) => !ofUnseenRooms.includes(id))
  const wary = (level: 1 | 2): AreaId[] =>
    map.rooms.flatMap(({ id, areas }) => (state.alarm !== 'post' && state.rooms[id]?.awareness === level ? areas : []))
  return (
    <g className="rb-light">
      <clipPath id="rb-castle">
        <path d={masonryOf(map).beds} />
      </clipPath>
      <g clipPath="url(#rb-castle)">
        {state.heroes.map((hero) =>
          hero.area === null || isDowned(hero) ? null : <Lamp key={hero.id} map={map} area={hero.area} />,
        )}
      </g>
      <path className="dusk" d={square(map, besideSeen)} />
      <path className="dark" d={square(map, ofUnseenRooms)} />
      <path fill="url(#rb-unseen)" d={square(map, ofUnseenRooms)} />
      <path className="suspicious" d={square(map, wary(1))} />
      <path fill="url(#rb-suspicious)" d={square(map, wary(1))} />
      <path className="alert" d={square(map, wary(2))} />
      <path fill="url(#rb-alert)" d={square(map, wary(2))} />
    </g>
  )
}

const Lamp = ({ map, area }: { readonly map: CastleMap; readonly area: AreaId }): ReactNode => {
  const { x, y } = middleOf(map, area)
  return <circle cx={x} cy={y} r={1.2 * tile} fill="url(#rb-lamp)" />
}
