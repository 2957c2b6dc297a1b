// What Enter and Space do to something in the drawing that is a button.

import type { KeyboardEvent } from 'react'

export const press =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
