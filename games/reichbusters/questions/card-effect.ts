// The effects of cards in a few words each, for the choice of which to carry out (RB-092).

import type { Effect } from '../content/effect.ts'

const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const areasOf = (count: number): string => (count === 1 ? '1 area' : `${count} areas`)

const drawers = { 'others in area': 'The others here draw', 'one seen': 'Another Hero draws', seen: 'Those seen draw' }

/** `Draw 2 cards` */
export function effectName(effect: Effect): string {
  switch (effect.does) {
    case 'attack':
      return 'Attack'
    case 'move':
      return `Move ${areasOf(effect.areas)}`
    case 'barrage':
      return 'Fire both Vickers'
    case 'rampage':
      return 'Charge'
    case 'clear weapon':
      return 'Clear a weapon'
    case 'open door':
      return 'Open a door'
    case 'draw':
      return `Draw ${cardsOf(effect.cards)}`
    case 'discard':
      return `Discard ${cardsOf(effect.cards)}`
    case 'heal':
      return 'Heal a wound'
    case 'last':
      return effect.grants.length === 0 ? 'Stay in play' : `Give ${effect.grants.join(' and ')}`
    case 'shrug off wound':
      return 'Shrug off the wound'
    case 'take loot':
      return 'Take the loot'
    case 'lower room':
      return 'Calm a room'
    case 'garrotte':
      return 'Strangle an enemy'
    case 'all move':
      return 'Everybody moves'
    case 'all attack':
      return 'Everybody attacks'
    case 'other moves':
      return 'Another Hero moves'
    case 'grenade':
      return 'Throw a grenade'
    case 'raise up':
      return 'Raise a Hero'
    case 'others draw':
      return `${drawers[effect.who]} ${cardsOf(effect.cards)}`
    case 'share items':
      return 'Share items'
    case 'return card':
      return 'Take back a card'
    case 'look behind door':
      return 'Look behind a door'
    case 'pebble':
      return 'Lure enemies'
    case 'look at spawns':
      return `Look at ${cardsOf(effect.cards)}`
    case 'survey':
      return 'Survey tiles'
  }
}
