// What a seat has: Command and Victory Points, its Taskforce, the others on the table, and the Reserve.

import { Icon, ThingButton, usePreview } from '@umpire/board'
import { at, type Seat, type View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { factions } from '../content/factions.ts'
import { signatureName, unitName } from '../names.ts'
import { goalOf } from '../rules/victory.ts'
import { cardOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { unitThing } from '../things.ts'
import './stats.css'
import { contactsOf, isEngaged, type Listed, onTable, unitIcon } from './units-of.ts'
import { countOf } from './words.ts'

export const SeatStats = ({ view, seat }: { readonly view: View<State>; readonly seat: Seat }): ReactNode => {
  const { state, viewer } = view
  const all = onTable(state, seat)
  const engaged = all.filter(({ id }) => isEngaged(state, id))
  const others = all.filter(({ id }) => !isEngaged(state, id))
  const isOwn = viewer === seat
  return (
    <>
      <Points state={state} seat={seat} isOwn={isOwn} />
      <List name={seat === state.active ? 'Taskforce' : 'Reaction'} rows={engaged} />
      <Folded name={engaged.length > 0 ? 'Others' : 'On the table'} count={others.length} isOpen={isOwn}>
        <Rows rows={others} />
      </Folded>
      <Reserve state={state} seat={seat} isOpen={isOwn} />
    </>
  )
}

/** `1 CP` of what the option under the pointer costs. */
function useWouldSpend(isOwn: boolean): number {
  const option = usePreview()
  const found = /(\d+) CP/.exec(option?.label?.cost ?? '')?.[1]
  return isOwn && found !== undefined ? Number(found) : 0
}

const Points = ({
  state,
  seat,
  isOwn,
}: {
  readonly state: State
  readonly seat: Seat
  readonly isOwn: boolean
}): ReactNode => {
  const { cp, capacity, vp } = at(state.forces, seat)
  const would = Math.min(cp, useWouldSpend(isOwn))
  return (
    <div className="stats">
      <span title="Command Points">
        <Icon name="command-point" />
        <span className="pips ds-cp" role="img" aria-label={`${cp} of ${capacity} Command Points`}>
          {Array.from({ length: capacity }, (_, n) => (
            // The pips are a track: each is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={n} className={n < cp - would ? 'on' : n < cp ? 'would' : ''} />
          ))}
        </span>
        {cp} <small>CP</small>
      </span>
      <span title="Victory Points">
        <Icon name="trophy" />
        {vp} <small>of {goalOf(state)} VP</small>
      </span>
    </div>
  )
}

const List = ({ name, rows }: { readonly name: string; readonly rows: readonly Listed[] }): ReactNode =>
  rows.length === 0 ? null : (
    <section className="ds-list">
      <h3 className="label">{name}</h3>
      <Rows rows={rows} />
    </section>
  )

const Rows = ({ rows }: { readonly rows: readonly Listed[] }): ReactNode => (
  <ul className="kit">
    {rows.map(({ id, name, icon, note, tone }) => (
      <li key={id}>
        <Icon name={icon} />
        <b>{name}</b>
        <span className={`pill ${tone}`}>{note}</span>
      </li>
    ))}
  </ul>
)

/** A heading that opens and shuts what is below it. */
const Folded = ({
  name,
  count,
  isOpen,
  children,
}: {
  readonly name: string
  readonly count: number
  readonly isOpen: boolean
  readonly children: ReactNode
}): ReactNode =>
  count === 0 ? null : (
    <details className="ds-list" open={isOpen}>
      <summary className="label">
        {name} <small>{count}</small>
      </summary>
      {children}
    </details>
  )

/** DS-021 Who has not come yet; options may name them. */
const Reserve = ({
  state,
  seat,
  isOpen,
}: {
  readonly state: State
  readonly seat: Seat
  readonly isOpen: boolean
}): ReactNode => {
  const waiting = state.units.filter(
    (unit) => unit.seat === seat && (unit.at === 'reserve' || unit.at === 'carried' || unit.at === 'packaged'),
  )
  return (
    <Folded name="Reserve" count={waiting.length} isOpen={isOpen}>
      <ul className="kit">
        {waiting.map((unit) => (
          <li key={unit.id}>
            <Waiting state={state} unit={unit} />
          </li>
        ))}
      </ul>
      <p className="dim ds-balance">{balanceWords(state, seat)}</p>
    </Folded>
  )
}

const Waiting = ({ state, unit }: { readonly state: State; readonly unit: Unit }): ReactNode => {
  const { signature } = cardOf(unit)
  const carrier = state.units.find(({ id }) => id === unit.carrier)
  const where =
    carrier !== undefined && unit.at !== 'reserve'
      ? `in ${unitName(carrier)}`
      : signature === null
        ? ''
        : signatureName(signature)
  return (
    <ThingButton id={unitThing(unit)} label={`${unitName(unit)}, ${where}`} className="ds-waiting">
      <Icon name={unitIcon(unit)} />
      <b>{unitName(unit)}</b>
      <span className="dim">{where}</span>
    </ThingButton>
  )
}

/** `2 pings, 2 in reserve: no decoys` */
function balanceWords(state: State, seat: Seat): string {
  const contacts = contactsOf(state, seat)
  const sum = (of: 'pings' | 'reserve' | 'decoys'): number => contacts.reduce((total, one) => total + one[of], 0)
  const decoys = sum('decoys')
  return `${countOf(sum('pings'), 'ping')}, ${sum('reserve')} in reserve: ${decoys === 0 ? 'no decoys' : countOf(decoys, 'decoy')}`
}

export const seatNote = ({ state }: View<State>, seat: Seat): string => factions.of(at(state.forces, seat).faction).name

export const seatPoints = ({ state }: View<State>, seat: Seat): string => {
  const { cp, vp } = at(state.forces, seat)
  return `${cp} CP, ${vp} VP`
}
