// The common kit deck, from which every commando may choose. All numbers are designed.

import { action, deckOf, interrupt, passive, ranged } from './deck.ts'

// biome-ignore format: a table, one row a card
export const commonDeck = deckOf('common', [
  ['CO-01', 'Frag Grenade', 1, 'U1 T x3', ranged('2B+1R', { range: 5, blast: 1 })],
  ['CO-02', 'Medkit', 1, 'U2 T x2', action(1, { effect: 'heal', wounds: 1 })],
  ['CO-03', 'Flak Vest', 2, 'T x2', passive({ effect: 'defense', ranged: 1, melee: 0 })],
  ['CO-04', 'Riot Shield', 2, 'T x1', passive({ effect: 'defense', ranged: 0, melee: 1 }, { effect: 'attack-dice', attack: 'ranged', black: -1 })],
  ['CO-05', 'Combat Shotgun', 1, 'T x1', ranged('2B+1R', { range: 3 })],
  ['CO-06', 'Assault Rifle', 2, 'T x2', ranged('3B', { range: 8 })],
  ['CO-07', 'Crowbar', 1, 'T x1', passive({ effect: 'challenge-dice', stat: 'strength', of: 'door', black: 1 })],
  ['CO-08', 'Toolkit', 2, 'T x1', passive({ effect: 'challenge-dice', stat: 'intelligence', of: 'any', black: 1 })],
  ['CO-09', 'Adrenaline Regulator', 2, 'E x2', interrupt(0, { window: 'planning-start', effect: 'bank-adrenaline', of: 'owner', tokens: 1 })],
  ['CO-10', 'Smoke Grenade', 1, 'U1 T x2', action(1, { effect: 'smoke', within: 4 })],
  ['CO-11', 'Stim Shot', 1, 'U1 T x2', action(0, { effect: 'raise-max', of: 'owner', by: 2 })],
  ['CO-12', 'Motion Tracker', 1, 'T x1', passive({ effect: 'room-enemies-at-distance', distance: 3 })],
  ['CO-13', 'Grapnel Line', 1, 'E T x1', action(1, { effect: 'pull', within: 4, squares: 3 })],
  ['CO-14', 'Flashbang', 1, 'U1 T x2', action(1, { effect: 'suppress', within: 4, noSurpriseAttack: true })],
])
