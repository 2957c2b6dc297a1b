// Mission 1: Power and Light. Designed are its name, map, door markers and round limit, and when passage C comes.

import { readMap } from '../map/read.ts'
import { type Mission, twoEach } from '../mission.ts'

const map = readMap('mission 1', {
  drawing: `
#######################
#######################
##AA###################
#v...#####v.#.......v##
#..r.#####..#..rr....##
#....#####.?+.....g..##
#.?..#####..#..g...e?##
#...e#####r.#.....ee.##
#.......v#ee#..g...e.##
#.r......#ee#?.......##
#........+ee#####+#####
#..?..r..#ee#.......v##
#........#..#..r.....##
###+######..#........C#
#........#.v#...rr...C#
#SS......#..+...?....##
#SS..r...+..#........##
#SS....?.#r.#...ee.?.##
#.......v#..#v.......##
##########BB######LL###
#######################
`,
  tiles: {
    '12A': ['1-4,3-7'],
    '10A': ['1-4,8-12'],
    '11A': ['5-8,8-12'],
    START: ['1-8,14-18'],
    'CORR-N': ['10-11,3-10'],
    'CORR-S': ['10-11,11-18'],
    '2A': ['13-20,3-9'],
    '1B': ['13-20,11-18'],
  },
  regions: {
    START: ['START'],
    ROOM10: ['10A', '11A', '12A'],
    CORRIDOR: ['CORR-N', 'CORR-S'],
    '2A': ['2A'],
    '1B': ['1B'],
  },
  explored: 'START',
  doors: {
    D1: { at: [3, 13], between: ['START', 'ROOM10'] },
    D2: { at: [9, 10], between: ['ROOM10', 'CORRIDOR'] },
    D3: { at: [9, 16], between: ['START', 'CORRIDOR'] },
    D4: { at: [12, 5], between: ['CORRIDOR', '2A'] },
    D5: { at: [12, 15], between: ['CORRIDOR', '1B'] },
    D6: { at: [17, 10], between: ['2A', '1B'] },
  },
  passages: { A: 'ROOM10', B: 'CORRIDOR', C: '1B' },
})

export const powerAndLight: Mission = {
  id: '1',
  name: 'Power and Light',
  brief: 'Start the generator, then leave by the A-Lift with more than half of the team.',
  map,
  doorSupply: ['DM-01', 'DM-02', 'DM-02', 'DM-04', 'DM-04', 'DM-03', 'DM-06', 'DM-07', 'DM-08'],
  stacks: [
    { region: 'ROOM10', cards: ['RM-05', 'RM-01', 'RM-02'] },
    { region: 'CORRIDOR', cards: ['RM-04', 'RM-03', 'RM-06'] },
    { region: '2A', cards: ['RM-04', 'RM-03', 'RM-06'] },
    { region: '1B', cards: ['RM-02', 'RM-01', 'RM-07'] },
  ],
  dashboard: ['T-01', 'T-02', 'T-03', 'T-04', 'T-05', 'T-06'],
  energyMinimum: twoEach,
  kitPoints: [7, 10, 5, 10, 5],
  passagesAtStart: [],
  passageRounds: [
    { round: 3, oneOf: ['A', 'B'] },
    { round: 5, oneOf: ['A', 'B'] },
  ],
  latePassage: { passage: 'C', whenExplored: '1B', orAt: 'generator-start' },
  crisis: {
    round: 10,
    trigger: { trigger: 'generator-started' },
    arrival: { enemy: 'FEAR', at: ['A', 'B'] },
  },
  objective: {
    objective: 'generator',
    steps: [
      { adrenaline: 1, challenge: { hits: 2, stats: ['intelligence'] } },
      { adrenaline: 2, challenge: { hits: 3, stats: ['strength'] } },
    ],
    seals: 'C',
    sealPrice: 8,
  },
  exit: 'lift',
  roundLimit: [13, 14, 11, 11, 11],
  enemies: ['ROGUE', 'WARRIOR', 'FEAR'],
}
