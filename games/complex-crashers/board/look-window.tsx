// What is looked at, in a window over the map: its figures, its abilities, and what attacks would do to it.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { CardId } from '../content/cards.ts'
import { defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import { unitName } from '../names.ts'
import { armorOf, isAble, isExhausted, technologyOf } from '../rules/units.ts'
import { defenderOf, operativeOf, reactorOf, type State } from '../state.ts'
import { isDefender, isOperative, type Unit } from '../state/unit.ts'
import { AbilityLines } from './ability-lines.tsx'
import type { Corner } from './corners.ts'
import { type LookRow, lookRows, partWords, whyNoRow } from './look-rows.ts'
import './look.css'
import { OverMap } from './over-map.tsx'

const mostRows = 4

export const LookWindow = ({
  state,
  unit,
  corner,
}: {
  readonly state: State
  readonly unit: Unit
  readonly corner: Corner
}): ReactNode => {
  // Once the dice lie there is nothing left to chance.
  const isRolled = state.stack.some(({ attack }) => attack !== null && attack.groups.length === 0)
  const rows = isRolled ? [] : lookRows(state, unit)
  const refusal = isRolled || rows.length > 0 ? undefined : whyNoRow(state, unit)
  return (
    <OverMap>
      <aside className={`float cc-look ${corner}`} aria-hidden="true">
        <header>
          <b>{unitName(unit, state)}</b>
          <Figures state={state} unit={unit} />
        </header>
        <Abilities state={state} unit={unit} />
        {rows.length === 0 ? null : (
          <ul className="rows">
            {rows.slice(0, mostRows).map((row) => (
              <Row key={`${row.by} ${row.ability}`} row={row} falls={isOperative(unit) ? 'down' : 'falls'} />
            ))}
            {rows.length > mostRows ? <li className="dim">and {rows.length - mostRows} more attacks</li> : null}
          </ul>
        )}
        {refusal === undefined ? null : <p className="dim">{refusal}</p>}
      </aside>
    </OverMap>
  )
}

const percent = (chance: number): string => `${Math.round(chance * 100)}%`

const Row = ({ row, falls }: { readonly row: LookRow; readonly falls: string }): ReactNode => (
  <li>
    <span>
      <b>{row.ability}</b> {row.by}
      <small>
        {row.dice} {row.dice === 1 ? 'die' : 'dice'} over {row.armor}
        {row.parts.length > 1 ? ` (${partWords(row.parts)})` : ''}
      </small>
    </span>
    <span className="chance">
      <b>{percent(row.falls)}</b>
      <small>{falls}</small>
    </span>
  </li>
)

const Figures = ({ state, unit }: { readonly state: State; readonly unit: Unit }): ReactNode => {
  if (isOperative(unit)) {
    const operative = operativeOf(state, unit)
    if (!isAble(operative)) return <span className="pill danger">Incapacitated</span>
    return (
      <span className="stats">
        <Figure icon="armour" value={armorOf(operative)} />
        <Figure icon="health" value={operative.health} />
        <Figure icon="charge" value={isExhausted(operative) ? '!' : operative.ap} />
      </span>
    )
  }
  const card = complexCard(state, unit)
  if (card === undefined) return null
  return (
    <span className="stats">
      <Figure icon="armour" value={card.armor} />
      <span title="Kill Threshold">
        <Icon name="wound" />
        {card.killThreshold}
        <small>in one attack</small>
      </span>
    </span>
  )
}

const Figure = ({ icon, value }: { readonly icon: string; readonly value: number | string }): ReactNode => (
  <span>
    <Icon name={icon} />
    {value}
  </span>
)

function complexCard(
  state: State,
  unit: Unit,
): { readonly id: CardId; readonly armor: number; readonly killThreshold: number } | undefined {
  if (!isDefender(unit)) return reactors.of(reactorOf(state, unit).card)
  const defender = defenderOf(state, unit)
  return defender === undefined ? undefined : defenders.of(defender.card)
}

const Abilities = ({ state, unit }: { readonly state: State; readonly unit: Unit }): ReactNode => {
  if (isOperative(unit)) return null
  const card = complexCard(state, unit)
  if (card === undefined) return null
  const defender = defenderOf(state, unit)
  const isUpgraded = defender !== undefined && technologyOf(state, defender.card).isUpgraded
  const used = defender?.used ?? (isDefender(unit) ? 0 : reactorOf(state, unit).used)
  return <AbilityLines card={card.id} isUpgraded={isUpgraded} used={used} />
}
