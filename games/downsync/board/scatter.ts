// Things scattered over a piece of terrain: always the same for the same piece, about as far apart as wanted.

import type { Point } from '@umpire/plane'

/** Numbers from 0 to 1 that depend on a name alone. */
export function numbersOf(name: string): () => number {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** How far inside the outline a point lies; below 0 it is outside. The outline is convex and goes counter-clockwise. */
export function depthIn(outline: readonly Point[], { x, y }: Point): number {
  let depth = Number.POSITIVE_INFINITY
  outline.forEach((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    depth = Math.min(depth, ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length)
  })
  return depth
}

export interface Scattered extends Point {
  /** From 0 to 1, for whatever differs between them. */
  readonly chance: number
}

/** Points on a grid with so much between them, each a little off it, at least `inside` within the outline. */
export function scatter(name: string, outline: readonly Point[], apart: number, inside: number): readonly Scattered[] {
  const random = numbersOf(name)
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const found: Scattered[] = []
  let isOdd = false
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += apart * 0.87) {
    isOdd = !isOdd
    for (let x = Math.min(...xs) + (isOdd ? 0 : apart / 2); x <= Math.max(...xs); x += apart) {
      const point = { x: x + (random() - 0.5) * apart * 0.7, y: y + (random() - 0.5) * apart * 0.7 }
      const chance = random()
      if (depthIn(outline, point) >= inside) found.push({ ...point, chance })
    }
  }
  return found
}
