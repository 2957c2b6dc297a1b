// All maps, each read from its drawing when it is first needed.

import { campaignDrawings } from './campaign.ts'
import type { CastleMap, MapId } from './map.ts'
import { type Drawing, readMap } from './parse.ts'
import { raidDrawings } from './raid.ts'

const drawings: readonly Drawing[] = [...raidDrawings, ...campaignDrawings]

const read = new Map<MapId, CastleMap>()

/** The one that was asked for last: a mission has only one. */
let last: CastleMap | undefined

function mapOf(id: MapId): CastleMap {
  if (last === undefined || last.id !== id) last = read.get(id) ?? readAnew(id)
  return last
}

function readAnew(id: MapId): CastleMap {
  const drawing = drawings.find((one) => one.id === id)
  if (drawing === undefined) throw new Error(`no map ${id}`)
  const map = readMap(drawing)
  read.set(id, map)
  return map
}

export const castleMaps: { readonly ids: readonly MapId[]; of(id: MapId): CastleMap } = {
  ids: drawings.map(({ id }) => id),
  of: mapOf,
}
