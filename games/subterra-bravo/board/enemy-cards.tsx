// The stat cards of the enemies of this mission.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { type Enemy, enemies } from '../content/enemies.ts'
import { traitText } from '../content/text/enemies.ts'
import { sayWeapon } from '../content/text/weapon.ts'
import { speedOfEnemy, vitalityOfEnemy } from '../rules/figures.ts'
import { missionOf, type State } from '../state.ts'
import { Value } from './cards-value.tsx'

export const EnemyCards = ({ state }: { readonly state: State }): ReactNode => {
  const there = new Set([...missionOf(state).enemies, ...state.enemies.map(({ type }) => type)])
  return [...there].map((id) => <EnemyCard key={id} state={state} enemy={enemies.of(id)} />)
}

const EnemyCard = ({ state, enemy }: { readonly state: State; readonly enemy: Enemy }): ReactNode => {
  const { id, name, combatCost, rangedDefense, meleeDefense, melee, ranged, traits, figures } = enemy
  const onMap = state.enemies.filter(({ type }) => type === id).length
  return (
    <article className="card enemy">
      <header>
        <b>{name}</b>
        <span className="dim">
          {onMap} of {figures} on the map
        </span>
        <span className="cost energy" title="Energy for a combat activation">
          {combatCost}
        </span>
      </header>
      <dl>
        <Value name="Speed" value={speedOfEnemy(state, { type: id })} />
        <Value name="Vitality" value={vitalityOfEnemy(state, { type: id })} />
        <Value name="Ranged" value={rangedDefense} />
        <Value name="Melee" value={meleeDefense} />
      </dl>
      <p>
        <Icon name="melee" /> {sayWeapon(melee)}
      </p>
      {ranged === undefined ? null : (
        <p>
          <Icon name="ranged" /> {sayWeapon(ranged)}
        </p>
      )}
      {traits.map((trait) => (
        <p key={trait.trait}>{traitText(trait)}</p>
      ))}
    </article>
  )
}
