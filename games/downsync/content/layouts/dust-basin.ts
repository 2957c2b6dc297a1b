// T3 Dust Basin: its pieces of terrain, in inches.

import { readLayout } from './read.ts'

export const dustBasin = readLayout({
  id: 'T3',
  name: 'Dust Basin',
  about:
    'A wide basin with long fields of fire. What cover there is lies far apart; railguns, cannons and Shroud Auras gain.',
  drawing: `
G1a  grass    h=1.5 (6,14) (13,13) (15,16) (11,19) (6,18)
G1b  grass    h=1.5 (42,34) (35,35) (33,32) (37,29) (42,30)
G2a  grass    h=1.5 (19,6.5) (25,6) (26,9) (20,10)
G2b  grass    h=1.5 (29,41.5) (23,42) (22,39) (28,38)
G3a  grass    h=1.5 (29,16) (34,15.5) (35.5,18.5) (30,20)
G3b  grass    h=1.5 (19,32) (14,32.5) (12.5,29.5) (18,28)
R1a  rough    h=0 (16,18.5) (21,17.5) (22.5,20.5) (19,22.5) (15.5,21.5)
R1b  rough    h=0 (32,29.5) (27,30.5) (25.5,27.5) (29,25.5) (32.5,26.5)
R2a  rough    h=0 (40,13) (45.5,12) (46.5,17) (42,18.5)
R2b  rough    h=0 (8,35) (2.5,36) (1.5,31) (6,29.5)
R3a  rough    h=0 (3,3.5) (9,3) (9.5,7) (4,8)
R3b  rough    h=0 (45,44.5) (39,45) (38.5,41) (44,40)
F1a  forest   h=3 (1.5,21) (5,20) (7.5,22.5) (6,26.5) (2,26)
F1b  forest   h=3 (46.5,27) (43,28) (40.5,25.5) (42,21.5) (46,22)
B1a  building h=3 cap=4 (24.5,12) (28,12) (28,15.5) (24.5,15.5)
B1b  building h=3 cap=4 (23.5,36) (20,36) (20,32.5) (23.5,32.5)
B2a  building h=2 cap=4 (11,8.5) (14.5,8.5) (14.5,12) (11,12)
B2b  building h=2 cap=4 (37,39.5) (33.5,39.5) (33.5,36) (37,36)
F2a  forest   h=3 (41.5,4) (46,3) (46.5,8) (43,8.5)
F2b  forest   h=3 (6.5,44) (2,45) (1.5,40) (5,39.5)
`,
})
