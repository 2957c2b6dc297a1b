// Changes of the terrain. All go through here, so that nothing that was worked out from it is kept too long.

import type { Square } from '@umpire/grid'
import type { PassageId, RegionId } from '../content/map/map.ts'
import { groundOf } from '../ground.ts'
import { doorOf, passageOf, type State } from '../state.ts'

/** After every change of `state.terrain`, or of what lies on squares. */
export const changeTerrain = ({ terrain }: State): void => {
  terrain.version++
}

export const isExplored = ({ terrain }: State, region: RegionId): boolean => terrain.explored.includes(region)

export function explore(state: State, region: RegionId): void {
  state.terrain.explored.push(region)
  changeTerrain(state)
}

/** SB-091 */
export function openDoor(state: State, id: string): void {
  const door = doorOf(state, id)
  door.isOpen = true
  door.marker = null
  door.faceup = null
  changeTerrain(state)
}

/** SB-179 */
export function placePassage(state: State, id: PassageId): void {
  passageOf(state, id).isPlaced = true
  changeTerrain(state)
}

export function addRubble(state: State, square: Square): void {
  if (!state.terrain.rubble.includes(square)) state.terrain.rubble.push(square)
  changeTerrain(state)
}

/** `until`: the last round in which it is there; null: for the rest of the mission. */
export function addEmi(state: State, square: Square, until: number | null): void {
  state.terrain.emi.push({ square, until })
  changeTerrain(state)
}

/** Vents that are there: explored, not sealed, and no commando stands on them (SB-082). */
export function openVents(state: State): Square[] {
  const { terrain, commandos } = state
  const ground = groundOf(state)
  return terrain.vents
    .filter(({ square, isSealed }) => {
      const region = ground.regionOf(square)
      const isKnown = region === null || isExplored(state, region)
      return !isSealed && isKnown && !commandos.some((one) => one.square === square && one.status !== 'downed')
    })
    .map(({ square }) => square)
}
