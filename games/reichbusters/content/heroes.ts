// The five Heroes: weapons, skills, what each brings along.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { HeroCard } from './hero.ts'

const rows: readonly HeroCard[] = [
  {
    id: 'brick',
    name: 'Brick',
    origin: 'Ireland',
    role: 'Saves up cards while it is quiet and lets go once the alarm rings.',
    weapons: ['vickers-left', 'vickers-right'],
    skills: ['Strong', 'Iron Hide', 'Bitter', 'Rage'],
    item: 'ammo',
    heroic: 'attack',
  },
  {
    id: 'claudine',
    name: 'Claudine',
    origin: 'France',
    role: 'Works with the knife, picks locks and goes ahead unheard.',
    weapons: ['welrod', 'daggers'],
    skills: ['Silent', 'Sneaky', 'Evasive', 'Sleight of Hand'],
    item: 'disguise-kit',
    heroic: 'wild',
  },
  {
    id: 'sarge',
    name: 'Sarge',
    origin: 'USA',
    role: 'Leads from the middle: whoever stands beside him fights better.',
    weapons: ['thompson', 'trench-gun'],
    skills: ['Squad Leader', 'Fire Support', 'Guardian', 'Heavy Infantry'],
    item: 'grenade',
    heroic: 'defence',
  },
  {
    id: 'quentin',
    name: 'Quentin',
    origin: 'Great Britain',
    role: 'Archer and trickster, at his best before the alarm.',
    weapons: ['longbow', 'claymore'],
    skills: ['Auf Deutsch', 'Genius', 'Opportunist', 'Special Ops'],
    item: 'smoke-grenade',
    heroic: 'wild',
  },
  {
    id: 'red-hawk',
    name: 'Red Hawk',
    origin: 'North America',
    role: 'Sniper who scouts alone and shoots from afar.',
    weapons: ['springfield', 'tomahawk'],
    skills: ['Stealthy', 'Recon', 'Focused', 'Lone Wolf'],
    item: 'ap-rounds',
    heroic: 'attack',
  },
]

export const heroes: Catalogue<HeroCard> = catalogueOf('Hero', rows)
