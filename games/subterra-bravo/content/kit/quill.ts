// The kit deck of Quill, the team leader. All numbers are designed.

import { action, deckOf, interrupt, ranged } from './deck.ts'

// biome-ignore format: a table, one row a card
export const quillDeck = deckOf('QUILL', [
  ['TL-01', 'Go, Go, Go!', 2, 'E', action(1, { effect: 'order-move' })],
  ['TL-02', 'Fire on My Mark', 3, 'E', action(2, { effect: 'order-attack' })],
  ['TL-03', 'Push Through', 2, 'E', action(1, { effect: 'raise-max', of: 'another-in-line', by: 2 })],
  ['TL-04', 'Tactical Readout', 2, 'E', interrupt(0, { window: 'challenge-declared', effect: 'help-challenge', black: 1 })],
  ['TL-05', 'Hold the Line', 2, 'E', interrupt(1, { window: 'attack-declared', effect: 'raise-defense', defense: 1 })],
  ['TL-06', 'Marked Target', 2, 'E', action(1, { effect: 'mark' })],
  ['TL-07', 'Breaching Carbine', 3, '', ranged('2B+1R', { range: 8, pierce: 1 })],
  ['TL-08', 'Regroup', 1, 'E', interrupt(0, { window: 'turn-start', effect: 'swap-initiative' })],
  ['TL-09', 'Steady Nerves', 3, 'E', interrupt(0, { window: 'planning-start', effect: 'bank-adrenaline', of: 'one-commando', tokens: 2 })],
  ['TL-10', 'Signal Flare', 1, 'U2 T', action(1, { effect: 'flare', within: 6, lights: 2 })],
])
