// The hand on the table: taking hold of a base or Ping and dragging it, touching a spot to send it there, nudging by keys.

import { type BoardStore, useBoardStore } from '@umpire/board'
import type { Refusal } from '@umpire/engine'
import type { Point } from '@umpire/plane'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { pointAt } from './measure.ts'
import { endOf, type Hold, refusalWords, type Task } from './tasks/task.ts'

/** How far a pointer moves before a press becomes a drag. */
const threshold = 5
/** A click that follows a drag chooses nothing. */
const clickComes = 80

/** The point of the table under the pointer. */
export function pointUnder(
  layer: SVGGraphicsElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const matrix = layer.getScreenCTM()
  if (matrix === null) return { x: 0, y: 0 }
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return pointAt({ x, y })
}

const keyUnder = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-base]')?.getAttribute('data-base') ?? undefined) : undefined

/** What the hand works with. */
export interface Grip {
  readonly store: BoardStore
  readonly task: Task
  readonly together: ReadonlySet<number>
}

const answersOf = ({ store }: Grip): readonly { readonly to: string; readonly say: string }[] =>
  store.getState().draft?.answers ?? []

const holdOf = (grip: Grip, key: string): Hold | undefined =>
  grip.task.holds(answersOf(grip)).find((hold) => hold.key === key)

function tell(store: BoardStore, stopped: Refusal | undefined, at: { readonly x: number; readonly y: number }): void {
  if (stopped === undefined) store.hideTip()
  else store.setState({ tip: { about: '', blocked: refusalWords(stopped), at } })
}

const swallow = (click: Event): void => click.stopPropagation()

/** From a press to its release. */
function press(grip: Grip, layer: SVGGraphicsElement, key: string, down: PointerEvent): void {
  const { store, task, together } = grip
  const end = new AbortController()
  const { signal } = end
  const start = pointUnder(layer, down)
  const hold = holdOf(grip, key)
  const stands = (hold === undefined ? undefined : endOf(hold)) ?? start
  /** Every movement counts from what was planned when the hand took hold. */
  let planned = answersOf(grip)
  let isDragging = false
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    isDragging ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > threshold
    if (!isDragging) return
    const now = pointUnder(layer, event)
    const to = { x: stands.x + now.x - start.x, y: stands.y + now.y - start.y }
    const { answers, stopped } = task.drag(planned, key, to, 'drag', together)
    store.draft(answers)
    tell(store, stopped, { x: event.clientX, y: event.clientY - 24 })
  }
  const addPoint = (event: Event): void => {
    if (!isDragging || task.addPoint === undefined) return
    event.preventDefault()
    planned = task.addPoint(answersOf(grip), key)
    store.draft(planned)
  }
  const release = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    end.abort()
    if (!isDragging) return
    store.leaveTip()
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), clickComes)
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', release, { signal })
  window.addEventListener('contextmenu', addPoint, { signal })
  // A second finger that touches while the first drags adds a point of the way.
  window.addEventListener('pointerdown', (other) => other.pointerId !== down.pointerId && addPoint(other), { signal })
}

/** For the layer that the table is drawn in. Presses on what can be dragged are kept from the map around it. */
export function useHands(task: Task | undefined, together: ReadonlySet<number>): (layer: SVGGElement | null) => void {
  const store = useBoardStore()
  const layer = useRef<SVGGElement | null>(null)
  useEffect(() => {
    const element = layer.current
    if (element === null || task === undefined) return undefined
    const end = new AbortController()
    const onDown = (event: PointerEvent): void => {
      const key = keyUnder(event.target)
      if (event.button !== 0 || event.shiftKey || key === undefined) return
      const grip = { store, task, together }
      if (holdOf(grip, key) === undefined) return
      event.stopPropagation()
      press(grip, element, key, event)
    }
    element.addEventListener('pointerdown', onDown, { signal: end.signal })
    return () => end.abort()
  }, [store, task, together])
  return (element) => {
    layer.current = element
  }
}

/** What is sent where the table is touched: all of a squad, the one that moves, the point. */
function sentKey({ task, store }: Grip): string | undefined {
  const holds = task.holds(store.getState().draft?.answers ?? [])
  const elements = new Set(holds.map(({ key }) => key.split('/')[0]))
  const planned = holds.filter(({ path }) => path.length > 0)
  const [only] = (elements.size === 1 ? holds : planned).toSorted((a, b) =>
    a.is === 'formation' ? -1 : b.is === 'formation' ? 1 : 0,
  )
  return task.kind === 'deploy' ? undefined : only?.key
}

/** A click on the table itself: whoever is about to move is sent there. */
export function touchTable(grip: Grip, layer: SVGGElement, event: MouseEvent): void {
  if (keyUnder(event.target) !== undefined) return
  const key = sentKey(grip)
  if (key === undefined) return
  const from = grip.task.kind === 'place' ? answersOf(grip) : []
  const to = pointUnder(layer, event)
  const { answers, stopped } = grip.task.drag(from, key, to, 'touch', grip.together)
  grip.store.draft(answers)
  tell(grip.store, stopped, { x: event.clientX, y: event.clientY - 24 })
}

/** A quarter of an inch; with Shift an inch. */
const nudge = 25
const far = 4

const arrows: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -nudge, y: 0 },
  ArrowRight: { x: nudge, y: 0 },
  ArrowUp: { x: 0, y: nudge },
  ArrowDown: { x: 0, y: -nudge },
}

/** How far an arrow key goes, and where to. */
export function stepOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Point | undefined {
  const by = arrows[key]
  const times = shiftKey ? far : 1
  return by === undefined ? undefined : { x: by.x * times, y: by.y * times }
}

/** What keys do to something that is held. */
export function holdKey(grip: Grip, hold: Hold, event: KeyboardEvent): void {
  const { store, task, together } = grip
  const by = stepOf(event)
  const done = (): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  if (event.key === 'Backspace' && task.dropPoint !== undefined) {
    store.draft(task.dropPoint(answersOf(grip), hold.key))
    return done()
  }
  if (event.key.toLowerCase() === 'w' && task.addPoint !== undefined) {
    store.draft(task.addPoint(answersOf(grip), hold.key))
    return done()
  }
  const stands = endOf(hold)
  if (by === undefined || stands === undefined) return
  const to = { x: stands.x + by.x, y: stands.y + by.y }
  const { answers, stopped } = task.drag(answersOf(grip), hold.key, to, 'drag', together)
  store.draft(answers)
  const { left, width, top } = event.currentTarget.getBoundingClientRect()
  tell(store, stopped, { x: left + width / 2, y: top })
  done()
}
