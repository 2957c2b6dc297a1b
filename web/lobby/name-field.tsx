// The name under which somebody plays over the network, where it is asked for.

import type { Refusal } from '@umpire/engine'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Dialog } from '../settings/dialog.tsx'
import { TextField } from '../settings/fields.tsx'
import { defaults, longestName, settings } from '../settings/settings.ts'
import { nameRefusal } from './checks.ts'
import { beNamed } from './me.ts'
import { wayBack } from './way-back.ts'
import { Refused } from './refused.tsx'
import { useDoing } from './use-doing.ts'

/** What the person is called on this screen; nothing where that is only "You", which would say nothing to others. */
export function proposedName(): string {
  const { playerName } = settings.getState()
  return playerName === defaults.playerName ? '' : playerName
}

export const NameField = ({
  name,
  refusal,
  onChange,
}: {
  readonly name: string
  readonly refusal: Refusal | undefined
  readonly onChange: (name: string) => void
}): ReactNode => (
  <TextField
    label="Your name"
    value={name}
    longest={longestName}
    fill="nickname"
    placeholder="As the others shall see it"
    refusal={refusal?.reason}
    onChange={onChange}
  />
)

/** Asks for a name before somebody sits down; `onNamed` then. */
export const NameDialog = ({
  isOpen,
  onNamed,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onNamed: () => void
  readonly onClose: () => void
}): ReactNode => {
  const [name, setName] = useState(proposedName)
  const [isTried, setTried] = useState(false)
  const { isDoing, refused, follow } = useDoing()
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (nameRefusal(name) !== undefined) return
    void follow(beNamed(name.trim())).then((isDone) => {
      if (isDone) onNamed()
    })
  }
  return (
    <Dialog
      title="What are you called?"
      about="A name is all it takes. This browser keeps your seat for you."
      isOpen={isOpen}
      onClose={onClose}
    >
      <form className="ask-name" onSubmit={onSubmit} noValidate>
        <NameField name={name} refusal={isTried ? nameRefusal(name) : undefined} onChange={setName} />
        <Refused refusal={refused} />
        <div className="dialog-answers">
          <Link className="btn quiet" href="/me" state={wayBack()}>
            I have an account
          </Link>
          <button type="submit" className="btn go" disabled={isDoing}>
            Sit down
          </button>
        </div>
      </form>
    </Dialog>
  )
}
