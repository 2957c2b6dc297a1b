// The log of a replay: what was, what the decision of this moment brought about, and paler what is still to come.

import { Die, seatClass, useBoardStore } from '@umpire/board'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { Prose } from '../table/prose.tsx'
import type { LogLine } from '../table/table-link.ts'
import type { ReplayedGame } from './replayed-game.ts'

/** Where a line lies in time, seen from a moment: the decision there brings the lines of the next one about. */
const timeOf = ({ at }: LogLine, moment: number): 'past' | 'now' | 'later' =>
  at <= moment ? 'past' : at === moment + 1 ? 'now' : 'later'

/** So many lines before and after are on the screen. */
const around = 60

export const ReplayLog = ({
  game,
  lines,
  moment,
  onMoment,
}: {
  readonly game: ReplayedGame
  readonly lines: readonly LogLine[]
  readonly moment: number
  readonly onMoment: (moment: number) => void
}): ReactNode => {
  const list = useRef<HTMLOListElement>(null)
  const first = lines.findIndex((line) => line.at > moment)
  const middle = first < 0 ? lines.length : first
  useEffect(() => {
    const { current } = list
    const now = current?.querySelector('[data-time="now"]') ?? current?.querySelector('[data-time="past"]:last-of-type')
    if (current === null || !(now instanceof HTMLElement)) return
    current.scrollTop = now.offsetTop - current.clientHeight * 0.55
  }, [moment, lines])
  return (
    <ol ref={list} className="log replay-log" aria-label="Log">
      {lines.slice(Math.max(0, middle - around), middle + around).map((line) => (
        <Line key={line.index} game={game} line={line} time={timeOf(line, moment)} onMoment={onMoment} />
      ))}
    </ol>
  )
}

const Line = memo(
  ({
    game: { players, match },
    line: { at, text, rule, happening },
    time,
    onMoment,
  }: {
    game: ReplayedGame
    line: LogLine
    time: 'past' | 'now' | 'later'
    onMoment: (moment: number) => void
  }): ReactNode => {
    const board = useBoardStore()
    const { kind, seat, isReaction, dice } = happening
    const classes = [
      seat === undefined ? '' : seatClass(seat),
      isReaction === true ? 'in' : '',
      kind === 'round' ? 'head' : '',
      time === 'now' ? 'new' : '',
      time === 'later' ? 'later' : '',
    ]
    return (
      <li
        className={classes.join(' ')}
        data-time={time}
        aria-current={time === 'now' ? 'step' : undefined}
        onPointerEnter={() => board.show(happening)}
        onPointerLeave={() => board.show(undefined)}
      >
        <button type="button" className="line" onClick={() => onMoment(Math.max(0, at - 1))}>
          <Prose text={text} players={players} seatNames={match.seatNames} />
        </button>
        {dice === undefined ? null : (
          <span className="dice">
            {dice.map((die, n) => (
              // Dice lie in the order they were rolled.
              // oxlint-disable-next-line react/no-array-index-key
              <Die key={n} {...die} />
            ))}
          </span>
        )}{' '}
        {rule === undefined || kind === 'round' ? null : <RuleLink rule={rule} />}
      </li>
    )
  },
)
