// The five commandos. Their roles are known from the game in print; names, numbers and weapons are designed.

import { catalogueOf } from '../../catalogue.ts'
import type { Stat } from './challenge.ts'
import { pool } from './dice.ts'
import type { Weapon } from './weapon.ts'

export type CommandoId = 'QUILL' | 'ROAKE' | 'CALDER' | 'OKONJO' | 'BRANDT'

/** SB-025 A weapon that is always carried and costs nothing. */
export interface IssueWeapon extends Weapon {
  readonly name: string
}

interface Commando extends Readonly<Record<Stat, number>> {
  readonly id: CommandoId
  readonly name: string
  readonly role: string
  /** SB-042 The highest one present commands. */
  readonly rank: number
  readonly rankName: string
  readonly vitality: number
  readonly issue: readonly [ranged: IssueWeapon, knife: IssueWeapon]
}

const knife = (dice: string): IssueWeapon => ({ name: 'Combat Knife', attack: 'melee', dice: pool(dice) })

export const commandos = catalogueOf<Commando>('commando', [
  {
    id: 'QUILL',
    name: 'Lt. Mara Quill',
    role: 'Team leader',
    rank: 5,
    rankName: 'Lieutenant',
    vitality: 7,
    strength: 3,
    intelligence: 4,
    agility: 3,
    issue: [{ name: 'Service Carbine', attack: 'ranged', dice: pool('3B'), range: 8 }, knife('2B')],
  },
  {
    id: 'ROAKE',
    name: 'MSgt. Tobias Roake',
    role: 'Heavy support',
    rank: 4,
    rankName: 'Master Sergeant',
    vitality: 8,
    strength: 5,
    intelligence: 2,
    agility: 2,
    issue: [{ name: 'Squad Gun', attack: 'ranged', dice: pool('2B+1R'), range: 8 }, knife('2B')],
  },
  {
    id: 'CALDER',
    name: 'Sgt. Ines Calder',
    role: 'Rifleman and medic',
    rank: 3,
    rankName: 'Sergeant',
    vitality: 7,
    strength: 3,
    intelligence: 3,
    agility: 4,
    issue: [{ name: 'Battle Rifle', attack: 'ranged', dice: pool('3B'), range: 10 }, knife('2B')],
  },
  {
    id: 'OKONJO',
    name: 'Cpl. Dev Okonjo',
    role: 'Countermeasures',
    rank: 2,
    rankName: 'Corporal',
    vitality: 6,
    strength: 2,
    intelligence: 5,
    agility: 4,
    issue: [{ name: 'Compact Gun', attack: 'ranged', dice: pool('2B'), range: 6 }, knife('2B')],
  },
  {
    id: 'BRANDT',
    name: 'Spc. Yuki Brandt',
    role: 'Reconnaissance',
    rank: 1,
    rankName: 'Specialist',
    vitality: 6,
    strength: 3,
    intelligence: 3,
    agility: 5,
    issue: [{ name: 'Quiet Pistol', attack: 'ranged', dice: pool('2B'), range: 6, silent: true }, knife('3B')],
  },
])
