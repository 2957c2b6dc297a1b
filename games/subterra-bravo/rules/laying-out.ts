// What lies on the table before anybody is asked (SB-012 to SB-023, SB-028): map, markers, stacks, deck, dashboard.

import type { Dealer, Secret } from '@umpire/engine'
import { tiles } from '../content/dashboard.ts'
import { investigateDeck, type InvestigateId } from '../content/investigate.ts'
import type { Spot } from '../content/map/map.ts'
import type { Mission } from '../content/mission.ts'
import type { SubterraEvent } from '../events.ts'
import type { DashboardTile } from '../state.ts'
import type { Objectives } from '../state/objectives.ts'
import type { Terms } from '../state/terms.ts'
import type { Terrain } from '../state/terrain.ts'
import type { SubterraTable } from '../table.ts'

export type SubterraDealer = Dealer<SubterraEvent>

/** SB-028 All copies of all cards. */
export const wholeDeck: readonly InvestigateId[] = investigateDeck.rows.flatMap((card) =>
  Array.from({ length: card.copies }, () => card.id),
)

/** The name of a pool that is not in use: what one mission of a series has hidden is no part of the next. */
export function newPool({ secrets }: SubterraDealer, name: string): string {
  const isUsed = (one: string): boolean => secrets.pools.some((pool) => pool.name === one)
  let number = 1
  while (isUsed(number === 1 ? name : `${name} ${number}`)) number++
  return number === 1 ? name : `${name} ${number}`
}

/** Lays things facedown by chance. The Overseer sees them, unless he plays blind. */
export function dealHidden<Face extends string>(
  t: SubterraTable,
  name: string,
  faces: readonly Face[],
): Secret<Face>[] {
  const dealt = t.deal(newPool(t, name), faces)
  if (t.state.terms.layout !== 'blind') for (const secret of dealt) t.show(secret, t.state.overseer)
  return dealt
}

/**
 * Lays things facedown as the Overseer wants them. Each is a new secret, so that which of them lies where says nothing
 * about its face.
 */
export function layHidden<Face extends string>(t: SubterraTable, name: string, faces: readonly Face[]): Secret<Face>[] {
  const pool = { name: newPool(t, name) }
  return faces.map((face) => t.hide(pool, face, t.state.overseer))
}

/** What takes the place of Interrupt tiles in a match without interrupts. */
const insteadOfInterrupts = 'T-16'

/** SB-022 All tiles are ready. */
export const newTile = (tile: DashboardTile['id']): DashboardTile => ({ id: tile, tokens: 0, used: false })

export const dashboardOf = ({ dashboard }: Mission, { hasInterrupts }: Terms): DashboardTile[] =>
  dashboard.map((tile) => newTile(hasInterrupts || !tiles.of(tile).interrupt ? tile : insteadOfInterrupts))

/** SB-012, SB-013, SB-015, SB-016 */
export function terrainOf({ map, passagesAtStart }: Mission): Terrain {
  const squareOf = ({ x, y }: Spot): number => y * map.width + x
  return {
    version: 0,
    explored: map.regions.filter(({ explored }) => explored).map((region) => region.id),
    doors: map.doors.map((door) => ({
      id: door.id,
      square: squareOf(door),
      between: [door.between[0], door.between[1]],
      marker: null,
      faceup: null,
      isOpen: false,
    })),
    passages: map.passages.map((passage) => ({
      id: passage.id,
      squares: passage.squares.map(squareOf),
      adjoins: passage.adjoins,
      isPlaced: passagesAtStart.includes(passage.id),
      timer: null,
    })),
    vents: map.vents.map((vent) => ({ square: squareOf(vent), tile: vent.tile, isSealed: false })),
    rubble: [],
    emi: [],
    smoke: [],
    flares: [],
    mines: [],
    investigate: map.investigateMarkers.map(squareOf),
  }
}

export const objectivesOf = ({ map }: Mission): Objectives => ({
  generator: null,
  isPowered: false,
  isLiftFound: false,
  cores: [],
  consoleWounds: 0,
  uploads: 0,
  uploadsThisRound: 0,
  nests: map.nests.map(({ x, y }) => ({ square: y * map.width + x, isAwake: false, charge: null, isBurnt: false })),
})
