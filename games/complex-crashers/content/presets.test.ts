// Ready decks and kits are what the setup would allow.

import { describe, expect, test } from 'vitest'
import { accessories } from './accessories.ts'
import { defenders } from './defenders.ts'
import { carryingLimit, overlays, startTrainings } from './numbers.ts'
import { decks, kits } from './presets.ts'
import { trainings } from './trainings.ts'
import { weapons } from './weapons.ts'

describe.each(decks.rows.map((deck) => [deck.name, deck] as const))('the deck %s', (_, deck) => {
  test('one Defender for each place of the Technology Grid', () => {
    const places = deck.defenders.map((id) => `${defenders.of(id).tier} ${defenders.of(id).type}`)
    const types = ['Alien', 'Basic', 'Mechanical']
    expect(places).toEqual([1, 2, 3].flatMap((tier) => types.map((type) => `${tier} ${type}`)))
  })
})

test('four decks use every Defender once', () => {
  expect(new Set(decks.rows.flatMap((deck) => deck.defenders)).size).toBe(defenders.rows.length)
})

describe.each(kits.rows.map((kit) => [kit.name, kit] as const))('the kit %s', (_, kit) => {
  test('different Trainings of tier 1, beside Basic Training', () => {
    expect(new Set(kit.trainings).size).toBe(startTrainings)
    expect(kit.trainings.map((id) => trainings.of(id).tier)).toEqual([1, 1])
    expect(kit.trainings).not.toContain('basic-training')
  })

  test('Equipment of tier 1, as much as may be carried', () => {
    const more = kit.trainings.filter((id) => trainings.of(id).has.includes('Locked And Loaded')).length
    const tierOnes = Array.from({ length: carryingLimit + more }, () => 1)
    expect(kit.weapons.map((id) => weapons.of(id).tier)).toEqual(tierOnes)
    expect(kit.accessories.map((id) => accessories.of(id).tier)).toEqual(tierOnes)
    expect(new Set([...kit.weapons, ...kit.accessories]).size).toBe(2 * tierOnes.length)
  })

  test('an overlay that there is', () => {
    expect(overlays).toContain(kit.overlay)
  })
})

test('how many there are', () => {
  expect([decks.rows.length, kits.rows.length]).toEqual([4, 8])
})
