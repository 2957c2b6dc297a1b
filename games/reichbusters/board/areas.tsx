// Areas as things: what the pointer, the keyboard and a screen reader find, and where the marks are drawn.

import { lookHandlers, Thing } from '@umpire/board'
import { at } from '@umpire/engine'
import type { ReactNode } from 'react'
import type { Area } from '../content/map/map.ts'
import { units } from '../content/units.ts'
import { enemiesAt, heroesAt } from '../ground.ts'
import { heroName, roomName } from '../names.ts'
import { mapOf, roomNow, spotOf, type State } from '../state.ts'
import { areaThing } from '../things.ts'
import { countOf } from './board-words.ts'
import type { OnLook } from './look.ts'
import { cornerOf, tile } from './measure.ts'
import { tokensAt } from './tokens.ts'

const inset = 13
const box = { x: inset, y: inset, width: tile - 2 * inset, height: tile - 2 * inset }

const awarenessWords = ['', 'suspicious', 'alert']

/** `Area C4, Great hall, alert, with Sarge, 2 Soldiers, spawn token of level 1` */
function labelOf(state: State, { id, name, room }: Area): string {
  const counts = new Map<string, number>()
  for (const { unit } of enemiesAt(state, id)) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  const enemies = units.rows.flatMap((unit) => {
    const count = counts.get(unit.id) ?? 0
    return count === 0 ? [] : [countOf(count, unit.name, unit.plural)]
  })
  const { isSuppressed, obscured } = spotOf(state, id)
  return [
    `Area ${name}`,
    roomName(room, state),
    at(awarenessWords, state.alarm === 'post' ? 0 : roomNow(state, room).awareness),
    isSuppressed ? 'suppressed' : '',
    obscured === 0 ? '' : 'obscured by smoke',
    ...heroesAt(state, id).map((hero) => heroName(hero.id)),
    ...enemies,
    ...tokensAt(state, id).map(({ words }) => words),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

export const Areas = ({ state, onLook }: { readonly state: State; readonly onLook: OnLook }): ReactNode => (
  <g className="rb-areas">
    {mapOf(state).areas.map((area) => {
      const { x, y } = cornerOf(area)
      return (
        <g key={area.id} transform={`translate(${x} ${y})`} {...lookHandlers({ at: 'area', area: area.id }, onLook)}>
          <Thing id={areaThing(area.id)} label={labelOf(state, area)} box={box}>
            <rect className="touch" x="6" y="6" width={tile - 12} height={tile - 12} />
          </Thing>
        </g>
      )
    })}
  </g>
)
