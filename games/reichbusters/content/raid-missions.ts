// The RAID objective cards: what has to be done on any of the RAID maps, against any of the RAID factions (RB-207).

import type { Mission, Placed } from './mission.ts'

/** One true token and two false ones on O1 to O3. */
const oneOfThree = (item: Placed['items'][number], isSeen: boolean): Placed => ({
  points: ['O1', 'O2', 'O3'],
  items: [item, 'false-objective', 'false-objective'],
  isFaceUp: false,
  isSeen,
})

export const raidMissions: readonly Mission[] = [
  {
    id: 'RO1',
    name: 'Steal the Dossier',
    story: 'Three places, one file. Whoever lifts it should not expect to walk out quietly.',
    map: null,
    faction: null,
    placed: [oneOfThree('dossier', false)],
    posted: [],
    charges: 0,
    goals: [{ goal: 'carry off', item: 'dossier', count: 1 }],
    setUp: 'The Dossier and two false objectives lie face down on O1, O2 and O3, nobody knows which is where.',
    objective: 'A Hero leaves the map with the Dossier.',
    special:
      'Taking the Dossier brings a suspicious patrol of level 1; after the alarm, a level 1 spawn at the nearest barracks.',
    reward: null,
  },
  {
    id: 'RO2',
    name: 'Assassination',
    story: 'One of the two Vrilmeisters is in the house tonight. Nobody could say which, or where.',
    map: null,
    faction: null,
    placed: [oneOfThree('objective-complete', true)],
    posted: [],
    charges: 0,
    goals: [{ goal: 'kill', unit: 'drawn Vrilmeister' }],
    setUp:
      'Wolff or Gruber is drawn by lot. A true and two false tokens lie face down on O1, O2 and O3; sight turns them up.',
    objective: 'Kill the Vrilmeister, then leave the map.',
    special:
      'The true token is the Vrilmeister with a level 2 spawn, at ease; a false one is a level 1 spawn; with four Heroes both are one level higher, and the Vrilmeister has four of them. If the alarm comes first, tokens are turned up from O1 on until the Vrilmeister is found.',
    reward: null,
  },
  {
    id: 'RO3',
    name: "Get O'Reilly Out",
    story: 'An agent is held somewhere in the building. Find him before he talks.',
    map: null,
    faction: null,
    placed: [oneOfThree('escort', true)],
    posted: [],
    charges: 0,
    goals: [{ goal: 'carry off', item: 'escort', count: 1 }],
    setUp: "O'Reilly and two false objectives lie face down on O1, O2 and O3; sight turns them up.",
    objective: "A Hero leaves the map with O'Reilly.",
    special:
      "Where a token is turned up a guard point and a level 1 spawn appear. O'Reilly limps: whoever escorts him goes one area a turn.",
    reward: null,
  },
  {
    id: 'RO4',
    name: 'Demolition',
    story: 'Three machines, three charges. The detonator went in ahead of the team and has to be found.',
    map: null,
    faction: null,
    placed: [
      {
        points: ['O1', 'O2', 'O3'],
        items: ['false-objective', 'false-objective', 'false-objective'],
        isFaceUp: true,
        isSeen: false,
      },
      { points: ['O4'], items: ['detonator'], isFaceUp: false, isSeen: false },
    ],
    posted: [],
    charges: 3,
    goals: [{ goal: 'demolish', charges: 3 }],
    setUp: 'False objectives lie face up on O1, O2 and O3, the Detonator face down on O4. The Heroes divide 3 charges.',
    objective: 'Plant 3 charges on the false objectives, set them off, then leave the map.',
    special: 'Planting makes noise 1. A charge that is dropped lies face up and can be searched for.',
    reward: null,
  },
]
