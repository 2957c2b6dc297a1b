// Shows on the board what happens between two moments, one event after the other, and plays on when all was seen.

import { type BoardStore, type Happening, noMark } from '@umpire/board'
import { useEffect } from 'react'
import type { LogLine } from '../table/table-link.ts'
import type { Move, Playback } from './playback.ts'
import type { Decision } from './replayed-game.ts'

/** How long things are shown, in milliseconds at speed 1. */
const beat = 450
const diceBeat = 900
/** How long the question and its answer stand before the next step. */
const pause = 900

const isSeen = ({ things, dice, callout }: Happening): boolean =>
  things.length > 0 || dice !== undefined || callout !== undefined

export function useHappenings(
  board: BoardStore,
  lines: readonly LogLine[],
  { moment, isStep, isPlaying, speed }: Playback,
  move: (move: Move) => void,
): void {
  useEffect(() => {
    const happened = isStep ? lines.filter(({ at, happening }) => at === moment && isSeen(happening)) : []
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (n: number): void => {
      const next = happened[n]?.happening
      board.show(next)
      if (next !== undefined) {
        timer = setTimeout(() => show(n + 1), (next.dice === undefined ? beat : diceBeat) / speed)
      } else if (isPlaying) {
        timer = setTimeout(() => move({ do: 'play on' }), pause / speed)
      }
    }
    show(0)
    return () => clearTimeout(timer)
  }, [board, lines, moment, isStep, isPlaying, speed, move])
}

/** Rings the things that the answer speaks of, as chosen or as attacked. */
export function useDecisionMarks(board: BoardStore, decision: Decision | undefined): void {
  useEffect(() => {
    const things = decision?.things ?? []
    const isTarget = decision?.isAttack === true
    board.setState({ marks: new Map(things.map((thing) => [thing, { ...noMark, isPicked: !isTarget, isTarget }])) })
  }, [board, decision])
}
