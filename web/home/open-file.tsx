// Opening a game that was saved as a file: by a button, or by dropping the file anywhere on the page.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { createContext, type DragEvent, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog } from '../settings/dialog.tsx'
import { sentence } from './words.ts'

type OpenFile = (file: File) => void

const OpenFileContext = createContext<OpenFile>(() => undefined)

/** Kept and checked by the store; a game that is over opens as a replay. */
async function openFile(file: File): Promise<string | Refusal> {
  const { keepGameFile } = await import('../store/keep-game.ts')
  const kept = await keepGameFile(file)
  if (kept instanceof Refusal) return kept
  return `/${kept.outcome === null ? 'play' : 'replay'}/${kept.id}`
}

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

export const FileDrop = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [, go] = useLocation()
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<{ readonly file: string; readonly why: string }>()
  const open = useCallback<OpenFile>(
    (file) => {
      void openFile(file)
        .catch((error: unknown) => new Refusal('unusable', error instanceof Error ? error.message : String(error)))
        .then((opened) => {
          if (opened instanceof Refusal) setRefused({ file: file.name, why: sentence(opened.toString()) })
          else go(opened)
        })
    },
    [go],
  )
  return (
    <OpenFileContext value={open}>
      {/* Dropping is a shortcut of the button, which is there for everybody. */}
      <div
        className="file-drop"
        onDragOver={(event) => {
          if (!holdsFile(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={(event) => {
          const { relatedTarget } = event
          if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file !== undefined) open(file)
        }}
      >
        {children}
        {isOver ? (
          <div className="drop-here">
            <Icon name="load" />
            Let go to open the game
          </div>
        ) : null}
      </div>
      <Dialog
        title="This file cannot be opened"
        {...(refused === undefined ? {} : { about: refused.file })}
        isOpen={refused !== undefined}
        onClose={() => setRefused(undefined)}
      >
        <p className="refused">{refused?.why}</p>
        <p className="muted">
          Umpire opens games that were saved here or by its terminal, as files that end in .umpire.json or .json.
        </p>
      </Dialog>
    </OpenFileContext>
  )
}

export const OpenFileButton = (): ReactNode => {
  const open = useContext(OpenFileContext)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => input.current?.click()}>
        <Icon name="load" />
        Open a saved game
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Saved game"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again, after it was mended.
          event.target.value = ''
          if (file !== undefined) open(file)
        }}
      />
    </>
  )
}
