// The lines of an attack from its origin to whom it meets, what they cross, and the dice that lie on each target.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import { placeOf } from '../rules/units.ts'
import { regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { Frame } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import type { Placed } from './arrange-units.ts'
import { BoardDie } from './board-die.tsx'
import { groupDice } from './group-dice.ts'
import { type Crossing, crossingsOf } from './line-of-fire.ts'
import { boxOf, middleOf, middleOfBorder, type Point, tile } from './measure.ts'
import { attackingFrame, useShownAttack } from './shown-attack.ts'

interface LinesProps {
  readonly state: State
  readonly places: ReadonlyMap<Unit, Placed>
}

export const FireLines = ({ state, places }: LinesProps): ReactNode => {
  const shown = useShownAttack(state)
  const onStack = attackingFrame(state)
  if (shown === undefined) return null
  const attacker = onStack?.ability?.unit
  const from = originPoint(state, places, shown.origin, shown.isPreview ? undefined : attacker)
  return (
    <g className="cc-fire-lines" aria-hidden="true">
      {shown.units.map((unit) => {
        const to = places.get(unit)
        const region = placeOf(state, unit)
        if (to === undefined || region === undefined) return null
        return (
          <Line
            key={unit}
            from={from}
            to={to}
            crossings={crossingsOf(state, shown.origin, region) ?? []}
            state={state}
          />
        )
      })}
      {shown.isPreview ? null : shown.units.map((unit) => <Reticle key={unit} place={places.get(unit)} />)}
      {shown.region === null ? null : <Area state={state} region={shown.region} from={from} />}
    </g>
  )
}

/** From the piece that shoots, if it still stands there; else from the middle of its region. */
function originPoint(
  state: State,
  places: ReadonlyMap<Unit, Placed>,
  origin: RegionId,
  attacker: Unit | undefined,
): Point {
  const { x, y } = regionOf(state, origin)
  const place = attacker === undefined || placeOf(state, attacker) !== origin ? undefined : places.get(attacker)
  return place ?? middleOf(x, y)
}

/** Where the line between two points passes a border. */
function passing(from: Point, to: Point, border: Point, isUpright: boolean): Point {
  const along = isUpright ? (border.x - from.x) / (to.x - from.x || 1) : (border.y - from.y) / (to.y - from.y || 1)
  const part = Math.min(1, Math.max(0, along))
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const Line = ({
  from,
  to,
  crossings,
  state,
}: {
  readonly from: Point
  readonly to: Point
  readonly crossings: readonly Crossing[]
  readonly state: State
}): ReactNode => {
  const path = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <>
      <path className="casing" d={path} />
      <path className="line" d={path} />
      {crossings.map(({ region, side, cover, hasPillar, isStopped }) => {
        const at = passing(from, to, middleOfBorder(regionOf(state, region), side), side % 2 === 1)
        if (isStopped) return <Stop key={region} at={at} />
        if (cover > 0) return <Plate key={region} at={at} words={`+${cover}`} />
        return hasPillar ? <Plate key={region} at={at} icon="pillar" /> : null
      })}
    </>
  )
}

const Plate = ({
  at: { x, y },
  words,
  icon,
}: {
  readonly at: Point
  readonly words?: string
  readonly icon?: string
}): ReactNode => (
  <g className="plate" transform={`translate(${x} ${y})`}>
    <circle r="13" />
    {words === undefined ? null : <text y="4.500">{words}</text>}
    {icon === undefined ? null : <BoardIcon name={icon} x={-8} y={-8} size={16} />}
  </g>
)

const Stop = ({ at: { x, y } }: { readonly at: Point }): ReactNode => (
  <g className="stop" transform={`translate(${x} ${y})`}>
    <path className="casing" d="M-6-6 6 6M6-6-6 6" />
    <path d="M-6-6 6 6M6-6-6 6" />
  </g>
)

/** An area attack meets a whole region. */
const Area = ({
  state,
  region,
  from,
}: {
  readonly state: State
  readonly region: RegionId
  readonly from: Point
}): ReactNode => {
  const box = boxOf(regionOf(state, region))
  const middle = { x: box.x + tile / 2, y: box.y + tile / 2 }
  const path = `M${from.x} ${from.y}Q${(from.x + middle.x) / 2} ${Math.min(from.y, middle.y) - 50} ${middle.x} ${middle.y}`
  return (
    <>
      <path className="casing" d={path} />
      <path className="line" d={path} />
      <rect className="area" x={box.x + 11} y={box.y + 11} width={tile - 22} height={tile - 22} rx="8" />
    </>
  )
}

const dieSize = 23

/** The dice on each target of the attack that is being contested, above its piece. */
export const TargetDice = ({ state, places }: LinesProps): ReactNode => {
  const frame = attackingFrame(state)
  if (frame?.attack === null || frame === undefined) return null
  const units = [...new Set(frame.attack.groups.map(({ unit }) => unit))]
  return (
    <g className="cc-dice" aria-hidden="true">
      {units.map((unit) => {
        const place = places.get(unit)
        return place === undefined ? null : <DiceOn key={unit} state={state} frame={frame} unit={unit} place={place} />
      })}
    </g>
  )
}

const Reticle = ({ place }: { readonly place: Placed | undefined }): ReactNode =>
  place === undefined ? null : (
    <g className="reticle" transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
      <path className="casing" d={reticlePath} />
      <path d={reticlePath} />
    </g>
  )

const reticlePath = 'M32 0A32 32 0 1 1-32 0 32 32 0 1 1 32 0zM0-40V-26M0 40V26M40 0H26M-40 0H-26'

const DiceOn = ({
  state,
  frame,
  unit,
  place,
}: {
  readonly state: State
  readonly frame: Frame
  readonly unit: Unit
  readonly place: Placed
}): ReactNode => {
  const dice = (frame.attack?.groups ?? []).flatMap((group) =>
    group.unit === unit ? groupDice(state, frame, group).map((die, n) => ({ ...die, key: `${group.n}.${n}` })) : [],
  )
  const step = Math.min(dieSize + 2, 120 / Math.max(1, dice.length))
  const left = place.x - (step * (dice.length - 1) + dieSize) / 2
  return dice.map(({ key, ...die }, n) => (
    <BoardDie key={key} die={die} x={left + n * step} y={place.y - 34 * place.scale - dieSize - 4} size={dieSize} />
  ))
}
