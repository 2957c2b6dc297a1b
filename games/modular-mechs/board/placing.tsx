// Building: the cells that can be built on, the ghost of what would be built there, and the cards in the hand.

import { BoardIcon, Thing, useBoard, useBoardStore, usePreview, variantCount } from '@umpire/board'
import type { ReactNode } from 'react'
import { laserCannon, standardLegs, typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import { nameOf } from '../names.ts'
import { readSpot, typeNamed } from '../places.ts'
import { type Part, type Preset, presets } from '../questions.ts'
import { cellsBeside, moduleAt } from '../rules/building.ts'
import { presetParts } from '../rules/setup.ts'
import { isActive, type Mech, type State } from '../state.ts'
import { cellThing, moduleThing, partThing } from '../things.ts'
import { cellsNamed, placedParts, withParts } from './assembly.ts'
import { useDragToBuild } from './drag-to-build.ts'
import { cellAt, type Place, spareCells } from './layout.ts'
import { shownOf } from './mech.tsx'
import { ModuleCard, printedOf } from './module-card.tsx'
import { useReading } from './reading.tsx'

/** Whether the viewer is asked where to build. */
const useIsPlacing = (): boolean =>
  useBoard(({ choosing }) => choosing.ask?.name === 'place' || choosing.ask?.name === 'starting part')

const Cells = ({ mech, place }: { readonly mech: Mech; readonly place: Place }): ReactNode => {
  const choosing = useBoard((state) => state.choosing)
  const offered = new Set(choosing.ask?.options.flatMap(({ things = [] }) => things))
  const named = [...offered, ...choosing.blocked.flatMap(({ things = [] }) => things)]
  const { card } = place
  return cellsNamed(named)
    .filter(({ x, y }) => moduleAt(mech, x, y) === undefined)
    .map((cell) => {
      const box = { ...cellAt(place, cell.x, cell.y), width: card, height: card }
      const id = cellThing(mech.seat, cell)
      return (
        <Thing key={id} id={id} label="Empty cell" box={box}>
          <rect className={offered.has(id) ? 'mm-cell' : 'mm-cell unfit'} {...box} rx="7" />
        </Thing>
      )
    })
}

/** Parts that are not in the mech yet: planned, or only thought of. */
const Parts = ({
  state,
  mech,
  parts,
  place,
  className = '',
}: {
  readonly state: State
  readonly mech: Mech
  readonly parts: readonly Part[]
  readonly place: Place
  readonly className?: string
}): ReactNode => {
  const whole = withParts(mech, parts)
  return whole.modules.slice(mech.modules.length).map((module) => {
    const { x, y } = cellAt(place, module.x, module.y)
    return (
      <g key={module.label} className={className} transform={`translate(${x} ${y})`}>
        <ModuleCard card={place.card} {...shownOf(state, whole, module)} isGhost />
      </g>
    )
  })
}

/** Turns what is about to be built, once it has been put down by a click or a tap. */
const Turner = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => {
  const store = useBoardStore()
  const canTurn = useBoard(({ choosing }) => choosing.armed !== undefined && variantCount(choosing) > 1)
  if (!canTurn) return null
  return (
    <g
      className="mm-turner"
      role="button"
      tabIndex={0}
      aria-label="Turn it a quarter"
      transform={`translate(${x} ${y})`}
      onClick={() => store.turn()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') store.turn()
      }}
    >
      <circle r="22" fill="transparent" stroke="none" />
      <circle r="15" />
      <BoardIcon name="rotate" x={-10} y={-10} size={20} color="#1d1600" />
    </g>
  )
}

const isPreset = (say: string): say is Preset => presets.some((preset) => preset === say)

/** What the previewed option would build. */
const Ghost = ({
  state,
  mech,
  place,
}: {
  readonly state: State
  readonly mech: Mech
  readonly place: Place
}): ReactNode => {
  const preview = usePreview()
  const say = preview?.say ?? ''
  const spot = readSpot(say)
  if (spot === undefined) {
    if (state.phase !== 'assembly' || !isPreset(say)) return null
    return <Parts state={state} mech={mech} parts={presetParts[say]} place={place} className="mm-ghost" />
  }
  const type = spot.name === '' ? state.attaching?.type : typeNamed(spot.name)
  if (type === undefined) return null
  const rest: Mech = { ...mech, modules: mech.modules.filter(({ label }) => label !== state.attaching?.module) }
  const { x, y } = cellAt(place, spot.x, spot.y)
  return (
    <>
      <Parts state={state} mech={rest} parts={[{ ...spot, type }]} place={place} className="mm-ghost" />
      <Turner x={x + place.card} y={y} />
    </>
  )
}

interface InHand {
  readonly type: TypeId
  readonly thing: string
  readonly name: string
}

/** Cards that are to be attached: bought, come off, or starting parts. */
function inHand(state: State, mech: Mech, isAssembling: boolean, placed: readonly Part[]): InHand[] {
  if (isAssembling) {
    return [laserCannon, standardLegs]
      .filter((type) => placed.filter((part) => part.type === type).length < (type === laserCannon ? 1 : 2))
      .map((type) => ({ type, thing: partThing(mech.seat, type), name: typeOf(type).name }))
  }
  if (!isActive(state, mech.seat)) return []
  const loose = mech.detached.map(({ type, label }) => ({
    type,
    thing: moduleThing(mech.seat, label),
    name: nameOf(label),
  }))
  const { attaching } = state
  if (attaching === null || mech.detached.some(({ label }) => label === attaching.module)) return loose
  return [{ type: attaching.type, thing: `${attaching.module} in hand`, name: nameOf(attaching.module) }]
}

const HandCard = ({
  card,
  hand,
  x,
  y,
}: {
  readonly card: number
  readonly hand: InHand
  readonly x: number
  readonly y: number
}): ReactNode => {
  const drag = useDragToBuild()
  const reading = useReading(hand.type, { x, y, width: card, height: card })
  return (
    <g transform={`translate(${x} ${y})`} {...reading}>
      <rect className="mm-hand-plate" x="-9" y="-9" width={card + 18} height={card + 18} rx="10" />
      <Thing id={hand.thing} label={`${hand.name}, in your hand`} box={{ x: 0, y: 0, width: card, height: card }}>
        <g className="mm-hand" ref={drag}>
          <ModuleCard card={card} {...printedOf(hand.type)} />
        </g>
      </Thing>
    </g>
  )
}

export const Placing = ({
  state,
  mech,
  place,
}: {
  readonly state: State
  readonly mech: Mech
  readonly place: Place
}): ReactNode => {
  const isPlacing = useIsPlacing()
  const isAssembling = useBoard(({ choosing }) => choosing.ask?.name === 'starting part')
  const detail = useBoard(({ choosing }) => choosing.ask?.detail ?? '')
  const placed = isAssembling ? placedParts(detail) : []
  const plan = withParts(mech, placed)
  const open = isAssembling ? [] : cellsBeside(mech)
  const isTaken = (x: number, y: number): boolean =>
    moduleAt(plan, x, y) !== undefined || open.some((cell) => cell.x === x && cell.y === y)
  const spare = spareCells(place, isTaken)
  return (
    <>
      <Parts state={state} mech={mech} parts={placed} place={place} />
      {inHand(state, mech, isAssembling, placed).map((hand, n) => {
        const cell = spare[n] ?? { x: place.minX + place.columns, y: place.maxY - n }
        return <HandCard key={hand.thing} card={place.card} hand={hand} {...cellAt(place, cell.x, cell.y)} />
      })}
      {isPlacing ? (
        <g className="mm-cells">
          <Cells mech={plan} place={place} />
        </g>
      ) : null}
      <Ghost state={state} mech={plan} place={place} />
    </>
  )
}
