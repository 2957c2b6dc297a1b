// Beside the table: the contacts of both Forces, and in drawers the mission and the cards in play, to be read.

import { Drawers, Flag, Icon } from '@umpire/board'
import { type Seat, seatsOf, type View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { advisors } from '../content/advisors.ts'
import { missions } from '../content/missions.ts'
import { layouts } from '../content/layouts/layouts.ts'
import { advisorClauses } from '../content/text/advisors.ts'
import { missionLines } from '../content/text/missions.ts'
import { cardLines } from '../content/text/units.ts'
import type { UnitCardId } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import { seatName, signatureName } from '../names.ts'
import { pingIcon } from '../questions/revealing.ts'
import { other } from '../rules/units.ts'
import type { State } from '../state.ts'
import './stats.css'
import { contactsOf, unitIcon } from './units-of.ts'
import { countOf } from './words.ts'

export const SidePanel = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state, viewer } = view
  const own = seatsOf(2).find((seat) => seat === viewer)
  const shown = own === undefined ? seatsOf(2) : [other(own)]
  return (
    <div className="ds-side">
      {state.units.length === 0 ? null : shown.map((seat) => <Contacts key={seat} state={state} seat={seat} />)}
      <Drawers
        label="Mission and cards"
        openOnPhone="Mission"
        drawers={[
          { name: 'Mission', icon: 'objective', inside: <Brief state={state} /> },
          ...seatsOf(2).map((seat) => ({
            name: seatName(seat),
            icon: `seat-${seat === 0 ? 'a' : 'b'}`,
            inside: <ForceCards state={state} seat={seat} />,
          })),
        ]}
      />
    </div>
  )
}

/** DS-130, DS-145 Nobody knows what a Ping is; how many of them can still be what is known to all. */
const Contacts = ({ state, seat }: { readonly state: State; readonly seat: Seat }): ReactNode => (
  <section aria-label={`Contacts of ${seatName(seat)}`}>
    <h3 className="label">
      <Flag seat={seat} size="s" /> Contacts of {seatName(seat)}
    </h3>
    <table className="ds-contacts">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Signature</span>
          </th>
          <th scope="col">pings</th>
          <th scope="col">reserve</th>
          <th scope="col">decoys</th>
        </tr>
      </thead>
      <tbody>
        {contactsOf(state, seat).map(({ signature, pings, reserve, decoys }) => (
          <tr key={signature} title={`${countOf(decoys, 'ping')} must be a decoy`}>
            <th scope="row">
              <Icon name={pingIcon({ signature })} /> {signatureName(signature)}
            </th>
            <td>{pings}</td>
            <td>{reserve}</td>
            <td className={decoys > 0 ? 'some' : ''}>{decoys}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Brief = ({ state }: { readonly state: State }): ReactNode => {
  const mission = missions.of(state.terms.mission)
  const layout = layouts.of(state.terms.layout)
  return (
    <div className="ds-brief ds-card">
      <b>{mission.name}</b>
      {missionLines(mission.id, state.terms.size).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <b>{layout.name}</b>
      <p>{layout.about}</p>
    </div>
  )
}

const ForceCards = ({ state, seat }: { readonly state: State; readonly seat: Seat }): ReactNode => {
  const own = state.units.filter((unit) => unit.seat === seat)
  const cards = [...new Set<UnitCardId>(own.map(({ card }) => card))]
  const { advisor } = state.forces[seat] ?? { advisor: null }
  if (cards.length === 0) return <p className="dim">The list is not shown yet.</p>
  return (
    <>
      {cards.map((id) => {
        const first = own.find(({ card }) => card === id)
        const [, ...lines] = cardLines(units.of(id))
        return (
          <details key={id} className="ds-card">
            <summary>
              <Icon name={first === undefined ? 'gear' : unitIcon(first)} />
              <b>{units.of(id).name}</b>
              <span className="dim">x{own.filter(({ card }) => card === id).length}</span>
            </summary>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        )
      })}
      {advisor === null ? null : (
        <details className="ds-card">
          <summary>
            <Icon name="person" />
            <b>{advisors.of(advisor).name}</b>
          </summary>
          {advisorClauses(advisors.of(advisor)).map(({ name, text }) => (
            <p key={name}>
              {name}: {text}
            </p>
          ))}
        </details>
      )}
    </>
  )
}
