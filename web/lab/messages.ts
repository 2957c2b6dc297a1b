// What the page's lab and its workers say to each other.

import type { MatchRecord } from '@umpire/engine'
import type { OddGame, Sheet, Study } from '@umpire/lab'

/** The first message a worker gets says which study it is. */
export type ToWorker =
  | { readonly do: 'study'; readonly study: Study }
  /** Games `from` to below `to`, in the order of the study. */
  | { readonly do: 'play'; readonly from: number; readonly to: number }
  /** A game once more, as a record. */
  | { readonly do: 'record'; readonly odd: OddGame }

export type FromWorker =
  | { readonly played: readonly Sheet[] }
  | { readonly record: MatchRecord }
  | { readonly refused: string }
