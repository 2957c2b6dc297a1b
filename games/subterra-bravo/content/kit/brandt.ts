// The kit deck of Brandt, reconnaissance. All numbers are designed.

import { pool } from '../dice.ts'
import { action, deckOf, interrupt, melee, passive, ranged } from './deck.ts'

// biome-ignore format: a table, one row a card
export const brandtDeck = deckOf('BRANDT', [
  ['RC-01', 'Monofilament Blade', 2, '', melee('3B', { pierce: 1 })],
  ['RC-02', 'Flurry', 2, '', passive({ effect: 'first-melee-cost', adrenaline: 1 })],
  ['RC-03', 'Recon Optics', 2, 'E', action(1, { effect: 'scout', within: 6, cards: 1 })],
  ['RC-04', 'Proximity Mine', 3, 'U2', action(1, { effect: 'mine', dice: pool('2B+1R') })],
  ['RC-05', 'Light Feet', 2, '', passive({ effect: 'more-diagonals', diagonals: 1 })],
  ['RC-06', 'Trap Sense', 2, '', passive({ effect: 'trap-sense' })],
  ['RC-07', 'Lockpicks', 2, '', passive({ effect: 'first-open-door-cost', adrenaline: 0 })],
  ['RC-08', 'Slip Away', 2, 'E', interrupt(1, { window: 'attack-resolved', effect: 'slip-away', squares: 2 })],
  ['RC-09', 'Compound Bow', 2, '', ranged('2B', { range: 8, silent: true, pierce: 1 })],
  ['RC-10', 'Runner', 1, '', passive({ effect: 'speed', by: 1, whileDowned: false })],
])
