// Handing the screen over: the table is covered until the next person says that they are there.

import './hand-over.css'
import { Flag, Icon, seatClass } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { nameOnPanel } from './names.ts'
import type { TableLink } from './table-link.ts'

export const HandOver = ({ link, seat }: { link: TableLink; seat: Seat }): ReactNode => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  const name = nameOnPanel(link.players, link.seatNames, seat)
  return (
    <main className={`hand-over ${seatClass(seat)}`}>
      <Flag seat={seat} size="l" />
      <h1>Hand the screen to {name}</h1>
      <p>The table is covered. Nothing of anybody's can be seen until {name} is here.</p>
      <button ref={button} type="button" className="btn go" onClick={() => link.takeScreen(seat)}>
        <Icon name="reveal" /> I am {name}: show my table
      </button>
    </main>
  )
}
