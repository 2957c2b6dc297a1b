// A link that holds the whole game, to be copied; for a game that is too long, the way out.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
        <CopyField address={addressOf(code)} />
      )}
    </Dialog>
  )
}

const CopyField = ({ address }: { readonly address: string }): ReactNode => {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('Copied.')
    } catch {
      field.current?.select()
      setSaid('The browser did not let it be copied: it is marked, copy it by hand.')
    }
  }
  return (
    <>
      <input
        ref={field}
        className="input"
        aria-label="Link"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="dialog-answers">
        <p className="muted link-said" role="status">
          {said === '' ? `${address.length} characters` : said}
        </p>
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name="link" /> Copy
        </button>
      </div>
    </>
  )
}
