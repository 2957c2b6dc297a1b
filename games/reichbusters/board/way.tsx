// Where the Hero would go by the option under the pointer, and which rooms would notice it there.

import { BoardIcon, usePreview } from '@umpire/board'
import { at } from '@umpire/engine'
import type { ReactNode } from 'react'
import type { AreaId, RoomId } from '../content/map/map.ts'
import { wouldNotice } from '../rules/forecast.ts'
import { mapOf, roomNow, type State } from '../state.ts'
import { actingHero } from './acting.ts'
import { cornerOf, middleOf, tile } from './measure.ts'
import { areasNamed } from './options-named.ts'

export const Way = ({ state }: { readonly state: State }): ReactNode => {
  const option = usePreview()
  const hero = actingHero(state)
  const [to, ...others] = areasNamed(option)
  if (to === undefined || others.length > 0 || hero === undefined || hero.area === null || to === hero.area) return null
  if (option?.label?.icon !== 'move') return null
  const map = mapOf(state)
  const from = middleOf(map, hero.area)
  const end = middleOf(map, to)
  const path = `M${from.x} ${from.y}L${end.x} ${end.y}`
  return (
    <g className="rb-way" aria-hidden="true">
      {wouldNotice(state, hero.id, to).map((room) => (
        <Notice key={room} state={state} room={room} seen={to} />
      ))}
      <path className="casing" d={path} />
      <path className="line" d={path} />
      <circle cx={end.x} cy={end.y} r="6" />
    </g>
  )
}

/** A room that would see it: outlined, with the eye it would get. */
const Notice = ({
  state,
  room,
  seen,
}: {
  readonly state: State
  readonly room: RoomId
  readonly seen: AreaId
}): ReactNode => {
  const map = mapOf(state)
  const { areas } = at(map.rooms, room)
  const isAlert = roomNow(state, room).awareness > 0
  const { x, y } = middleOf(map, areas.find((area) => area !== seen) ?? at(areas, 0))
  return (
    <g className={isAlert ? 'notice alert' : 'notice'}>
      {areas.map((area) => {
        const corner = cornerOf(at(map.areas, area))
        return <rect key={area} x={corner.x + 8} y={corner.y + 8} width={tile - 16} height={tile - 16} rx="6" />
      })}
      <g transform={`translate(${x} ${y - 34})`}>
        <rect className="sign" x="-24" y="-15" width="48" height="30" rx="15" />
        <BoardIcon name={isAlert ? 'eye-alert' : 'eye-suspicious'} x={-20} y={-11} size={22} />
        <text x="11" y="7">
          {isAlert ? '!' : '?'}
        </text>
      </g>
    </g>
  )
}
