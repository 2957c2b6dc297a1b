// Standing orders on the screen: the menu that gives one, and the list from which each is removed.

import { Icon } from '@umpire/board'
import type { AskJson } from '@umpire/engine'
import { Popover } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import type { StandingOrder } from '../store/saved-game.ts'
import { possibleOrders, sayOrder } from './standing-orders.ts'
import type { TableLink } from './table-link.ts'

/** Offered at questions that come again and again. */
export const OrderMenu = ({ link, ask }: { link: TableLink; ask: AskJson }): ReactNode => {
  const [isOpen, setOpen] = useState(false)
  const orders = possibleOrders(ask)
  if (orders.length === 0) return null
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="btn small order-trigger">
        <Icon name="standing-order" /> Standing order
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="float menu" side="top" align="end" sideOffset={8} aria-label="Standing orders">
          <p className="label">From now on</p>
          {orders.map((order) => (
            <OrderChoice
              key={sayOrder(order)}
              order={order}
              onGive={(given) => {
                setOpen(false)
                link.addOrder(given)
              }}
            />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type NewOrder = Omit<StandingOrder, 'id'>

const OrderChoice = ({ order, onGive }: { order: NewOrder; onGive: (order: NewOrder) => void }): ReactNode => {
  const [least, setLeast] = useState(order.unless?.least ?? 0)
  const { unless } = order
  if (unless === undefined) {
    return (
      <button type="button" className="menu-item" onClick={() => onGive(order)}>
        {sayOrder(order)}
      </button>
    )
  }
  const changed: NewOrder = { ...order, unless: { stake: unless.stake, least } }
  return (
    <div className="menu-row">
      <label>
        Ask me only if {unless.stake} is at least{' '}
        <input
          type="number"
          min={1}
          max={99}
          value={least}
          onChange={({ target }) => setLeast(Math.max(1, Math.min(99, target.valueAsNumber || 1)))}
        />
      </label>
      <button type="button" className="btn small" onClick={() => onGive(changed)}>
        Give
      </button>
    </div>
  )
}

/** The orders that stand. */
export const OrderList = ({ link, orders }: { link: TableLink; orders: readonly StandingOrder[] }): ReactNode => (
  <ul className="orders" aria-label="Standing orders">
    {orders.map((order) => (
      <li key={order.id} className="order">
        <Icon name="standing-order" />
        {sayOrder(order)}
        <button type="button" aria-label={`Remove: ${sayOrder(order)}`} onClick={() => link.removeOrder(order.id)}>
          <Icon name="cancel" />
        </button>
      </li>
    ))}
  </ul>
)
