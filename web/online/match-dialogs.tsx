// What is asked before it is done at a match over the network, and the link that brings others in.

import type { ReactNode } from 'react'
import { matchLink } from '../lobby/invitation.ts'
import { CopyField } from '../settings/copy-field.tsx'
import { Dialog } from '../settings/dialog.tsx'

interface MatchDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const LinkOfMatch = ({ match, isOpen, onClose }: MatchDialogProps & { readonly match: string }): ReactNode => (
  <Dialog title="Link of the match" about="Whoever opens it may watch." isOpen={isOpen} onClose={onClose}>
    <CopyField label="Link of the match" text={matchLink(match)} />
  </Dialog>
)

export const ResignDialog = ({
  isOpen,
  onClose,
  onResign,
}: MatchDialogProps & { readonly onResign: () => void }): ReactNode => (
  <Dialog
    title="Resign?"
    about="You give the match up. Where others play on, a bot takes your place. It cannot be taken back."
    isOpen={isOpen}
    onClose={onClose}
  >
    <div className="dialog-answers">
      <button type="button" className="btn quiet" onClick={onClose}>
        Play on
      </button>
      <button
        type="button"
        className="btn danger"
        onClick={() => {
          onClose()
          onResign()
        }}
      >
        Resign
      </button>
    </div>
  </Dialog>
)
