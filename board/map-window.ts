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

/** What is not worth moving the board under somebody's hand: so much smaller, and so far from the middle. */
interface Slack {
  readonly share: number
  readonly off: number
}
const little: Slack = { share: 0.93, off: 40 }
/** A part of the board, where sheets come and go below it. */
const much: Slack = { share: 0.7, off: 120 }

/** Whether all of a part is in the window as it lies, about as large as it could be and about in the middle. */
export function fitsStill(part: Box, window: Size, { x, y, scale }: Position, { share, off }: Slack = little): boolean {
  const best = fitting(part, window)
  const left = x + part.x * scale
  const top = y + part.y * scale
  const right = window.width - left - part.width * scale
  const bottom = window.height - top - part.height * scale
  return (
    scale >= best.scale * share &&
    Math.min(left, top, right, bottom) >= 0 &&
    Math.max(Math.abs(left - right), Math.abs(top - bottom)) <= 2 * off
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
  /** What was put into the window. */
  private fitted: Box | undefined
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
    const isTooSmall = this.whole.scale < farAway && this.window.width < narrow
    const focus = isTooSmall ? this.focus : undefined
    const part = focus ?? this.drawing
    const slack = focus === undefined ? little : much
    if (samePlain(part, this.fitted) && fitsStill(part, this.window, this.position, slack)) return
    this.fitted = part
    this.put(fitting(part, this.window))
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
