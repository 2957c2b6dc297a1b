// T2 Drowned Orchard: its pieces of terrain, in inches.

import { readLayout } from './read.ts'

export const drownedOrchard = readLayout({
  id: 'T2',
  name: 'Drowned Orchard',
  about:
    'Wet woodland with a few clearings: Concealment almost everywhere, hardly a wall to hide behind, and slow going for tanks.',
  drawing: `
F1a  forest   h=3 (3,13) (9,12) (13,15) (12,19) (6,21) (2.5,18)
F1b  forest   h=3 (45,35) (39,36) (35,33) (36,29) (42,27) (45.5,30)
F2a  forest   h=3 (18,10.5) (23,9.5) (26,12) (24,16) (19,15.5)
F2b  forest   h=3 (30,37.5) (25,38.5) (22,36) (24,32) (29,32.5)
F3a  forest   h=3 (38,17) (44,16) (46,20) (43,23.5) (38.5,22)
F3b  forest   h=3 (10,31) (4,32) (2,28) (5,24.5) (9.5,26)
F4a  forest   h=3 (26.5,17.5) (31,16) (33.5,18.5) (31,21) (27.5,20.5)
F4b  forest   h=3 (21.5,30.5) (17,32) (14.5,29.5) (17,27) (20.5,27.5)
G1a  grass    h=1.5 (28,3) (34,2.5) (34,6.5) (29,7.5)
G1b  grass    h=1.5 (20,45) (14,45.5) (14,41.5) (19,40.5)
G2a  grass    h=1.5 (15,21) (19,20) (20.5,22.5) (18.5,25.5) (15,25.5)
G2b  grass    h=1.5 (33,27) (29,28) (27.5,25.5) (29.5,22.5) (33,22.5)
R1a  rough    h=0 (4,3) (9,2.5) (10,6) (5,7)
R1b  rough    h=0 (44,45) (39,45.5) (38,42) (43,41)
R2a  rough    h=0 (40,6) (45,5) (46,10) (42,11.5)
R2b  rough    h=0 (8,42) (3,43) (2,38) (6,36.5)
B1a  building h=2 cap=4 (14.5,3.5) (18,3.5) (18,7) (14.5,7)
B1b  building h=2 cap=4 (33.5,44.5) (30,44.5) (30,41) (33.5,41)
`,
})
