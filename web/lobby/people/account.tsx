// The account of a person: making one, and another password for it.

import type { Me } from '@umpire/wire'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../settings/fields.tsx'
import { loginRefusal, longestPassword, passwordRefusal } from '../checks.ts'
import { changePassword, makeAccount } from '../me.ts'
import { useDoing } from '../use-doing.ts'
import { Card } from './card.tsx'
import { CredentialFields, noCredentials } from './credentials.tsx'

export const Account = ({ me: { login } }: { readonly me: Me }): ReactNode =>
  login === null ? <MakeAccount /> : <ChangePassword login={login} />

const MakeAccount = (): ReactNode => {
  const [credentials, setCredentials] = useState(noCredentials)
  const [isTried, setTried] = useState(false)
  const { isDoing, refused, follow } = useDoing()
  const { login, password } = credentials
  return (
    <Card
      title="Make an account"
      about="With a login and a password you find yourself again in any browser. Your matches stay yours."
      refused={refused}
      onSubmit={() => {
        setTried(true)
        const isFine = loginRefusal(login) === undefined && passwordRefusal(password) === undefined
        if (isFine) void follow(makeAccount(login, password))
      }}
    >
      <CredentialFields credentials={credentials} isNew isTried={isTried} onChange={setCredentials} />
      <button type="submit" className="btn" disabled={isDoing}>
        Make an account
      </button>
    </Card>
  )
}

const ChangePassword = ({ login }: { readonly login: string }): ReactNode => {
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const { isDoing, refused, follow } = useDoing()
  const tooShort = passwordRefusal(password)
  const change = async (): Promise<void> => {
    setTried(true)
    setDone(false)
    if (tooShort !== undefined || !(await follow(changePassword(old, password)))) return
    setOld('')
    setPassword('')
    setTried(false)
    setDone(true)
  }
  return (
    <Card
      title="Another password"
      about={`You log in as ${login}. With another password you are logged out on all other devices.`}
      refused={refused}
      onSubmit={() => void change()}
    >
      {/* For the browser's own keeper of passwords, which has to know whose it is. */}
      <input
        className="vh"
        type="text"
        autoComplete="username"
        aria-hidden="true"
        tabIndex={-1}
        readOnly
        value={login}
      />
      <TextField
        label="Password until now"
        value={old}
        longest={longestPassword}
        isSecret
        fill="current-password"
        onChange={setOld}
      />
      <TextField
        label="New password"
        value={password}
        longest={longestPassword}
        isSecret
        fill="new-password"
        refusal={isTried ? tooShort?.reason : undefined}
        onChange={setPassword}
      />
      <button type="submit" className="btn" disabled={isDoing}>
        Change it
      </button>
      <p className="muted" role="status">
        {isDone ? 'It is changed.' : ''}
      </p>
    </Card>
  )
}
