// The enemy's plans on the map: the way each would go, whom it would attack, and with how much; and a switch for them.

import { Icon } from '@umpire/board'
import type { View } from '@umpire/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { mapOf, type State } from '../state.ts'
import { middleOf, type Point, shortOf } from './measure.ts'
import { OverMap } from './over-map.tsx'
import type { Piece } from './pieces.ts'
import type { PlacedPiece } from './place.ts'
import { canForesee, plansOf, type ShownPlan } from './plans.ts'

export const Forecast = ({
  view,
  pieces,
  places,
}: {
  readonly view: View<State>
  readonly pieces: readonly Piece[]
  readonly places: ReadonlyMap<string, PlacedPiece>
}): ReactNode => {
  const [isOn, setOn] = useState(true)
  const plans = useMemo(() => (isOn ? plansOf(view.state, pieces) : []), [view, pieces, isOn])
  return (
    <>
      <g className="rb-plans" aria-hidden="true">
        {plans.map((plan) => (
          <Plan key={plan.key} plan={plan} state={view.state} places={places} />
        ))}
      </g>
      {canForesee(view.state) ? (
        <OverMap>
          <button
            type="button"
            className={isOn ? 'rb-foresee on' : 'rb-foresee'}
            aria-pressed={isOn}
            onClick={() => setOn(!isOn)}
            aria-label="Enemy plans"
            title="What the enemy would do now: ways, targets and attack values"
          >
            <Icon name="eye-alert" />
          </button>
        </OverMap>
      ) : null}
    </>
  )
}

/** Ways that cross the middle of an area lie a little beside it, so that they do not hide what stands there. */
const beside = 9

const Plan = ({
  plan,
  state,
  places,
}: {
  readonly plan: ShownPlan
  readonly state: State
  readonly places: ReadonlyMap<string, PlacedPiece>
}): ReactNode => {
  const map = mapOf(state)
  const start = places.get(plan.piece)
  if (start === undefined) return null
  const way: Point[] = [start]
  for (const area of plan.path) {
    const { x, y } = middleOf(map, area)
    way.push({ x: x + beside, y: y + beside })
  }
  const last = way.at(-1) ?? start
  const target = plan.target === null ? undefined : places.get(plan.target)
  const path = `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g className={plan.isTie ? 'plan tie' : 'plan'}>
      {way.length > 1 ? (
        <>
          <path className="casing" d={path} />
          <path className="line" d={path} />
          <Head from={way.at(-2) ?? start} to={last} />
        </>
      ) : null}
      {target === undefined ? null : <Attack from={last} to={target} plan={plan} />}
      {plan.isTie ? <Plate at={last} words="?" /> : null}
    </g>
  )
}

/** How far short of a piece a line ends. */
const short = 24

const Attack = ({
  from,
  to,
  plan,
}: {
  readonly from: Point
  readonly to: Point
  readonly plan: ShownPlan
}): ReactNode => {
  const end = shortOf(from, to, short)
  const path = `M${from.x} ${from.y}L${end.x} ${end.y}`
  return (
    <g className="attack">
      <path className="casing" d={path} />
      <path className="line" d={path} />
      <Head from={from} to={end} />
      <Plate
        at={{ x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }}
        words={plan.number === 0 ? '✸' : `${plan.number}`}
      />
    </g>
  )
}

const Head = ({ from, to }: { readonly from: Point; readonly to: Point }): ReactNode => {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return (
    <g transform={`translate(${to.x} ${to.y}) rotate(${turn})`}>
      <path className="casing" d="M-9-8 1 0-9 8" />
      <path className="head" d="M-9-8 1 0-9 8" />
    </g>
  )
}

const Plate = ({ at: { x, y }, words }: { readonly at: Point; readonly words: string }): ReactNode => (
  <g className="plate" transform={`translate(${x} ${y})`}>
    <circle r="11.500" />
    <text y="5">{words}</text>
  </g>
)
