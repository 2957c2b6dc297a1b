// The factions that a Force may belong to (DS-033).

import { catalogueOf } from '../../catalogue.ts'

export type FactionId = 'coalition' | 'republic' | 'free-union'

export interface Faction {
  readonly id: FactionId
  readonly name: string
  readonly about: string
  /** Its cards were published before the faction was released. */
  readonly isBeta: boolean
}

export const factions = catalogueOf<Faction>('faction', [
  {
    id: 'coalition',
    name: 'Coalition',
    about: 'Vehicles without crews and spider drones: stealth, ambush, tagging, and few but precise heavy guns.',
    isBeta: false,
  },
  {
    id: 'republic',
    name: 'Republic of Terra',
    about:
      'Crews and infantry together: squads in transports, observers for the artillery, tanks that finish the stunned.',
    isBeta: false,
  },
  {
    id: 'free-union',
    name: 'Free Union',
    about: 'Raiders: fast light vehicles, hitch-hiking infantry, hacking and decoys.',
    isBeta: true,
  },
])
