// How near a square is to the commandos, in words.

import type { Square } from '@umpire/grid'
import { commandoName } from '../names.ts'
import { distanceOf, onMap } from '../rules/figures.ts'
import type { State } from '../state.ts'

/** `2 from Quill and Brandt`: the nearest of them. */
export function nearWhom(square: Square, state: State): string {
  const near = onMap(state).map((one) => ({ name: commandoName(one.id), away: distanceOf(state, one.square, square) }))
  const least = Math.min(...near.map(({ away }) => away))
  const names = near.filter(({ away }) => away === least).map(({ name }) => name)
  return names.length === 0 ? '' : `${least} from ${names.join(' and ')}`
}
