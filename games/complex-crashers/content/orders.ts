// What every Defender can do, whatever its card says (CC-114, CC-066).

import type { OrdersCard } from './card.ts'
import { action, type WithId } from './write.ts'

/** CC-114 */
export const moveDefender = action('Move Defender', 1, { do: 'move', regions: 1 })

export const orders: WithId<OrdersCard, 'orders'> = {
  id: 'orders',
  kind: 'orders',
  name: 'Orders',
  has: [],
  abilities: [moveDefender, action('Pillar Defender', 1, { do: 'take pillar' })],
}
