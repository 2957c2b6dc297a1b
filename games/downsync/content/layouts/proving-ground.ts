// T8 Proving Ground: its pieces of terrain, in inches.

import { readLayout } from './read.ts'

export const provingGround = readLayout({
  id: 'T8',
  name: 'Proving Ground',
  about: 'A sparse training ground with one of everything, for learning.',
  drawing: `
F1a  forest   h=3 (6,14) (12,14) (12,20) (6,20)
F1b  forest   h=3 (42,34) (36,34) (36,28) (42,28)
G1a  grass    h=1.5 (30,15.5) (36,15.5) (36,20.5) (30,20.5)
G1b  grass    h=1.5 (18,32.5) (12,32.5) (12,27.5) (18,27.5)
R1a  rough    h=0 (19,12) (25,12) (25,16) (19,16)
R1b  rough    h=0 (29,36) (23,36) (23,32) (29,32)
B1a  building h=3 cap=4 (40,18) (43.5,18) (43.5,21.5) (40,21.5)
B1b  building h=3 cap=4 (8,30) (4.5,30) (4.5,26.5) (8,26.5)
U1a  urban    h=2 (38.5,16.5) (45,16.5) (45,23) (38.5,23)
U1b  urban    h=2 (9.5,31.5) (3,31.5) (3,25) (9.5,25)
B2a  building h=2 cap=4 (15,4) (18.5,4) (18.5,7.5) (15,7.5)
B2b  building h=2 cap=4 (33,44) (29.5,44) (29.5,40.5) (33,40.5)
`,
})
