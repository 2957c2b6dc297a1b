// A dialog over the page: a title, a close button, and what it is about. Escape and a click beside it close it, and the
// keyboard is then where it was before.

import { Icon } from '@umpire/board'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import './dialog.css'

interface DialogProps {
  readonly title: string
  /** A sentence under the title, which a screen reader reads with it. */
  readonly about?: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Dialog = ({ title, about, isOpen, onClose, children }: DialogProps): ReactNode => {
  const before = useRef<Element>(null)
  /** A form is there to be filled in: its first field comes before the button that closes. */
  const enter = (event: Event): void => {
    before.current = document.activeElement
    const field = event.target instanceof Element ? event.target.querySelector('form input') : null
    if (!(field instanceof HTMLElement)) return
    event.preventDefault()
    field.focus()
  }
  const leave = (event: Event): void => {
    if (!(before.current instanceof HTMLElement)) return
    event.preventDefault()
    before.current.focus()
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim" />
        <Radix.Content
          className="dialog"
          onOpenAutoFocus={enter}
          onCloseAutoFocus={leave}
          {...(about === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header>
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close className="knob" aria-label="Close">
              <Icon name="cancel" />
            </Radix.Close>
          </header>
          {about === undefined ? null : <Radix.Description className="muted">{about}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
