// Sarge's action cards.

import type { ActionCard } from '../card.ts'
import { attack, cardsOf, lasts, modifier, move, top } from './write.ts'

export const sargeCards: readonly ActionCard[] = cardsOf('sarge', [
  {
    id: 'SA1',
    name: 'Follow Me!',
    top: top(
      1,
      [{ does: 'all move', areas: 2 }],
      'You and the other standing Heroes of your area may move up to 2 areas each. You say in which order.',
    ),
  },
  {
    id: 'SA2',
    name: "Give 'Em Everything",
    top: top(
      'W',
      [{ does: 'all attack', dice: 1 }],
      'You and the other standing Heroes of your area may attack once each, with 1 more die. Only the loudest weapon makes noise, and it is yours.',
    ),
  },
  {
    id: 'SA3',
    name: 'Fire in the Hole',
    top: top(
      'BANG!',
      [{ does: 'grenade', reach: 'adjacent' }],
      'A grenade goes off in an adjacent area: 1 wound for everybody there. It costs you no item.',
    ),
    bottom: modifier('attack', { plus: 2 }),
  },
  {
    id: 'SA4',
    name: 'On Your Feet!',
    top: top(0, [{ does: 'raise up' }], 'A Hero in your area or in one next to it gets up and heals a wound.'),
    bottom: modifier('defence', { dice: 1 }),
  },
  {
    id: 'SA5',
    name: 'Leapfrog',
    top: top(
      0,
      [{ does: 'other moves', areas: 1 }, move(1)],
      'Another Hero in your area or in one next to it may move 1 area, then you may.',
    ),
    bottom: modifier('move', { plus: 1 }),
  },
  {
    id: 'SA6',
    name: 'Hold the Line',
    top: top(
      0,
      [lasts([], 1, 'in area')],
      'When Kill the Intruders! begins: the Heroes in your area have 1 more defence die until the next Hero turn.',
      { trigger: 'kill the intruders', duration: 'next hero' },
    ),
    bottom: modifier('defence', { plus: 2 }),
  },
  {
    id: 'SA7',
    name: 'Breach!',
    top: top(
      'W2',
      [{ does: 'open door' }, attack('ranged')],
      'Break open a door of your area, even a locked one. Shoot. The noise is that of the weapon, but at least 2 dice.',
    ),
    bottom: modifier('attack', { dice: 2, noise: 1 }),
  },
  {
    id: 'SA8',
    name: 'Listen Up',
    top: top(
      0,
      [{ does: 'others draw', who: 'others in area', cards: 1 }],
      'The other Heroes in your area draw a card.',
    ),
    bottom: modifier('attack', { twist: 'special' }),
  },
  {
    id: 'SA9',
    name: 'Keep Their Heads Down',
    top: top(
      'W',
      [attack('ranged', { weapons: ['thompson'], suppresses: true })],
      "Shoot with the Thompson. Hit or miss, the target's area is suppressed.",
    ),
    bottom: modifier('attack', { dice: 1, twist: 'suppress if wounded' }),
  },
  {
    id: 'SA10',
    name: 'Dig In',
    top: top(
      0,
      [lasts(['Resilient', 'Withdraw'])],
      'Until your next turn you have Resilient and Withdraw, and do not move but by Withdraw.',
      { duration: 'next turn' },
    ),
    bottom: modifier('defence', { twist: 'special' }),
  },
  {
    id: 'SA11',
    name: 'Share the Load',
    top: top(
      0,
      [{ does: 'share items' }],
      'The Heroes in your area pass each other as many items as they like, unless enemies are there.',
    ),
    bottom: modifier('noise', { dice: -1 }),
  },
  {
    id: 'SA12',
    name: "Chew 'Em Out",
    top: top(0, [{ does: 'return card' }], 'Another Hero in your area takes back a card from the discard pile.'),
    bottom: modifier('attack', { twist: 'reroll two' }),
  },
])
