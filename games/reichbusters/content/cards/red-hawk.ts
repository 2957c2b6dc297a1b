// Red Hawk's action cards.

import type { ActionCard } from '../card.ts'
import { attack, cardsOf, draw, lasts, modifier, move, top } from './write.ts'

export const redHawkCards: readonly ActionCard[] = cardsOf('red-hawk', [
  {
    id: 'RH1',
    name: 'One Shot',
    top: top(
      'W',
      [attack('ranged', { isOneShot: true })],
      'Shoot. The target suffers a wound before you roll, whatever its armour or bodyguards. Against a Vrilmeister: 4 more dice instead.',
    ),
  },
  {
    id: 'RH2',
    name: 'Eyes of a Hawk',
    top: top(
      0,
      [{ does: 'survey', tiles: 2, distance: 4 }, draw(2)],
      'Up to 2 tiles at most 4 areas away: their items turn face up, and you look at their features and at one spawn card from the top for each of their spawn tokens, which you put back in any order. Draw 2 cards.',
    ),
  },
  {
    id: 'RH3',
    name: 'Overwatch',
    top: top(
      'W',
      [lasts()],
      'Until your next turn you may shoot once at an enemy that walks into an area in your sight and range. The noise comes with the shot.',
      { duration: 'next turn' },
    ),
    bottom: modifier('attack', { dice: 1 }),
  },
  {
    id: 'RH4',
    name: 'Snap Shot',
    top: top(
      'W',
      [attack('ranged', { on: 'enemy that entered' })],
      'When an enemy walks into an area in your sight in the enemy turn: shoot at it.',
      { trigger: 'enemy enters a seen area' },
    ),
    bottom: modifier('ranged attack', { plus: 2 }),
  },
  {
    id: 'RH5',
    name: 'Steady Aim',
    top: top(0, [lasts(['Lethal'])], 'Your next attack in this turn has 2 more dice and Lethal.'),
    bottom: modifier('any', { twist: 'reroll blanks' }),
  },
  {
    id: 'RH6',
    name: 'Ghost Walk',
    top: top(0, [move(2)], 'Move up to 2 areas.'),
    bottom: modifier('move', { plus: 1 }),
  },
  {
    id: 'RH7',
    name: 'Read the Tracks',
    top: top(
      0,
      [{ does: 'look at spawns', cards: 3 }, draw(1)],
      'Look at the next 3 spawn cards and put them back in any order. Draw a card.',
    ),
    bottom: modifier('noise', { twist: 'reroll any' }),
  },
  {
    id: 'RH8',
    name: 'Fade Away',
    top: top(0, [move(1)], 'When Kill the Intruders! is over: move 1 area.', { trigger: 'end of kill the intruders' }),
    bottom: modifier('defence', { dice: 1 }),
  },
  {
    id: 'RH9',
    name: 'Thrown Tomahawk',
    top: top(
      0,
      [attack('ranged', { weapons: ['tomahawk'], range: 1 })],
      'Throw the Tomahawk at an enemy 1 area away: a ranged attack.',
    ),
    bottom: modifier('attack', { twist: 'special' }),
  },
  {
    id: 'RH10',
    name: 'Field Dressing',
    top: top(0, [{ does: 'heal', who: 'in area' }], 'Heal one wound of a Hero in your area.'),
    bottom: modifier('defence', { plus: 2 }),
  },
  {
    id: 'RH11',
    name: 'Anti-Tank Load',
    top: top('W', [attack('ranged', { isArmourPiercing: true })], 'Shoot with Armour Piercing.'),
    bottom: modifier('ranged attack', { twist: 'armour piercing' }),
  },
  {
    id: 'RH12',
    name: 'Patience',
    top: top(
      0,
      [lasts()],
      'Stays until you discard it in a turn of yours for one more basic action, a second Move or Attack too.',
      { duration: 'keep' },
    ),
    bottom: modifier('any', { twist: 'draw' }),
  },
])
