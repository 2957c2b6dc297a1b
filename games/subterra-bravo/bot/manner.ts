// How the team goes about its mission: whether it fights its way, or runs.

import { missionOf, type State } from '../state.ts'
import { inAndOut, type Manner, straightOn } from './weights.ts'

/** Teams that leave where they came in have the same way to go twice. */
export const mannerOf = (state: State): Manner => (missionOf(state).exit === 'start' ? inAndOut : straightOn)
