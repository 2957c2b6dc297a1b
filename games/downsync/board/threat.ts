// The threat of enemies that have still to act or are on overwatch: from where on the table they could shoot at something.

import { seat as seatNumbered, type Seat, type View } from '@umpire/engine'
import { canSee, gap, type Volume } from '@umpire/plane'
import { useEffect, useState } from 'react'
import { landOf, tableSize, volumeOf } from '../rules/ground.ts'
import { actionsFor, isCombat } from '../rules/unit-actions.ts'
import type { State } from '../state.ts'
import { bySlices } from './slices.ts'

/** The table is looked at in squares of this side. */
export const cell = 150
export const across = Math.ceil(tableSize / cell)

interface Gun {
  readonly volume: Volume
  /** The longest range of its weapons. */
  readonly range: number
}

/** A point is hit or not for what it is worth: a small base stands there. */
const radius = 50

/** The bases of a seat that could still shoot in this Round. */
export function gunsOf(state: State, seat: Seat): readonly Gun[] {
  return state.units.flatMap((unit) => {
    if (unit.seat !== seat || unit.at !== 'table' || (unit.activated && !unit.overwatch)) return []
    return unit.bases.flatMap(({ team }) => {
      const weapons = actionsFor(state, unit, team).filter(isCombat)
      if (weapons.length === 0) return []
      const range = Math.max(...weapons.map((weapon) => weapon.range ?? 2 * tableSize))
      return [{ volume: volumeOf(state, { element: unit.id, team }), range }]
    })
  })
}

/** How many of them could shoot at whoever stands in this cell, counted row by row from the south-west. */
export function threatAt(state: State, guns: readonly Gun[], index: number): number {
  const land = landOf(state)
  const disc = {
    x: (index % across) * cell + cell / 2,
    y: Math.floor(index / across) * cell + cell / 2,
    r: radius,
  }
  const there: Volume = { id: -1, disc, inside: land.blockAround(disc) }
  let count = 0
  for (const { volume, range } of guns) {
    if (gap(volume.disc, disc) <= range && canSee(land, there, volume)) count++
  }
  return count
}

/** All cells of the table, one after the other, and then all counts. */
export function* threats(state: State, seat: Seat): Generator<readonly number[] | undefined, void> {
  const guns = gunsOf(state, seat)
  const counts: number[] = []
  while (counts.length < across * across) {
    counts.push(threatAt(state, guns, counts.length))
    yield undefined
  }
  yield counts
}

/** Worked out a little at a time; undefined until it is done for this view. */
export function useThreat(view: View<State>, isOn: boolean): readonly number[] | undefined {
  const [found, setFound] = useState<{ readonly of: View<State>; readonly counts: readonly number[] }>()
  useEffect(() => {
    if (!isOn) return undefined
    const enemy = seatNumbered(view.viewer === 1 ? 0 : 1)
    return bySlices(threats(view.state, enemy), (counts) => setFound({ of: view, counts }))
  }, [view, isOn])
  return isOn && found?.of === view ? found.counts : undefined
}
