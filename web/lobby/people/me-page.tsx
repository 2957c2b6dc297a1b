// The page about oneself: name, account, other devices, and leaving.

import { Icon } from '@umpire/board'
import type { Me } from '@umpire/wire'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useTitle } from '../../home/title.ts'
import { nameRefusal } from '../checks.ts'
import { rename, useMe } from '../me.ts'
import { NameField } from '../name-field.tsx'
import { Refused } from '../refused.tsx'
import { useDoing } from '../use-doing.ts'
import { useWayBack } from '../way-back.ts'
import { Account } from './account.tsx'
import { Card } from './card.tsx'
import { Devices } from './devices.tsx'
import { Leaving } from './leaving.tsx'
import { SignIn } from './sign-in.tsx'
import './me-page.css'

export default function MePage(): ReactNode {
  const { me, trouble } = useMe()
  useTitle(me?.name ?? 'Sign in')
  if (me === null) return <SignIn />
  if (me !== undefined) return <AboutMe key={me.id} me={me} />
  return (
    <section className="screen me-page">
      <h1>Who are you?</h1>
      {trouble === undefined ? <p className="dim">Asking the server ...</p> : <Refused refusal={trouble} />}
    </section>
  )
}

const AboutMe = ({ me }: { readonly me: Me }): ReactNode => {
  const back = useWayBack()
  return (
    <section className="screen me-page">
      <header>
        <h1>{me.name}</h1>
        <p className="muted">
          {me.login === null
            ? 'You play without an account: this browser alone knows you.'
            : `Logged in as ${me.login}.`}
        </p>
        <Link className={back === undefined ? 'btn' : 'btn go'} href={back ?? '/together'}>
          <Icon name="seats" />
          {back === undefined ? 'To the matches' : 'Back to the match'}
        </Link>
      </header>
      <div className="me-cards">
        <Rename me={me} />
        <Account me={me} />
        <Devices />
        <Leaving me={me} />
      </div>
    </section>
  )
}

const Rename = ({ me }: { readonly me: Me }): ReactNode => {
  const [name, setName] = useState(me.name)
  const { isDoing, refused, follow } = useDoing()
  const isSame = name.trim() === me.name
  return (
    <Card
      title="Name"
      about="As the others see it, at every match."
      refused={refused}
      onSubmit={() => {
        if (!isSame && nameRefusal(name) === undefined) void follow(rename(name.trim()))
      }}
    >
      <NameField name={name} refusal={nameRefusal(name)} onChange={setName} />
      <button type="submit" className="btn" disabled={isDoing || isSame}>
        Rename
      </button>
    </Card>
  )
}
