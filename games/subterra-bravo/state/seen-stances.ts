// The table with the stances that a viewer has seen, those that lie facedown among them (SB-044).

import type { View } from '@umpire/engine'
import type { State } from '../state.ts'
import type { Commando } from './commando.ts'

/** The state itself where nothing lies facedown. */
export function withSeenStances(view: View<State>): State {
  const { state } = view
  if (state.commandos.every(({ facedown }) => facedown === null)) return state
  return { ...state, commandos: state.commandos.map((commando) => asSeen(view, commando)) }
}

function asSeen(view: View<State>, commando: Commando): Commando {
  const stance = commando.facedown === null ? undefined : view.face(commando.facedown)
  return stance === undefined ? commando : { ...commando, stance }
}
