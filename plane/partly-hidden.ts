// Whether a part of a piece hides some of a disc on the ground from a point.

import { type SightFrame } from './sight-frame.ts'
import { graze } from './sight-line.ts'

/** The second volume of a frame, a disc, as it is seen from a point. Directions are slopes. */
export class PartlyHidden {
  readonly #frame: SightFrame
  #px = 0
  #py = 0
  #cx = 0
  #cy = 0
  #tangent2 = 0
  #lowest = 0
  #highest = 0
  readonly #slopes: number[] = []

  constructor(frame: SightFrame) {
    this.#frame = frame
  }

  lookFrom(x: number, y: number): void {
    const { x: centre, r } = this.#frame.second
    const cx = centre - x
    const cy = -y
    const tangent2 = cx * cx + cy * cy - r * r
    const root = r * Math.sqrt(tangent2)
    this.#px = x
    this.#py = y
    this.#cx = cx
    this.#cy = cy
    this.#tangent2 = tangent2
    this.#lowest = (cx * cy - root) / (cx * cx - r * r)
    this.#highest = (cx * cy + root) / (cx * cx - r * r)
  }

  isHiddenBy(n: number): boolean {
    const { x: xs, y: ys, starts } = this.#frame
    const px = this.#px
    const py = this.#py
    const last = (starts[n + 1] ?? 0) - 1
    let low = Infinity
    let high = -Infinity
    let behind = 0
    const first = starts[n] ?? 0
    for (let at = first; at < last; at++) {
      const dx = (xs[at] ?? 0) - px
      if (dx <= 0) {
        behind++
      } else {
        const slope = ((ys[at] ?? 0) - py) / dx
        if (slope < low) low = slope
        if (slope > high) high = slope
      }
    }
    if (behind === last - first) return false
    if (behind === 0) {
      low = Math.max(low, this.#lowest)
      high = Math.min(high, this.#highest)
      if (low >= high) return false
      // Where some ray is hidden, this one mostly is.
      if (this.#hidesRay(n, (low + high) / 2)) return true
    }
    return this.#hidesAnyRay(n)
  }

  /** Of the rays that meet the disc: those that touch it, those through corners, and one between each two of these. */
  #hidesAnyRay(n: number): boolean {
    const { x: xs, y: ys, starts } = this.#frame
    const slopes = this.#slopes
    slopes.length = 0
    slopes.push(this.#lowest, this.#highest)
    const last = (starts[n + 1] ?? 0) - 1
    for (let at = starts[n] ?? 0; at < last; at++) {
      const dx = (xs[at] ?? 0) - this.#px
      const slope = ((ys[at] ?? 0) - this.#py) / dx
      if (dx > 0 && slope > this.#lowest && slope < this.#highest) slopes.push(slope)
    }
    slopes.sort((a, b) => a - b)
    for (let at = 0; at < slopes.length; at++) {
      const slope = slopes[at] ?? 0
      if (this.#hidesRay(n, slope)) return true
      if (at > 0 && this.#hidesRay(n, (slope + (slopes[at - 1] ?? 0)) / 2)) return true
    }
    return false
  }

  /** Whether more than a graze of a ray is inside, before it leaves the disc. */
  #hidesRay(n: number, slope: number): boolean {
    const { x: xs, y: ys, starts } = this.#frame
    const px = this.#px
    const py = this.#py
    const unit2 = 1 + slope * slope
    const along = this.#cx + slope * this.#cy
    const end = px + (along + Math.sqrt(Math.max(0, along * along - unit2 * this.#tangent2))) / unit2
    const last = (starts[n + 1] ?? 0) - 1
    let enter = Infinity
    let leave = -Infinity
    let at = starts[n] ?? 0
    let x0 = xs[at] ?? 0
    let above0 = (ys[at] ?? 0) - py - slope * (x0 - px)
    while (at < last) {
      at++
      const x1 = xs[at] ?? 0
      const above1 = (ys[at] ?? 0) - py - slope * (x1 - px)
      if (above0 > 0 !== above1 > 0) {
        const x = x0 + ((x1 - x0) * above0) / (above0 - above1)
        if (x < enter) enter = x
        if (x > leave) leave = x
      }
      x0 = x1
      above0 = above1
    }
    const inside = Math.min(leave, end) - Math.max(enter, px)
    return inside > 0 && inside * inside * unit2 > graze * graze
  }
}
