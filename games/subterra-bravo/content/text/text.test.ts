// The texts of cards are made from their data: each says something, in words, with its numbers.

import { describe, expect, test } from 'vitest'
import { tiles } from '../dashboard.ts'
import { doorMarkers } from '../doors.ts'
import { enemies } from '../enemies.ts'
import { investigateDeck } from '../investigate.ts'
import { kit } from '../kit/kit.ts'
import { roomCards } from '../rooms.ts'
import { downedCard, stances } from '../stances.ts'
import { tileText } from './dashboard.ts'
import { doorText } from './doors.ts'
import { traitText } from './enemies.ts'
import { investigateText } from './investigate.ts'
import { cardText } from './kit.ts'
import { passivesText } from './passive.ts'
import { roomText } from './rooms.ts'

const said = (name: string, text: string): readonly [string, string] => [name, text]

const texts: readonly (readonly [string, string])[] = [
  ...[...stances.rows, downedCard].map(({ name, special }) => said(name, passivesText(special))),
  ...kit.rows.map((card) => said(card.name, cardText(card))),
  ...investigateDeck.rows.map((card) => said(card.name, investigateText(card))),
  ...doorMarkers.rows.map((marker) => said(marker.name, doorText(marker))),
  ...roomCards.rows.map((card) => said(card.name, roomText(card))),
  ...tiles.rows.map((tile) => said(tile.name, tileText(tile))),
  ...enemies.rows.flatMap(({ name, traits }) => traits.map((trait) => said(name, traitText(trait)))),
]

test.each(texts)('%s: %s', (_, text) => {
  expect(text).toMatch(/^[A-Z0-9].*\.$/)
  expect(text).not.toMatch(/undefined|NaN|\[object|\+-|--|(?<![/\d])1 \w+s\b/)
  expect(text.length).toBeLessThan(150)
})

describe('a text has its numbers', () => {
  test('of weapons', () => {
    expect(cardText(kit.of('TL-07'))).toBe('Ranged 2B+1R, Range 8, Pierce 1.')
    expect(cardText(kit.of('RF-01'))).toBe('Ranged 2B+1R, Pierce 1, any distance.')
    expect(cardText(kit.of('HV-03'))).toBe('Ranged 3B, Line 3.')
    expect(cardText(kit.of('RC-09'))).toBe('Ranged 2B, Range 8, Pierce 1, Silent.')
  })

  test('of passive cards, with both signs', () => {
    expect(cardText(kit.of('HV-04'))).toBe('Ranged Defense +1, Melee Defense +1. Speed -1.')
    expect(cardText(kit.of('CO-04'))).toBe('Melee Defense +1. Your ranged attacks: -1B.')
    expect(cardText(kit.of('RC-10'))).toBe('Speed +1, except while downed.')
    expect(passivesText(stances.of('CM3').special)).toBe('The first enemy attack on you in an Overseer Phase: -1B.')
  })

  test('of finds, traps and doors', () => {
    expect(investigateText(investigateDeck.of('IV-10'))).toBe('One Intelligence challenge of an objective: +2B.')
    expect(investigateText(investigateDeck.of('IV-27'))).toBe(
      'You: 2 Strength. Whoever fails suffers 1 wound. Rubble where the marker lay.',
    )
    expect(doorText(doorMarkers.of('DM-08'))).toBe('2 Agility. Failure: the opener suffers 1 wound, the door opens.')
    expect(doorText(doorMarkers.of('DM-09'))).toContain('3 Strength or 3 Intelligence')
  })

  test('for all teams, or for the team that plays', () => {
    const patrol = roomCards.of('RM-01')
    expect(roomText(patrol)).toBe('1/1/2/2/2 Rogue Clones in the room.')
    expect(roomText(patrol, 2)).toBe('1 Rogue Clone in the room.')
    expect(roomText(patrol, 3)).toBe('2 Rogue Clones in the room.')
    expect(roomText(roomCards.of('RM-16'), 2)).toBe('1 Warrior Clone in the room.')
    expect(roomText(roomCards.of('RM-16'), 4)).toBe('1 Brute in the room.')
    expect(investigateText(investigateDeck.of('IV-21'), 5)).toBe('The Overseer takes 4 energy.')
    expect(tileText(tiles.of('T-05'), 4)).toContain('4 points')
  })
})
