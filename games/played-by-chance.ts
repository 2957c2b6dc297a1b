// A game played by chance, for tests: where it got to, and all that has happened.

import {
  type Game,
  type GameEvent,
  Match,
  type OptionSchema,
  pick,
  Refusal,
  seedRandom,
  type Settings,
} from '@umpire/engine'

interface Played<S, E> {
  readonly state: S
  readonly events: readonly E[]
}

/** Plays to the end or so many answers, and looks through the functions that the game is called with. */
export function playedByChance<S, O extends OptionSchema, E extends GameEvent>(
  game: Game<S, O, E>,
  settings: Settings,
  answers: number,
): Played<S, E> {
  const events: E[] = []
  let state: S | undefined
  const watched: Game<S, O, E> = {
    ...game,
    says: (event, reader) => {
      events.push(event)
      state = reader.state
      return ''
    },
  }
  const match = Match.start(watched, { seed: 'by chance', ...settings })
  if (match instanceof Refusal) throw new Error(match.reason)
  const random = seedRandom('by chance')
  for (let n = 0; n < answers && match.outcome === null; n++) {
    const ask = pick(random, match.asks)
    match.give(ask.seat, ask.sample(random))
  }
  match.log('everybody')
  if (state === undefined) throw new Error('nothing happened')
  return { state, events }
}
