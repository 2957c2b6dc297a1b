// The Region tiles and what is printed on their edges (CC-022, CC-038).

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { WithId } from './write.ts'

interface Printed {
  readonly name: string
  readonly kind: 'ordinary' | 'tech' | 'reactor'
  /** Of Tech and Reactor Regions; else 0. */
  readonly number: 0 | 1 | 2 | 3 | 4 | 5
  /** North, East, South and West of the unturned tile: O open, P pillar, W wall. */
  readonly edges: string
}

type Row<Id extends string> = readonly [id: Id, name: string, edges: string, number?: Printed['number']]

const tilesOfKind = <const Id extends string>(
  kind: Printed['kind'],
  rows: readonly Row<Id>[],
): readonly WithId<Printed, Id>[] => rows.map(([id, name, edges, number = 0]) => ({ id, name, kind, number, edges }))

// biome-ignore format: a table, one row a tile
const ordinary = tilesOfKind('ordinary', [
  ['R01', 'Cross Hall', 'OOOO'],
  ['R02', 'Cross Hall', 'OOOO'],
  ['R03', 'Atrium', 'PPPP'],
  ['R04', 'Colonnade', 'OPOP'],
  ['R05', 'Colonnade', 'OPOP'],
  ['R06', 'Plaza', 'OOPP'],
  ['R07', 'Gallery Square', 'OOOP'],
  ['R08', 'Server Vault', 'OPPP'],
  ['R09', 'Junction', 'WOOO'],
  ['R10', 'Junction', 'WOOO'],
  ['R11', 'Gallery', 'WOOP'],
  ['R12', 'Mirror Gallery', 'WPOO'],
  ['R13', 'Loading Bay', 'WOPO'],
  ['R14', 'Loading Bay', 'WOPO'],
  ['R15', 'Lab Wing', 'WOPP'],
  ['R16', 'Mirror Lab Wing', 'WPPO'],
  ['R17', 'Pump Room', 'WPOP'],
  ['R18', 'Pump Room', 'WPOP'],
  ['R19', 'Archive', 'WPPP'],
  ['R20', 'Corridor', 'WOWO'],
  ['R21', 'Corridor', 'WOWO'],
  ['R22', 'Guarded Corridor', 'WOWP'],
  ['R23', 'Pillared Corridor', 'WPWP'],
  ['R24', 'Bend', 'WWOO'],
  ['R25', 'Bend', 'WWOO'],
  ['R26', 'Guard Post', 'WWOP'],
  ['R27', 'Mirror Guard Post', 'WWPO'],
  ['R28', 'Checkpoint', 'WWPP'],
  ['R29', 'Store Room', 'WWWO'],
  ['R30', 'Cold Cell', 'WWWP'],
])

const tech = tilesOfKind('tech', [
  ['TECH1', 'Tech 1 Start Region', 'OPWP', 1],
  ['TECH2', 'Tech 2 Region', 'POPO', 2],
  ['TECH3', 'Tech 3 Region', 'PPPO', 3],
])

const reactor = tilesOfKind('reactor', [
  ['REACT1', 'Reactor 1 Region', 'WOPO', 1],
  ['REACT2', 'Reactor 2 Region', 'WPOP', 2],
  ['REACT3', 'Reactor 3 Region', 'OWPP', 3],
  ['REACT4', 'Reactor 4 Region', 'POPW', 4],
  ['REACT5', 'Reactor 5 Region', 'PWPW', 5],
])

const rows = [...ordinary, ...tech, ...reactor]

export type TileId = (typeof rows)[number]['id']

export interface Tile extends Printed {
  readonly id: TileId
}

export const tiles: Catalogue<Tile> = catalogueOf<Tile>('tile', rows)

/** The ordinary tiles of the short game. */
// biome-ignore format: by kind of tile
export const shortTiles: readonly TileId[] = [
  'R02', 'R03', 'R05', 'R06', 'R08',
  'R09', 'R11', 'R13', 'R15', 'R16', 'R17', 'R18', 'R19',
  'R21', 'R22',
  'R24', 'R26', 'R28',
]
