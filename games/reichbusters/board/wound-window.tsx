// A wound card that lies face up before it takes effect, over the map.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { wounds } from '../content/wounds.ts'
import { heroName } from '../names.ts'
import type { State } from '../state.ts'
import { OverMap } from './over-map.tsx'

export const WoundWindow = ({ state: { woundNow } }: { readonly state: State }): ReactNode => {
  if (woundNow === null) return null
  const { name, number, topText, lastingText } = wounds.of(woundNow.wound)
  return (
    <OverMap>
      <section className="float rb-test rb-wound" aria-label={`Wound card: ${name}`}>
        <header>
          <Icon name="wound" />
          <b>{name}</b>
          <span>{heroName(woundNow.hero)} draws a wound card</span>
        </header>
        <p>{topText}</p>
        <p>
          <b>{number === null ? 'Never by damage:' : `From ${number} damage on it stays:`}</b> {lastingText}
        </p>
      </section>
    </OverMap>
  )
}
