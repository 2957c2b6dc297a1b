// The trackers of a mission, as its card says them: `6/4` is six boxes before the alarm and four after it.

import { at } from '@umpire/engine'
import type { Boxes, Mission } from './mission.ts'

type Digit = 2 | 3 | 4 | 5 | 6 | 7
type Tracker = `${Digit}/${Digit}`

function read(text: Tracker): Boxes {
  const [pre, post] = text.split('/')
  return { pre: Number(pre), post: Number(post) }
}

/** With one, two, three and four Heroes. A lone Hero has two turns in a round, and less time for it (RB-010). */
export const boxes = (one: Tracker, two: Tracker, three: Tracker, four: Tracker): Mission['boxes'] => [
  read(one),
  read(two),
  read(three),
  read(four),
]

export const boxesFor = (mission: Mission, heroes: number): Boxes => at(mission.boxes, heroes - 1)
