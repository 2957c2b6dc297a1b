// The Free Union: raiders, hitch hikers and hackers.

import {
  allTerrain,
  clearTheWay,
  decoy,
  defenderAura,
  hitAndRun,
  hitchHiker,
  mountedInfantry,
  obscured,
  patrol,
  quick,
  resilient,
  shroudAura,
  stealthy,
  taxi,
} from '../traits.ts'
import type { UnitCard } from '../unit-card.ts'
import { writerOf } from '../write-unit.ts'

const card = writerOf({ faction: 'free-union', role: 'line', availability: 'beta' })

const squad = { type: 'Human Infantry Squad' } as const
const lightVehicle = { signature: 'small', type: 'Light Vehicle' } as const
const mediumVehicle = {
  signature: 'medium',
  type: 'Medium Vehicle',
  stats: { spd: 7, targ: 6, def: 13, cm: 2 },
} as const

export const freeUnion: readonly UnitCard[] = [
  card({
    ...squad,
    id: 'fu-infantry',
    name: 'Infantry Squad',
    signature: 'small',
    bases: 3,
    stats: { spd: 4, targ: 5, def: 13 },
    actions: [
      ['rifle', [1, 2]],
      ['rpg-team', [3]],
    ],
    traits: [stealthy, hitchHiker, allTerrain],
  }),
  card({
    id: 'fu-droneop',
    name: 'Drone Operator Team',
    signature: 'small',
    type: 'Human Infantry Team',
    bases: 1,
    stats: { spd: 4, targ: 6, def: 13 },
    actions: ['jam-drone'],
    traits: [stealthy, hitchHiker, allTerrain],
  }),
  card({
    ...lightVehicle,
    id: 'fu-bandit',
    name: 'Bandit',
    stats: { spd: 8, scan: 7, targ: 5, def: 14, cm: 1 },
    actions: ['scan-2-12', 'mg', 'decoy-launcher'],
    traits: [obscured, taxi],
  }),
  card({
    ...lightVehicle,
    id: 'fu-technical',
    name: 'Technical',
    stats: { spd: 8, scan: 7, def: 14, cm: 1 },
    actions: ['scan-2-12', 'cyber', 'pos-hack'],
    traits: [taxi, decoy('small')],
  }),
  card({
    ...lightVehicle,
    id: 'fu-buggy',
    name: 'Buggy',
    stats: { spd: 8, scan: 7, targ: 6, def: 14, cm: 1 },
    actions: ['scan-2-12', 'cm-hack', 'adv-mg'],
    traits: [taxi],
    availability: 'unreleased',
  }),
  card({
    ...lightVehicle,
    id: 'fu-outrider',
    name: 'Outrider',
    stats: { spd: 8, targ: 5, def: 14, cm: 1 },
    actions: ['rpg'],
    traits: [patrol, quick, taxi],
    availability: 'designed',
  }),
  card({
    id: 'fu-wrangler',
    name: 'Drone Wrangler Team',
    signature: 'medium',
    type: 'Human & Robotic Infantry Squad',
    bases: 3,
    stats: { spd: 5, targ: 6, def: 13, cm: 1 },
    actions: [
      ['adv-mg', [1]],
      ['adv-rpg', [2, 3]],
    ],
    traits: [hitchHiker, allTerrain],
  }),
  card({
    ...mediumVehicle,
    id: 'fu-medtank',
    name: 'Med Tank',
    actions: ['stab-med-cannon'],
    traits: [hitAndRun, allTerrain],
  }),
  card({
    ...mediumVehicle,
    id: 'fu-support',
    name: 'Support Tank',
    actions: ['double-cannon', 'hmg'],
    traits: [allTerrain, shroudAura],
  }),
  card({
    ...squad,
    id: 'fu-scrapper',
    name: 'Scrapper Crew',
    signature: 'medium',
    bases: 2,
    stats: { spd: 5, targ: 5, def: 13, cm: 1 },
    actions: ['shock-rifle', 'repair'],
    traits: [allTerrain, clearTheWay, hitchHiker],
    availability: 'designed',
  }),
  card({
    id: 'fu-hunters',
    name: 'Tank Hunters',
    signature: 'large',
    type: 'Mounted Infantry Squad',
    bases: 2,
    stats: { spd: 8, targ: 6, def: 14, cm: 2 },
    actions: ['smart-bombs'],
    traits: [allTerrain, mountedInfantry],
  }),
  card({
    id: 'fu-heavy',
    name: 'Heavy Tank',
    signature: 'large',
    type: 'Heavy Vehicle',
    stats: { spd: 7, targ: 6, def: 13, cm: 3 },
    actions: ['close-support'],
    traits: [resilient, allTerrain],
  }),
  card({
    id: 'fu-tortoise',
    name: 'Tortoise',
    signature: 'large',
    type: 'Heavy Vehicle',
    stats: { spd: 7, targ: 6, def: 13, cm: 4 },
    actions: ['double-cannon', 'hmg'],
    traits: [defenderAura],
    availability: 'unreleased',
  }),
]
