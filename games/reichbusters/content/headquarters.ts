// The HQ card (RB-218): what requisition points buy between the missions of a campaign.

import { catalogueOf } from '../../catalogue.ts'
import type { Purchase } from './mission.ts'

export const purchases = catalogueOf<Purchase>('purchase', [
  { id: 'items', cost: 1, text: 'A Hero draws two items that are not vril, and keeps one of them.' },
  { id: 'heroic', cost: 1, text: 'A Hero starts the next mission with one wild heroic point more.' },
  { id: 'vril-weapon', cost: 2, text: 'A weapon of a Hero is turned to its vril side until the campaign ends.' },
  {
    id: 'vril-skill',
    cost: 2,
    text: 'A Hero gets one of the six vril skills. Each is there once, and a Hero has at most one.',
  },
  {
    id: 'maps',
    cost: 2,
    text: 'Better maps: three room features of the next mission lie face up from the start. They take effect when seen.',
  },
  {
    id: 'signalman',
    cost: 3,
    text: 'A bribed signalman: one box more before the alarm in the next mission, but never more than seven.',
  },
])
