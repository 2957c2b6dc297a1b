// A dialog over the page: a title, a close button, and what it is about. Escape and a click beside it close it.

import { Icon } from '@umpire/board'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import './dialog.css'

interface DialogProps {
  readonly title: string
  /** A sentence under the title, which a screen reader reads with it. */
  readonly about?: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Dialog = ({ title, about, isOpen, onClose, children }: DialogProps): ReactNode => (
  <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
    <Radix.Portal>
      <Radix.Overlay className="dialog-scrim" />
      <Radix.Content className="dialog" {...(about === undefined ? { 'aria-describedby': undefined } : {})}>
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
