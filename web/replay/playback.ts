// Where a replay is and how it moves: the moment, whether it plays, how fast, and through whose eyes.

import type { Viewer } from '@umpire/engine'

export const speeds = [0.5, 1, 2, 4] as const
export type PlaybackSpeed = (typeof speeds)[number]

export interface Playback {
  /** How many answers have been given. */
  readonly moment: number
  /** The last moment there is. */
  readonly last: number
  /** True where the moment was reached by one step on: what happened in between is shown. */
  readonly isStep: boolean
  readonly isPlaying: boolean
  readonly speed: PlaybackSpeed
  readonly viewer: Viewer
}

export type Move =
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  /** Goes on by itself. */
  | { readonly do: 'play on' }
  | { readonly do: 'play or pause' }
  | { readonly do: 'speed'; readonly speed: PlaybackSpeed }
  | { readonly do: 'see'; readonly viewer: Viewer }

const put = (playback: Playback, to: number): Playback => {
  const moment = Math.min(playback.last, Math.max(0, Math.round(to)))
  return { ...playback, moment, isStep: moment === playback.moment + 1 }
}

export function moved(playback: Playback, move: Move): Playback {
  const { moment, last, isPlaying } = playback
  switch (move.do) {
    case 'go':
      return { ...put(playback, move.to), isStep: false, isPlaying: false }
    case 'step':
      return { ...put(playback, moment + move.by), isPlaying: false }
    case 'play on': {
      const next = put(playback, moment + 1)
      return { ...next, isPlaying: isPlaying && next.moment < last }
    }
    case 'play or pause':
      // At the end it begins again.
      if (!isPlaying && moment === last) return { ...put(playback, 0), isStep: false, isPlaying: last > 0 }
      return { ...playback, isPlaying: !isPlaying, isStep: false }
    case 'speed':
      return { ...playback, speed: move.speed, isStep: false }
    case 'see':
      return { ...playback, viewer: move.viewer, isStep: false }
  }
}

/** The first moment of a round before or after this one. */
export function roundFrom(rounds: readonly number[], moment: number, by: 1 | -1): number {
  const starts = roundStarts(rounds).map(({ at }) => at)
  const found = by > 0 ? starts.find((at) => at > moment) : starts.findLast((at) => at < moment)
  return found ?? (by > 0 ? rounds.length - 1 : 0)
}

/** Where each round begins. */
export function roundStarts(rounds: readonly number[]): readonly { readonly at: number; readonly round: number }[] {
  return rounds.flatMap((round, at) => (round > 0 && round !== rounds[at - 1] ? [{ at, round }] : []))
}
