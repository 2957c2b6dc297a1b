// What a door marker says.

import type { DoorFailure, DoorMarker } from '../doors.ts'
import { sayChallenge, sayFailure } from './words.ts'

function sayDoorFailure(result: DoorFailure): string {
  switch (result.failure) {
    case 'overseer-energy':
      return `the Overseer takes ${result.energy} energy`
    case 'door-opens':
      return 'the door opens'
    case 'hidden-again':
      return 'the marker is turned facedown, and the Overseer may swap it for another facedown one'
    case 'wounds':
    case 'adrenaline':
    case 'corroded':
      return `the opener ${sayFailure(result)}`
  }
}

/** `2 Agility. Failure: the opener suffers 1 wound, the door opens.` */
export function doorText({ challenge, failures }: DoorMarker): string {
  if (challenge === undefined) return 'Opens at once.'
  const results = failures.map(sayDoorFailure).join(', ')
  return `${sayChallenge(challenge)}.${results === '' ? '' : ` Failure: ${results}.`}`
}
