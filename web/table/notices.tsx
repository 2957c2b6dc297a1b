// What the table says beside its question: events to a screen reader, trouble to everybody, why undo is not free.

import { Icon } from '@umpire/board'
import type { Refusal } from '@umpire/engine'
import type { ReactNode } from 'react'
import { Dialog } from '../settings/dialog.tsx'
import { gameStore, useStoreTrouble } from '../store/game-store.ts'
import { withNames } from './names.ts'
import type { LogLine, TableLink, Trouble } from './table-link.ts'

/** New events, read out as they are shown. */
export const Notice = ({ lines }: { readonly lines: readonly LogLine[] }): ReactNode => (
  <div className="vh" role="log" aria-live="polite" aria-label="What just happened">
    {lines.slice(-3).map(({ index, text }) => (
      <p key={index}>{text}</p>
    ))}
  </div>
)

/** What is only in memory is written once more; whether that helps, the store says. */
const saveAgain = async (): Promise<void> => {
  const store = await gameStore()
  await store.saveAgain()
}

/** Something went wrong: what, and the ways on. */
export const TroubleNotice = ({ trouble }: { readonly trouble: Trouble | undefined }): ReactNode => {
  const unsaved = useStoreTrouble()
  const says = trouble?.says ?? (unsaved === undefined ? undefined : `Not saved: ${unsaved}`)
  if (says === undefined) return null
  return (
    <div className="trouble" role="alert">
      <Icon name="exhausted" />
      <span>{says}</span>
      {trouble === undefined ? (
        <button type="button" className="btn small" onClick={() => void saveAgain()}>
          Try again
        </button>
      ) : null}
      {trouble?.ways.map(({ name, take }) => (
        <button key={name} type="button" className="btn small" onClick={take}>
          {name}
        </button>
      ))}
    </div>
  )
}

/**
 * Why undo is not free here. Where everybody sits at this screen they may agree to it all the same; over the network
 * the others are asked.
 */
export const UndoNotice = ({
  link,
  refusal,
  isOpen,
  onClose,
}: {
  readonly link: TableLink
  readonly refusal: Refusal | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}): ReactNode => {
  const canTakeBack = link.getState().lines.length > 0 && refusal?.kind !== 'over'
  const isTogether = link.together !== undefined
  return (
    <Dialog
      title="Undo is not free here"
      about={
        refusal === undefined ? 'Now it is.' : `Because ${withNames(refusal.reason, link.players, link.seatNames)}.`
      }
      isOpen={isOpen}
      onClose={onClose}
    >
      <p className="muted">
        What somebody has learned cannot be forgotten.{' '}
        {isTogether
          ? 'If everybody who has learned something agrees, your last answer is taken back all the same, with everything that followed.'
          : 'Against bots, or if all at this screen agree, you may take your last answer back all the same, with everything that followed. The game notes how often that was done.'}
      </p>
      <div className="dialog-answers">
        <button type="button" className="btn quiet" onClick={onClose}>
          Leave it
        </button>
        {canTakeBack ? (
          <button
            type="button"
            className="btn"
            onClick={() => {
              onClose()
              link.undoAnyway()
            }}
          >
            {isTogether ? 'Ask the others' : 'Take it back all the same'}
          </button>
        ) : null}
      </div>
    </Dialog>
  )
}
