// The maps of the campaign missions.

import type { Drawing } from './parse.ts'

export const campaignDrawings: readonly Drawing[] = [
  {
    id: 'M1',
    name: 'The Postern Gate',
    story: 'A kitchen door on the snow side of the castle, a handful of rooms, and one of them holds a file.',
    layout: `
+---+---+---+---+   +
|10a117a:17ay07a|
+-2-+---+-1-+-2-+---+
|13a:13a206a|06a208a|
+-1-+...+...+...+-1-+
|09a|13a|06a:06a218a|
+-1-+-1-+---+---+...+
|12a119a:19a111a118a|
+---+---+---+---+---+
`,
    entrances: ['A4'],
    exits: ['E4/S'],
    barracks: { A: 'A1', B: 'E2', C: 'D1' },
    spawns: 'B2=1 C3=1 C1=1 E3=1@2 D2=1@3 D4=1@4 E2=1@4',
    items: { misc: ['A1', 'E2', 'C2'], medical: ['D4'], weapon: ['A3'] },
    features: { misc: ['A3'], medical: ['D4'], weapon: ['E2'] },
    guards: ['C2'],
    passages: ['A3', 'D4', 'E2'],
    points: { O1: 'D1', O2: 'A1', O3: 'E2' },
    turned: { '13a': 180, '18a': 90 },
  },
  {
    id: 'M2',
    name: 'Voices in the Cells',
    story: 'The prison wing: heavy cell doors, dormitories, and a long way round.',
    layout: `
+---+---+---+---+---+---+
|09a113a:13a|01b|01b|01b|
+---+-2-+...+-z-+-z-+-z-+
|17a:17a|13a201b:01b:01b|
+-3-+-1-+-1-+---+-2-+-2-+
|10b|18a|25a119a:19az08b|
+---+...+...+---+-1-+---+
|12b318a225a:25a205b305b|
+---+-1-+...+-1-+...+...+
|11a307a225a|20a105b|05b|
+---+---+-1-+...+---+---+
    |22a:22a220a|
+   +---+---+---+   +   +
`,
    entrances: ['D5'],
    exits: ['D6/S', 'A3/W'],
    barracks: { A: 'A4', B: 'F5', C: 'A1' },
    spawns: 'C4=1 E3=1 E2=1 C2=1 B3=1@2 E4=1@2 B2=1@3 F4=1@3 C6=1@4 F2=1@4',
    items: { misc: ['A5', 'F3'], medical: ['B5', 'A3'], weapon: ['A1', 'F5'], vril: ['A4'] },
    features: { misc: ['B5'], medical: ['A3'], weapon: ['A1', 'F5'], vril: ['A4'], objective: ['F3'] },
    guards: ['E2', 'D2'],
    passages: ['A5', 'A3', 'F5'],
    points: { O1: 'D1', O2: 'E1', O3: 'F1', O4: 'F3' },
    turned: { '13a': 180, '18a': 90, '20a': 90, '25a': 270 },
  },
  {
    id: 'M3',
    name: 'Burn the Orchard',
    story: 'The factory floor with its large door, stores around it, and a crossing in the middle.',
    layout: `
+---+---+---+---+---+---+
|11b217b:17b204b|04b|04b|
+-3-+-1-+---+...+...+...+
|13b:13b309by04b:04b:04b|
+---+...+-z-+-L-+-2-+-2-+
    |13b|26b|14b:14b118b|
+---+-1-+...+---+...+...+
|07b126b:26b:26b114b|18b|
+---+---+...+---+---+-2-+
|20b:20b126b310bz05a:05a|
+-3-+---+-1-+---+...+...+
|15b:15b219b:19b205a:05a|
+---+...+---+-1-+---+-3-+
    |15b124b:24b:24b:24b|
+   +---+---+---+---+---+
`,
    entrances: ['F7'],
    exits: ['B7/S', 'A4/W'],
    barracks: { A: 'A1', B: 'A6', C: 'F3' },
    spawns: 'C5=1 D4=1 E5=1 D3=1 E2=2 B2=1@2 D6=1@2 F4=1@3 C3=1@3 D1=3@4 F2=1@4',
    items: { misc: ['A4', 'A6'], medical: ['D5'], weapon: ['C2', 'B1', 'E5'], vril: ['A1', 'F6'] },
    features: { misc: ['A4'], medical: ['D5'], weapon: ['B1'], vril: ['A1', 'F5'], objective: ['E1'] },
    guards: ['E2', 'F5'],
    passages: ['A4', 'C2', 'D5'],
    points: { O1: 'E2', O2: 'F5', O3: 'C2', O4: 'D5' },
    turned: { '13b': 180, '14b': 180, '15b': 180, '18b': 90 },
  },
  {
    id: 'M4',
    name: "The Wolf's Table",
    story: 'The great hall at dinner, with the gallery beside it and corridors all around.',
    layout: `
+   +---+---+---+---+   +
    |07a317a:17a108a|
+---+-2-+-2-+---+-y-+---+
|06a|06a202a:02a:02a112a|
+...+...+...+...+...+-1-+
|06a:06a|02a:02a:02a218a|
+-1-+---+---+-L-+---+...+
|13a:13a125b:25b:25b118a|
+---+...+...+-3-+-3-+---+
|10a|13a225b|09az14a:14a|
+-3-+-1-+-1-+---+---+...+
|19a:19a220a:20a311a314a|
+---+-1-+---+-2-+-2-+---+
    |23a:23a:23a:23a|
+   +---+---+---+---+   +
`,
    entrances: ['B7'],
    exits: ['A5/W', 'F2/E'],
    barracks: { A: 'A5', B: 'E1', C: 'F6' },
    spawns: 'B4=1 D4=1 C5=1 F4=1 A2=1 D6=1@2 C1=1@2 F5=1@3 E4=1@3 E6=1@4 C3=2@4 F3=1@4 E2=2@4',
    items: { misc: ['A5', 'E6', 'B2'], medical: ['E1', 'F2'], weapon: ['D5', 'B1'], vril: ['A2'] },
    features: { misc: ['E6', 'B1', 'F2', 'A3'], medical: ['E1'], weapon: ['D5'] },
    guards: ['D2', 'D3'],
    passages: ['A5', 'B1', 'E6'],
    points: { O1: 'D2' },
    turned: { '13a': 180, '14a': 180, '18a': 90 },
  },
  {
    id: 'M5',
    name: 'Iron Heart',
    story: 'The bunker hall and the factory below it, between dormitories and stores.',
    layout: `
+---+---+---+---+---+---+---+
|09b117b:17b202b|02b:02b310b|
+---+---+-3-+...+...+...+-2-+
|18b|11b|13bz02b:02b|02b214b|
+...+-z-+...+-L-+-3-+---+...+
|18b113b:13b204b:04b214b:14b|
+-1-+-2-+-1-+...+---+-3-+-1-+
|05b|05b|19b|04b:04b|07b320b|
+...+...+...+...+---+---+...+
|05b|05b319b204b:04b222b120b|
+-1-+---+-1-+---+---+...+-2-+
|24b:24b:24b:24b108b322b|12b|
+---+---+---+---+---+---+---+
`,
    entrances: ['C4'],
    exits: ['G6/E', 'A1/N'],
    barracks: { A: 'B6', B: 'E6', C: 'G1' },
    spawns: 'B3=1 D4=1 E2=1 C1=1 G3=1 A2=1@2 F1=1@2 E5=1@4 G5=1@4',
    items: { misc: ['A4'], medical: ['G1'], weapon: ['A1', 'E6', 'B4'], vril: ['F4', 'G6', 'B2'] },
    features: { misc: ['E6', 'B4'], medical: ['G1'], weapon: ['A1'], vril: ['F4', 'G6'], objective: ['E4'] },
    guards: ['E1', 'E4'],
    passages: ['A1', 'E6', 'G1'],
    points: { O1: 'D1', O2: 'B2', O3: 'F4', O4: 'E1' },
    turned: { '04b': 90, '13b': 270, '14b': 270, '18b': 90, '19b': 90, '20b': 90, '22b': 90 },
  },
  {
    id: 'M6',
    name: 'The Mind of Lebenskraft',
    story: 'The innermost laboratories, behind locked doors and a crossing full of guards.',
    layout: `
+---+---+---+---+---+---+---+
|12b217b:17bz03b:03b:03bz11b|
+-3-+-1-+---+...+---+...+-1-+
|06b:06b|13bL03b:03b:03b218b|
+...+---+...+-z-+-2-+---+...+
|06b:06b213b:13b109b|14b318b|
+-2-+---+-1-+---+---+...+---+
|19b310b126a220b:20b114b:14b|
+...+---+...+---+-3-+---+-2-+
|19b|26a:26a:26a205b|05b108b|
+---+-3-+...+-3-+...+...+-1-+
|15b:15b|26a|07b|05b|05b|22b|
+...+-2-+-1-+---+---+---+...+
|15b|23b:23b:23b:23b|   |22b|
+---+---+---+---+---+   +---+
`,
    entrances: ['D4'],
    exits: ['G3/E', 'A7/W'],
    barracks: { A: 'A7', B: 'G7', C: 'A1' },
    spawns: 'C3=1 F3=1 G4=1 B5=1@3 B3=1@3 C2=1@3 E5=1@3 G2=1@4 A2=1@4 F2=1@4 E2=2@4',
    items: { misc: ['G5', 'A7'], medical: ['B4'], weapon: ['D6', 'E3', 'F6'], vril: ['G1', 'A1', 'A3'] },
    features: {
      misc: ['D6', 'G5'],
      medical: ['B4'],
      weapon: ['E3', 'F6'],
      vril: ['G1', 'A1', 'A2'],
      objective: ['F1'],
    },
    guards: ['E2', 'E1'],
    passages: ['B4', 'D6', 'G5'],
    points: { O1: 'F1', O2: 'G1', O3: 'A2', O4: 'E1' },
    turned: { '15b': 90, '18b': 90, '19b': 90, '22b': 90 },
  },
]
