// Combat and Scan Actions from the menu to their end: rolls, Boosts, Countermeasures, effects, Stealth.

import { describe, expect, test } from 'vitest'
import { type TestTable, testTable } from '../test-table.ts'

/** South's first Unit is activated. Pings far away keep the Turn and the Round open. */
function shooting(...position: string[]): TestTable {
  const name = `${/^south (.+?) at/.exec(position[0] ?? '')?.[1] ?? ''} 1`
  const pings = ['south ping l at 4 44', 'north ping l at 44 44']
  const table = testTable([...position, ...pings, `stage activate taskforce ${name}, l1`])
  table.answer(`south: ${name}`)
  return table
}

describe('an Attack', () => {
  const duel = ['south virago at 10 10', 'north crusader at 22.76 10']

  test('SC-02 a Boost costs its point also on a miss; the lowest die does not count (DS-004, DS-006)', () => {
    const table = shooting(...duel, 'cp south 2')
    table.dice(1, 3, 4)
    table.answer('south: close medium cannon crusader 1 boosted')
    expect(table.events().find(({ kind }) => kind === 'attack')).toMatchObject({
      dice: [1, 3, 4],
      dropped: 1,
      total: 7,
      needed: 7,
      isHit: true,
      modifiers: [],
    })
    expect(table.asked()).toBe('north countermeasure')
    table.dice(5, 1, 1, 2)
    table.answer('north: countermeasure', 'south: crusader 1 boosted')
    expect(table.state().forces[0]?.cp).toBe(0)
    expect(table.unit('crusader 1').bases[0]?.cm).toBe(1)
  })

  test('is made as often as its ROF says, or less (DS-169)', () => {
    const table = shooting(...duel)
    table.dice(1, 1)
    table.answer('south: close medium cannon crusader 1')
    expect(table.offered()).toEqual(['crusader 1', 'crusader 1 boosted', 'stop'])
    table.answer('south: stop')
    expect(table.unit('virago 1').activated).toBe(true)
  })

  test('SC-16 tokens are spent one after the other; a Finisher sees when they are gone (DS-181, DS-182, DS-247)', () => {
    const table = shooting('south crusader at 10 10', 'north virago at 22.76 10', 'cp north 0')
    table.dice(3, 3)
    table.answer('south: medium cannon virago 1')
    table.dice(2)
    table.answer('north: countermeasure')
    table.dice(4, 2, 3)
    table.answer('north: countermeasure', 'south: virago 1')
    expect(table.unit('virago 1').at).toBe('destroyed')
  })

  test('SC-19 an Emergency Token works whatever the weapon demands (DS-185, DS-266)', () => {
    const table = shooting('south samson at 10 10', 'north destroyer at 23 10', 'cp north 0')
    table.dice(6, 6)
    table.answer('south: smart medium cannon destroyer 1')
    table.dice(4)
    table.answer('north: countermeasure', 'north: emergency')
    expect(table.unit('destroyer 1')).toMatchObject({ at: 'table', bases: [{ cm: 2, emergency: 0 }] })
    expect(table.asked()).toBe('south target')
  })

  test('may be accepted (DS-183)', () => {
    const table = shooting(...duel)
    table.dice(6, 6)
    table.answer('south: close medium cannon crusader 1', 'north: accept')
    expect(table.unit('crusader 1').at).toBe('destroyed')
  })

  test('a Boosted check costs the defender a point (DS-045, DS-007)', () => {
    const table = shooting(...duel, 'cp north 1')
    table.dice(6, 6)
    table.answer('south: close medium cannon crusader 1')
    table.dice(1, 3)
    table.answer('north: countermeasure boosted')
    expect(table.state().forces[1]?.cp).toBe(0)
    expect(table.unit('crusader 1').at).toBe('table')
  })
})

describe('SC-22 what may not be targeted', () => {
  test.each([
    [
      'a Ping by a cannon',
      'crusader',
      ['north ping m at 16 10'],
      'medium cannon m1',
      'Pings can only be targeted by REVEAL (DS-131)',
    ],
    [
      'who has Stealth',
      'crusader',
      ['north seeker team at 18 10'],
      'medium cannon seeker team 1',
      'Seeker Team 1 has a Stealth Token; reveal it first (DS-216)',
    ],
    [
      'a Vehicle by an MG',
      'mirage',
      ['north virago at 18 10'],
      'mg virago 1',
      'this Action may only target Infantry (DS-152)',
    ],
    [
      'too near for a Railgun',
      'marksman',
      ['north virago at 18.45 10'],
      'railgun virago 1',
      'the least range is 6″, the gap 5.5″ (DS-274)',
    ],
    [
      'behind a building',
      'crusader',
      ['north virago at 24 10', 'terrain building B1 h=3 (15,6) (18,6) (18,14) (15,14)'],
      'medium cannon virago 1',
      'no line of sight: Building B1 blocks (DS-170)',
    ],
  ])('%s', (_, by, others, answer, reason) => {
    const table = shooting(`south ${by} at 10 10`, ...others)
    expect(table.refused(`south: ${answer}`)).toBe(reason)
    expect(table.state().activations[0]?.ap[0]?.points).toBe(1)
  })
})

describe('Infantry', () => {
  test('one base is hit, and the Unit lives as long as one does (DS-123, DS-124)', () => {
    const table = shooting('south crusader at 10 10', 'north goliath squad at 22 10 / 22 12 / 22 14', 'cp north 0')
    table.dice(6, 6)
    table.answer('south: medium cannon goliath squad 1/2', 'north: accept')
    expect(table.unit('goliath squad 1').bases.map(({ team }) => team)).toEqual([1, 3])
    table.dice(6, 6)
    table.answer('south: goliath squad 1/3')
    expect(table.offered()).toEqual(['countermeasure', 'accept'])
  })

  test('a base with no countermeasures by its card may spend those of a defender (DS-242)', () => {
    const table = shooting(
      'south virago at 10 10',
      'north vector squad at 22 10 / 22 12 / 22 14',
      'north crusader at 26 10',
      'cp north 0',
    )
    table.dice(6, 6, 5)
    table.answer('south: close medium cannon vector squad 1/1')
    expect(table.offered()).toEqual(['defend by crusader 1', 'accept'])
    table.answer('north: defend by crusader 1')
    expect(table.unit('crusader 1').bases[0]?.cm).toBe(1)
    expect(table.unit('vector squad 1').bases).toHaveLength(3)
  })

  test('a Defense Net lends one token against one attack (DS-245)', () => {
    const table = shooting('south virago at 10 10', 'north ryoshi team at 22 10 / 22 12 / 22 14, cm/1 0', 'cp north 0')
    table.dice(6, 6, 1)
    table.answer('south: close medium cannon ryoshi team 1/1')
    expect(table.offered()).toEqual(['net of team 2', 'net of team 3', 'accept'])
    table.answer('north: net of team 2')
    // The check failed, and there is no second one.
    expect(table.unit('ryoshi team 1').bases.map(({ team, cm }) => [team, cm])).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  test('a Defender Aura lends tokens to whoever is near and in sight (DS-244)', () => {
    const position = ['south crusader at 10 10', 'north med tank at 22 10, cm 0', 'cp north 0']
    const table = shooting(...position, 'north tortoise at 27 10, upkeep')
    table.dice(6, 6)
    table.answer('south: medium cannon med tank 1')
    expect(table.offered()).toEqual(['aura of tortoise 1', 'accept'])
    const without = shooting(...position, 'north tortoise at 27 10')
    without.dice(6, 6)
    without.answer('south: medium cannon med tank 1')
    expect(without.unit('med tank 1').at).toBe('destroyed')
  })

  test('who has the weapon may be saved by another base (DS-282)', () => {
    const table = shooting(
      'south crusader at 10 10',
      'north infantry squad at 22 10 / 24 10 / 22 12, no stealth',
      'cp north 0',
    )
    table.dice(6, 6)
    table.answer('south: medium cannon infantry squad 1/3')
    expect(table.asked()).toBe('north take up')
    expect(table.offered()).toEqual(['infantry squad 1/1', 'nobody'])
    table.answer('north: infantry squad 1/1')
    expect(table.unit('infantry squad 1').bases.map(({ team }) => team)).toEqual([2, 3])
  })
})

describe('effects', () => {
  test('a STUN leaves one token, however often it hits (DS-177)', () => {
    const table = shooting('south tagger at 10 10', 'north virago at 20 10, cm 0')
    table.dice(6, 6, 6, 6)
    table.answer('south: tag cannon virago 1', 'south: virago 1')
    expect(table.unit('virago 1')).toMatchObject({ stunned: true, tagged: true })
    expect(table.events().map(({ kind }) => kind)).toContain('stunned already')
  })

  test('SC-36 the tag stays when the STUN is negated (DS-178)', () => {
    const table = shooting('south tagger at 10 10', 'north crusader at 20 10', 'cp north 0')
    table.dice(6, 6, 6)
    table.answer('south: tag cannon crusader 1', 'north: countermeasure')
    expect(table.unit('crusader 1')).toMatchObject({ stunned: false, tagged: true })
  })

  test('a Magnet draws all tokens, but no Emergency ones (DS-277)', () => {
    const table = shooting('south bandit at 10 10', 'north destroyer at 20 10', 'cp north 0')
    table.dice(6, 6, 1, 1, 1)
    table.answer('south: decoy launcher destroyer 1')
    expect(table.offered()).toEqual(['countermeasure', 'emergency'])
    table.answer('north: countermeasure', 'north: countermeasure', 'north: countermeasure')
    expect(table.offered()).toEqual(['emergency', 'accept'])
    table.answer('north: accept')
    expect(table.unit('destroyer 1')).toMatchObject({ stunned: true, bases: [{ cm: 0, emergency: 1 }] })
  })

  test('a JAM is not negated, exposes, and forbids Boosts until it is cleared (DS-283, DS-273)', () => {
    const table = shooting('south drone operator team at 10 10', 'north virago at 20 10', 'cp north 2')
    table.dice(6, 6)
    table.answer('south: launch jam drone virago 1', 'south: stop')
    expect(table.unit('virago 1')).toMatchObject({ jammed: true, exposed: true })
    // DS-217 It is a Combat Action and costs Stealth.
    expect(table.unit('drone operator team 1').stealth).toBe(false)
  })

  test('a Resilient Unit is Stunned by its first KILL (DS-257)', () => {
    const table = shooting('south crusader at 10 10', 'north heavy tank at 22 10, cm 0')
    table.dice(6, 6, 6, 6)
    table.answer('south: medium cannon heavy tank 1')
    expect(table.unit('heavy tank 1')).toMatchObject({ at: 'table', stunned: true })
    table.answer('south: heavy tank 1')
    expect(table.unit('heavy tank 1').at).toBe('destroyed')
  })

  test('Hit and Run places the Unit after its Combat Action (DS-248)', () => {
    const table = shooting('south med tank at 10 10', 'north virago at 30 10')
    table.dice(1, 1)
    table.answer('south: medium cannon virago 1', 'south: stop')
    expect(table.asked()).toBe('south spots')
    table.answer('south: 10 12')
    expect(table.unit('med tank 1').bases[0]).toMatchObject({ x: 1000, y: 1200 })
  })
})

describe('scans', () => {
  test('SC-21 a Ping is revealed, and scanning keeps Stealth (DS-165, DS-167)', () => {
    const table = shooting(
      'south seeker team at 10 10',
      'north ping m at 18 10',
      'north ping m at 18 20',
      'north reserve virago, phantom',
    )
    table.dice(6, 6)
    table.answer('south: scanner m1')
    expect(table.asked()).toBe('north forced reveal')
    table.answer('north: virago 1')
    expect(table.unit('virago 1').at).toBe('table')
    expect(table.asked()).toBe('south target')
    table.answer('south: stop')
    expect(table.unit('seeker team 1').stealth).toBe(true)
  })

  test('a Unit loses its Stealth Token (DS-165)', () => {
    const table = shooting('south widow scout at 10 10', 'north seeker team at 18 10')
    table.dice(6, 6)
    table.answer('south: scanner seeker team 1')
    expect(table.unit('seeker team 1').stealth).toBe(false)
    // DS-166 There is nothing more to find, and the Action is over.
    expect(table.unit('widow scout 1').activated).toBe(true)
  })

  test('a Cyber Attack needs no sight, and its STUN can be negated (DS-160, DS-164)', () => {
    const table = shooting(
      'south technical at 10 10',
      'north virago at 20 10',
      'terrain building B1 h=3 (13,6) (16,6) (16,14) (13,14)',
      'cp north 0',
    )
    table.dice(6, 6, 2)
    table.answer('south: cyber attack virago 1', 'north: countermeasure', 'north: accept')
    expect(table.unit('virago 1').stunned).toBe(true)
  })

  test('CM Hack takes a token for every failed check (DS-293)', () => {
    const table = shooting('south buggy at 10 10', 'north destroyer at 20 10, cm 3', 'cp south 1')
    table.dice(6, 6, 1, 3, 2)
    table.answer('south: cm hack destroyer 1 with cp')
    expect(table.unit('destroyer 1').bases[0]?.cm).toBe(1)
    table.answer('south: stop')
    expect(table.refused('south: cm hack destroyer 1 with ap')).toBe('CM Hack was used in this activation (DS-154)')
  })

  test('Position Hack places the enemy Vehicle (DS-294)', () => {
    const table = shooting('south technical at 10 10', 'north virago at 20 10', 'cp south 1')
    table.dice(6, 6)
    table.answer('south: position hack virago 1')
    expect(table.asked()).toBe('south spots')
    table.answer('south: 24 10')
    expect(table.unit('virago 1').bases[0]?.x).toBe(2400)
  })
})

test('firing costs the Stealth Token after all attacks (SC-33, DS-217)', () => {
  const table = shooting('south seeker team at 10 10', 'north virago at 20 10, cm 0')
  table.dice(1, 1)
  table.answer('south: shock sniper rifle virago 1')
  expect(table.unit('seeker team 1').stealth).toBe(true)
  table.dice(1, 1)
  table.answer('south: virago 1')
  expect(table.unit('seeker team 1').stealth).toBe(false)
})
