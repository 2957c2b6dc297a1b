// T5 Hab Terraces: its pieces of terrain, in inches.

import { readLayout } from './read.ts'

export const habTerraces = readLayout({
  id: 'T5',
  name: 'Hab Terraces',
  about: 'Gardens and many low houses of 1" to 3". Infantry on a roof looks over the lowest rows.',
  drawing: `
B1a  building h=2 cap=4 (6,10.5) (9.5,10.5) (9.5,14) (6,14)
B1b  building h=2 cap=4 (42,37.5) (38.5,37.5) (38.5,34) (42,34)
B2a  building h=2 cap=4 (6,17) (9.5,17) (9.5,20.5) (6,20.5)
B2b  building h=2 cap=4 (42,31) (38.5,31) (38.5,27.5) (42,27.5)
B3a  building h=1 cap=6 (16,11) (19.5,11) (19.5,16) (16,16)
B3b  building h=1 cap=6 (32,37) (28.5,37) (28.5,32) (32,32)
B4a  building h=3 cap=4 (24,11) (27.5,11) (27.5,14.5) (24,14.5)
B4b  building h=3 cap=4 (24,37) (20.5,37) (20.5,33.5) (24,33.5)
B5a  building h=2 cap=6 (24,17) (29,17) (29,20.5) (24,20.5)
B5b  building h=2 cap=6 (24,31) (19,31) (19,27.5) (24,27.5)
B6a  building h=3 cap=6 (40.5,15) (44,15) (44,20) (40.5,20)
B6b  building h=3 cap=6 (7.5,33) (4,33) (4,28) (7.5,28)
U1a  urban    h=2 (4.5,9) (11,9) (11,22) (4.5,22)
U1b  urban    h=2 (43.5,39) (37,39) (37,26) (43.5,26)
G1a  grass    h=1.5 (13.5,18.5) (21.5,18) (21.5,21.5) (14,22)
G1b  grass    h=1.5 (34.5,29.5) (26.5,30) (26.5,26.5) (34,26)
G2a  grass    h=1.5 (30,10.5) (32.5,10.5) (32.5,16) (30,16)
G2b  grass    h=1.5 (18,37.5) (15.5,37.5) (15.5,32) (18,32)
F1a  forest   h=3 (12.5,3) (18.5,2.5) (19,6.5) (13.5,7.5)
F1b  forest   h=3 (35.5,45) (29.5,45.5) (29,41.5) (34.5,40.5)
F2a  forest   h=3 (35,16.5) (38.5,16) (38.5,21.5) (35.5,21)
F2b  forest   h=3 (13,31.5) (9.5,32) (9.5,26.5) (12.5,27)
R1a  rough    h=0 (41,4) (46,3.5) (46.5,9.5) (42.5,10)
R1b  rough    h=0 (7,44) (2,44.5) (1.5,38.5) (5.5,38)
G3a  grass    h=1.5 (26,3) (32,3) (32,6.5) (27,7)
G3b  grass    h=1.5 (22,45) (16,45) (16,41.5) (21,41)
`,
})
