// The faces of the tiles: what each is called, and whether it is a room or a corridor (RB-114, RB-115).

import type { FaceId, Room } from './map.ts'

/** By number and side. */
const rooms: { readonly [face: FaceId]: string } = {
  '01a': 'Map room',
  '01b': 'Experiment cells',
  '02a': 'Great hall',
  '02b': 'Bunker hall',
  '03a': 'Theatre',
  '03b': 'Vril laboratory (large)',
  '04a': 'Church',
  '04b': 'Factory',
  '05a': 'Laboratory',
  '05b': 'Bunker barracks',
  '06a': 'Art gallery',
  '06b': 'Vril laboratory (medium)',
  '07a': 'Archive',
  '07b': 'Submarine',
  '08a': 'Lounge',
  '08b': 'Prison cell',
  '09a': 'Guard room',
  '09b': 'Weapon storage',
  '10a': 'Office',
  '10b': 'Morgue',
  '11a': 'Storage',
  '11b': 'Vril storage',
  '12a': 'Church entry',
  '12b': "Mad scientist's office",
}

const firstCorridor = 13

/** Corridors by the numbers of their tiles, up to the one named. */
const corridors: readonly { readonly upTo: number; readonly name: string }[] = [
  { upTo: 16, name: 'Corner corridor' },
  { upTo: 22, name: 'Short corridor' },
  { upTo: 24, name: 'Long corridor' },
  { upTo: 25, name: 'Junction corridor' },
  { upTo: 26, name: 'Crossroads junction' },
]

export function faceName(face: FaceId): string {
  const number = Number.parseInt(face, 10)
  const corridor = number < firstCorridor ? undefined : corridors.find(({ upTo }) => number <= upTo)
  const name = rooms[face] ?? corridor?.name
  if (name === undefined) throw new Error(`no tile ${face}`)
  return name
}

export const faceKind = (face: FaceId): Room['kind'] => (rooms[face] === undefined ? 'corridor' : 'room')
