// The matches of the lobby, read again every few seconds while the page is in sight.

import { Refusal } from '@umpire/engine'
import type { MatchLists } from '@umpire/wire'
import { useEffect, useState } from 'react'
import * as api from './api.ts'

const every = 4_000

export interface Matches {
  /** Undefined until they are read; the last ones while the server is away. */
  readonly lists: MatchLists | undefined
  /** When they were read. */
  readonly readAt: number
  /** Why they cannot be read just now. */
  readonly trouble: Refusal | undefined
}

export function useMatches(): Matches {
  const [matches, setMatches] = useState<Matches>({ lists: undefined, readAt: 0, trouble: undefined })
  useEffect(() => {
    let isWanted = true
    let isReading = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async (): Promise<void> => {
      clearTimeout(timer)
      if (isReading || !isWanted || document.visibilityState !== 'visible') return
      isReading = true
      const lists = await api.matches()
      isReading = false
      if (!isWanted) return
      setMatches((before) =>
        lists instanceof Refusal ? { ...before, trouble: lists } : { lists, readAt: Date.now(), trouble: undefined },
      )
      timer = setTimeout(onTime, every)
    }
    const onTime = (): void => void read()
    onTime()
    document.addEventListener('visibilitychange', onTime)
    return () => {
      isWanted = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onTime)
    }
  }, [])
  return matches
}
