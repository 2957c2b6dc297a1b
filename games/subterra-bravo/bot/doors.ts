// How likely a commando gets through a door, by what its seat has seen of the markers.

import type { View } from '@umpire/engine'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import { challengeDice, challengeHits } from '../rules/challenges.ts'
import { chanceOfHits } from '../rules/odds.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { DoorState } from '../state/terrain.ts'

/** The chance to open it at the first try, when its marker is known. */
export function chanceAgainst(commando: Commando, marker: DoorMarkerId): number {
  const { challenge, failures } = doorMarkers.of(marker)
  if (challenge === undefined || failures.some(({ failure }) => failure === 'door-opens')) return 1
  return Math.max(
    ...challenge.stats.map((stat) =>
      chanceOfHits(
        { black: challengeDice(commando, stat, 'door'), red: 0 },
        challengeHits(commando, challenge.hits, stat, 'door'),
      ),
    ),
  )
}

/** What may lie on a door that was not looked at: anything of the supply that was not seen elsewhere. */
function unseenMarkers(view: View<State>): DoorMarkerId[] {
  const { state } = view
  const left = [...missionOf(state).doorSupply]
  for (const { marker } of state.terrain.doors) {
    const face = marker === null ? undefined : view.face(marker)
    if (face !== undefined && left.includes(face)) left.splice(left.indexOf(face), 1)
  }
  return left
}

export function chanceToOpen(view: View<State>, commando: Commando, { marker }: DoorState): number {
  if (marker === null) return 1
  const face = view.face(marker)
  if (face !== undefined) return chanceAgainst(commando, face)
  const unseen = unseenMarkers(view)
  return unseen.reduce((sum, one) => sum + chanceAgainst(commando, one), 0) / Math.max(1, unseen.length)
}
