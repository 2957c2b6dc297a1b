// Quentin's action cards.

import type { ActionCard } from '../card.ts'
import { attack, cardsOf, draw, lasts, modifier, move, top } from './write.ts'

export const quentinCards: readonly ActionCard[] = cardsOf('quentin', [
  {
    id: 'QU1',
    name: 'Cry Havoc!',
    top: top(
      'BANG!',
      [lasts(['Lethal', 'Vengeance'], 0, 'seen'), draw(1), { does: 'others draw', who: 'seen', cards: 1 }],
      'You and all Heroes that you see have Lethal and Vengeance until your next turn. Each draws a card.',
      { duration: 'next turn' },
    ),
  },
  {
    id: 'QU2',
    name: 'Arrow Storm',
    top: top(
      0,
      [attack('ranged', { weapons: ['longbow'], times: 3 })],
      'Shoot the Longbow up to 3 times, at a new enemy each time.',
    ),
  },
  {
    id: 'QU3',
    name: 'Through the Keyhole',
    top: top(
      0,
      [{ does: 'look behind door' }],
      'Look at all that lies face down in the area behind a closed door of yours. The items there turn face up.',
    ),
    bottom: modifier('noise', { twist: 'ignore top effect' }),
  },
  {
    id: 'QU4',
    name: 'Silent Shaft',
    top: top(0, [attack('ranged', { weapons: ['longbow'] })], 'Shoot with the Longbow.'),
    bottom: modifier('attack', { dice: 1, twist: 'accurate' }),
  },
  {
    id: 'QU5',
    name: 'Jolly Good Show',
    top: top(
      0,
      [draw(2), { does: 'others draw', who: 'one seen', cards: 1 }],
      'Draw 2 cards. Another Hero that you see draws one.',
    ),
    bottom: modifier('any', { twist: 'special' }),
  },
  {
    id: 'QU6',
    name: 'Impersonate an Oberst',
    top: top(
      0,
      [{ does: 'lower room' }],
      'When Raise the Alarm! begins: a room that you see into calms down by one step, in time for the check.',
      { trigger: 'raise the alarm' },
    ),
    bottom: modifier('noise', { dice: -1 }),
  },
  {
    id: 'QU7',
    name: 'Riposte',
    top: top(
      'W',
      [attack('melee', { on: 'attacker' })],
      'When you have held off a melee attack: strike at one of the attackers.',
      { trigger: 'defended in melee' },
    ),
    bottom: modifier('defence', { dice: 1, plus: 1 }),
  },
  {
    id: 'QU8',
    name: 'Fleet of Foot',
    top: top(0, [move(2)], 'Move up to 2 areas.'),
    bottom: modifier('move', { plus: 1 }),
  },
  {
    id: 'QU9',
    name: 'Explosive Arrow',
    top: top(
      'BANG!',
      [{ does: 'grenade', reach: 'within 2 in sight' }],
      'A grenade goes off in an area that you see, at most 2 away: 1 wound for everybody there.',
    ),
    bottom: modifier('attack', { twist: 'armour piercing' }),
  },
  {
    id: 'QU10',
    name: 'Borrowed Greatcoat',
    top: top(0, [lasts()], 'Until your next turn nobody grows aware by seeing you. An attack of yours ends it.', {
      duration: 'next turn',
    }),
    bottom: modifier('move', { plus: 1 }),
  },
  {
    id: 'QU11',
    name: 'Stiff Upper Lip',
    top: top(
      0,
      [lasts()],
      'Stays until you take damage, which is then 2 less. Without damage left there is no wound card.',
      { duration: 'keep' },
    ),
    bottom: modifier('defence', { dice: 1 }),
  },
  {
    id: 'QU12',
    name: 'Thrown Pebble',
    top: top(
      0,
      [{ does: 'pebble' }],
      'All enemies of an area that you see, at most 2 away and not alert, go 1 area the same way. Closed doors stop them.',
    ),
    bottom: modifier('noise', { twist: 'two noise cards' }),
  },
])
