// A personal link was opened: whoever it belongs to goes on in this browser. `/carry#token`.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useTitle } from '../../home/title.ts'
import { carry, useMe } from '../me.ts'
import { Refused } from '../refused.tsx'
import { useDoing } from '../use-doing.ts'
import './me-page.css'

const noToken = new Refusal('unusable', 'This link is not complete. Make a new one where you are logged in.')

export default function CarryPage(): ReactNode {
  useTitle('Personal link')
  const { me, trouble } = useMe()
  // Kept, since the address forgets it: it is nobody else's business.
  const [token] = useState(() => location.hash.slice(1))
  const [isCarried, setCarried] = useState(false)
  const { isDoing, refused, follow } = useDoing()
  const hasBegun = useRef(false)
  const take = (): void => {
    hasBegun.current = true
    history.replaceState(null, '', location.pathname)
    void follow(carry(token)).then(setCarried)
  }
  useEffect(() => {
    if (me === null && token !== '' && !hasBegun.current) take()
  })
  const stops = token === '' ? noToken : (refused ?? trouble)
  if (isCarried) return <Carried name={me?.name ?? ''} />
  if (stops !== undefined) return <Stopped refusal={stops} />
  if (me === undefined || me === null || isDoing) return <p className="opening">Opening ...</p>
  return (
    <section className="screen empty">
      <Icon name="person" />
      <h1>You are {me.name} in this browser</h1>
      <p className="muted">
        The link takes over in place of {me.name}.{' '}
        {me.login === null
          ? `${me.name} has no account: unless another device is logged in, nobody can be ${me.name} again.`
          : `Log in as ${me.login} to be ${me.name} again.`}
      </p>
      <div className="me-ways">
        <Link className="btn quiet" href="/together">
          Stay {me.name}
        </Link>
        <button type="button" className="btn" onClick={take}>
          Take over
        </button>
      </div>
    </section>
  )
}

const Carried = ({ name }: { readonly name: string }): ReactNode => (
  <section className="screen empty">
    <Icon name="person" />
    <h1>You are {name} here now</h1>
    <p className="muted">Your seats and matches are yours in this browser too. The other device stays logged in.</p>
    <div className="me-ways">
      <Link className="btn go" href="/together">
        To my matches
      </Link>
      <Link className="btn quiet" href="/me">
        About me
      </Link>
    </div>
  </section>
)

const Stopped = ({ refusal }: { readonly refusal: Refusal }): ReactNode => (
  <section className="screen empty">
    <h1>This personal link does not work</h1>
    <Refused refusal={refusal} />
    <div className="me-ways">
      <Link className="btn" href="/me">
        Log in otherwise
      </Link>
    </div>
  </section>
)
