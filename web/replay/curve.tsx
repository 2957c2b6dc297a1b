// The curve: how good the position was for each side at every moment, as the game's bot judges it.

import { Flag, seatClass } from '@umpire/board'
import { at, Refusal, type Seat } from '@umpire/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { judgeGame } from '../bots/bots.ts'
import { dividingLine, labelPlaces, sideLines, sideWorth, type Worth } from './curve-lines.ts'
import { nameOf } from './names.ts'
import type { ReplayedGame } from './replayed-game.ts'

/** So much of the height a flag takes. Where more lie above each other than fit, every second stands aside. */
const flagRoom = 0.42

/** Why there is no curve; undefined where the game can be judged. */
function noCurve({ match, isOpen }: ReplayedGame): string | undefined {
  if (match.game.bot?.evaluate === undefined) return ''
  return isOpen ? undefined : 'Who stood how well is shown when the game is over.'
}

/** The worth of every moment; in words why it is not there. */
function useWorth(game: ReplayedGame): Worth | string {
  const { match } = game
  const reason = noCurve(game)
  const [worth, setWorth] = useState<Worth | string>('Judging the game ...')
  useEffect(() => {
    if (reason !== undefined) return
    let isGone = false
    void judgeGame(match.record()).then((judged) => {
      if (!isGone) setWorth(judged instanceof Refusal ? `No curve: ${judged.reason}` : judged)
    })
    return () => {
      isGone = true
    }
  }, [match, reason])
  return reason ?? worth
}

export const Curve = ({
  game,
  starts,
}: {
  readonly game: ReplayedGame
  readonly starts: readonly { readonly at: number }[]
}): ReactNode => {
  const worth = useWorth(game)
  const { teams, count } = game.match
  const width = Math.max(1, count)
  const [first, second] = teams
  const isDuel = teams.length === 2 && first !== undefined && second !== undefined
  const isJudged = typeof worth !== 'string'
  return (
    <div className={isJudged ? 'curve' : 'curve plain'}>
      <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
        {isJudged && isDuel ? <Duel worth={worth} first={first} second={second} width={width} /> : null}
        {isJudged ? null : <Turns game={game} />}
        {isJudged ? <path className="even" d={`M0 50H${width}`} /> : null}
        {starts.map(({ at: start }) => (
          <path key={start} className="round-line" d={`M${start} 0V100`} />
        ))}
        {isJudged && !isDuel ? <Lines worth={worth} sides={teams} /> : null}
      </svg>
      {isJudged ? null : <p className="curve-note">{worth}</p>}
      {isJudged && isDuel ? (
        <>
          <span className="side-name above">{namesOf(game, second)}</span>
          <span className="side-name below">{namesOf(game, first)}</span>
        </>
      ) : null}
      {isJudged && !isDuel ? <LineFlags worth={worth} sides={teams} /> : null}
    </div>
  )
}

const namesOf = (game: ReplayedGame, side: readonly Seat[]): string => side.map((seat) => nameOf(game, seat)).join(', ')

/** Without a curve: whose decision each was. */
const Turns = ({ game: { match } }: { readonly game: ReplayedGame }): ReactNode =>
  match.given.map(({ seat }, n) => (
    // Decisions are never rearranged.
    // oxlint-disable-next-line react/no-array-index-key
    <rect key={n} className={`area ${seatClass(seat)}`} x={n} y="70" width="1" height="30" />
  ))

/** Two sides: what each has of the whole. */
const Duel = ({
  worth,
  first,
  second,
  width,
}: {
  readonly worth: Worth
  readonly first: readonly Seat[]
  readonly second: readonly Seat[]
  readonly width: number
}): ReactNode => {
  const line = dividingLine(worth, [first, second])
  return (
    <>
      <rect className={`area ${seatClass(at(second, 0))}`} width={width} height="100" />
      <path className="area-ground" d={`${line}V100H0z`} />
      <path className={`area ${seatClass(at(first, 0))}`} d={`${line}V100H0z`} />
      <path className="casing" d={line} />
      <path className="line" d={line} />
    </>
  )
}

/** More sides: a line for each, told apart by its dashes as well. */
const Lines = ({ worth, sides }: { readonly worth: Worth; readonly sides: readonly (readonly Seat[])[] }): ReactNode =>
  sideLines(worth, sides).map((line, n) => {
    const letter = seatClass(at(at(sides, n), 0))
    return (
      <g key={letter} className={`side ${letter}`}>
        <path className="casing" d={line} />
        <path className="line" d={line} />
      </g>
    )
  })

const LineFlags = ({
  worth,
  sides,
}: {
  readonly worth: Worth
  readonly sides: readonly (readonly Seat[])[]
}): ReactNode => {
  const end = at(worth, worth.length - 1)
  const places = labelPlaces(
    sides.map((side) => sideWorth(end, side)),
    flagRoom,
  )
  return sides.map((side, n) => {
    const place = at(places, n)
    const isSecond = places.filter((other) => other < place).length % 2 === 1
    return (
      <span
        key={side.join()}
        className={sides.length > 3 && isSecond ? 'line-flag aside' : 'line-flag'}
        style={{ top: `${place * 100}%` }}
      >
        <Flag seat={at(side, 0)} size="s" />
      </span>
    )
  })
}
