// Units of no faction: a mercenary by an option, and the Unit that a mission adds.

import { defenseNet, motorizedInfantry, stealthy } from '../traits.ts'
import type { UnitCard } from '../unit-card.ts'
import { writerOf } from '../write-unit.ts'

const mercenary = writerOf({ faction: null, role: 'mercenary', availability: 'released' })
const ofMission = writerOf({ faction: null, role: 'mission', availability: 'released' })

export const others: readonly UnitCard[] = [
  mercenary({
    id: 'me-ryoshi',
    name: 'Ryoshi Team',
    signature: 'medium',
    type: 'Human Infantry Squad',
    bases: 3,
    stats: { spd: 5, scan: 6, targ: 7, def: 13, cm: 1 },
    actions: ['scan-1-12', 'particle', 'particle-oc'],
    traits: [defenseNet],
  }),
  // DS-254 On a base of 60 mm, and a Vehicle as long as it is outside.
  ofMission({
    id: 'sc-engineer',
    name: 'Engineer Team',
    signature: 'small',
    type: 'Light Motorized Infantry',
    stats: { spd: 6, def: 14, cm: 1 },
    actions: ['engineer', 'go-dark'],
    traits: [stealthy, motorizedInfantry],
  }),
]
