// For somebody whom the server does not know: a name is enough, or an account from before.

import { Refusal } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { loginRefusal, nameRefusal, passwordRefusal } from '../checks.ts'
import { beNamed, logIn } from '../me.ts'
import { NameField, proposedName } from '../name-field.tsx'
import { useDoing } from '../use-doing.ts'
import { Card } from './card.tsx'
import { CredentialFields, noCredentials } from './credentials.tsx'

export const SignIn = (): ReactNode => (
  <section className="screen me-page">
    <header>
      <h1>Who are you?</h1>
      <p className="muted">For matches over the network. On this screen you play without all that.</p>
    </header>
    <div className="me-cards">
      <TakeName />
      <LogIn />
    </div>
  </section>
)

const TakeName = (): ReactNode => {
  const [name, setName] = useState(proposedName)
  const [isTried, setTried] = useState(false)
  const { isDoing, refused, follow } = useDoing()
  return (
    <Card
      title="Play without an account"
      about="A name is all it takes. This browser alone knows you then."
      refused={refused}
      onSubmit={() => {
        setTried(true)
        if (nameRefusal(name) === undefined) void follow(beNamed(name.trim()))
      }}
    >
      <NameField name={name} refusal={isTried ? nameRefusal(name) : undefined} onChange={setName} />
      <button type="submit" className="btn" disabled={isDoing}>
        Play under this name
      </button>
    </Card>
  )
}

/** No such login can be; the server says the same of one that nobody has. */
const wrong = new Refusal('unusable', 'the login or the password is wrong')

const LogIn = (): ReactNode => {
  const [credentials, setCredentials] = useState(noCredentials)
  const { isDoing, refused, follow } = useDoing()
  const { login, password } = credentials
  const canBe = loginRefusal(login) === undefined && passwordRefusal(password) === undefined
  return (
    <Card
      title="Log in"
      about="With an account that you made earlier, here or elsewhere."
      refused={refused}
      onSubmit={() => void follow(canBe ? logIn(login, password) : Promise.resolve(wrong))}
    >
      <CredentialFields credentials={credentials} isNew={false} onChange={setCredentials} />
      <button type="submit" className="btn" disabled={isDoing}>
        Log in
      </button>
    </Card>
  )
}
