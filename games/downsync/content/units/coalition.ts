// The Coalition: vehicles without crews and spider drones.

import {
  adaptiveCamo,
  allTerrain,
  ambush,
  carrier,
  decoy,
  clearTheWay,
  defenseAura,
  emergency,
  packaged,
  sentry,
  shroudAura,
  stealthy,
} from '../traits.ts'
import type { UnitCard } from '../unit-card.ts'
import { writerOf } from '../write-unit.ts'

const card = writerOf({ faction: 'coalition', role: 'line', availability: 'released' })

const lightVehicle = { signature: 'small', type: 'Light Vehicle' } as const
const supportVehicle = { signature: 'medium', type: 'Ground Support Vehicle' } as const
const drones = { type: 'Robotic Infantry Squad' } as const
const guardian = {
  signature: 'large',
  type: 'Heavy Vehicle',
  stats: { spd: 4, targ: 6, def: 13, cm: 3 },
  laterSpeed: 5,
  traits: [sentry, emergency(1), allTerrain],
} as const

export const coalition: readonly UnitCard[] = [
  card({
    ...lightVehicle,
    id: 'co-widow',
    name: 'Widow Scout',
    stats: { spd: 8, scan: 7, targ: 5, def: 14, cm: 1 },
    actions: ['scan-3-14', 'mg', 'deploy-drones'],
    traits: [carrier('co-infiltrator', 'Spider Drone: Infiltrator')],
  }),
  card({
    ...lightVehicle,
    id: 'co-tagger',
    name: 'Sentinel: Tagger',
    stats: { spd: 8, targ: 6, def: 14, cm: 1 },
    actions: ['tag-cannon'],
  }),
  card({
    ...lightVehicle,
    id: 'co-hunter',
    name: 'Sentinel: Hunter',
    stats: { spd: 8, targ: 6, def: 14, cm: 1 },
    actions: ['fusion'],
  }),
  card({
    ...drones,
    id: 'co-soldier',
    name: 'Spider Drone: Soldier',
    signature: 'small',
    bases: 4,
    stats: { spd: 6, targ: 6, def: 14 },
    actions: ['claws'],
    traits: [allTerrain],
  }),
  card({
    ...drones,
    id: 'co-infiltrator',
    name: 'Spider Drone: Infiltrator',
    signature: null,
    bases: 2,
    stats: { spd: 6, targ: 6, def: 14 },
    actions: ['claws', 'go-dark'],
    traits: [stealthy, allTerrain, packaged('Widow Scout')],
  }),
  card({
    id: 'co-rnr',
    name: 'R&R Team',
    signature: 'small',
    type: 'Human Infantry Squad',
    bases: 2,
    stats: { spd: 4, targ: 7, def: 14 },
    actions: ['shock-rifle', 'adv-charges', 'repair'],
    traits: [clearTheWay, allTerrain],
    availability: 'unreleased',
  }),
  card({
    ...lightVehicle,
    id: 'co-mirage',
    name: 'Sentinel: Mirage',
    stats: { spd: 8, targ: 5, def: 14, cm: 1 },
    actions: ['mg', 'stealthify'],
    traits: [decoy('small')],
    availability: 'designed',
  }),
  card({
    id: 'co-virago',
    name: 'Virago',
    signature: 'medium',
    type: 'Medium Vehicle',
    stats: { spd: 6, targ: 6, def: 13, cm: 2 },
    actions: ['close-med-cannon'],
  }),
  card({
    ...supportVehicle,
    id: 'co-aurora',
    name: 'GSV: Aurora',
    stats: { spd: 6, scan: 6, targ: 5, def: 13, cm: 1 },
    actions: ['scan-1-12', 'cannon'],
    traits: [adaptiveCamo, shroudAura, defenseAura],
  }),
  card({
    ...supportVehicle,
    id: 'co-phantom',
    name: 'GSV: Phantom',
    stats: { spd: 6, scan: 6, targ: 5, def: 13, cm: 1 },
    actions: ['scan-1-12', 'double-cannon', 'target-lock'],
    traits: [adaptiveCamo, ambush],
  }),
  card({
    ...drones,
    id: 'co-sapper',
    name: 'Spider Drone: Sapper',
    signature: 'medium',
    bases: 2,
    stats: { spd: 6, targ: 6, def: 14, cm: 0 },
    actions: ['claws', 'adv-charges'],
    traits: [allTerrain, emergency(1)],
    availability: 'designed',
  }),
  card({ ...guardian, id: 'co-marksman', name: 'Guardian: Marksman', actions: ['hmg', 'railgun'] }),
  card({ ...guardian, id: 'co-destroyer', name: 'Guardian: Destroyer', actions: ['hmg', 'smart-med-cannon'] }),
]
