// Dragging a card onto a mech: out of the shop it is bought on the way, and where it is dropped it is attached.

import { type BoardStore, previewed, useBoardStore } from '@umpire/board'
import type { RefCallback } from 'react'

/** How far a pointer moves before a press becomes a drag. */
const threshold = 8

const placing = new Set(['place', 'starting part'])

/** The cell under the pointer, if it may be built on. */
function cellUnder(store: BoardStore, { clientX, clientY }: PointerEvent): string | undefined {
  const thing = document.elementFromPoint(clientX, clientY)?.closest('[data-thing]')?.getAttribute('data-thing')
  const isOffered = thing !== undefined && thing !== null && store.getState().marks.get(thing)?.may === 'lit'
  return isOffered && / cell -?\d+ -?\d+$/.test(thing) ? thing : undefined
}

/** The purchase that a card in the shop stands for, if it is offered. */
function purchaseOf(store: BoardStore, thing: string): string | undefined {
  const { ask } = store.getState().choosing
  return ask?.options.find(({ say, things }) => say.startsWith('buy ') && things?.includes(thing) === true)?.say
}

/** A copy of the card that follows the pointer. */
function follower(element: Element): HTMLElement {
  const copy = document.createElement('div')
  copy.className = 'mm-dragged'
  document.body.append(copy)
  const card = element.querySelector('.mm-card')
  if (!(card instanceof SVGGraphicsElement)) return copy
  const { width, height } = card.getBoundingClientRect()
  const box = card.getBBox()
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  frame.setAttribute('width', `${width}`)
  frame.setAttribute('height', `${height}`)
  frame.append(card.cloneNode(true))
  copy.append(frame)
  return copy
}

/** What a press on a card begins. `thing`: the card in the shop; nothing for a card in the hand. */
function press(store: BoardStore, card: Element, thing: string | undefined, down: PointerEvent): void {
  const end = new AbortController()
  const { signal } = end
  let copy: HTMLElement | undefined
  let pointed: string | undefined

  const begin = (): boolean => {
    const purchase = thing === undefined ? undefined : purchaseOf(store, thing)
    if (thing !== undefined && purchase === undefined) return false
    copy = follower(card)
    if (purchase !== undefined) store.say(purchase)
    return true
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > threshold
    if (copy === undefined && !isFar) return
    if (copy === undefined && !begin()) return stop()
    if (copy !== undefined) {
      copy.style.transform = `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 50%))`
    }
    const cell = cellUnder(store, event)
    if (copy !== undefined) copy.hidden = cell !== undefined // the ghost in the cell is shown instead
    if (cell !== pointed) store.pointThing(cell)
    pointed = cell
  }
  const stop = (): void => {
    end.abort()
    copy?.remove()
  }
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    const cell = copy === undefined ? undefined : cellUnder(store, event)
    stop()
    const { choosing } = store.getState()
    const shown = previewed(choosing)
    const option = shown === undefined ? undefined : choosing.ask?.options[shown]
    const isPlacing = placing.has(choosing.ask?.name ?? '')
    if (cell !== undefined && isPlacing && option?.things?.includes(cell) === true) store.say(option.say)
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', drop, { signal })
  window.addEventListener('pointercancel', stop, { signal })
  // A second finger that taps while the first holds the card turns it.
  window.addEventListener('pointerdown', (other) => other.pointerId !== down.pointerId && store.turn(), { signal })
}

/** For the element that shows a card. The press is kept from the map around it, which would move with the pointer. */
export function useDragToBuild(thing?: string): RefCallback<Element> {
  const store = useBoardStore()
  return (card) => {
    if (!(card instanceof HTMLElement || card instanceof SVGElement)) return undefined
    const end = new AbortController()
    const onDown = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.button !== 0) return
      if (thing === undefined) event.stopPropagation()
      press(store, card, thing, event)
    }
    card.addEventListener('pointerdown', onDown, { signal: end.signal })
    return () => end.abort()
  }
}
