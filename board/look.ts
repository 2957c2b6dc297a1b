// Looking at something: what the pointer rests on, the keyboard stands on, or a finger touched.

import type { PointerEvent } from 'react'

/** Told what is looked at, or that nothing is any more. */
export type OnLook<Look> = (look: Look | undefined) => void

interface LookHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onClick: () => void
}

/** A finger does not hover: what it touched is looked at until it touches something else. */
const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'

export const lookHandlers = <Look>(look: Look, onLook: OnLook<Look>): LookHandlers => ({
  onPointerEnter: (event) => {
    if (hovers(event)) onLook(look)
  },
  onPointerLeave: (event) => {
    if (hovers(event)) onLook(undefined)
  },
  onFocus: () => onLook(look),
  onBlur: () => onLook(undefined),
  onClick: () => onLook(look),
})
