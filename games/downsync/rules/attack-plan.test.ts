// Modifiers, needed numbers and odds of single attacks, in worked examples.

import { describe, expect, test } from 'vitest'
import type { ActionId } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import { sayUnit } from '../names.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { testTable } from '../test-table.ts'
import { type AttackPlan, attackPlan } from './attack-plan.ts'
import { shooterOf } from './eyes.ts'
import { outlook } from './outlook.ts'
import { whyNoTarget } from './targets.ts'

const unitIn = (state: State, name: string): Unit => {
  const found = state.units.find((unit) => sayUnit(unit) === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

/** South's first Unit with this Action on north's first Unit or Ping. */
function planOf(position: readonly string[], by: string, action: ActionId, on: string | null, team = 1): AttackPlan {
  const state = testTable(position).state()
  const target = on === null ? { element: state.pings[0]?.id ?? -1, team: 0 } : { element: unitIn(state, on).id, team }
  return attackPlan(state, shooterOf(unitIn(state, by), 1, actions.of(action)), target)
}

const whys = ({ modifiers }: AttackPlan): string[] => modifiers.map(({ why, value }) => `${why} ${value}`)

describe('SC-01 short range ends at exactly 6 inches', () => {
  const at = (x: number): AttackPlan =>
    planOf(['south hunter at 10 10', `north tagger at ${x} 10`], 'hunter 1', 'fusion', 'tagger 1')

  test('a gap of 6.00 gives no bonus: 8 needed (DS-172)', () => {
    expect(at(18.36)).toMatchObject({ gap: 600, needed: 8, modifiers: [] })
  })

  test('a gap of 5.99 does: 7 needed (DS-172)', () => {
    expect(at(18.35)).toMatchObject({ gap: 599, needed: 7 })
  })
})

describe('SC-17 range modifiers of a Virago against a Harbinger', () => {
  // Between a Medium and a Small base 2.5591" are not gap.
  const at = (gap: number, ...terrain: string[]): AttackPlan =>
    planOf(
      [...terrain, 'south virago at 5 10', `north harbinger at ${(5 + gap + 2.56).toFixed(2)} 10`],
      'virago 1',
      'close-med-cannon',
      'harbinger 1',
    )

  test('under 6 inches and concealed: +1, +1 and -1 (DS-172, DS-269, DS-174)', () => {
    const plan = at(5.99, 'terrain grass G1 (12,6) (18,6) (18,14) (12,14)')
    expect(plan.gap).toBe(599)
    expect(whys(plan)).toEqual(['short range 1', 'close and personal 1', 'concealed -1'])
    expect(plan.needed).toBe(7)
  })

  test('16.00 is not yet long range, 16.01 is (DS-173)', () => {
    expect(at(16)).toMatchObject({ gap: 1600, needed: 8 })
    expect(at(16.01)).toMatchObject({ gap: 1601, needed: 9 })
  })

  test('24.01 is out of range (DS-151)', () => {
    const state = testTable(['south virago at 5 10', 'north harbinger at 31.57 10']).state()
    const shooter = shooterOf(unitIn(state, 'virago 1'), 1, actions.of('close-med-cannon'))
    expect(whyNoTarget(state, shooter, { element: unitIn(state, 'harbinger 1').id, team: 1 })?.toString()).toBe(
      'the gap of 24.01″ exceeds 24″ (DS-151)',
    )
  })
})

test('SC-18 Close Combat knows neither short range nor Concealment, and checks need 4+ (DS-268, DS-265)', () => {
  const plan = planOf(
    [
      'terrain forest F1 (12,6) (20,6) (20,14) (12,14)',
      'south vector squad at 10 10 / 8 10 / 6 10',
      'north samson at 15.36 10',
    ],
    'vector squad 1',
    'at-charges',
    'samson 1',
  )
  expect(plan).toMatchObject({ gap: 300, modifiers: [], needed: 6, needs: 4, effect: 'kill' })
})

test('SC-20 an Aurora in the open is concealed by its own Shroud Aura and has Adaptive Camo (DS-235, DS-259)', () => {
  const plan = planOf(['south crusader at 10 10', 'north aurora at 24.76 10'], 'crusader 1', 'med-cannon', 'aurora 1')
  expect(whys(plan)).toEqual(['concealed -1', 'adaptive camo 1'])
  expect(plan).toMatchObject({ gap: 1200, needed: 8 })
})

test('SC-36 a tag and a lock add up, two tags do not (DS-281, DS-286, DS-017)', () => {
  const plan = planOf(
    ['south phantom at 10 10', 'north crusader at 24 10, tagged, locked'],
    'phantom 1',
    'double-cannon',
    'crusader 1',
  )
  expect(whys(plan)).toEqual(['tagged -2', 'locked -2'])
  expect(plan.needed).toBe(13 - 4 - 5)
})

describe('scanning a Ping (DS-161 to DS-163)', () => {
  test('in the open a Small one needs 7 by SCAN 7', () => {
    const plan = planOf(['south widow scout at 10 10', 'north ping s at 20 10'], 'widow scout 1', 'scan-3-14', null)
    expect(plan).toMatchObject({ stat: 'SCAN', skill: 7, defense: 14, needed: 7, modifiers: [] })
  })

  const hidden = [
    'terrain forest F1 (17.5,6) (24,6) (24,14) (17.5,14)',
    'terrain building B1 h=3 (13,8) (15,8) (15,12) (13,12)',
    'south widow scout at 10 10',
    'north ping m at 20 10',
  ]

  test('concealed and out of sight is -1 once', () => {
    expect(planOf(hidden, 'widow scout 1', 'scan-3-14', null).needed).toBe(13 - 7 + 1)
  })

  test('by the later text it is -2 out of sight, and -1 concealed', () => {
    const plan = (position: string[]): number => {
      const state = testTable(position, { scans: 'later' }).state()
      const target = { element: state.pings[0]?.id ?? -1, team: 0 }
      return attackPlan(state, shooterOf(unitIn(state, 'widow scout 1'), 1, actions.of('scan-3-14')), target).needed
    }
    expect(plan(hidden)).toBe(13 - 7 + 2)
    expect(plan(hidden.filter((line) => !line.includes('building')))).toBe(13 - 7 + 1)
  })

  test('Units have no such modifier, and no Camo against scans (DS-163, DS-235)', () => {
    const plan = planOf(
      ['terrain grass G1 (16,6) (24,6) (24,14) (16,14)', 'south widow scout at 10 10', 'north seeker team at 20 10'],
      'widow scout 1',
      'scan-3-14',
      'seeker team 1',
    )
    expect(plan).toMatchObject({ needed: 12 - 7, effect: 'reveal', isNegatable: false })
  })
})

describe('traits of who shoots', () => {
  test('a Finisher has +1 while its target has no token at all (DS-247)', () => {
    const against = (tokens: string): string[] =>
      whys(
        planOf(
          ['south crusader at 10 10', `north destroyer at 22 10, ${tokens}`],
          'crusader 1',
          'med-cannon',
          'destroyer 1',
        ),
      )
    expect(against('cm 0, emergency 1')).toEqual([])
    expect(against('cm 0, emergency 0')).toEqual(['finisher 1'])
  })

  test('a Predator has +2 against a Stunned target (DS-256)', () => {
    const plan = planOf(
      ['south samson at 10 10', 'north virago at 22 10, stunned'],
      'samson 1',
      'smart-med-cannon',
      'virago 1',
    )
    expect(whys(plan)).toEqual(['predator 2'])
    expect(plan.needs).toBe(5)
  })

  test('claws have +2 against Infantry (DS-279)', () => {
    const plan = planOf(
      ['south soldier at 10 10 / 10 12 / 10 14 / 10 16', 'north seeker team at 12 10, no stealth'],
      'soldier 1',
      'claws',
      'seeker team 1',
    )
    expect(whys(plan)).toEqual(['specialized 2'])
  })
})

describe('traits of the target', () => {
  test('Obscured counts from 6 inches on, against scans as well (DS-255)', () => {
    const at = (x: number, action: ActionId, by: string): number =>
      planOf([`south ${by} at 10 10`, `north bandit at ${x} 10`], `${by} 1`, action, 'bandit 1').needed
    expect(at(18.36, 'fusion', 'hunter')).toBe(14 + 1 - 6)
    expect(at(18.35, 'fusion', 'hunter')).toBe(14 - 6 - 1)
    expect(at(20, 'cyber', 'technical')).toBe(14 + 1 - 7)
  })

  test('nothing conceals who is exposed (DS-273)', () => {
    const plan = planOf(
      ['south crusader at 10 10', 'north aurora at 24.76 10, exposed'],
      'crusader 1',
      'med-cannon',
      'aurora 1',
    )
    expect(plan.modifiers).toEqual([])
  })

  test('Deadly kills Infantry, Double Tap kills the Stunned (DS-271, DS-272)', () => {
    const effect = (on: string, name: string): string =>
      planOf(['south seeker team at 10 10', `north ${on}`], 'seeker team 1', 'shock-sniper', name).effect
    expect(effect('virago at 20 10', 'virago 1')).toBe('stun')
    expect(effect('virago at 20 10, stunned', 'virago 1')).toBe('kill')
    expect(effect('paladin guard at 20 10 / 20 12', 'paladin guard 1')).toBe('kill')
  })
})

describe('the outlook of a whole Action', () => {
  const outlookOf = (position: string[], by: string, action: ActionId, on: string): ReturnType<typeof outlook> => {
    const state = testTable(position).state()
    const what = actions.of(action)
    return outlook(state, shooterOf(unitIn(state, by), 1, what), { element: unitIn(state, on).id, team: 1 }, what.rof)
  }

  test('counts tokens that friends lend (DS-242)', () => {
    const squad = 'north vector squad at 22 10 / 22 12 / 22 14'
    const alone = outlookOf(['south crusader at 10 10', squad], 'crusader 1', 'med-cannon', 'vector squad 1')
    const defended = outlookOf(
      ['south crusader at 10 10', squad, 'north crusader at 25.5 10'],
      'crusader 1',
      'med-cannon',
      'vector squad 1',
    )
    expect(alone.tokens).toBe(0)
    expect(defended.tokens).toBe(2)
    expect(defended.destroyed).toBeLessThan(alone.destroyed ?? 0)
  })

  test('checks are easier in a Defense Aura that is paid for (DS-243)', () => {
    const near = ['south crusader at 10 10', 'north virago at 22 10']
    expect(outlookOf([...near, 'north aurora at 27 10'], 'crusader 1', 'med-cannon', 'virago 1').check).toBe(3)
    expect(outlookOf([...near, 'north aurora at 27 10, upkeep'], 'crusader 1', 'med-cannon', 'virago 1').check).toBe(2)
  })

  test('a Resilient target is Stunned first (DS-257)', () => {
    const { destroyed, stunned } = outlookOf(
      ['south crusader at 10 10', 'north heavy tank at 22 10, cm 0'],
      'crusader 1',
      'med-cannon',
      'heavy tank 1',
    )
    // TARG 7 and Finisher against DEF 13: 5 and more on two dice.
    const hit = 30 / 36
    expect(stunned).toBeCloseTo(1 - (1 - hit) ** 2, 6)
    expect(destroyed).toBeCloseTo(hit ** 2, 6)
  })
})
