// The Team cards (RB-208): opening hands and heroic points, by the number of Heroes.

import { at } from '@umpire/engine'
import type { TeamCard } from './mission.ts'

export const teams: readonly TeamCard[] = [
  { heroes: 1, hand: 6, heroic: ['wild', 'attack', 'defence'] },
  { heroes: 2, hand: 5, heroic: ['wild', 'random'] },
  { heroes: 3, hand: 5, heroic: ['random'] },
  { heroes: 4, hand: 3, heroic: [] },
]

export const teamOf = (heroes: number): TeamCard => at(teams, heroes - 1)
