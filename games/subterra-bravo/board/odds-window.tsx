// The window of odds, beside the attack it speaks of: every modifier, the dice, and the two chances that count.

import { BoardIcon, type Box } from '@umpire/board'
import type { Square } from '@umpire/grid'
import type { ReactNode } from 'react'
import type { Pool } from '../content/dice.ts'
import { squareOfFigure } from '../rules/figures.ts'
import { missionOf, type State } from '../state.ts'
import { boxAround, frameOf } from './measure.ts'
import { type OddsRow, oddsWords, percent, type TargetOdds } from './odds-rows.ts'
import { squareOfAttacker, type ShownAttack, useShownAttack } from './shown-attack.ts'
import { useVisiblePart } from './visible-part.ts'
import { windowPlace, windowRoom, windowScale } from './window-place.ts'

const width = 280
const rowHeight = 21
const inner = width - 28

export const OddsWindow = ({ state }: { readonly state: State }): ReactNode => {
  const shown = useShownAttack(state)
  if (shown === undefined || shown.plan.targets.length === 0 || state.attack?.roll) return null
  return <Window state={state} shown={shown} />
}

const Window = ({ state, shown }: { readonly state: State; readonly shown: ShownAttack }): ReactNode => {
  const frame = frameOf(missionOf(state).map)
  const { title, icon, rows, targets } = oddsWords(state, shown)
  const [only] = targets
  const isOne = targets.length === 1
  const head = 36 + rows.length * rowHeight
  const height = head + 8 + (isOne ? 72 : 44 + targets.length * rowHeight)
  const { ref, part } = useVisiblePart()
  const scale = windowScale({ width, height }, frame, part)
  const attacker = squareOfAttacker(state, shown.spec.by)
  const met = shown.plan.targets.flatMap(({ figure }) => squareOfFigure(state, figure) ?? [])
  const kept = boxAround(frame, attacker === null ? met : [attacker, ...met])
  const size = { width: width * scale, height: height * scale }
  const place = windowPlace(size, windowRoom(size, frame, part), kept, figureBoxes(state))
  return (
    <g
      ref={ref}
      className="sb-odds"
      transform={`translate(${place.x} ${place.y}) scale(${scale})`}
      role="img"
      aria-label={title}
    >
      <rect className="cast" x="3" y="7" width={width} height={height} rx="10" />
      <rect className="panel" width={width} height={height} rx="10" />
      <BoardIcon name={icon} x={14} y={11} size={17} />
      <text className="title" x="38" y="24" fontSize="13.5">
        {title}
      </text>
      {rows.map((row, n) => (
        <Row key={`${row.why} ${row.amount}`} row={row} y={50 + n * rowHeight} />
      ))}
      <g transform={`translate(14 ${head + 8})`}>
        <Dice pool={shown.plan.dice} />
        {isOne && only !== undefined ? <One odds={only} /> : <Several targets={targets} />}
      </g>
    </g>
  )
}

function figureBoxes(state: State): Box[] {
  const frame = frameOf(missionOf(state).map)
  const squares: Square[] = [
    ...state.enemies.map(({ square }) => square),
    ...state.commandos.flatMap(({ square }) => square ?? []),
  ]
  return squares.map((square) => boxAround(frame, [square]))
}

const Row = ({ row: { why, rule, amount }, y }: { readonly row: OddsRow; readonly y: number }): ReactNode => (
  <>
    <text className="why" x="14" y={y} fontSize="13">
      {why}
      {rule === '' ? null : (
        <tspan className="rule-id" dx="6" fontSize="11.5">
          {rule}
        </tspan>
      )}
    </text>
    <text className="amount" x={width - 14} y={y} fontSize="13">
      {amount}
    </text>
  </>
)

const star = 'm0-7 2.1 4.6 5 .5-3.8 3.4 1.1 5L0 3.9-4.4 6.5-3.3 1.5-7.1-1.9-2.1-2.4z'

const Dice = ({ pool: { black, red } }: { readonly pool: Pool }): ReactNode => {
  const count = black + red
  const step = Math.min(30, 112 / Math.max(1, count))
  return Array.from({ length: count }, (_, n) => (
    // Dice of a colour are all alike.
    // oxlint-disable-next-line react/no-array-index-key
    <g key={n} className={n < black ? 'die-black' : 'die-red'} transform={`translate(${n * step} 2)`}>
      <rect className="cast" y="2.5" width="26" height="26" rx="6" />
      <rect className="cube" width="26" height="26" rx="6" />
      <rect width="26" height="26" rx="6" fill="url(#sb-lit)" opacity=".6" />
      <path d={star} transform="translate(13 13)" />
    </g>
  ))
}

const One = ({ odds: { wounded, removed, ends } }: { readonly odds: TargetOdds }): ReactNode => (
  <>
    {wounded === removed ? null : (
      <>
        <text className="big" x={inner - 86} y="22" fontSize="21">
          {percent(wounded)}
        </text>
        <text className="label" x={inner - 86} y="37" fontSize="11.5">
          WOUNDED
        </text>
      </>
    )}
    <text className="big" x={inner} y="22" fontSize="27">
      {percent(removed)}
    </text>
    <text className="label" x={inner} y="37" fontSize="11.5">
      {ends.toUpperCase()}
    </text>
    <rect className="bar" y="46" width={inner} height="10" rx="5" />
    <rect className="fill-part" y="46" width={inner * wounded} height="10" rx="5" />
    <path className="stripes" d={stripes(inner * removed, inner * wounded)} />
    <rect className="fill" y="46" width={inner * removed} height="10" rx="5" />
  </>
)

/** Slanted lines over the part of the bar that is wounded and not killed. */
function stripes(from: number, to: number): string {
  let path = ''
  for (let x = from + 3; x < to - 4; x += 6) path += `M${x} 55l5-8`
  return path
}

const Several = ({ targets }: { readonly targets: readonly TargetOdds[] }): ReactNode => (
  <g transform="translate(0 36)">
    {targets.map(({ name, defense, wounded, removed, ends }, n) => (
      <g key={name} transform={`translate(0 ${n * rowHeight + 10})`}>
        <text className="why" fontSize="13">
          {name}, Defense {defense}
        </text>
        <text className="amount" x={inner} fontSize="13">
          {percent(wounded)}, {ends} {percent(removed)}
        </text>
      </g>
    ))}
  </g>
)
