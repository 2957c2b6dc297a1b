// The kit deck of Calder, rifleman and medic. All numbers are designed.

import { pool } from '../dice.ts'
import { action, deckOf, interrupt, melee, passive, ranged } from './deck.ts'

// biome-ignore format: a table, one row a card
export const calderDeck = deckOf('CALDER', [
  ['RF-01', 'Marksman Rifle', 4, '', ranged('2B+1R', { pierce: 1 })],
  ['RF-02', 'Double Tap', 2, 'E', interrupt(1, { window: 'attack-resolved', effect: 'attack-again', dice: pool('2B') })],
  ['RF-03', 'Overwatch', 3, 'E', interrupt(1, { window: 'enemy-move-ended', effect: 'overwatch', fewerBlack: 1 })],
  ['RF-04', 'Field Medic', 2, '', passive({ effect: 'heals-adjacent' })],
  ['RF-05', 'Trauma Pack', 3, 'U3 T', action(1, { effect: 'heal', wounds: 2 })],
  ['RF-06', 'Stim Injector', 2, 'U1 T', action(1, { effect: 'revive-at-once', wounds: 1 })],
  ['RF-07', 'Bayonet Drill', 1, '', melee('3B', { freeSteps: 1 })],
  ['RF-08', 'Called Shot', 2, 'E', action(1, { effect: 'called-shot', dice: 1, pierce: 1 })],
  ['RF-09', 'Under-barrel Shotgun', 2, '', ranged('2B+1R', { range: 3, knockback: 1 })],
  ['RF-10', 'Spare Magazines', 1, 'U2 T', action(1, { effect: 'reload', uses: 1 })],
])
