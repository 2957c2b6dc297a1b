// The games that this browser keeps, read again whenever the page comes back into sight.

import { useCallback, useEffect, useState } from 'react'
import { type GameList, gameStore } from '../store/game-store.ts'

export function useSavedGames(): {
  /** Undefined until they are read. */
  readonly list: GameList | undefined
  /** When they were read. */
  readonly readAt: number
  readonly readAgain: () => void
} {
  const [read, setRead] = useState<{ readonly list: GameList; readonly readAt: number }>()
  const readAgain = useCallback((): void => {
    void gameStore()
      .then((store) => store.list())
      .then((list) => setRead({ list, readAt: Date.now() }))
  }, [])
  useEffect(() => {
    readAgain()
    const onSight = (): void => {
      if (document.visibilityState === 'visible') readAgain()
    }
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [readAgain])
  return { list: read?.list, readAt: read?.readAt ?? 0, readAgain }
}
