// The maps of the RAID cards.

import type { Drawing } from './parse.ts'

export const raidDrawings: readonly Drawing[] = [
  {
    id: 'R1',
    name: 'Gatehouse',
    story:
      'A cellar stair leads up into a crossing. The guard room is close and locked; the great hall lies behind a large door.',
    layout: `
+---+---+---+---+---+---+---+
|07a317a:17a202a:02a:02a108a|
+---+-1-+---+...+...+...+---+
|13a:13a109a|02a:02a:02a218a|
+-1-+...+-z-+-L-+---+---+...+
|10a|13a126a|14a:14a|11a118a|
+---+---+...+---+...+---+-2-+
    |26a:26a:26a114a205a:05a|
+---+---+...+---+---+...+...+
|12a|   |26a220a:20ay05a:05a|
+-1-+---+-1-+---+---+---+-3-+
|23a:23a:23a:23a215a:15a319a|
+---+---+---+---+---+...+...+
                    |15a|19a|
+   +   +   +   +   +---+---+
`,
    entrances: ['C5'],
    exits: ['G1/N', 'A3/W', 'G7/S'],
    barracks: { A: 'A6', B: 'G3', C: 'F7' },
    spawns: 'B2=1 D4=1 E1=2 F4=1 E3=1@2 C1=1@2 E5=1@3 D6=1@3 F2=3@4 A3=1@4',
    items: { misc: ['A3', 'E5', 'F1'], medical: ['A5', 'D2'], weapon: ['C2', 'F3', 'A1'], vril: ['G4', 'G1'] },
    features: { misc: ['B3', 'D1'], medical: ['A5'], weapon: ['F3'], vril: ['G5'], objective: ['E2'] },
    guards: ['E1', 'G5'],
    passages: ['A5', 'E5', 'F3'],
    points: { O1: 'D1', O2: 'A1', O3: 'G5', O4: 'C2' },
    turned: { '13a': 180, '14a': 180, '15a': 180, '18a': 90, '19a': 90 },
  },
  {
    id: 'R2',
    name: 'Vril Bunkers',
    story:
      'A shaft drops into the bunker level. The big laboratory is next door, but the short way in is locked and loud.',
    layout: `
+---+---+---+---+---+---+---+
|05b|05b217b:17b203b:03b:03b|
+...+...+-1-+---+...+---+...+
|05b|05b|13b:13bz03b:03b:03b|
+-3-+-2-+---+...+-3-+---+-2-+
|09b|25a|   |13b111by06b:06b|
+-1-+...+---+-1-+---+...+---+
|18b|25a:25a119b:19b206b:06b|
+...+...+---+-1-+-2-+---+-2-+
|18b|25a110b|08b|14b:14b120b|
+-1-+-2-+---+---+---+...+...+
|23b:23b:23b:23b|   |14b|20b|
+---+---+---+---+   +---+---+
`,
    entrances: ['D3'],
    exits: ['C1/N', 'F6/S', 'A6/W'],
    barracks: { A: 'A1', B: 'D6', C: 'G5' },
    spawns: 'C1=1 E4=1 F2=2 B4=1 G3=1 B2=1@2 D1=1@2 A4=1@3 F5=2@3 E2=2@4 C6=2@4 G1=2@4 A2=2@4',
    items: { misc: ['D5', 'A2', 'G6'], medical: ['C5'], weapon: ['A3', 'B2', 'F5'], vril: ['E3', 'G4', 'E1'] },
    features: { misc: ['D5'], medical: ['C5'], weapon: ['A3'], vril: ['E3', 'F3'], objective: ['G1'] },
    guards: ['F1', 'G3'],
    passages: ['D5', 'A2', 'G6'],
    points: { O1: 'G1', O2: 'B1', O3: 'G4', O4: 'C5' },
    turned: { '13b': 180, '14b': 180, '18b': 90, '20b': 90, '25a': 270 },
  },
  {
    id: 'R3',
    name: 'Laboratory Wing',
    story: 'Cells with heavy doors, and laboratories around a crossing. The eastern one can be entered from two sides.',
    layout: `
+---+---+---+---+---+---+---+
|12b113a:13a|01b|01b|01b|10b|
+---+-y-+...+-3-+-3-+-z-+-3-+
|06b:06b|13a201b:01b:01b119a|
+...+---+-1-+---+-2-+---+...+
|06b:06b226b107b|14a:14a219a|
+-1-+---+...+---+---+...+-1-+
|17a226b:26b:26b218a114a|11b|
+...+---+...+---+...+-2-+-z-+
|17a|   |26b|   |18a|05a:05a|
+-3-+---+-1-+---+-1-+...+...+
|08b|23a:23a:23a:23a205a:05a|
+---+---+---+---+---+---+---+
`,
    entrances: ['C5'],
    exits: ['G1/E', 'A1/W', 'D6/S'],
    barracks: { A: 'A6', B: 'G3', C: 'B1' },
    spawns: 'D4=1 E5=1 F6=1 E2=2@2 A2=1@2 F3=1@2 C2=1@2 G2=1@3 B2=1@3 A5=1@4 F1=3@4',
    items: { misc: ['A6', 'D1', 'G1'], medical: ['D3', 'E1'], weapon: ['G6', 'A5'], vril: ['A1', 'B2', 'G4'] },
    features: { misc: ['A6', 'D3'], medical: ['E1'], vril: ['F1', 'G6', 'B3'], objective: ['D1'] },
    guards: ['E2', 'G5'],
    passages: ['A6', 'D3', 'G1'],
    points: { O1: 'D1', O2: 'A3', O3: 'G5', O4: 'D3' },
    turned: { '13a': 180, '14a': 180, '17a': 90, '18a': 90, '19a': 90 },
  },
  {
    id: 'R4',
    name: 'Chapel and Crypt',
    story:
      'A chapel over a crypt: its large door is loud, and its north aisle has one way in. The hardest of the four.',
    layout: `
+   +---+---+---+---+---+
    |10a|04a:04a:04ay07a|
+---+-1-+---+---+...+-3-+
|12a|17aL04a:04a:04a218a|
+-1-+...+-3-+---+---+...+
|20a117a221b:21b109a318a|
+...+---+---+-1-+---+-2-+
|20a|25b:25b:25b114b:14b|
+-3-+...+-z-+---+---+...+
|08b|25b206a|06a311a214b|
+---+-1-+...+...+---+-1-+
|19b:19b|06a:06a222a:22a|
+---+-1-+---+---+-2-+---+
    |24b:24b:24b:24b|
+   +---+---+---+---+   +
`,
    entrances: ['D4'],
    exits: ['A2/W', 'F5/E', 'B7/W'],
    barracks: { A: 'A5', B: 'F3', C: 'D7' },
    spawns: 'D3=1 F4=1 E2=2 B2=1 B6=1 C6=1@3 F2=1@3 A3=1@4 E6=1@4 C1=3@4 B5=1@4',
    items: { misc: ['A5', 'C5', 'C3', 'A6'], medical: ['A2'], weapon: ['B1', 'E5', 'E3'], vril: ['F1', 'E1'] },
    features: { misc: ['A5', 'E5', 'C2', 'C5'], medical: ['B1'], weapon: ['E3'], objective: ['F1'] },
    guards: ['D2', 'F2'],
    passages: ['A5', 'E5', 'B1'],
    points: { O1: 'D1', O2: 'F1', O3: 'B1', O4: 'C5' },
    turned: { '14b': 180, '17a': 90, '18a': 90, '20a': 90 },
  },
]
