// Reaction Engagements from the window to the end: who takes part, in which order, holding, and what goes with it.

import { describe, expect, test } from 'vitest'
import { testTable } from '../test-table.ts'

describe('SC-25 the order of an engagement (DS-199, DS-201)', () => {
  const position = [
    'south crusader at 10 10',
    'south crusader at 10 16',
    'north virago at 38 10, overwatch',
    'north virago at 38 16',
    'north ping l at 24 44',
    'stage activate taskforce crusader 1, crusader 2',
    'engagement crusader 1 4, crusader 2 6, virago 1 5, virago 2 4',
  ]

  test('the highest acts first, and on a tie the active side', () => {
    const table = testTable(position)
    expect(table.asked()).toBe('south act')
    table.answer('south: overwatch')
    expect(table.unit('crusader 2')).toMatchObject({ activated: true, overwatch: true })
    expect(table.asked()).toBe('north act')
    table.answer('north: overwatch')
    // DS-202 The token it had is used up, and the new one stays.
    expect(table.unit('virago 1')).toMatchObject({ activated: true, overwatch: true })
    table.answer('south: overwatch')
    expect(table.unit('crusader 1').activated).toBe(true)
    table.answer('north: overwatch')
    expect(table.unit('virago 2').activated).toBe(true)
    expect(table.state().engagement).toBeNull()
  })

  test('who holds waits for the next number, down to 1', () => {
    const table = testTable(position)
    table.answer('south: overwatch', 'north: overwatch', 'south: hold')
    expect(table.asked()).toBe('north act')
    expect(table.refused('north: hold')).toBe('')
    // Virago 2 is at 3 now, as is crusader 1, which goes first.
    expect(table.asked()).toBe('south act')
    table.answer('south: hold', 'north: hold', 'south: hold', 'north: hold')
    expect(table.state().engagement?.participants.map(({ priority }) => priority)).toEqual([1, 6, 5, 1])
    expect(table.refused('south: hold')).toBe('priority cannot go below 1: act or do nothing (DS-201)')
    table.answer('south: done')
    // With nobody else to wait for there is nothing to hold for.
    expect(table.refused('north: hold')).toContain('DS-201')
  })

  test('holding costs neither Refresh nor Overwatch Token (DS-066, DS-202)', () => {
    const table = testTable(position)
    table.answer('south: overwatch', 'north: hold')
    expect(table.unit('virago 1')).toMatchObject({ overwatch: true, refreshed: false, activated: false })
  })

  test('tied on one side, its owner says who is first (DS-199)', () => {
    const table = testTable([...position.slice(0, -1), 'engagement crusader 1 4, crusader 2 4, virago 1 5, virago 2 3'])
    table.answer('north: overwatch')
    expect(table.asked()).toBe('south tie')
    table.answer('south: crusader 2', 'south: done')
    expect(table.unit('crusader 2').activated).toBe(true)
    expect(table.unit('crusader 1').activated).toBe(false)
  })
})

describe('SC-26 how many react for free (DS-193, DS-194, DS-190, DS-191)', () => {
  const position = [
    'active north',
    'north virago at 10 40',
    'north virago at 16 40',
    'north ping s at 24 40',
    'north tagger at 40 40, overwatch, activated',
    'south crusader at 10 10',
    'south crusader at 16 10',
    'south crusader at 22 10',
    'cp south 1',
    'cp north 0',
    'stage reaction window taskforce virago 1, virago 2, s1',
  ]

  test('two Units and a Ping: two are free, the third costs the Command Point', () => {
    const table = testTable(position)
    table.answer('south: react', 'north: none')
    expect(table.asked()).toBe('south reactors')
    table.answer('south: crusader 1, crusader 2, crusader 3')
    expect(table.state().forces[0]?.cp).toBe(0)
  })

  test('without a Command Point the third is refused', () => {
    const table = testTable([...position.filter((line) => line !== 'cp south 1'), 'cp south 0'])
    table.answer('south: react', 'north: none')
    expect(table.refused('south: crusader 1, crusader 2, crusader 3')).toBe(
      '3 Units against 2 cost 1 CP, you have 0 (DS-194)',
    )
  })

  test('a Unit on overwatch that joins lets a third in for free', () => {
    const table = testTable(position)
    table.answer('south: react', 'north: tagger 1')
    expect(table.state().taskforce).toContain(table.unit('tagger 1').id)
    table.answer('south: crusader 1, crusader 2, crusader 3')
    expect(table.state().forces[0]?.cp).toBe(1)
  })

  test('the Ping rolls nothing and acts after the engagement', () => {
    const table = testTable(position)
    table.dice(6, 5, 1)
    table.answer('south: react', 'north: none', 'south: crusader 1', 'south: none')
    expect(table.state().engagement?.participants.map(({ priority }) => priority)).toEqual([6, 5, 1])
    table.answer('north: done', 'north: done', 'south: done')
    expect(table.asked()).toBe('north activate')
    expect(table.offered()).toEqual(['s1', 'nothing more'])
  })

  test('against Pings alone every reactor costs a Command Point (DS-194, DS-188)', () => {
    const pings = [...position.slice(0, -1), 'stage reaction window taskforce s1']
    const table = testTable(pings)
    table.answer('south: react', 'north: none', 'south: crusader 1')
    expect(table.state().forces[0]?.cp).toBe(0)
    expect(testTable([...pings, 'cp south 0']).asked()).toBe('north activate')
  })
})

test('SC-27 a reactor that was Refreshed is not Refreshed again (DS-067, DS-198, DS-202, DS-203)', () => {
  const table = testTable([
    'active north',
    'north virago at 10 40',
    'south harbinger at 10 10, activated, refreshed, overwatch, cm 0',
    'cp north 0',
    'stage reaction window taskforce virago 1',
  ])
  table.dice(1, 2, 5)
  table.answer('south: react', 'south: harbinger 1')
  expect(table.state().engagement?.participants[1]).toMatchObject({ boosted: true, dice: [2, 5], priority: 5 })
  expect(table.unit('harbinger 1').overwatch).toBe(true)
  table.answer('south: overwatch')
  expect(table.unit('harbinger 1')).toMatchObject({ overwatch: true, activated: true, bases: [{ cm: 0 }] })
  expect(table.events().filter(({ kind }) => kind === 'overwatch used')).toHaveLength(1)
})

test('SC-28 a fresh reactor gets its tokens when its number comes (DS-066)', () => {
  const table = testTable([
    'active north',
    'north virago at 10 40',
    'south crusader at 10 10, cm 0',
    'stage activate taskforce virago 1',
    'engagement virago 1 6, crusader 1 5',
  ])
  expect(table.unit('crusader 1').bases[0]?.cm).toBe(0)
  table.answer('north: done', 'south: overwatch')
  expect(table.unit('crusader 1').bases[0]?.cm).toBe(2)
})

test('SC-34 an ambush springs from a Ping, activated or not (DS-237, DS-147)', () => {
  const table = testTable([
    'south crusader at 10 10',
    'north ping m at 10 20 activated',
    'north ping m at 20 30',
    'north reserve phantom',
    'cp north 0',
    'stage reaction window taskforce crusader 1',
  ])
  table.dice(3, 4)
  table.answer('north: react', 'north: m1 as phantom')
  const phantom = table.unit('phantom 1')
  expect(phantom).toMatchObject({ at: 'table', activated: false, bases: [{ x: 1000, y: 2000, cm: 1 }] })
  expect(table.state().pings).toEqual([])
  expect(table.state().engagement?.participants.map(({ unit }) => unit)).toContain(phantom.id)
})

test('a Sentry adds 1, and Overwatch cannot be boosted again (DS-258, DS-005)', () => {
  const table = testTable([
    'active north',
    'north virago at 10 40',
    'north destroyer at 20 40',
    'south crusader at 10 10, overwatch',
    'south crusader at 16 10',
    'cp south 1',
    'cp north 0',
    'stage reaction window taskforce virago 1, destroyer 1',
  ])
  table.dice(1, 6, 2, 4, 3)
  table.answer('south: react', 'south: crusader 1, crusader 2')
  expect(table.refused('south: crusader 1')).toBe('this roll is already Boosted (DS-005)')
  table.answer('south: none')
  expect(table.state().engagement?.participants.map(({ priority }) => priority)).toEqual([1, 7, 4, 3])
})

test('a Quick Unit swaps with anybody, once (DS-262)', () => {
  const table = testTable([
    'south outrider at 10 10',
    'north virago at 10 40',
    'cp south 0',
    'cp north 0',
    'stage reaction window taskforce outrider 1',
  ])
  table.dice(2, 5)
  table.answer('north: react', 'north: virago 1')
  expect(table.offered()).toEqual(['quick outrider 1 with virago 1', 'no swap'])
  table.answer('south: quick outrider 1 with virago 1')
  expect(table.state().engagement?.participants.map(({ priority }) => priority)).toEqual([5, 2])
  expect(table.asked()).toBe('south act')
})

test('who is destroyed before its number is dropped (DS-205)', () => {
  const table = testTable([
    'south crusader at 10 10',
    'south courier at 40 10',
    'north tagger at 16 10, cm 0',
    'north tagger at 40 40',
    'cp south 0',
    'stage activate taskforce crusader 1',
    'engagement crusader 1 6, tagger 1 5',
  ])
  table.dice(6, 6)
  table.answer('south: medium cannon tagger 1')
  expect(table.unit('tagger 1').at).toBe('destroyed')
  expect(table.state().engagement).toBeNull()
  expect(table.unit('crusader 1').activated).toBe(true)
})
