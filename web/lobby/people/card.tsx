// A card on the page about oneself: a heading, a form under it, and what was refused.

import type { Refusal } from '@umpire/engine'
import { type ReactNode, useId } from 'react'
import { Refused } from '../refused.tsx'

export const Card = ({
  title,
  about,
  refused,
  onSubmit,
  children,
}: {
  readonly title: string
  readonly about?: string
  readonly refused?: Refusal | undefined
  /** Where the card is a form. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}): ReactNode => {
  const id = useId()
  return (
    <section className="me-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about === undefined ? null : <p className="muted">{about}</p>}
      {onSubmit === undefined ? (
        children
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
          noValidate
        >
          {children}
        </form>
      )}
      <Refused refusal={refused} />
    </section>
  )
}
