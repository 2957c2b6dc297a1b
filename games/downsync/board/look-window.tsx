// What is looked at, in a window over the table: a Unit's numbers, Actions and state; what a Ping may still be.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { actions } from '../content/actions.ts'
import { sayCm, sayType } from '../content/text/units.ts'
import { elementName, inches, seatName, signatureName, unitName } from '../names.ts'
import { actionWords } from '../rules/attack-words.ts'
import { cardOf, cargoOf, reserveOf, speedOf } from '../rules/units.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import type { Corner } from './corners.ts'
import { OverMap } from './over-map.tsx'
import { tokensOf } from './tokens.ts'
import { countOf } from './words.ts'

export const LookWindow = ({
  state,
  element,
  corner,
}: {
  readonly state: State
  readonly element: number
  readonly corner: Corner
}): ReactNode => {
  const ping = pingOf(state, element)
  return (
    <OverMap>
      <aside className={`float ds-look ${corner}`} aria-hidden="true">
        <header>
          <b>{elementName(state, element)}</b>
          <small className="dim">
            {ping === undefined ? sayType(cardOf(unitOf(state, element))) : seatName(ping.seat)}
          </small>
        </header>
        {ping === undefined ? (
          <OfUnit state={state} unit={unitOf(state, element)} />
        ) : (
          <OfPing state={state} ping={ping} />
        )}
      </aside>
    </OverMap>
  )
}

const OfUnit = ({ state, unit }: { readonly state: State; readonly unit: Unit }): ReactNode => {
  const card = cardOf(unit)
  const tokens = unit.bases.flatMap((base) => tokensOf(unit, base).map(({ words }) => words))
  const cargo = cargoOf(state, unit)
  const states = [...new Set([...tokens, ...(unit.activated ? ['has acted'] : [])])]
  return (
    <>
      <div className="stats">
        <Stat name="SPD" value={inches(speedOf(state, unit))} />
        {card.scan === null ? null : <Stat name="SCAN" value={`${card.scan}`} />}
        {card.targ === null ? null : <Stat name="TARG" value={`${card.targ}`} />}
        <Stat name="DEF" value={`${card.def}`} />
        <Stat name="CM" value={sayCm(card)} />
      </div>
      {states.length === 0 ? null : <p>{states.join(', ')}</p>}
      {cargo === undefined ? null : <p>Carries {unitName(cargo)}</p>}
      <ul>
        {card.actions.map(({ action, teams }) => (
          <li key={action}>
            <b>{actions.of(action).name}</b>{' '}
            <small>
              {teams === null ? '' : `teams ${teams.join(', ')}: `}
              {actions.of(action).special === null ? actionWords(actions.of(action)) : ''}
            </small>
          </li>
        ))}
      </ul>
      {card.traits.length === 0 ? null : <p className="dim">{card.traits.map(({ name }) => name).join(', ')}</p>}
    </>
  )
}

const Stat = ({ name, value }: { readonly name: string; readonly value: string }): ReactNode => (
  <span>
    <small>{name}</small> {value}
  </span>
)

/** DS-130, DS-146, DS-148 */
const OfPing = ({ state, ping }: { readonly state: State; readonly ping: Ping }): ReactNode => {
  const { seat, signature } = ping
  const possible = reserveOf(state, seat, signature)
  const pings = state.pings.filter((one) => one.seat === seat && one.signature === signature).length
  const decoys = Math.max(0, pings - possible.length)
  return (
    <>
      <p>
        {countOf(pings, `${signatureName(signature)} Ping`)} for {countOf(possible.length, 'Unit')} in Reserve.
      </p>
      <ul>
        {possible.map((unit) => (
          <li key={unit.id}>
            <b>{unitName(unit)}</b> <small>{inches(speedOf(state, unit))}</small>
          </li>
        ))}
        {decoys > 0 ? (
          <li className="decoy">
            <Icon name="decoy" /> {countOf(decoys, 'decoy')}
          </li>
        ) : null}
      </ul>
    </>
  )
}
