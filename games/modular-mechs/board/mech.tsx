// A mech on its grid: heading, modules and crew.

import { seatClass, SeatPiece, Thing, useBoard } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import { typeOf } from '../content/catalogue.ts'
import { effectOf } from '../content/short-text.ts'
import { nameOf, pieceName } from '../names.ts'
import { moduleThing } from '../things.ts'
import { healthNow, isHalved, linkedAcross, mobilityNow, sides } from '../rules/building.ts'
import { aimOf, healthLeft } from '../rules/hit.ts'
import { bandOf, distanceOf } from '../rules/range.ts'
import { isReloading } from '../rules/ready.ts'
import { isActive, type Mech, type Module, moduleOf, type State } from '../state.ts'
import { Crew } from './crew.tsx'
import { CrewReach } from './crew-reach.tsx'
import { cellAt, type Place, shared } from './layout.ts'
import { ModuleCard, type ModuleCardProps } from './module-card.tsx'
import { useCarefully } from './carefully.ts'
import { wordsFrom } from './packing.ts'
import { useReading } from './reading.tsx'

/** Everything of a module that its card shows. Only plain values, so that a card is drawn anew only if it changed. */
export function shownOf(state: State, mech: Mech, module: Module): Omit<ModuleCardProps, 'card'> {
  return {
    type: module.type,
    turned: module.turned,
    links: sides.reduce<number>(
      (bits, side) => bits | (linkedAcross(mech, module, side) === undefined ? 0 : 1 << side),
      0,
    ),
    health: healthNow(mech, module),
    left: healthLeft(mech, module),
    mobility: mobilityNow(mech, module),
    isHalved: isHalved(mech, module),
    aim: typeOf(module.type).damage > 0 ? aimOf(mech, module) : 0,
    shield: module.shield,
    isBroken: module.broken,
    isActivated: module.activated,
    note: noteOf(state, module),
  }
}

function noteOf(state: State, module: Module): string {
  if (module.jammed) return 'jammed'
  if (isReloading(state, module)) return 'reloading'
  return module.isNew ? 'new' : ''
}

/** What a screen reader says of a module. */
function spoken({ type, health, left, isBroken, isActivated, shield = 0, note = '' }: ModuleCardProps): string {
  if (isBroken === true) return ', broken'
  return [
    `, ${left === health ? `${health} health` : `${left} of ${health} health`}`,
    shield > 0 ? `, shield ${shield}` : '',
    `, ${effectOf(typeOf(type))}`,
    note === '' ? '' : `, ${note}`,
    isActivated === true ? ', has been activated' : '',
  ].join('')
}

interface ModuleThingProps extends ModuleCardProps {
  readonly seat: Seat
  readonly label: string
  readonly x: number
  readonly y: number
}

const ModuleThing = memo(({ seat, label, x, y, ...shown }: ModuleThingProps): ReactNode => {
  const { card } = shown
  const reading = useReading(shown.type, { x, y, width: card, height: card })
  const careful = useCarefully(moduleThing(seat, label))
  return (
    <g className="mm-slide" style={{ transform: `translate(${x}px, ${y}px)` }} {...reading} {...careful}>
      <Thing
        id={moduleThing(seat, label)}
        label={`${nameOf(label)} of ${pieceName(seat)}${spoken(shown)}`}
        box={{ x: 0, y: 0, width: card, height: card }}
      >
        <ModuleCard {...shown} />
      </Thing>
    </g>
  )
})

/** Figures stand in the row of the picture, the first of them at its side. */
function crewSpot(place: Place, module: Module, count: number, n: number): { x: number; y: number; scale: number } {
  const { x, y } = cellAt(place, module.x, module.y)
  const { card } = place
  const scale = Math.max(0.55, Math.min(1, card / 112)) * (count > 3 ? 0.8 : 1)
  const step = shared(count, n, count <= 3 ? 3 : Math.ceil(count / 2), 27 * scale)
  const side = count === 1 ? card * 0.2 : count === 2 ? card * 0.3 : card / 2
  return { x: x + side + step.x, y: y + card * 0.46 + step.y, scale }
}

const CrewOf = ({
  state,
  mech,
  place,
}: {
  readonly state: State
  readonly mech: Mech
  readonly place: Place
}): ReactNode => {
  const areStepping = state.phase === 'fight' && isActive(state, mech.seat)
  return mech.crew.map((crew, number) => {
    const inside = mech.crew.flatMap((other, n) => (other.at === crew.at ? [n] : []))
    const spot = crewSpot(place, moduleOf(mech, crew.at), inside.length, inside.indexOf(number))
    return (
      <Crew
        // oxlint-disable-next-line react/no-array-index-key -- crew members are known by their number alone
        key={number}
        seat={mech.seat}
        number={number}
        inside={crew.at}
        steps={areStepping ? crew.steps : undefined}
        {...spot}
      />
    )
  })
}

/** `Mantis, 5 spaces away: mid`; of one's own mech nothing but that it is one's own. */
function headingOf(state: State, seat: Seat, own: Seat | undefined, isNarrow: boolean): string {
  const name = pieceName(seat)
  if (own === undefined) return name
  if (own === seat) return `${name}, your mech`
  const distance = distanceOf(state, own, seat)
  const spaces = distance === 1 ? '1 space' : `${distance} spaces`
  return `${name}, ${isNarrow ? distance : spaces} away: ${bandOf(distance).toLowerCase()}`
}

/** Whether a target is asked for and none of this mech's modules is one. */
const useIsOut = (seat: Seat, own: Seat | undefined): boolean =>
  useBoard(({ choosing: { ask } }) => {
    if (ask?.name !== 'target' || seat === own) return false
    const piece = `${pieceName(seat).toLowerCase()} `
    return !ask.options.some((option) => option.things?.some((thing) => thing.startsWith(piece)) === true)
  })

export const MechOnGrid = ({
  state,
  mech,
  place,
  own,
  hidden,
}: {
  readonly state: State
  readonly mech: Mech
  readonly place: Place
  readonly own: Seat | undefined
  /** The label of a module that is in the hand just now. */
  readonly hidden: string
}): ReactNode => {
  const { seat, modules } = mech
  const { box, card } = place
  const isOut = useIsOut(seat, own)
  const heading = headingOf(state, seat, own, isOut || box.width < 220)
  return (
    <g className={`mm-mech ${seatClass(seat)} ${isOut ? 'out' : ''} ${card < wordsFrom ? 'small' : ''}`}>
      {isActive(state, seat) ? (
        <rect className="mm-turn" x={box.x - 4} y={box.y - 4} width={box.width + 8} height={box.height + 4} rx="10" />
      ) : null}
      <SeatPiece seat={seat} x={box.x + 18} y={box.y + 12} size={20} />
      <text className="mm-heading" x={box.x + 34} y={box.y + 18} fontSize="16">
        {heading}
        {isOut ? <tspan className="mm-out">, out of range</tspan> : null}
      </text>
      <g className="mm-modules">
        {modules
          .filter(({ label }) => label !== hidden)
          .map((module) => (
            <ModuleThing
              key={module.label}
              seat={seat}
              label={module.label}
              card={card}
              {...cellAt(place, module.x, module.y)}
              {...shownOf(state, mech, module)}
            />
          ))}
        {seat === own && state.phase === 'fight' ? <CrewReach mech={mech} place={place} /> : null}
        <CrewOf state={state} mech={mech} place={place} />
      </g>
    </g>
  )
}
