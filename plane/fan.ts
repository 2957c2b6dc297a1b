// Directions every 3.75 degrees, and those of them in which lines leave a disc for another.

import { directions, type Point } from './disc.ts'

/** From straight ahead as far as this many steps of 3.75 degrees to either side: 105 degrees. */
const widest = 28

/** How many steps of 3.75 degrees a full turn has. */
export const fullTurn = 2 * directions.length

/** Between two directions of the table lies their sum, made one long again. */
export function directionAt(step: number): Point {
  const size = directions.length
  const a = directions[(Math.floor(step / 2) + size) % size] ?? { x: 1, y: 0 }
  if (step % 2 === 0) return a
  const b = directions[(Math.floor(step / 2) + 1 + size) % size] ?? { x: 1, y: 0 }
  const length = Math.sqrt((a.x + b.x) * (a.x + b.x) + (a.y + b.y) * (a.y + b.y))
  return { x: (a.x + b.x) / length, y: (a.y + b.y) / length }
}

/** Straight ahead first, then to both sides: coarsely, then what lies between. */
function stepsInOrder(): number[] {
  const steps: number[] = []
  for (const stride of [14, 7, 3, 1]) {
    for (let step = 0; step <= widest; step += stride) {
      for (const each of step === 0 ? [0] : [step, -step]) {
        if (!steps.includes(each)) steps.push(each)
      }
    }
  }
  return steps
}

const fan = stepsInOrder().map(directionAt)

export const fanSize = fan.length
export const fanX = Float64Array.from(fan, ({ x }) => x)
export const fanY = Float64Array.from(fan, ({ y }) => y)
