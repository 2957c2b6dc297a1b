// Text that is there to be copied, such as a link: a field with a button beside it.

import { Icon } from '@umpire/board'
import { type ReactNode, useRef, useState } from 'react'
import './copy-field.css'

export const CopyField = ({
  label,
  text,
  note = '',
}: {
  readonly label: string
  readonly text: string
  /** A line under it, until something was copied. */
  readonly note?: string
}): ReactNode => {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied.')
    } catch {
      field.current?.select()
      setSaid('The browser did not let it be copied: it is marked, copy it by hand.')
    }
  }
  return (
    <div className="copy-field">
      <input
        ref={field}
        className="input"
        aria-label={label}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" className="btn" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        <Icon name="link" /> Copy
      </button>
      <p className="muted" role="status">
        {said === '' ? note : said}
      </p>
    </div>
  )
}
