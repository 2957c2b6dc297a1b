// What the process with the players is told, and answers.

import type { Pace, Played } from './play.ts'
import type { Serving, SideName } from './sides.ts'
import type { GameName } from './table.ts'

export type ToLoad =
  | { readonly do: 'visit'; readonly side: SideName; readonly serving: Serving }
  | { readonly do: 'open'; readonly game: GameName; readonly matches: number }
  /** `from`: the matches before this one rest meanwhile. */
  | { readonly do: 'play'; readonly pace: Pace; readonly from?: number }
  /** Both players of the first so many matches close their pages. */
  | { readonly do: 'leave'; readonly matches: number }
  /** One player each of these matches opens its page again. */
  | { readonly do: 'come back'; readonly from: number; readonly to: number }
  | { readonly do: 'close' }

export type FromLoad =
  | { readonly is: 'done' }
  | ({ readonly is: 'played' } & Played)
  /** In milliseconds, from when a page is opened until the match is there, sorted. */
  | { readonly is: 'back'; readonly delays: readonly number[] }
