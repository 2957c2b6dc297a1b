// What every Defender can do, whatever its card says (CC-114, CC-066).

import type { OrdersCard } from './card.ts'
import { action, type WithId } from './write.ts'

export const orders: WithId<OrdersCard, 'orders'> = {
  id: 'orders',
  kind: 'orders',
  name: 'Orders',
  has: [],
  abilities: [
    action('Move Defender', 1, { do: 'move', regions: 1 }),
    action('Pillar Defender', 1, { do: 'take pillar' }),
  ],
}
