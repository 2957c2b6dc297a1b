// Mission 4: Burn the Nest. All of it is designed.

import { pool } from '../dice.ts'
import { readMap } from '../map/read.ts'
import { type Mission, twoEach, usualKitPoints } from '../mission.ts'

const map = readMap('mission 4', {
  drawing: `
###############################
###############################
###############################
########.....v##.....v#########
########.N..e.##.?....#########
########..r.e.##..r...#########
########?..r..##....?.#########
###AA###......##......#.....v##
#....v####+###BB##+####..r...##
#SS...#..r.....eee...v#......##
#SS...+.....rr.eeer...+.e.N..C#
#SS.r.#v........ee.r..#.e....C#
#....?#####+#######+###..r.?.##
########.?....##.?....#......##
########..r...##......#########
########.r....+...r...#########
########....N.##....?.#########
########v.e...##v.....#########
###############################
###############################
`,
  tiles: {
    START: ['1-5,8-12'],
    'GAL-W': ['7-14,9-11'],
    'GAL-E': ['15-21,9-11'],
    N1: ['8-13,3-7'],
    SR: ['16-21,3-7'],
    N3: ['8-13,13-17'],
    PR: ['16-21,13-17', '15-15,15-15'],
    N2: ['23-28,7-13'],
  },
  regions: {
    START: ['START'],
    GALLERY: ['GAL-W', 'GAL-E'],
    N1: ['N1'],
    N2: ['N2'],
    N3: ['N3'],
    SR: ['SR'],
    PR: ['PR'],
  },
  explored: 'START',
  doors: {
    D1: { at: [6, 10], between: ['START', 'GALLERY'] },
    D2: { at: [10, 8], between: ['GALLERY', 'N1'] },
    D3: { at: [18, 8], between: ['GALLERY', 'SR'] },
    D4: { at: [11, 12], between: ['GALLERY', 'N3'] },
    D5: { at: [22, 10], between: ['GALLERY', 'N2'] },
    D6: { at: [19, 12], between: ['GALLERY', 'PR'] },
    D7: { at: [14, 15], between: ['N3', 'PR'] },
  },
  passages: { A: 'START', B: 'GALLERY', C: 'N2' },
})

export const burnTheNest: Mission = {
  id: '4',
  name: 'Burn the Nest',
  brief: 'Blow up the nests, then get out where you came in.',
  map,
  doorSupply: ['DM-01', 'DM-01', 'DM-02', 'DM-02', 'DM-03', 'DM-04', 'DM-05', 'DM-06', 'DM-08', 'DM-09'],
  stacks: [
    { region: 'GALLERY', cards: ['RM-01', 'RM-02', 'RM-06'] },
    { region: 'SR', cards: ['RM-10', 'RM-14', 'RM-05'] },
    { region: 'PR', cards: ['RM-10', 'RM-04', 'RM-12'] },
  ],
  freeStacks: {
    regions: ['N1', 'N2', 'N3'],
    stacks: [
      { id: 'X1', cards: ['RM-09', 'RM-17', 'RM-11'] },
      { id: 'X2', cards: ['RM-09', 'RM-16', 'RM-06'] },
      { id: 'X3', cards: ['RM-09', 'RM-03', 'RM-15'] },
    ],
  },
  dashboard: ['T-02', 'T-11', 'T-12', 'T-13', 'T-14', 'T-05'],
  energyMinimum: twoEach,
  kitPoints: usualKitPoints,
  passagesAtStart: [],
  passageRounds: [
    { round: 3, oneOf: ['A', 'B'] },
    { round: 5, oneOf: ['A', 'B'] },
  ],
  latePassage: { passage: 'C', whenExplored: 'N2', orAt: 'crisis' },
  crisis: {
    round: 9,
    trigger: { trigger: 'nests-burnt', nests: 2 },
    arrival: { enemy: 'FEAR', at: ['A', 'B'] },
  },
  objective: {
    objective: 'nests',
    plant: { adrenaline: 2, challenge: { hits: 2, stats: ['strength', 'intelligence'] } },
    needed: [2, 2, 3, 3, 3],
    spawns: { enemy: 'BROOD', figures: 1 },
    explosion: pool('3B'),
  },
  exit: 'start',
  roundLimit: 16,
  enemies: ['ROGUE', 'WARRIOR', 'SPITTER', 'BRUTE', 'BROOD', 'FEAR'],
}
