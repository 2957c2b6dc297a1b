// Who sees what lies facedown for the Overseer alone: the team, and those who watch.

import type { Viewer } from '@umpire/engine'
import type { SubterraTable } from '../table.ts'

/** SB-238 Commandos have no secrets from each other, nor from those who only watch. */
export const teamOf = ({ seats, state }: SubterraTable): Viewer[] => [
  ...seats.filter((seat) => seat !== state.overseer),
  'spectator',
]
