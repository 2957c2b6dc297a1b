// What cannot be bought back for its price is asked twice: a click on an own module in the Buy turn only arms the sale.

import { useBoardStore } from '@umpire/board'
import type { KeyboardEvent, MouseEvent } from 'react'

interface CarefulHandlers {
  readonly onClickCapture: (event: MouseEvent) => void
  readonly onKeyDownCapture: (event: KeyboardEvent) => void
}

/** Takes clicks and Enter before the thing does, in the Buy turn alone: the first arms, the second answers. */
export function useCarefully(thing: string): CarefulHandlers {
  const store = useBoardStore()
  const arm = (event: KeyboardEvent | MouseEvent): void => {
    if (store.getState().choosing.ask?.name !== 'buy turn') return
    event.preventDefault()
    event.stopPropagation()
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    store.clickThing(thing, { x: left + width / 2, y: top }, true)
  }
  return {
    onClickCapture: arm,
    onKeyDownCapture: (event) => {
      if (event.key === 'Enter' || event.key === ' ') arm(event)
    },
  }
}
