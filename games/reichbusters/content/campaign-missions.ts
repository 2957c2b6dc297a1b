// The six missions of the campaign (RB-216).

import type { Mission } from './mission.ts'

export const campaignMissions: readonly Mission[] = [
  {
    id: 'M1',
    name: 'The Postern Gate',
    story:
      'Snow muffles the yard and the cook forgot to lock up. A file in this wing tells where the laboratories are.',
    map: 'M1',
    faction: 'F1',
    placed: [
      {
        points: ['O1', 'O2', 'O3'],
        items: ['dossier', 'false-objective', 'false-objective'],
        isFaceUp: false,
        isSeen: false,
      },
    ],
    posted: [],
    charges: 0,
    goals: [{ goal: 'carry off', item: 'dossier', count: 1 }],
    setUp: 'The Dossier and two false objectives lie face down on O1, O2 and O3, nobody knows which is where.',
    objective: 'A Hero leaves by E4 with the Dossier.',
    special: 'A first lesson: the first noise card is discarded and does nothing.',
    reward: 'Look at one face-down O token of your choice before M2 begins.',
  },
  {
    id: 'M2',
    name: 'Voices in the Cells',
    story: "Agent O'Reilly is alive and in a cell. Neither will be true for much longer.",
    map: 'M2',
    faction: 'F2',
    placed: [
      {
        points: ['O1', 'O2', 'O3', 'O4'],
        items: ['escort', 'false-objective', 'false-objective', 'false-objective'],
        isFaceUp: false,
        isSeen: true,
      },
    ],
    posted: [],
    charges: 0,
    goals: [{ goal: 'carry off', item: 'escort', count: 1 }],
    setUp:
      "O'Reilly and three false objectives lie face down on O1 to O4; sight turns them up. The cell doors are locked.",
    objective: "A Hero leaves by D6 or A3 with O'Reilly.",
    special:
      "A false objective in a cell (D1, E1, F1) turns out to be a zombie. The Hero with O'Reilly opens locked doors like others.",
    reward: "O'Reilly knows people: 1 requisition point more.",
  },
  {
    id: 'M3',
    name: 'Burn the Orchard',
    story:
      'Here vril goes into shells. Three charges and a detonator should end that, if they go off at the first try.',
    map: 'M3',
    faction: 'F3',
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
    objective: 'Plant 3 charges, set them off, then leave by B7 or A4.',
    special: 'Planting makes noise 1. The blast opens all doors of the factory, and its smoke hides E2 to the end.',
    reward: 'Salvage: a weapon of one Hero may be turned to its vril side.',
  },
  {
    id: 'M4',
    name: "The Wolf's Table",
    story: 'General Wolff holds a dinner in the great hall. The kitchen says he no longer wants his meat cooked.',
    map: 'M4',
    faction: 'F4',
    placed: [],
    posted: [
      { unit: 'general-wolff', point: 'O1', area: null, count: 1, perHeroBeyond: null },
      { unit: 'castle-guard', point: 'O1', area: null, count: 2, perHeroBeyond: 2 },
      { unit: 'castle-guard', point: null, area: 'D3', count: 0, perHeroBeyond: 2 },
    ],
    charges: 0,
    goals: [{ goal: 'kill', unit: 'general-wolff' }],
    setUp:
      'General Wolff and 2 Castle Guards stand on D2, at ease; on D2 and on D3 one more Castle Guard for each Hero beyond the second.',
    objective: 'Kill General Wolff, then leave by A5 or F2.',
    special:
      'When his card II comes up he howls: before the alarm, all rooms with dogs or Experiments 6XX are alert at once. Row H brings nobody.',
    reward: "Wolff's collar: up to three Heroes begin M5 with Dog Biscuits.",
  },
  {
    id: 'M5',
    name: 'Iron Heart',
    story: 'Four vril cores keep a machine asleep. It will not sleep through the loss of three.',
    map: 'M5',
    faction: 'F5',
    placed: [
      {
        points: ['O1', 'O2', 'O3', 'O4'],
        items: ['objective-complete', 'objective-complete', 'objective-complete', 'objective-complete'],
        isFaceUp: true,
        isSeen: false,
      },
    ],
    posted: [],
    charges: 0,
    goals: [{ goal: 'carry off', item: 'objective-complete', count: 3 }],
    setUp: 'Four vril cores lie face up on O1 to O4. The Vrilpanzer is not on the map yet.',
    objective: 'Heroes with 3 cores among them leave by G6 or A1.',
    special:
      'The third core or the alarm wakes the Vrilpanzer on E4; before that row H brings nobody. A core can be taken from an area without enemies, with noise 1.',
    reward: 'A core in hand: the first use of a Vril Workbench in M6 needs no orb.',
  },
  {
    id: 'M6',
    name: 'The Mind of Lebenskraft',
    story: 'Doctor Gruber has become her own best subject. Stop her, and what she built.',
    map: 'M6',
    faction: 'F6',
    placed: [
      {
        points: ['O1', 'O2', 'O3'],
        items: ['false-objective', 'false-objective', 'false-objective'],
        isFaceUp: true,
        isSeen: false,
      },
    ],
    posted: [
      { unit: 'gisela-gruber', point: 'O4', area: null, count: 1, perHeroBeyond: null },
      { unit: 'scientist', point: 'O4', area: null, count: 1, perHeroBeyond: null },
      { unit: 'sturm-angriff', point: 'O4', area: null, count: 1, perHeroBeyond: 3 },
    ],
    charges: 3,
    goals: [
      { goal: 'kill', unit: 'gisela-gruber' },
      { goal: 'demolish', charges: 2 },
    ],
    setUp:
      'Gisela Gruber, a scientist and a Sturm Angriff stand on E1, at ease; with four Heroes two Angriff. False objectives lie face up on O1, O2 and O3. The Heroes divide 3 charges.',
    objective: 'Kill Gruber, plant at least 2 charges and set them off, then leave by G3 or A7.',
    special:
      'Gruber drops the Detonator when she dies. Planting makes noise 1, and 2 charges are enough to set them off.',
    reward: null,
  },
]
