// The window on a map: which part of a drawing it shows, and how moving and zooming change that. Knows no React.

import { samePlain } from '@umpire/engine'
import type { Box, Size } from './tabletop.ts'

/** Where the drawing lies in the window, and how large. */
export interface Position {
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a part of the drawing must lie to fill a window of this size. */
export function fitting(part: Box, window: Size, margin = 8): Position {
  const scale = Math.max(
    0.05,
    Math.min((window.width - 2 * margin) / part.width, (window.height - 2 * margin) / part.height),
  )
  return {
    x: (window.width - part.width * scale) / 2 - part.x * scale,
    y: (window.height - part.height * scale) / 2 - part.y * scale,
    scale,
  }
}

/** The position after zooming, with the point under the pointer staying where it is. */
export function zoomed(from: Position, factor: number, at: Point, [least, most]: readonly [number, number]): Position {
  const scale = Math.min(most, Math.max(least, from.scale * factor))
  const by = scale / from.scale
  return { x: at.x - (at.x - from.x) * by, y: at.y - (at.y - from.y) * by, scale }
}

/** So much of the drawing stays in the window, wherever it is moved. */
const kept = 60

/** The position, but not so far away that the drawing would be lost out of the window. */
export function heldIn(window: Size, drawing: Box, { x, y, scale }: Position): Position {
  const right = drawing.x + drawing.width
  const bottom = drawing.y + drawing.height
  return {
    x: Math.min(window.width - kept - drawing.x * scale, Math.max(kept - right * scale, x)),
    y: Math.min(window.height - kept - drawing.y * scale, Math.max(kept - bottom * scale, y)),
    scale,
  }
}

/** What is not worth moving the board under somebody's hand: so much smaller, and so far from where it would lie. */
const nearlyFits = 0.93
const nearlyThere = 40

/** Whether the whole drawing is in the window as it lies, about as large as it could be and about in the middle. */
export function fitsStill(drawing: Box, window: Size, { x, y, scale }: Position): boolean {
  const best = fitting(drawing, window)
  const left = x + drawing.x * scale
  const top = y + drawing.y * scale
  const right = window.width - left - drawing.width * scale
  const bottom = window.height - top - drawing.height * scale
  return (
    scale >= best.scale * nearlyFits &&
    Math.min(left, top, right, bottom) >= 0 &&
    Math.max(Math.abs(left - right), Math.abs(top - bottom)) <= 2 * nearlyThere
  )
}

/** Below this scale names cannot be read: they are hidden, and a narrow window shows a part first. */
const farAway = 0.6
const narrow = 640

export class MapWindow {
  position: Position = { x: 0, y: 0, scale: 1 }
  private drawing: Box = { x: 0, y: 0, width: 1, height: 1 }
  private focus: Box | undefined
  /** True once it was moved by hand: then it stays where it is. */
  private isMoved = false
  /** True once this drawing was put into the window. */
  private isFitted = false
  private frame: HTMLElement | null = null
  private layer: SVGGElement | null = null

  /** Takes over the elements; returns how to let them go. */
  attach(frame: HTMLElement, layer: SVGGElement): () => void {
    this.frame = frame
    this.layer = layer
    this.showFirst()
    const watch = new ResizeObserver(() => this.showFirst())
    watch.observe(frame)
    return () => watch.disconnect()
  }

  /** Another drawing: what was not moved by hand fits again, and what was stays where it is. */
  setDrawing(drawing: Box, focus: Box | undefined): void {
    if (!samePlain(drawing, this.drawing)) this.isFitted = false
    this.drawing = drawing
    this.focus = focus
    this.showFirst()
  }

  private get window(): Size {
    return { width: this.frame?.clientWidth ?? 1, height: this.frame?.clientHeight ?? 1 }
  }

  private get whole(): Position {
    return fitting(this.drawing, this.window)
  }

  /** The whole board; where that would be too small to read, the part that matters. */
  private showFirst(): void {
    if (this.isMoved || this.frame === null) return
    const all = this.whole
    const isTooSmall = all.scale < farAway && this.window.width < narrow
    if (isTooSmall && this.focus !== undefined) this.put(fitting(this.focus, this.window))
    else if (!this.isFitted || !fitsStill(this.drawing, this.window, this.position)) this.put(all)
    this.isFitted = true
  }

  private put(next: Position): void {
    this.position = next
    this.layer?.setAttribute('transform', `translate(${next.x} ${next.y}) scale(${next.scale})`)
    this.layer?.classList.toggle('is-far', next.scale < farAway)
  }

  private move(next: Position): void {
    this.isMoved = true
    this.put(heldIn(this.window, this.drawing, next))
  }

  showAll(): void {
    this.isMoved = true
    this.put(this.whole)
  }

  pan(right: number, down: number): void {
    const { x, y, scale } = this.position
    this.move({ x: x - right, y: y - down, scale })
  }

  /** Zooms about a point of the screen; about the middle by default. */
  zoomBy(factor: number, screen?: Point): void {
    const { width, height } = this.window
    const box = this.frame?.getBoundingClientRect()
    const at =
      screen === undefined
        ? { x: width / 2, y: height / 2 }
        : { x: screen.x - (box?.left ?? 0), y: screen.y - (box?.top ?? 0) }
    const { scale } = this.whole
    this.move(zoomed(this.position, factor, at, [scale * 0.7, Math.max(scale * 5, 2.5)]))
  }
}
