// A game of the list, loaded when it is needed.

import { type AnyGame, Refusal } from '@umpire/engine'
import type { Listed } from '@umpire/games'
import { useEffect, useState } from 'react'

/** The game, once it is loaded; a refusal where the network fails. */
export function useGame(listed: Listed): AnyGame | Refusal | undefined {
  const [game, setGame] = useState<AnyGame | Refusal>()
  useEffect(() => {
    let isWanted = true
    const show = (loaded: AnyGame | Refusal): void => {
      if (isWanted) setGame(loaded)
    }
    listed
      .load()
      .then(show, () => show(new Refusal('unusable', `${listed.name} could not be loaded. Load the page again.`)))
    return () => {
      isWanted = false
    }
  }, [listed])
  return game
}
