// Ready choices for the setup: decks of the Complex Manager, and kits of Operatives.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { AccessoryId } from './accessories.ts'
import type { DefenderId } from './defenders.ts'
import type { Overlay } from './numbers.ts'
import type { ReactorId } from './reactors.ts'
import type { TrainingId } from './trainings.ts'
import type { WeaponId } from './weapons.ts'

export interface Deck {
  readonly id: 'first-game' | 'garrison' | 'hive' | 'foundry'
  readonly name: string
  /** For the places 1 to 5. */
  readonly reactors: readonly [ReactorId, ReactorId, ReactorId, ReactorId, ReactorId]
  /** Tier by tier, in each Alien, Basic, Mechanical (CC-016). */
  readonly defenders: readonly DefenderId[]
}

export interface Kit {
  readonly id: 'vanguard' | 'overwatch' | 'gunner' | 'corpsman' | 'grenadier' | 'breacher' | 'arsonist' | 'duelist'
  readonly name: string
  readonly overlay: Overlay
  readonly trainings: readonly [TrainingId, TrainingId]
  readonly weapons: readonly WeaponId[]
  readonly accessories: readonly AccessoryId[]
}

// biome-ignore format: Defenders as in the Technology Grid
export const decks: Catalogue<Deck> = catalogueOf<Deck>('deck', [
  {
    id: 'first-game',
    name: 'First Game',
    reactors: ['fission-core', 'fission-core', 'assembly-core', 'shield-core', 'twin-core'],
    defenders: [
      'assassin', 'beta-squad', 'steel-ripper',
      'rift-beacon', 'crusher', 'panther-turret',
      'ego-crusher', 'captain', 'titan',
    ],
  },
  {
    id: 'garrison',
    name: 'Garrison',
    reactors: ['fission-core', 'command-core', 'bastion-core', 'fission-core', 'twin-core'],
    defenders: [
      'void-stalker', 'gate-guard', 'shield-drone',
      'shade-pack', 'delta-marksman', 'hornet-drones',
      'phase-reaver', 'black-warden', 'reaper-frame',
    ],
  },
  {
    id: 'hive',
    name: 'Hive',
    reactors: ['rift-core', 'plasma-core', 'null-core', 'survey-core', 'twin-core'],
    defenders: [
      'spore-drifter', 'furnace-crew', 'bulkhead-drone',
      'psi-weaver', 'shock-trooper', 'repair-swarm',
      'hive-queen', 'overseer', 'aegis-colossus',
    ],
  },
  {
    id: 'foundry',
    name: 'Foundry',
    reactors: ['foundry-core', 'assembly-core', 'arc-core', 'fission-core', 'bastion-core'],
    defenders: [
      'mind-leech', 'riot-warden', 'sentry-gun',
      'acid-maw', 'combat-engineer', 'jackal-walker',
      'gravity-well', 'siege-gunner', 'basilisk-mortar',
    ],
  },
])

export const kits: Catalogue<Kit> = catalogueOf<Kit>('kit', [
  {
    id: 'vanguard',
    name: 'Vanguard',
    overlay: 5,
    trainings: ['sprinter', 'entrencher'],
    weapons: ['bulldog-shotgun'],
    accessories: ['dx-3500-shield'],
  },
  {
    id: 'overwatch',
    name: 'Overwatch',
    overlay: 4,
    trainings: ['marksman', 'lookout'],
    weapons: ['longwatch-sniper'],
    accessories: ['folding-barricade'],
  },
  {
    id: 'gunner',
    name: 'Gunner',
    overlay: 5,
    trainings: ['evasive-roll', 'squad-leader'],
    weapons: ['jack-rabbit-smg'],
    accessories: ['stim-injector'],
  },
  {
    id: 'corpsman',
    name: 'Corpsman',
    overlay: 6,
    trainings: ['medic', 'entrencher'],
    weapons: ['twin-vipers'],
    accessories: ['field-medkit'],
  },
  {
    id: 'grenadier',
    name: 'Grenadier',
    overlay: 4,
    trainings: ['rapid-reload', 'sprinter'],
    weapons: ['mole-grenade-tube'],
    accessories: ['frag-grenade'],
  },
  {
    id: 'breacher',
    name: 'Breacher',
    overlay: 5,
    trainings: ['bruiser', 'door-tech'],
    weapons: ['breach-hammer'],
    accessories: ['breaching-charge'],
  },
  {
    id: 'arsonist',
    name: 'Arsonist',
    overlay: 4,
    trainings: ['pack-mule', 'evasive-roll'],
    weapons: ['candle-flamer', 'ridgeback-carbine'],
    accessories: ['smoke-canister', 'stim-injector'],
  },
  {
    id: 'duelist',
    name: 'Duelist',
    overlay: 6,
    trainings: ['bruiser', 'evasive-roll'],
    weapons: ['monoknife'],
    accessories: ['dx-3500-shield'],
  },
])
