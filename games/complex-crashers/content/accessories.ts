// The Accessories, seven of each tier.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import { ignoreAndPhase } from './afterwards.ts'
import type { EquipmentCard } from './card.ts'
import { equipmentOfKind } from './equipment.ts'
import { defenderEnters, groupOn } from './triggers.ts'
import { action, attack, onInitiative, passive, reaction, type WithId } from './write.ts'

const rows = equipmentOfKind('accessory', [
  {
    id: 'dx-3500-shield',
    name: 'DX 3500 Shield',
    tier: 1,
    has: ['Fully Charged'],
    abilities: [
      reaction('Absorb', 1, groupOn('this'), { do: 'ignore group', spendsToken: true }),
      action('Recharge', 2, { do: 'recharge' }),
    ],
  },
  {
    id: 'field-medkit',
    name: 'Field Medkit',
    tier: 1,
    abilities: [action('Patch Up', 3, { do: 'heal', health: 2 }, { isSlowReload: true })],
  },
  {
    id: 'frag-grenade',
    name: 'Frag Grenade',
    tier: 1,
    abilities: [attack('Throw', 2, 'RAZ 3', { rangeLimit: 2, isConsumable: true })],
  },
  {
    id: 'smoke-canister',
    name: 'Smoke Canister',
    tier: 1,
    abilities: [
      reaction(
        'Pop Smoke',
        1,
        groupOn('operative here', { reach: 'ranged' }),
        { do: 'ignore group' },
        { isConsumable: true },
      ),
    ],
  },
  {
    id: 'breaching-charge',
    name: 'Breaching Charge',
    tier: 1,
    abilities: [action('Breach', 2, { do: 'break wall', breaks: ['thin wall', 'door'] }, { isConsumable: true })],
  },
  {
    id: 'folding-barricade',
    name: 'Folding Barricade',
    tier: 1,
    abilities: [action('Set Up', 1, { do: 'place cover' }, { isSlowReload: true })],
  },
  {
    id: 'stim-injector',
    name: 'Stim Injector',
    tier: 1,
    abilities: [action('Inject', 1, { do: 'gain AP', ap: 4 }, { isConsumable: true })],
  },
  {
    id: 'aegis-field',
    name: 'Aegis Field',
    tier: 2,
    abilities: [reaction('Umbrella', 2, groupOn('operative here'), { do: 'ignore group' }, { isSlowReload: true })],
  },
  {
    id: 'trauma-kit',
    name: 'Trauma Kit',
    tier: 2,
    abilities: [
      action('Resuscitate', 3, { do: 'heal', health: 2 }),
      action('Plate Sealant', 2, { do: 'recover armor', armor: 1 }, { isSlowReload: true }),
    ],
  },
  {
    id: 'grapnel',
    name: 'Grapnel',
    tier: 2,
    abilities: [
      action('Zip', 2, { do: 'move', regions: 3, isUpTo: true, isStraight: true }),
      reaction('Yank', 2, groupOn('this'), { do: 'dodge', by: 'moving' }),
    ],
  },
  {
    id: 'emp-grenade',
    name: 'EMP Grenade',
    tier: 2,
    abilities: [action('Pulse', 3, { do: 'pulse' }, { rangeLimit: 3, isConsumable: true })],
  },
  {
    id: 'door-override',
    name: 'Door Override',
    tier: 2,
    abilities: [
      action('Override', 1, { do: 'work door', within: 3 }, { needsNoLine: true }),
      reaction('Lockout', 1, defenderEnters('adjacent'), { do: 'close door' }),
    ],
  },
  {
    id: 'motion-scanner',
    name: 'Motion Scanner',
    tier: 2,
    abilities: [action('Scan', 1, { do: 'scan', tiles: 2 }, { isSlowReload: true })],
  },
  {
    id: 'thermal-cloak',
    name: 'Thermal Cloak',
    tier: 2,
    has: ['Enhanced Cover'],
    abilities: [passive('Insulated', 'insulated')],
  },
  {
    id: 'phase-belt',
    name: 'Phase Belt',
    tier: 3,
    abilities: [
      action('Phase Jump', 2, { do: 'phase', within: 3 }, { needsNoLine: true }),
      reaction('Slipstream', 3, groupOn('this'), ignoreAndPhase(1)),
    ],
  },
  { id: 'reactive-plate', name: 'Reactive Plate', tier: 3, has: ['Inertial Barrier'], abilities: [] },
  {
    id: 'nano-surgeon',
    name: 'Nano Surgeon',
    tier: 3,
    abilities: [
      action('Swarm Heal', 4, { do: 'heal', health: 2, isAll: true }, { isSlowReload: true }),
      action('Rebuild Plate', 2, { do: 'recover armor', armor: 2 }),
    ],
  },
  {
    id: 'orbital-beacon',
    name: 'Orbital Beacon',
    tier: 3,
    abilities: [attack('Call Strike', 5, 'RAZ 5', { rangeLimit: 5, isConsumable: true, needsNoLine: true })],
  },
  {
    id: 'overdrive-core',
    name: 'Overdrive Core',
    tier: 3,
    abilities: [onInitiative('Overdrive', 'overdrive')],
  },
  {
    id: 'hardlight-emitter',
    name: 'Hardlight Emitter',
    tier: 3,
    has: ['Superior Cover'],
    abilities: [action('Project', 1, { do: 'place cover' })],
  },
  {
    id: 'mirror-drone',
    name: 'Mirror Drone',
    tier: 3,
    abilities: [
      reaction(
        'Reflect',
        2,
        groupOn('this', { reach: 'ranged', isArea: false }),
        { do: 'reassign', to: 'complex unit in line' },
        { isSlowReload: true },
      ),
    ],
  },
])

export type AccessoryId = (typeof rows)[number]['id']

export const accessories: Catalogue<WithId<EquipmentCard, AccessoryId>> = catalogueOf('Accessory', rows)
