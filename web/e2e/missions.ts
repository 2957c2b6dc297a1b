// Positions of Subterra Bravo, as files that the page opens.

import { arrangedFile, mara, me, randomBot } from './arranged.ts'

/** The map of the first mission is so wide: a square is known by its number. */
const width = 23

/** A square of the first mission, as the board names it. */
export const square = (x: number, y: number): string => `square ${y * width + x}`

const inRoom2A = [
  'team calder quill roake',
  'calder at 11.5',
  'calder has RF-01, RF-03, RF-05',
  'explored CORRIDOR 2A',
  'door D4 open',
  'generator 15.6',
  'rogue at 16.4',
  'warrior at 18.7',
  'passage A',
  'round 6',
  'order calder quill roake',
]

/** Calder is in her turn before the door of room 2A; the others are at the same screen, the Overseer plays by chance. */
export const calderActs = (): string =>
  arrangedFile({
    game: 'subterra-bravo',
    players: [me, mara, mara, randomBot],
    position: [...inRoom2A, 'turn calder'],
  })

/** The person at the screen is the Overseer, and Calder stands in room 2A. */
export const overseerActs = (phase: string): string =>
  arrangedFile({
    game: 'subterra-bravo',
    players: [randomBot, randomBot, randomBot, me],
    position: [...inRoom2A, 'energy 9', 'calder at 13.5', `phase ${phase}`],
  })

/** In the middle of a mission: wounds, adrenaline, tiles in use, both passages there. */
const inTheMiddle = [
  ...inRoom2A,
  'calder at 14.5',
  'calder stance RF2',
  'calder adr 2',
  'calder wounds 1',
  'quill at 11.5',
  'quill stance TL3',
  'quill adr 4',
  'quill wounds 2',
  'quill has TL-01, TL-02, TL-05',
  'roake at 11.8',
  'roake stance HV2',
  'roake wounds 3',
  'roake has HV-01, HV-04, HV-05',
  'rogue at 19.4',
  'rogue at 10.3',
  'passage B',
  'tile Frenzy 1',
  'tile Hasten 2',
  'order quill calder roake',
]

export const calderShoots = (): string =>
  arrangedFile({
    game: 'subterra-bravo',
    players: [me, randomBot, randomBot, randomBot],
    position: [...inTheMiddle, 'energy 5', 'turn calder'],
  })

export const overseerSpawns = (): string =>
  arrangedFile({
    game: 'subterra-bravo',
    players: [randomBot, randomBot, randomBot, me],
    position: [...inTheMiddle, 'energy 11', 'phase spawn'],
  })
