// The commandos and their stances: all there, and none stronger than the others.

import { describe, expect, test } from 'vitest'
import { commandos } from './commandos.ts'
import { downedCard, stanceCard, stances, stancesOf } from './stances.ts'

describe('the commandos', () => {
  test('are five, with ranks from 1 to 5 (SB-042)', () => {
    expect(commandos.rows.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  })

  test.each(commandos.rows)('$name has 17 points of Vitality and stats', (commando) => {
    expect(commando.vitality + commando.strength + commando.intelligence + commando.agility).toBe(17)
  })

  test.each(commandos.rows)('$name carries a gun with a range and a knife (SB-025)', ({ issue: [gun, knife] }) => {
    expect([gun.attack, knife.attack]).toEqual(['ranged', 'melee'])
    expect(gun.range).toBeGreaterThan(1)
    expect(knife.range).toBeUndefined()
  })
})

describe('the stances', () => {
  test('are three for each commando (SB-024)', () => {
    expect(stances.rows).toHaveLength(15)
    for (const { id } of commandos.rows) expect(stancesOf(id)).toHaveLength(3)
  })

  test.each(stances.rows)('$name has 13 points, a stronger text for fewer', (stance) => {
    const { speed, rangedDefense, meleeDefense, maxAdrenaline, special } = stance
    const points = speed + rangedDefense + meleeDefense + maxAdrenaline
    const fewer: { readonly [id: string]: number } = { TL2: 12, HV2: 12, RF2: 12, CM3: 12, HV3: 11 }
    expect(points).toBe(fewer[stance.id] ?? 13)
    expect(special.length).toBeGreaterThan(0)
  })

  test('give way to the Downed card (SB-046)', () => {
    expect(stanceCard('DWN')).toBe(downedCard)
    expect(stanceCard('RC1')).toBe(stances.of('RC1'))
    expect(downedCard).toMatchObject({ speed: 1, rangedDefense: 1, meleeDefense: 1, maxAdrenaline: 2 })
  })
})
