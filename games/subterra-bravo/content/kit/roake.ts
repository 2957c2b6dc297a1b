// The kit deck of Roake, heavy support. All numbers are designed.

import { action, deckOf, interrupt, passive, ranged } from './deck.ts'

// biome-ignore format: a table, one row a card
export const roakeDeck = deckOf('ROAKE', [
  ['HV-01', 'Rotary Cannon', 4, '', ranged('2B+2R', { range: 8, heavy: true })],
  ['HV-02', 'Grenade Launcher', 3, 'U3', ranged('2B', { range: 6, blast: 1 })],
  ['HV-03', 'Flame Projector', 3, '', ranged('3B', { line: 3 })],
  ['HV-04', 'Ablative Plate', 3, '', passive({ effect: 'defense', ranged: 1, melee: 1 }, { effect: 'speed', by: -1, whileDowned: true })],
  ['HV-05', 'Bulwark', 2, 'E', interrupt(1, { window: 'dice-rolled', effect: 'fewer-wounds', wounds: 2 })],
  ['HV-06', 'Suppressive Fire', 2, 'E', action(2, { effect: 'suppress', within: 8, noSurpriseAttack: false })],
  ['HV-07', 'Breaching Charge', 2, 'U2 T', action(1, { effect: 'open-door' })],
  ['HV-08', 'Bulldozer', 1, '', passive({ effect: 'ignores-rubble' }, { effect: 'passes-through', enemies: ['ROGUE', 'BROOD'] })],
  ['HV-09', 'Braced', 2, '', passive({ effect: 'ranged-dice-if-unmoved', black: 1 })],
  ['HV-10', 'Big Hands', 1, '', passive({ effect: 'revive-cost', adrenaline: 1 }, { effect: 'drag-revived', squares: 1 })],
])
