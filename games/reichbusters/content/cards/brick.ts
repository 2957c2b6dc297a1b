// Brick's action cards.

import type { ActionCard } from '../card.ts'
import { attack, cardsOf, draw, lasts, modifier, move, top } from './write.ts'

export const brickCards: readonly ActionCard[] = cardsOf('brick', [
  {
    id: 'BR1',
    name: 'Unleash Hell',
    top: top(
      'BOOM!',
      [{ does: 'barrage' }],
      'Shoot once with each Vickers that works. Each attack has Burst with its 2 dice from the start, and neither gun jams.',
    ),
  },
  {
    id: 'BR2',
    name: 'Wrecking Ball',
    top: top(
      2,
      [{ does: 'rampage' }],
      'Move up to 2 areas, past enemies too. In each area that you enter make an unarmed attack with 2 more dice.',
    ),
  },
  {
    id: 'BR3',
    name: 'Covering Fire',
    top: top('W', [attack('ranged', { suppresses: true })], "Shoot, and suppress the target's area afterwards."),
    bottom: modifier('attack', { dice: 2, noise: 1 }),
  },
  {
    id: 'BR4',
    name: 'Clear the Breech',
    top: top(0, [{ does: 'clear weapon' }], 'One of your weapons loses all its jammed markers.'),
    bottom: modifier('attack', { twist: 'no jam' }),
  },
  {
    id: 'BR5',
    name: 'Glasgow Kiss',
    top: top(
      0,
      [attack('melee', { weapons: 'unarmed', dice: 1, drawsIfKills: 1 })],
      'Attack unarmed with 1 more die. Draw a card if it kills.',
    ),
    bottom: modifier('attack', { dice: 1, plus: 1 }),
  },
  {
    id: 'BR6',
    name: 'Thick Skull',
    top: top(
      0,
      [{ does: 'shrug off wound' }],
      'When you draw a wound card: only its upper effect counts, it never stays.',
      { trigger: 'wound drawn' },
    ),
    bottom: modifier('defence', { dice: 1 }),
  },
  {
    id: 'BR7',
    name: 'Door? What Door?',
    top: top(3, [{ does: 'open door' }, move(1)], 'Break open a door of your area, even a locked one. Move 1 area.'),
    bottom: modifier('move', { plus: 1, noise: 1 }),
  },
  {
    id: 'BR8',
    name: 'Over Here, Lads!',
    top: top(1, [lasts(['Decoy'], 1)], 'You are a Decoy and have 1 more defence die until your next turn.', {
      duration: 'next turn',
    }),
    bottom: modifier('defence', { plus: 2 }),
  },
  {
    id: 'BR9',
    name: 'Come and Get Some',
    top: top(
      0,
      [attack('melee', { weapons: 'unarmed', on: 'enemy that entered' })],
      'When an enemy walks into your area in Action Stations!: attack it unarmed.',
      { trigger: 'enemy enters my area' },
    ),
    bottom: modifier('melee attack', { dice: 2 }),
  },
  {
    id: 'BR10',
    name: 'Belt Fed',
    top: top(
      'W',
      [attack('ranged', { weapons: ['vickers-left', 'vickers-right'], isFading: true })],
      'Shoot with a Vickers, again and again while you succeed, each time with 1 attack die less than before.',
      { duration: 'repeat' },
    ),
    bottom: modifier('ranged attack', { twist: 'burst' }),
  },
  {
    id: 'BR11',
    name: 'Catch Your Breath',
    top: top(0, [draw(2)], 'Draw 2 cards.'),
    bottom: modifier('noise', { dice: -1 }),
  },
  {
    id: 'BR12',
    name: 'Hip Flask',
    top: top(
      0,
      [{ does: 'heal', who: 'self' }, draw(1), { does: 'discard', cards: 1, isRandom: true }],
      'Heal one of your wounds. Draw a card and discard one at random.',
    ),
    bottom: modifier('any', { twist: 'reroll two' }),
  },
])
