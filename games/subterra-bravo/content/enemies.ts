// The enemies and their stat cards. The names of the first three are the mission's; all numbers are designed.

import { catalogueOf } from '../../catalogue.ts'
import { pool } from './dice.ts'
import { type ByTeam, plusN } from './team.ts'
import type { Weapon } from './weapon.ts'

export type EnemyId = 'ROGUE' | 'WARRIOR' | 'FEAR' | 'SPITTER' | 'BRUTE' | 'WARDEN' | 'BROOD'

export type EnemyTrait =
  /** SB-210, SB-178 What it counts for Clone Reinforcements. */
  | { readonly trait: 'clone'; readonly points: number }
  /** SB-211 */
  | { readonly trait: 'elite' }
  /** SB-212 Red dice against a commando at Max Adrenaline, instead of 1. */
  | { readonly trait: 'scent-of-fear'; readonly red: number }
  /** SB-213 What a commando gains that it wounded. */
  | { readonly trait: 'terror'; readonly adrenaline: number }
  /** SB-154, SB-214 The Knockback of its melee attacks. */
  | { readonly trait: 'smash'; readonly knockback: number }
  /** SB-215 */
  | { readonly trait: 'corrosive' }
  /** SB-216 */
  | { readonly trait: 'phase-step'; readonly movement: number; readonly within: number }
  /** SB-217 For each other one adjacent to the target, and at most. */
  | { readonly trait: 'swarm'; readonly black: number; readonly most: number }

export interface Enemy {
  readonly id: EnemyId
  readonly name: string
  readonly traits: readonly EnemyTrait[]
  /** SB-173 Energy for a combat activation. */
  readonly combatCost: number
  readonly speed: number
  readonly vitality: ByTeam
  readonly rangedDefense: number
  readonly meleeDefense: number
  readonly melee: Weapon
  readonly ranged?: Weapon
  /** SB-177 How many there are. */
  readonly figures: number
}

/** SB-172 Energy for a move activation of any enemy. */
export const moveActivationCost = 1

const melee = (dice: string): Weapon => ({ attack: 'melee', dice: pool(dice) })
const ranged = (dice: string, range: number): Weapon => ({ attack: 'ranged', dice: pool(dice), range })

export const enemies = catalogueOf<Enemy>('enemy', [
  {
    id: 'ROGUE',
    name: 'Rogue Clone',
    traits: [{ trait: 'clone', points: 1 }],
    combatCost: 2,
    speed: 5,
    vitality: 1,
    rangedDefense: 1,
    meleeDefense: 1,
    melee: melee('2B'),
    figures: 10,
  },
  {
    id: 'WARRIOR',
    name: 'Warrior Clone',
    traits: [{ trait: 'clone', points: 2 }],
    combatCost: 3,
    speed: 4,
    vitality: 2,
    rangedDefense: 1,
    meleeDefense: 2,
    melee: melee('3B'),
    ranged: ranged('2B', 5),
    figures: 6,
  },
  {
    id: 'FEAR',
    name: 'Fearhunter',
    traits: [{ trait: 'elite' }, { trait: 'scent-of-fear', red: 2 }, { trait: 'terror', adrenaline: 1 }],
    combatCost: 4,
    speed: 5,
    vitality: plusN(4),
    rangedDefense: 2,
    meleeDefense: 2,
    melee: melee('3B+1R'),
    figures: 1,
  },
  {
    id: 'SPITTER',
    name: 'Spitter Clone',
    traits: [{ trait: 'clone', points: 2 }, { trait: 'corrosive' }],
    combatCost: 3,
    speed: 4,
    vitality: 1,
    rangedDefense: 1,
    meleeDefense: 0,
    melee: melee('1B'),
    ranged: ranged('2B', 6),
    figures: 4,
  },
  {
    id: 'BRUTE',
    name: 'Brute',
    traits: [{ trait: 'elite' }, { trait: 'smash', knockback: 2 }],
    combatCost: 4,
    speed: 3,
    vitality: 5,
    rangedDefense: 2,
    meleeDefense: 3,
    melee: melee('2B+1R'),
    figures: 2,
  },
  {
    id: 'WARDEN',
    name: 'Ghin Warden',
    traits: [{ trait: 'elite' }, { trait: 'phase-step', movement: 2, within: 3 }],
    combatCost: 4,
    speed: 4,
    vitality: plusN(3),
    rangedDefense: 2,
    meleeDefense: 2,
    melee: melee('2B'),
    ranged: ranged('2B+1R', 8),
    figures: 1,
  },
  {
    id: 'BROOD',
    name: 'Broodling',
    traits: [{ trait: 'swarm', black: 1, most: 2 }],
    combatCost: 1,
    speed: 6,
    vitality: 1,
    rangedDefense: 0,
    meleeDefense: 0,
    melee: melee('1B'),
    figures: 8,
  },
])
