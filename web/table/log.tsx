// The log: prose, newest below. A line lights the things it speaks of; its rule opens the rulebook.

import './log.css'
import { Die, type HappeningKind, seatClass, useBoardStore } from '@umpire/board'
import type { Viewer } from '@umpire/engine'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { RuleLink } from '../rulebook/rule-link.tsx'
import type { SeatPlayer } from '../store/saved-game.ts'
import { Prose } from './prose.tsx'
import type { LogLine } from './table-link.ts'

const filters = ['all', 'moves', 'fights', 'dice', 'mine'] as const
type Filter = (typeof filters)[number]

const kinds: { readonly [Name in Exclude<Filter, 'all' | 'mine'>]: HappeningKind } = {
  moves: 'move',
  fights: 'fight',
  dice: 'dice',
}

const isWanted = (filter: Filter, { happening }: LogLine, viewer: Viewer): boolean => {
  if (filter === 'all' || happening.kind === 'round') return true
  if (filter === 'mine') return happening.seat === viewer
  return happening.kind === kinds[filter] || (filter === 'dice' && happening.dice !== undefined)
}

/** More lines than this are not kept on the screen; the replay has them all. */
const mostLines = 100

export interface LogProps {
  readonly lines: readonly LogLine[]
  readonly viewer: Viewer
  readonly players: readonly SeatPlayer[]
  readonly seatNames: readonly string[]
  /** The line that is raised; default: the last. */
  readonly current?: number
}

export const Log = ({ lines, viewer, players, seatNames, current = lines.length - 1 }: LogProps): ReactNode => {
  const [filter, setFilter] = useState<Filter>('all')
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const lastTop = useRef(0)
  useEffect(() => {
    const { current: element } = list
    if (element === null) return
    const toEnd = (): void => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    }
    toEnd()
    // On a small screen the log is hidden until its sheet is opened.
    const watch = new ResizeObserver(toEnd)
    watch.observe(element)
    return () => watch.disconnect()
  }, [lines, filter])
  const wanted = lines.filter((line) => isWanted(filter, line, viewer)).slice(-mostLines)
  return (
    <>
      <div className="filters" role="group" aria-label="Show in the log">
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            className="pill"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <ol
        ref={list}
        className="log"
        aria-label="Log"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          // Only who scrolls up leaves the end: lines may have come since our own scrolling that this tells of.
          if (scrollTop + clientHeight > scrollHeight - 24) isAtEnd.current = true
          else if (scrollTop < lastTop.current) isAtEnd.current = false
          lastTop.current = scrollTop
        }}
      >
        {wanted.map((line) => (
          <Line key={line.index} line={line} isNew={line.index === current} players={players} seatNames={seatNames} />
        ))}
      </ol>
    </>
  )
}

const Line = memo(
  ({
    line: { text, rule, happening },
    isNew,
    players,
    seatNames,
  }: {
    line: LogLine
    isNew: boolean
    players: readonly SeatPlayer[]
    seatNames: readonly string[]
  }): ReactNode => {
    const store = useBoardStore()
    const { kind, seat, isReaction, dice } = happening
    const classes = [
      seat === undefined ? '' : seatClass(seat),
      isReaction === true ? 'in' : '',
      kind === 'round' ? 'head' : '',
      isNew ? 'new' : '',
    ]
    return (
      <li
        className={classes.join(' ')}
        onPointerEnter={() => store.show(happening)}
        onPointerLeave={() => store.show(undefined)}
      >
        <Prose text={text} players={players} seatNames={seatNames} />
        {dice === undefined ? null : (
          <span className="dice">
            {dice.map((die, n) => (
              // Dice lie in the order they were rolled.
              // oxlint-disable-next-line react/no-array-index-key
              <Die key={n} {...die} />
            ))}
          </span>
        )}
        {rule === undefined || kind === 'round' ? null : (
          <>
            {' '}
            <RuleLink rule={rule} />
          </>
        )}
      </li>
    )
  },
)
