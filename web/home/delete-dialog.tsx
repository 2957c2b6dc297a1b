// Before a game is deleted: what is lost.

import { type ReactNode, useState } from 'react'
import { gameStore } from '../store/game-store.ts'
import { Dialog } from '../settings/dialog.tsx'
import { sentence } from './words.ts'

/** A game that is about to be deleted. */
export interface Doomed {
  readonly id: string
  readonly name: string
  /** What is lost with it. */
  readonly loses: string
}

export const DeleteDialog = ({
  doomed,
  onClose,
  onDeleted,
}: {
  readonly doomed: Doomed | undefined
  readonly onClose: () => void
  readonly onDeleted: () => void
}): ReactNode => {
  const [trouble, setTrouble] = useState('')
  const close = (): void => {
    setTrouble('')
    onClose()
  }
  const remove = async ({ id }: Doomed): Promise<void> => {
    const refusal = await (await gameStore()).remove(id)
    if (refusal !== undefined) return setTrouble(sentence(refusal.toString()))
    onDeleted()
    close()
  }
  return (
    <Dialog
      title={`Delete ${doomed?.name ?? ''}?`}
      about={`This browser forgets it: ${doomed?.loses ?? ''}. It cannot be brought back, except from a file that you saved.`}
      isOpen={doomed !== undefined}
      onClose={close}
    >
      {trouble === '' ? null : (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      <div className="dialog-answers">
        <button type="button" className="btn quiet" onClick={close}>
          Keep it
        </button>
        <button
          type="button"
          className="btn danger"
          onClick={() => {
            if (doomed !== undefined) void remove(doomed)
          }}
        >
          Delete
        </button>
      </div>
    </Dialog>
  )
}
