// Mission 3: Uplink. All of it is designed.

import { readMap } from '../map/read.ts'
import { type Mission, twoEach } from '../mission.ts'

const map = readMap('mission 3', {
  drawing: `
#############################
#########v..........#########
#########.?.r.ee..?.#########
#########...........#########
##############.##############
##########C###.##############
##########C###+##############
#.....###v..........###....v#
#.?...#AA..r.....r..###...?.#
#..r..###.....K.....###.e...#
#...e...+ee.......ee+...e...#
#...e.###...SSSSS...###..r..#
#.?...###..r..S..r..BB#...?.#
#v....###..........v###.....#
##############+###D##########
##############.###D##########
##############.##############
#########...........#########
#########.?.....r.?.#########
#########..........v#########
#############################
`,
  tiles: {
    'CT-W': ['9-14,7-13'],
    'CT-E': ['15-19,7-13'],
    RN: ['9-19,1-3', '14-14,4-5'],
    RS: ['9-19,17-19', '14-14,15-16'],
    RW: ['1-5,7-13', '6-7,10-10'],
    RE: ['23-27,7-13', '21-22,10-10'],
  },
  regions: { CONTROL: ['CT-W', 'CT-E'], RN: ['RN'], RS: ['RS'], RW: ['RW'], RE: ['RE'] },
  explored: 'CONTROL',
  doors: {
    D1: { at: [14, 6], between: ['CONTROL', 'RN'] },
    D2: { at: [14, 14], between: ['CONTROL', 'RS'] },
    D3: { at: [8, 10], between: ['CONTROL', 'RW'] },
    D4: { at: [20, 10], between: ['CONTROL', 'RE'] },
  },
  passages: { A: 'CONTROL', B: 'CONTROL', C: 'CONTROL', D: 'CONTROL' },
})

export const uplink: Mission = {
  id: '3',
  name: 'Uplink',
  brief: 'Keep the console standing until the upload is done. The side rooms have supplies, and guards.',
  map,
  doorSupply: ['DM-01', 'DM-02', 'DM-04', 'DM-09', 'DM-07', 'DM-08'],
  stacks: [],
  freeStacks: {
    regions: ['RN', 'RS', 'RW', 'RE'],
    stacks: [
      { id: 'Q1', cards: ['RM-10', 'RM-01', 'RM-06'] },
      { id: 'Q2', cards: ['RM-10', 'RM-15', 'RM-05'] },
      { id: 'Q3', cards: ['RM-10', 'RM-04', 'RM-11'] },
      { id: 'Q4', cards: ['RM-10', 'RM-16', 'RM-13'] },
    ],
  },
  dashboard: ['T-01', 'T-03', 'T-05', 'T-09', 'T-10', 'T-06'],
  energyMinimum: twoEach,
  kitPoints: [10, 12, 10, 14, 10],
  passagesAtStart: ['A'],
  passageRounds: [
    { round: 3, oneOf: ['B', 'C', 'D'] },
    { round: 5, oneOf: ['B', 'C', 'D'] },
    { round: 7, oneOf: ['B', 'C', 'D'] },
  ],
  crisis: {
    round: 8,
    trigger: { trigger: 'uploads', uploads: [4, 4, 6, 6, 6] },
    arrival: { enemy: 'FEAR', at: ['A', 'B', 'C', 'D'] },
  },
  objective: {
    objective: 'uplink',
    upload: { adrenaline: 1, challenge: { hits: 2, stats: ['intelligence'] } },
    perRound: [1, 1, 2, 2, 2],
    needed: [7, 8, 12, 13, 13],
  },
  roundLimit: 12,
  enemies: ['ROGUE', 'WARRIOR', 'SPITTER', 'BRUTE', 'FEAR'],
}
