// Leaving: logging out here or everywhere, and being forgotten.

import { Icon } from '@umpire/board'
import type { Me } from '@umpire/wire'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../settings/dialog.tsx'
import { TextField } from '../../settings/fields.tsx'
import { longestPassword } from '../checks.ts'
import { deleteMe, logOut, logOutEverywhere } from '../me.ts'
import { Refused } from '../refused.tsx'
import { useDoing } from '../use-doing.ts'
import { Card } from './card.tsx'

export const Leaving = ({ me }: { readonly me: Me }): ReactNode => {
  const [leaves, setLeaves] = useState<'here' | 'everywhere' | 'for good'>()
  const { isDoing, refused, follow } = useDoing()
  const close = (): void => setLeaves(undefined)
  const hasAccount = me.login !== null
  const leave = (where: 'here' | 'everywhere'): void => {
    if (hasAccount) void follow(where === 'here' ? logOut() : logOutEverywhere())
    else setLeaves(where)
  }
  return (
    <Card title="Leave" refused={refused}>
      <div className="me-ways">
        <button type="button" className="btn" disabled={isDoing} onClick={() => leave('here')}>
          <Icon name="open-door" />
          Log out
        </button>
        <button type="button" className="btn" disabled={isDoing} onClick={() => leave('everywhere')}>
          <Icon name="layers" />
          Log out everywhere
        </button>
        <button type="button" className="btn quiet" onClick={() => setLeaves('for good')}>
          <Icon name="cancel" />
          Delete me
        </button>
      </div>
      <LoseDialog name={me.name} leaves={leaves === 'for good' ? undefined : leaves} onClose={close} />
      <DeleteDialog me={me} isOpen={leaves === 'for good'} onClose={close} />
    </Card>
  )
}

/** Without an account there is no way back in: that is said before, not after. */
const LoseDialog = ({
  name,
  leaves,
  onClose,
}: {
  readonly name: string
  readonly leaves: 'here' | 'everywhere' | undefined
  readonly onClose: () => void
}): ReactNode => {
  const { isDoing, refused, follow } = useDoing()
  return (
    <Dialog
      title={leaves === 'here' ? 'Log out?' : 'Log out everywhere?'}
      about={
        leaves === 'here'
          ? `You have no account: unless another device of yours is logged in, nobody can be ${name} again, and your seats stay empty. Make an account first if you want to come back.`
          : `You have no account: nobody can be ${name} again after that, and your seats stay empty. Make an account first if you want to come back.`
      }
      isOpen={leaves !== undefined}
      onClose={onClose}
    >
      <Refused refusal={refused} />
      <div className="dialog-answers">
        <button type="button" className="btn quiet" onClick={onClose}>
          Stay
        </button>
        <button
          type="button"
          className="btn danger"
          disabled={isDoing}
          onClick={() => void follow(leaves === 'here' ? logOut() : logOutEverywhere())}
        >
          {leaves === 'here' ? 'Log out' : 'Log out everywhere'}
        </button>
      </div>
    </Dialog>
  )
}

const DeleteDialog = ({
  me: { name, login },
  isOpen,
  onClose,
}: {
  readonly me: Me
  readonly isOpen: boolean
  readonly onClose: () => void
}): ReactNode => {
  const [password, setPassword] = useState('')
  const { isDoing, refused, follow } = useDoing()
  return (
    <Dialog
      title={`Delete ${name}?`}
      about="Your name, your account and what you said in chats are removed for good. In matches that go on, a bot plays on for you; your seats at others become free."
      isOpen={isOpen}
      onClose={onClose}
    >
      <form
        className="me-form"
        onSubmit={(event) => {
          event.preventDefault()
          void follow(deleteMe(password))
        }}
        noValidate
      >
        {login === null ? null : (
          <TextField
            label="Your password"
            value={password}
            longest={longestPassword}
            isSecret
            fill="current-password"
            onChange={setPassword}
          />
        )}
        <Refused refusal={refused} />
        <div className="dialog-answers">
          <button type="button" className="btn quiet" onClick={onClose}>
            Stay
          </button>
          <button type="submit" className="btn danger" disabled={isDoing}>
            Delete me
          </button>
        </div>
      </form>
    </Dialog>
  )
}
