// The kit deck of Okonjo, countermeasures. All numbers are designed.

import { action, deckOf, interrupt, passive, ranged } from './deck.ts'

// biome-ignore format: a table, one row a card
export const okonjoDeck = deckOf('OKONJO', [
  ['CM-01', 'Neural Jammer', 3, 'E', action(2, { effect: 'stun', within: 5 })],
  ['CM-02', 'Signal Spoof', 2, 'E', interrupt(1, { window: 'tile-used', effect: 'dearer-tile', energy: 1 })],
  ['CM-03', 'EMI Filter', 1, '', passive({ effect: 'ignores-emi' })],
  ['CM-04', 'Door Hacker', 2, '', passive({ effect: 'challenge-hits-fewer', stat: 'intelligence', of: 'door', by: 1 })],
  ['CM-05', 'Shock Drone', 3, '', ranged('2B', { range: 6, ignoresCover: true, drone: true, suppresses: true })],
  ['CM-06', 'Pulse Field', 3, 'E', interrupt(2, { window: 'attack-declared', effect: 'weaken-melee', black: 2 })],
  ['CM-07', 'Energy Leech', 3, 'E', action(1, { effect: 'drain-energy', challenge: { hits: 2, stats: ['intelligence'] }, energy: 2 })],
  ['CM-08', 'Vent Seal', 2, 'U2 T', action(1, { effect: 'seal-vent' })],
  ['CM-09', 'Ghin Cloak', 3, 'E', action(1, { effect: 'cloak', distance: 3 })],
  ['CM-10', 'Biofeedback Collar', 2, '', passive({ effect: 'max-against-melee', by: 1 })],
])
