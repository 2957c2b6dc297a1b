// Claudine's action cards.

import type { ActionCard } from '../card.ts'
import { attack, cardsOf, draw, lasts, modifier, move, top } from './write.ts'

export const claudineCards: readonly ActionCard[] = cardsOf('claudine', [
  {
    id: 'CL1',
    name: 'Waltz of Knives',
    top: top(
      0,
      [move(1), attack('melee', { weapons: ['daggers'] })],
      'Move 1 area if you like, then attack with your daggers. Do it again as long as the attacks succeed.',
      { duration: 'repeat' },
    ),
  },
  {
    id: 'CL2',
    name: 'Vanish',
    top: top(
      0,
      [{ does: 'move', areas: 3, isFree: true }, lasts()],
      'Move up to 3 areas, past enemies too. Until your next turn only enemies in your own area see you.',
      { duration: 'next turn' },
    ),
  },
  {
    id: 'CL3',
    name: 'Cut Throat',
    top: top(
      0,
      [attack('melee', { weapons: 'silent' })],
      'Attack in melee with a weapon that makes no noise, again and again while you succeed.',
      { duration: 'repeat' },
    ),
    bottom: modifier('attack', { dice: 1 }),
  },
  {
    id: 'CL4',
    name: 'Shadow Step',
    top: top(0, [move(2)], 'Move up to 2 areas.'),
    bottom: modifier('move', { plus: 1 }),
  },
  {
    id: 'CL5',
    name: 'Whisper',
    top: top(0, [attack('ranged', { weapons: ['welrod'] })], 'Shoot with the Welrod, without noise.'),
    bottom: modifier('attack', { dice: 2, twist: 'quieter' }),
  },
  {
    id: 'CL6',
    name: 'Lockpicks',
    top: top(0, [{ does: 'open door' }], 'Open a door of your area without a sound, even a locked one.'),
    bottom: modifier('non-weapon noise', { dice: -2 }),
  },
  {
    id: 'CL7',
    name: 'Rifle the Pockets',
    top: top(0, [{ does: 'take loot' }], 'When you kill an enemy in melee: take its loot into your hands at once.', {
      trigger: 'killed in melee',
    }),
    bottom: modifier('attack', { twist: 'special' }),
  },
  {
    id: 'CL8',
    name: 'Sidestep',
    top: top(
      0,
      [move(1)],
      'When enemies attack you: move 1 area. If they cannot reach you any more, they look for somebody else.',
      { trigger: 'targeted' },
    ),
    bottom: modifier('defence', { dice: 1, plus: 1 }),
  },
  {
    id: 'CL9',
    name: 'A Smile in the Dark',
    top: top(0, [{ does: 'lower room' }], 'A room that you see into calms down by one step.'),
    bottom: modifier('noise', { twist: 'reroll any' }),
  },
  {
    id: 'CL10',
    name: 'Garrotte',
    top: top(
      0,
      [{ does: 'garrotte' }],
      'Kill an enemy in your area, unless its room is alert. It must have no armour, at most 5 defence, and die at the first wound.',
    ),
    bottom: modifier('melee attack', { plus: 2 }),
  },
  {
    id: 'CL11',
    name: 'Poisoned Edge',
    top: top(
      0,
      [lasts(['Stand Down'])],
      'Your daggers are Deadly, and you have Stand Down. Stays until you fail an attack with the daggers.',
      { duration: 'keep' },
    ),
    bottom: modifier('any', { twist: 'draw' }),
  },
  {
    id: 'CL12',
    name: 'Friends in the Maquis',
    top: top(
      0,
      [draw(3), { does: 'discard', cards: 1, isRandom: false }],
      'Draw 3 cards, then discard one that you choose.',
    ),
    bottom: modifier('defence', { dice: 1 }),
  },
])
