// Mission 2: Dead Letters. All of it is designed.

import { readMap } from '../map/read.ts'
import { type Mission, twoEach, usualKitPoints } from '../mission.ts'

const map = readMap('mission 2', {
  drawing: `
############################
############################
#######v....###....v########
#######.?...+.....?.########
#######..r..###..r..########
#######.....#B#.....########
##AA#####+###B###+##########
#.....#v............#....v##
#SS.r.#...rr.eeee.?.#.e...C#
#SS...+......eeee...+.e.?.C#
#SS.?.#.?....ee.r...#..r..##
#....v#............v#.....##
#########+#######+##########
#######.....###.....########
#######.r...###.r...########
#######.....+.....?.########
#######.?..v###v....########
############################
############################
`,
  tiles: {
    START: ['1-5,7-11'],
    'HUB-W': ['7-12,7-11'],
    'HUB-E': ['13-19,7-11'],
    RA: ['7-11,2-5'],
    RB: ['15-19,2-5', '13-14,3-3'],
    RC: ['7-11,13-16'],
    RD: ['15-19,13-16', '13-14,15-15'],
    VA: ['21-25,7-11'],
  },
  regions: {
    START: ['START'],
    HUB: ['HUB-W', 'HUB-E'],
    RA: ['RA'],
    RB: ['RB'],
    RC: ['RC'],
    RD: ['RD'],
    VA: ['VA'],
  },
  explored: 'START',
  doors: {
    D1: { at: [6, 9], between: ['START', 'HUB'] },
    D2: { at: [9, 6], between: ['HUB', 'RA'] },
    D3: { at: [17, 6], between: ['HUB', 'RB'] },
    D4: { at: [9, 12], between: ['HUB', 'RC'] },
    D5: { at: [17, 12], between: ['HUB', 'RD'] },
    D6: { at: [20, 9], between: ['HUB', 'VA'] },
    D7: { at: [12, 3], between: ['RA', 'RB'] },
    D8: { at: [12, 15], between: ['RC', 'RD'] },
  },
  passages: { A: 'START', B: 'HUB', C: 'VA' },
})

export const deadLetters: Mission = {
  id: '2',
  name: 'Dead Letters',
  brief: 'Find the data cores in the side rooms and carry two of them out where you came in.',
  map,
  doorSupply: ['DM-01', 'DM-01', 'DM-02', 'DM-03', 'DM-04', 'DM-04', 'DM-05', 'DM-06', 'DM-07', 'DM-08', 'DM-10'],
  stacks: [{ region: 'HUB', cards: ['RM-01', 'RM-05', 'RM-06'] }],
  freeStacks: {
    regions: ['RA', 'RB', 'RC', 'RD', 'VA'],
    stacks: [
      { id: 'P1', cards: ['RM-08', 'RM-02', 'RM-06'] },
      { id: 'P2', cards: ['RM-08', 'RM-15', 'RM-10'] },
      { id: 'P3', cards: ['RM-08', 'RM-03', 'RM-11'] },
      { id: 'P4', cards: ['RM-04', 'RM-13', 'RM-10'] },
      { id: 'P5', cards: ['RM-01', 'RM-15', 'RM-12'] },
    ],
  },
  dashboard: ['T-02', 'T-04', 'T-05', 'T-07', 'T-08', 'T-06'],
  energyMinimum: twoEach,
  kitPoints: usualKitPoints,
  passagesAtStart: [],
  passageRounds: [
    { round: 3, oneOf: ['A', 'B'] },
    { round: 6, oneOf: ['A', 'B'] },
  ],
  latePassage: { passage: 'C', whenExplored: 'VA', orAt: 'crisis' },
  crisis: {
    round: 9,
    trigger: { trigger: 'cores-taken', cores: 2 },
    arrival: { enemy: 'WARDEN', at: ['A', 'B'] },
  },
  objective: {
    objective: 'data-cores',
    take: { adrenaline: 1, challenge: { hits: 2, stats: ['intelligence'] } },
    needed: 2,
    speedPerCore: -1,
  },
  exit: 'start',
  roundLimit: 16,
  enemies: ['ROGUE', 'WARRIOR', 'SPITTER', 'WARDEN'],
}
