// Login and password: the two fields.

import type { ReactNode } from 'react'
import { TextField } from '../../settings/fields.tsx'
import { loginRefusal, longestLogin, longestPassword, passwordRefusal } from '../checks.ts'

export interface Credentials {
  readonly login: string
  readonly password: string
}

export const noCredentials: Credentials = { login: '', password: '' }

export const CredentialFields = ({
  credentials,
  isNew,
  isTried = false,
  onChange,
}: {
  readonly credentials: Credentials
  /** They are being chosen; else they were before. */
  readonly isNew: boolean
  /** From then on it is said what is wrong with them. */
  readonly isTried?: boolean
  readonly onChange: (credentials: Credentials) => void
}): ReactNode => (
  <>
    <TextField
      label="Login"
      value={credentials.login}
      longest={longestLogin}
      fill="username"
      refusal={isTried ? loginRefusal(credentials.login)?.reason : undefined}
      onChange={(login) => onChange({ ...credentials, login })}
    />
    <TextField
      label="Password"
      value={credentials.password}
      longest={longestPassword}
      isSecret
      fill={isNew ? 'new-password' : 'current-password'}
      refusal={isTried ? passwordRefusal(credentials.password)?.reason : undefined}
      onChange={(password) => onChange({ ...credentials, password })}
    />
  </>
)
