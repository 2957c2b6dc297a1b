// Every card of the game by its id; ids are unique over all kinds.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import { accessories } from './accessories.ts'
import type { Card } from './card.ts'
import { type DefenderId, defenders } from './defenders.ts'
import type { EquipmentId } from './equipment.ts'
import { orders } from './orders.ts'
import { type ReactorId, reactors } from './reactors.ts'
import { type TrainingId, trainings } from './trainings.ts'
import { weapons } from './weapons.ts'
import type { WithId } from './write.ts'

export type CardId = DefenderId | ReactorId | EquipmentId | TrainingId | (typeof orders)['id']

export const cards: Catalogue<WithId<Card, CardId>> = catalogueOf('card', [
  ...defenders.rows,
  orders,
  ...reactors.rows,
  ...weapons.rows,
  ...accessories.rows,
  ...trainings.rows,
])

export const cardOf = (id: CardId): Card => cards.of(id)
