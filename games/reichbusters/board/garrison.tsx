// The enemy's faction: who is on the map, of how many, with what attack.

import type { ReactNode } from 'react'
import { factions } from '../content/factions.ts'
import type { UnitId, UnitSide } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { rowOf } from '../rules/enemies.ts'
import type { State } from '../state.ts'
import { countOf } from './board-words.ts'
import { attackBrief } from './enemy-words.ts'
import { UnitSign } from './unit-shapes.tsx'

interface Line {
  readonly unit: UnitId
  readonly side: UnitSide
  readonly count: number
  readonly limit: number
}

/** The faction's types in the order they act, then strangers that the mission or a room brought. */
function linesOf(state: State): Line[] {
  const known = factions.of(state.faction).rows.flatMap(({ isYellow, unit }) => (isYellow ? [unit] : []))
  const strangers = state.enemies.map(({ unit }) => unit).filter((unit) => !known.includes(unit))
  return [...known, ...new Set(strangers)].map((unit) => {
    const card = units.of(unit)
    const here = state.enemies.filter((enemy) => enemy.unit === unit)
    const row = rowOf(state.faction, unit)
    return {
      unit,
      side: row?.side ?? card.sides[here[0]?.side ?? 0] ?? card.sides[0],
      count: here.length,
      limit: row?.limit ?? card.figures,
    }
  })
}

/** A short list is shown whole; of a long one those who are there, and the rest of them in a line. */
const fewLines = 5

function shownLines(state: State): Line[] {
  const lines = linesOf(state)
  return lines.length <= fewLines ? lines : lines.filter(({ count }) => count > 0)
}

const restWords = (lines: readonly Line[]): string =>
  lines.map(({ unit, count }) => countOf(count, units.of(unit).name, units.of(unit).plural)).join(', ')

export const Garrison = ({ state }: { readonly state: State }): ReactNode => {
  const lines = shownLines(state)
  const rest = lines.slice(fewLines)
  return (
    <div className="sec rb-garrison">
      <h3>
        <span className="label">{factions.of(state.faction).name}</span>
        <span className="label note">on the map</span>
      </h3>
      <table>
        <thead className="vh">
          <tr>
            <th>Unit</th>
            <th>Attack</th>
            <th>Defence</th>
            <th>On the map</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, fewLines).map(({ unit, side, count, limit }) => (
            <tr key={unit} className={count === 0 ? 'none' : ''}>
              <th scope="row">
                <UnitSign unit={unit} />
                {units.of(unit).name}
              </th>
              <td className="num" title="Attack, support of each other one, range">
                {attackBrief(side)}
              </td>
              <td className="num" title="Defence">
                {side.defence}
              </td>
              <td className="num">
                {count} <small>of {limit}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest.length === 0 ? null : <p className="dim">and {restWords(rest)}</p>}
      {state.enemies.length === 0 ? <p className="dim">Nobody is in sight yet.</p> : null}
    </div>
  )
}
