// A link that holds the whole game, to be copied; for a game that is too long, the way out.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { CopyField } from '../settings/copy-field.tsx'
import { Dialog } from '../settings/dialog.tsx'
import { downloadGame } from '../store/download.ts'
import type { SharedGame } from '../store/game-file.ts'
import { linkOf } from '../store/game-link.ts'
import { linkId } from './load-replay.ts'

const addressOf = (code: string): string => new URL(`/replay/${linkId}#${code}`, location.href).href

export const LinkDialog = ({
  shared,
  onClose,
}: {
  readonly shared: SharedGame
  readonly onClose: () => void
}): ReactNode => {
  const [code, setCode] = useState<string | Refusal>()
  useEffect(() => {
    void linkOf(shared).then(setCode)
  }, [shared])
  return (
    <Dialog
      title="A link to this game"
      about="The link itself holds the game: nothing is sent anywhere until you pass it on."
      isOpen
      onClose={onClose}
    >
      {code instanceof Refusal ? (
        <>
          <p className="refused" role="alert">
            No link: {code.reason}.
          </p>
          <div className="dialog-answers">
            <button type="button" className="btn" onClick={() => downloadGame(shared)}>
              <Icon name="save" /> Save as file
            </button>
          </div>
        </>
      ) : code === undefined ? (
        <p>Packing the game ...</p>
      ) : (
        <CopyField label="Link" text={addressOf(code)} note={`${addressOf(code).length} characters`} />
      )}
    </Dialog>
  )
}
