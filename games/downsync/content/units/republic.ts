// The Republic of Terra: crews, squads and artillery.

import {
  adaptiveCamo,
  allTerrain,
  decoy,
  defend,
  emergency,
  finisher,
  mechanized,
  predator,
  sentry,
  stealthy,
  transport,
} from '../traits.ts'
import type { UnitCard } from '../unit-card.ts'
import { writerOf } from '../write-unit.ts'

const card = writerOf({ faction: 'republic', role: 'line', availability: 'released' })

const squad = { type: 'Human Infantry Squad' } as const

export const republic: readonly UnitCard[] = [
  card({
    ...squad,
    id: 're-vector',
    name: 'Vector Squad',
    signature: 'small',
    bases: 3,
    stats: { spd: 4, targ: 6, def: 12 },
    actions: [
      ['rifle', [1, 2]],
      ['at-charges', [1, 2]],
      ['micro-arty', [3]],
    ],
    traits: [adaptiveCamo, allTerrain, mechanized],
  }),
  card({
    ...squad,
    id: 're-seeker',
    name: 'Seeker Team',
    signature: 'small',
    bases: 1,
    stats: { spd: 4, scan: 7, targ: 7, def: 12 },
    actions: ['scan-2-12', 'shock-sniper', 'forward-observe', 'go-dark'],
    traits: [adaptiveCamo, allTerrain, stealthy],
  }),
  card({
    id: 're-harbinger',
    name: 'Harbinger',
    signature: 'small',
    type: 'Light Recon Vehicle',
    stats: { spd: 7, scan: 7, targ: 6, def: 14, cm: 1 },
    actions: ['scan-2-12', 'shock-auto', 'forward-observe'],
  }),
  card({
    id: 're-courier',
    name: 'Courier',
    signature: 'medium',
    type: 'Medium Transport',
    stats: { spd: 6, scan: 6, targ: 6, def: 13, cm: 2 },
    actions: ['scan-1-10', 'cannon', 'unload', 'load'],
    traits: [defend, transport],
  }),
  card({
    id: 're-crusader',
    name: 'Crusader',
    signature: 'medium',
    type: 'Medium Tank',
    stats: { spd: 7, targ: 7, def: 13, cm: 2 },
    actions: ['med-cannon'],
    traits: [finisher, defend],
  }),
  card({
    ...squad,
    id: 're-goliath',
    name: 'Goliath Squad',
    signature: 'medium',
    bases: 3,
    stats: { spd: 5, targ: 6, def: 13, cm: 1 },
    actions: ['mg', 'adv-cannon'],
    traits: [allTerrain, predator],
  }),
  card({
    ...squad,
    id: 're-paladin',
    name: 'Paladin Guard',
    signature: 'medium',
    bases: 2,
    stats: { spd: 5, targ: 7, def: 13, cm: 1 },
    actions: ['shock-rifle', 'cannon'],
    traits: [allTerrain, emergency(1), sentry],
    availability: 'designed',
  }),
  card({
    id: 're-mandible',
    name: 'Mandible',
    signature: 'large',
    type: 'Heavy Artillery',
    stats: { spd: 5, targ: 6, def: 11 },
    actions: ['heavy-arty', 'shock-arty'],
  }),
  card({
    id: 're-samson',
    name: 'Samson',
    signature: 'large',
    type: 'Heavy Tank',
    stats: { spd: 5, targ: 7, def: 12, cm: 3 },
    actions: ['smart-med-cannon'],
    traits: [predator, emergency(1), allTerrain],
  }),
  card({
    id: 're-bulwark',
    name: 'Bulwark',
    signature: 'large',
    type: 'Heavy Carrier',
    stats: { spd: 5, scan: 6, targ: 6, def: 12, cm: 3 },
    actions: ['scan-1-12', 'hmg', 'double-cannon'],
    traits: [defend, decoy('medium')],
    availability: 'designed',
  }),
]
