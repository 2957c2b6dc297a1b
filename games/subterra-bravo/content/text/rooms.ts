// What room cards say, made from what they do.

import { enemies } from '../enemies.ts'
import type { Figures, RoomCard } from '../rooms.ts'
import { forTeam } from '../team.ts'
import { countOf, sayByTeam, sayChallenge, sayFailure } from './words.ts'

/** `2 Rogue Clones`; nothing for a team that meets none. */
function sayFigures({ enemy, figures }: Figures, n?: number): string[] {
  const none = n !== undefined && forTeam(figures, n) === 0
  return none ? [] : [countOf(sayByTeam(figures, n), enemies.of(enemy).name)]
}

/** For a team of N, or for all teams. */
export function roomText({ effect: room }: RoomCard, n?: number): string {
  switch (room.effect) {
    case 'place-enemies': {
      const where = room.doorWithin === undefined ? '' : `, within ${room.doorWithin} of the door if possible`
      const near = room.alsoAdjacent ? ', even next to commandos or in the door' : ''
      const attack = room.freeAttack ? ` One may make a free ${room.freeAttack} attack on the explorer.` : ''
      return `${room.place.flatMap((figures) => sayFigures(figures, n)).join(', ')} in the room${where}${near}.${attack}`
    }
    case 'flank':
      return `${sayFigures(room, n).join('')} at vents or passages elsewhere, or else in the room.`
    case 'faulty-intel':
      return `The explorer gains ${room.adrenaline} adrenaline. The Overseer may swap two facedown door markers and reorder one unexplored stack.`
    case 'clear':
      return `Discard the cards below, except Objectives: ${sayByTeam(room.energy, n)} energy for the Overseer for each.`
    case 'find-lift':
      return 'The A-Lift is here.'
    case 'place-core':
      return `A data core lies in the room, ${room.distance} or more from the door if possible.`
    case 'wake-nest':
      return 'The nest of the room wakes.'
    case 'supply-cache':
      return `${countOf(room.markers, 'investigate marker')} in the room, ${room.distance} or more from the door.`
    case 'gas-leak': {
      const results = room.failures.map(sayFailure).join(' and ')
      return `Commandos within ${room.within} of the door: ${sayChallenge(room.challenge)}. Whoever fails ${results}.`
    }
    case 'cave-in':
      return `Rubble on ${countOf(room.rubble, 'empty floor square')} of the room.`
    case 'emi-surge':
      return `EMI for good on ${countOf(room.squares, 'connected floor square')} of the room.`
  }
}
