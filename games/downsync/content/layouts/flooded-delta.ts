// T7 Flooded Delta: its pieces of terrain, in inches.

import { readLayout } from './read.ts'

export const floodedDelta = readLayout({
  id: 'T7',
  name: 'Flooded Delta',
  about: 'Reeds and mud: High Grass at every turn, few walls, and a centre in which vehicles are slow.',
  drawing: `
G1a  grass    h=1.5 (2,12) (10,11) (14,14) (11,18.5) (4,19)
G1b  grass    h=1.5 (46,36) (38,37) (34,34) (37,29.5) (44,29)
G2a  grass    h=1.5 (17,13.5) (22,12) (25,14.5) (22.5,18) (18,17.5)
G2b  grass    h=1.5 (31,34.5) (26,36) (23,33.5) (25.5,30) (30,30.5)
F1a  forest   h=3 (28,8.5) (31.5,8) (32.5,12) (29,13.5)
F1b  forest   h=3 (20,39.5) (16.5,40) (15.5,36) (19,34.5)
R1a  rough    h=0 (26,17.5) (32,16.5) (34,19) (30,21.5) (26.5,20.5)
R1b  rough    h=0 (22,30.5) (16,31.5) (14,29) (18,26.5) (21.5,27.5)
R2a  rough    h=0 (8,21) (14,20.5) (15.5,23.5) (12.5,25.5) (8.5,25.5)
R2b  rough    h=0 (40,27) (34,27.5) (32.5,24.5) (35.5,22.5) (39.5,22.5)
F2a  forest   h=3 (38,16.5) (43,15.5) (45.5,18.5) (43,22) (39,21)
F2b  forest   h=3 (10,31.5) (5,32.5) (2.5,29.5) (5,26) (9,27)
B1a  building h=3 cap=4 (16.5,4) (20,4) (20,7.5) (16.5,7.5)
B1b  building h=3 cap=4 (31.5,44) (28,44) (28,40.5) (31.5,40.5)
U1a  urban    h=2 (15,2.5) (21.5,2.5) (21.5,9) (15,9)
U1b  urban    h=2 (33,45.5) (26.5,45.5) (26.5,39) (33,39)
F3a  forest   h=3 (2,2.5) (7,2) (8,6) (3,7)
F3b  forest   h=3 (46,45.5) (41,46) (40,42) (45,41)
G3a  grass    h=1.5 (41,4) (46,3.5) (46.5,10) (42,11)
G3b  grass    h=1.5 (7,44) (2,44.5) (1.5,38) (6,37)
`,
})
