// A panel that rises from the foot of a small screen.

import { Icon } from '@umpire/board'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

export const Sheet = ({
  title,
  isOpen,
  onClose,
  children,
}: {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode => (
  <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
    <Dialog.Portal>
      <Dialog.Overlay className="dialog-scrim" />
      <Dialog.Content className="sheet replay-sheet" aria-describedby={undefined}>
        <header>
          <Dialog.Title className="label">{title}</Dialog.Title>
          <Dialog.Close className="knob" aria-label="Close">
            <Icon name="cancel" />
          </Dialog.Close>
        </header>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)
