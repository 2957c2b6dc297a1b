// The texts of cards are made from their data: each says something, in words, with its numbers.

import { describe, expect, test } from 'vitest'
import { isActive } from '../ability.ts'
import { attackOf } from '../attack.ts'
import { type CardId, cardOf, cards } from '../cards.ts'
import { abilityText, attackWords } from './abilities.ts'
import { cardText, qualityText } from './cards.ts'
import { triggerWords } from './triggers.ts'

const isPlain = (text: string): boolean =>
  /^[A-Z0-9].*\.$/.test(text) && !/undefined|NaN|\[object|\.\.|\ba [aeio]|(?<![/\d.])1 \w+s\b| {2}/.test(text)

const texts = cards.rows.flatMap(({ name, abilities }) =>
  abilities.map((ability) => [`${name}, ${ability.name}`, abilityText(ability)] as const),
)

test.each(texts)('%s: %s', (_, text) => {
  expect(text).toSatisfy(isPlain)
  expect(text.length).toBeLessThan(240)
})

const textOf = (id: CardId, name: string): string | undefined =>
  cardOf(id)
    .abilities.filter((ability) => ability.name === name)
    .map(abilityText)[0]

describe('a text has its numbers', () => {
  test.each([
    ['beta-squad', 'Fire SMG', 'Ranged direct attack with 1 die.'],
    ['crusher', 'Bull Rush', 'Move 1 region, then melee attack with 3 dice.'],
    ['shock-trooper', 'Storm In', 'Move up to 2 regions, then melee attack with 3 dice.'],
    ['riot-warden', 'Shock Baton', 'Melee attack with 2 dice. If it does damage, that Operative loses 1 AP.'],
    ['acid-maw', 'Digest', 'When an Operative in this region is Incapacitated: add 2 charges to one Online Reactor.'],
    [
      'siege-gunner',
      'Rocket Volley',
      'Ranged arcing area attack with 3 dice for each unit. Range Limit 4, Slow Reload.',
    ],
    ['psi-weaver', 'Psi Lance', 'Ranged arcing attack with 2 dice. Armor Piercing 1, Range Limit 3. No line needed.'],
    [
      'overseer',
      'Terror Broadcast',
      'Every Able Operative up to 3 regions away loses 1 AP. Slow Reload. No line needed.',
    ],
    ['hive-queen', 'Spawn', 'Deploy a Staged tier 1 Alien Defender in this region for no charges. Slow Reload.'],
    [
      'shade-pack',
      'Veil',
      'When this unit is given a group of a ranged attack: ignore the 2 highest dice of that group.',
    ],
    ['monoknife', 'Parry', 'When this unit is given a group of a melee attack: ignore the highest die of that group.'],
    [
      'entrencher',
      'Hunker',
      'When this unit is given a group of a ranged direct attack: it has +1 Armor against that group.',
    ],
    [
      'phase-belt',
      'Slipstream',
      'When this unit is given a group of dice: ignore that group, then phase to a region up to 1 away.',
    ],
    ['grapnel', 'Zip', 'Move up to 3 regions in one straight line.'],
    ['door-tech', 'Hotwire', 'Open or close a Blast Door of a region up to 2 away. No line needed.'],
    ['basic-training', 'Operate Door', 'Open or close a Blast Door of this region.'],
    ['demolitionist', 'Demolish', 'Replace a thin wall or a thick wall of this region by an Open Edge token.'],
    ['overdrive-core', 'Overdrive', 'When you gain the Initiative with 2 or more Health, you may lose 1 to gain 3 AP.'],
  ] as const)('%s, %s', (id, name, text) => {
    expect(textOf(id, name)).toBe(text)
  })
})

test('a reaction says what it answers, and whom it hits', () => {
  expect(textOf('jack-rabbit-smg', 'Quick Suppression')).toBe(
    'When a Defender enters this or an adjacent region: ranged direct attack with 2 dice on that Defender.',
  )
  expect(textOf('shock-trooper', 'Cut Them Down')).toBe(
    'When an Operative leaves this region without phasing: ranged direct attack with 2 dice on that Operative.',
  )
  expect(textOf('phase-blade', 'Answering Cut')).toContain('on that Defender')
  expect(textOf('null-hammer', 'Core Strike')).toContain('on a Reactor')
})

test('no two triggers with different data say the same', () => {
  const triggers = cards.rows.flatMap(({ abilities }) =>
    abilities.filter(isActive).flatMap(({ trigger }) => (trigger === undefined ? [] : [trigger])),
  )
  const said = new Map(triggers.map((trigger) => [JSON.stringify(trigger), triggerWords(trigger)]))
  expect(new Set(said.values()).size).toBe(said.size)
})

test('attacks by reach, path and spread', () => {
  expect(attackWords(attackOf('RDS 3'))).toBe('ranged direct sweeping attack with 3 dice')
  expect(attackWords(attackOf('M1 1'))).toBe('melee attack with 1 die')
  expect(attackWords(attackOf('MZ 2'))).toBe('melee area attack with 2 dice for each unit')
})

describe('whole cards', () => {
  test('a Defender: figures, qualities, abilities', () => {
    expect(cardText(cardOf('gate-guard')).split('\n')).toEqual([
      'Basic Defender of tier 1. 1 model a Deployment, 4 at most. Armor 4, Kill Threshold 1.',
      'Enhanced Cover: If any Cover counts, it counts 1 more in all.',
      'Lane Fire (1 AP): Ranged direct attack with 1 die. Armor Piercing 1, Range Limit 3.',
      'Overwatch (2 AP): When an Operative enters a region up to 2 away: ranged direct attack with 1 die on that Operative. Slow Reload.',
      'Close Ranks (Upgrade, 1 AP): Open or close a Blast Door of this region.',
    ])
  })

  test('a Reactor that acts by itself', () => {
    expect(cardText(cardOf('survey-core'))).toBe(
      'Reactor. Armor 4, Kill Threshold 3. Supplies 1 Upgrade marker.\n' +
        'Cartography: When one reveal brings 2 or more regions, this Reactor gains 1 charge more.',
    )
  })

  test.each(cards.rows.flatMap((card) => cardText(card).split('\n')))('%s', (line) => {
    expect(line).toSatisfy(isPlain)
  })
})

test('a quality has its number', () => {
  expect(qualityText('Burning')).toContain('up to 3')
  expect(qualityText('Fully Charged')).toContain('3 charge tokens')
  expect(qualityText('Inertial Barrier')).toContain('Armor 9')
})
