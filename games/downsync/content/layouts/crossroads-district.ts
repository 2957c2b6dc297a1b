// T1 Crossroads District: its pieces of terrain, in inches.

import { readLayout } from './read.ts'

export const crossroadsDistrict = readLayout({
  id: 'T1',
  name: 'Crossroads District',
  about:
    'A dense town around an open crossroads. Sight lines are short, and most houses stand in Urban terrain: country for infantry.',
  drawing: `
U1a  urban    h=2 (5,12) (19,12) (19,20) (5,20)
U1b  urban    h=2 (43,36) (29,36) (29,28) (43,28)
B1a  building h=3 cap=6 (6,13.5) (9.5,13.5) (9.5,18.5) (6,18.5)
B1b  building h=3 cap=6 (42,34.5) (38.5,34.5) (38.5,29.5) (42,29.5)
B2a  building h=5 cap=6 (13.5,13) (18.5,13) (18.5,16.5) (13.5,16.5)
B2b  building h=5 cap=6 (34.5,35) (29.5,35) (29.5,31.5) (34.5,31.5)
U2a  urban    h=2 (29,15) (43,15) (43,20.5) (29,20.5)
U2b  urban    h=2 (19,33) (5,33) (5,27.5) (19,27.5)
B3a  building h=2 cap=4 (30,16) (33.5,16) (33.5,19.5) (30,19.5)
B3b  building h=2 cap=4 (18,32) (14.5,32) (14.5,28.5) (18,28.5)
B4a  building h=4 cap=4 (38,16) (42,16) (42,19.5) (38,19.5)
B4b  building h=4 cap=4 (10,32) (6,32) (6,28.5) (10,28.5)
G1a  grass    h=1.5 (20,3.5) (28,3.5) (29,7.5) (21,8.5)
G1b  grass    h=1.5 (28,44.5) (20,44.5) (19,40.5) (27,39.5)
F1a  forest   h=3 (40.5,3) (46,2.5) (46.5,9) (42,10)
F1b  forest   h=3 (7.5,45) (2,45.5) (1.5,39) (6,38)
F2a  forest   h=3 (1.5,4.5) (7,4) (8,8.5) (2.5,10)
F2b  forest   h=3 (46.5,43.5) (41,44) (40,39.5) (45.5,38)
R1a  rough    h=0 (1.5,22) (5,21.5) (6.5,24) (5,26) (1.5,26)
R1b  rough    h=0 (46.5,26) (43,26.5) (41.5,24) (43,22) (46.5,22)
`,
})
