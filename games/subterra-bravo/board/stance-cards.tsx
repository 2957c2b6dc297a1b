// The stances of all commandos, with the one in force or facedown marked.

import type { ReactNode } from 'react'
import { commandos as sheets } from '../content/commandos.ts'
import { stanceCard, stancesOf } from '../content/stances.ts'
import { passivesText } from '../content/text/passive.ts'
import type { State } from '../state.ts'
import { Value } from './cards-value.tsx'

export const StanceCards = ({ state }: { readonly state: State }): ReactNode =>
  state.commandos.map(({ id, stance, facedown }) => (
    <section key={id} className="reading">
      <h4>{sheets.of(id).name}</h4>
      {[...stancesOf(id), ...(stance === 'DWN' ? [stanceCard('DWN')] : [])].map((card) => (
        <article key={card.id} className={card.id === stance ? 'card now' : 'card'}>
          <header>
            <b>{card.name}</b>
            {card.id === stance ? (
              <span className="pill accent">{facedown === null ? 'in force' : 'facedown'}</span>
            ) : null}
          </header>
          <dl>
            <Value name="Speed" value={card.speed} />
            <Value name="Ranged" value={card.rangedDefense} />
            <Value name="Melee" value={card.meleeDefense} />
            <Value name="Max" value={card.maxAdrenaline} />
          </dl>
          <p>{passivesText(card.special)}</p>
        </article>
      ))}
    </section>
  ))
