// T4 Refinery Spine: its pieces of terrain, in inches.

import { readLayout } from './read.ts'

export const refinerySpine = readLayout({
  id: 'T4',
  name: 'Refinery Spine',
  about: 'Tall plant buildings, up to 6" high, stand across the middle; the flanks are woods and rough ground.',
  drawing: `
B1a  building h=4 cap=6 (15,14) (20,14) (20,17.5) (15,17.5)
B1b  building h=4 cap=6 (33,34) (28,34) (28,30.5) (33,30.5)
B2a  building h=6 cap=4 (22.5,16.5) (26,16.5) (26,20) (22.5,20)
B2b  building h=6 cap=4 (25.5,31.5) (22,31.5) (22,28) (25.5,28)
B3a  building h=3 cap=4 (7,16) (10.5,16) (10.5,19.5) (7,19.5)
B3b  building h=3 cap=4 (41,32) (37.5,32) (37.5,28.5) (41,28.5)
B4a  building h=5 cap=4 (38.5,17) (42,17) (42,20.5) (38.5,20.5)
B4b  building h=5 cap=4 (9.5,31) (6,31) (6,27.5) (9.5,27.5)
U1a  urban    h=2 (13.5,12.5) (27.5,12.5) (27.5,21) (21,21) (21,18.5) (13.5,18.5)
U1b  urban    h=2 (34.5,35.5) (20.5,35.5) (20.5,27) (27,27) (27,29.5) (34.5,29.5)
U2a  urban    h=2 (37,15.5) (43.5,15.5) (43.5,22) (37,22)
U2b  urban    h=2 (11,32.5) (4.5,32.5) (4.5,26) (11,26)
R1a  rough    h=0 (29,17) (33,16) (34,19) (30.5,20.5)
R1b  rough    h=0 (19,31) (15,32) (14,29) (17.5,27.5)
R2a  rough    h=0 (3,8.5) (8,7.5) (9,11) (4,12.5)
R2b  rough    h=0 (45,39.5) (40,40.5) (39,37) (44,35.5)
G1a  grass    h=1.5 (30,3) (37,2.5) (37.5,6) (31,7)
G1b  grass    h=1.5 (18,45) (11,45.5) (10.5,42) (17,41)
F1a  forest   h=3 (1.5,18.5) (5,18) (5.5,23) (2,24)
F1b  forest   h=3 (46.5,29.5) (43,30) (42.5,25) (46,24)
G2a  grass    h=1.5 (12.5,4) (19,3.5) (19.5,7) (13,8)
G2b  grass    h=1.5 (35.5,44) (29,44.5) (28.5,41) (35,40)
F2a  forest   h=3 (43,7) (46.5,6) (46.5,12.5) (44,12)
F2b  forest   h=3 (5,41) (1.5,42) (1.5,35.5) (4,36)
`,
})
