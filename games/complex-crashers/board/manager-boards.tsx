// The Complex Manager's boards: trackers, Reactors with the E.M.P., the technology grid, and the stack of tiles.

import { Flag, Icon, seatClass, ThingButton } from '@umpire/board'
import type { ReactNode } from 'react'
import { defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import type { State } from '../state.ts'
import type { Reactor, Technology } from '../state/complex.ts'
import { reactorUnit } from '../state/unit.ts'
import { technologyThing, unitThing } from '../things.ts'
import { TrackerRow } from './ap-track.tsx'
import { countOf } from './board-words.ts'
import { letterOf } from './figures.ts'
import { TileButton } from './placing-window.tsx'

export const Trackers = ({ state }: { readonly state: State }): ReactNode => (
  <section className="sec cc-trackers">
    <h3>
      <span className="label">Ability points by operative</span>
      <span className="label note">{state.trackers.reduce((sum, ap) => sum + ap, 0)} AP</span>
    </h3>
    {state.operatives.map((operative) => (
      <div key={operative.id} className="row">
        <OperativeFlag state={state} operative={operative} />
        <TrackerRow state={state} operative={operative} />
      </div>
    ))}
  </section>
)

const OperativeFlag = ({
  state,
  operative,
}: {
  readonly state: State
  readonly operative: State['operatives'][number]
}): ReactNode => {
  const letter = letterOf(state, operative)
  const isAlone = state.operatives.filter(({ seat }) => seat === operative.seat).length === 1
  return isAlone ? (
    <Flag seat={operative.seat} size="s" />
  ) : (
    <span className={`cc-letter ${seatClass(operative.seat)}`}>{letter}</span>
  )
}

export const ReactorBoard = ({ state }: { readonly state: State }): ReactNode => {
  const online = state.reactors.filter(({ isOnline }) => isOnline).length
  return (
    <section className="sec">
      <h3>
        <span className="label">Reactors</span>
        <span className="label note">
          {online} online, {countOf(state.kinds.length, 'tile')} left
        </span>
      </h3>
      <div className="cc-reactors">
        {state.reactors.map((reactor) => (
          <ReactorPlace key={reactor.slot} state={state} reactor={reactor} />
        ))}
      </div>
      <EmpTrack state={state} />
    </section>
  )
}

const ReactorPlace = ({ state, reactor }: { readonly state: State; readonly reactor: Reactor }): ReactNode => {
  const { slot, card, isOnline, charges, region } = reactor
  const { name } = reactors.of(card)
  const status = isOnline ? `Online, ${countOf(charges, 'charge')}` : 'Offline'
  return (
    <ThingButton
      id={unitThing(reactorUnit(slot), state)}
      label={`Reactor ${slot}, ${name}, ${status}${region === null ? ', not revealed' : ''}`}
      className={isOnline ? 'cc-reactor online' : 'cc-reactor'}
    >
      <span className="disc">{isOnline ? charges : '×'}</span>
      <span className="name">{name.replace(/ Core$/, '')}</span>
      {region === null ? <Icon name="hidden" className="unseen" /> : null}
    </ThingButton>
  )
}

const EmpTrack = ({ state: { emp, isEmpCalled, terms } }: { readonly state: State }): ReactNode => {
  if (emp === null && !isEmpCalled) return null
  const cells = Array.from({ length: terms.empCountdown + 1 }, (_, gone) => terms.empCountdown - gone)
  return (
    <p className={emp === null ? 'cc-emp over' : 'cc-emp'}>
      <span className="label">E.M.P.</span>
      <span
        className="track"
        role="img"
        aria-label={emp === null ? 'The E.M.P. is over' : `The E.M.P. explodes in ${emp}`}
      >
        {cells.map((left) => (
          <i key={left} className={left === emp ? 'now' : ''} aria-hidden="true">
            {left === 0 ? <Icon name="emi" /> : left}
          </i>
        ))}
      </span>
    </p>
  )
}

export const TechnologyGrid = ({ state }: { readonly state: State }): ReactNode => (
  <section className="sec">
    <h3>
      <span className="label">Technology grid</span>
      <span className="label note">
        <Icon name="stage" /> staged <Icon name="upgrade" /> upgraded
      </span>
    </h3>
    <div className="cc-grid">
      {state.grid.map((technology) => (
        <GridPlace key={technology.card} state={state} technology={technology} />
      ))}
    </div>
  </section>
)

const GridPlace = ({
  state,
  technology: { card, isStaged, isUpgraded },
}: {
  readonly state: State
  readonly technology: Technology
}): ReactNode => {
  const { name, type, tier } = defenders.of(card)
  const there = state.defenders.filter((one) => one.card === card).length
  const words = [
    name,
    `tier ${tier} ${type}`,
    isStaged ? 'Staged' : 'not Staged',
    ...(isUpgraded ? ['upgraded'] : []),
    ...(there > 0 ? [`${there} on the board`] : []),
  ]
  return (
    <ThingButton
      id={technologyThing(card)}
      label={words.join(', ')}
      className={`cc-technology ${type.toLowerCase()} ${isStaged ? 'staged' : ''}`}
    >
      <span className="name">{name}</span>
      <span className="marks">
        {isStaged ? <Icon name="stage" /> : <small>tier {tier}</small>}
        {isUpgraded ? <Icon name="upgrade" /> : null}
        {there > 0 ? <b>×{there}</b> : null}
      </span>
    </ThingButton>
  )
}

export const Reserve = ({ state: { reserve, doorsLeft, coversLeft } }: { readonly state: State }): ReactNode => (
  <section className="sec">
    <h3>
      <span className="label">Reserve</span>
      <span className="label note">
        {countOf(doorsLeft, 'door')}, {coversLeft} cover left
      </span>
    </h3>
    {reserve.length === 0 ? (
      <p className="dim cc-none">No tile is kept back.</p>
    ) : (
      <div className="cc-reserve">
        {reserve.map((tile) => (
          <TileButton key={tile} tile={tile} />
        ))}
      </div>
    )}
  </section>
)
