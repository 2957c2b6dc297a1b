// The game as a line in time: the curve of who stood how well, rounds, what was worth marking, and the slider.

import './timeline.css'
import { Icon } from '@umpire/board'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { LogLine } from '../table/table-link.ts'
import { Curve } from './curve.tsx'
import { spaced } from './curve-lines.ts'
import { momentWords } from './names.ts'
import { roundStarts } from './playback.ts'
import type { ReplayedGame } from './replayed-game.ts'

/** How near marks and numbers may come to each other, in pixels. */
const markGap = 34
const roundGap = 26

export const Timeline = ({
  game,
  lines,
  moment,
  onMoment,
  onPlay,
}: {
  readonly game: ReplayedGame
  readonly lines: readonly LogLine[]
  readonly moment: number
  readonly onMoment: (moment: number) => void
  readonly onPlay: () => void
}): ReactNode => {
  const last = Math.max(1, game.match.count)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const gapOf = (pixels: number): number => (pixels / width) * last
  const marks = useMemo(() => marksOf(lines), [lines])
  const starts = roundStarts(game.rounds)
  /** The slider keeps the keys for itself; Space plays and pauses all the same. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return
    event.preventDefault()
    onPlay()
  }
  return (
    <div ref={frame} className="timeline">
      <div className="event-marks">
        {spaced(marks, gapOf(markGap)).map(({ at, icon, kind, text }) => (
          <button
            key={at}
            type="button"
            tabIndex={-1}
            className={`event-mark ${kind} ${at === moment ? 'on' : ''}`}
            style={{ left: `${(at / last) * 100}%` }}
            aria-label={`Decision ${at + 1}: ${text}`}
            title={text}
            onClick={() => onMoment(at)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      <Curve game={game} starts={starts} />
      <div className="round-numbers" aria-hidden="true">
        {spaced(starts, gapOf(roundGap)).map(({ at, round }) => (
          <span key={at} style={{ left: `${(at / last) * 100}%` }}>
            {round}
          </span>
        ))}
      </div>
      <span className="time-head" style={{ left: `${(moment / last) * 100}%` }} />
      <input
        type="range"
        min={0}
        max={game.match.count}
        value={moment}
        aria-label="Moment of the game"
        aria-valuetext={momentWords(game, moment)}
        onChange={(event) => onMoment(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

interface EventMark {
  /** The moment whose decision brought it about. */
  readonly at: number
  readonly icon: string
  readonly kind: string
  readonly text: string
}

/** What was worth marking, one for each moment. */
function marksOf(lines: readonly LogLine[]): readonly EventMark[] {
  const marks = new Map<number, EventMark>()
  for (const { at, text, happening } of lines) {
    const moment = Math.max(0, at - 1)
    if (happening.icon === undefined || marks.has(moment)) continue
    marks.set(moment, { at: moment, icon: happening.icon, kind: happening.kind, text })
  }
  return [...marks.values()]
}

/** How wide an element is, now and whenever that changes. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(1_000)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const watch = new ResizeObserver(() => setWidth(Math.max(1, current.clientWidth)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return width
}
