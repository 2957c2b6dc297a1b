// How many lines of the chat have come since it was last in sight.

import { useState } from 'react'
import type { Together } from '../table/table-link.ts'
import { useMuted } from './muted.ts'

/** What had been said when the table was opened counts as read. */
export function useUnread(together: Together | undefined, isInSight: boolean): number {
  const muted = useMuted()
  const chat = together?.chat ?? []
  const last = chat.at(-1)?.number ?? -1
  const [readTo, setReadTo] = useState(last)
  if (isInSight && last > readTo) setReadTo(last)
  return chat.filter(({ number, person }) => number > readTo && person !== together?.me && !muted.includes(person))
    .length
}
