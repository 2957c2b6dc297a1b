// The words of options say what then happens.

import { type AskJson, at, type Match, type Shown } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { nameOf } from './names.ts'
import { type Mech, moduleOf } from './state.ts'
import { testTable } from './test-table.ts'

const started = (position: string, options: { readonly [name: string]: string } = {}): Match =>
  testTable({ seats: 2, seed: 'labels', options, position: position.split('; ') }).match

const answered = (match: Match, ...lines: readonly string[]): Match => {
  for (const line of lines) {
    const refusal = match.answerLine(line)
    if (refusal !== undefined) throw new Error(`${line}: ${refusal.reason}`)
  }
  return match
}

const asked = (match: Match): AskJson => at(match.asks, 0).toJSON()

const optionOf = (match: Match, say: string): Shown => {
  const found = asked(match).options.find((option) => option.say === say)
  if (found === undefined) throw new Error(`no option ${say}`)
  return found
}

const labelOf = (match: Match, say: string): Shown['label'] => optionOf(match, say).label

test('a label as a name', () => {
  expect(nameOf('standard legs 2')).toBe('Standard Legs 2')
  expect(nameOf('twin-seat turret')).toBe('Twin-Seat Turret')
})

describe('the Buy turn', () => {
  const position =
    'all loop; rhino has U01 -1 0 0 | W02 -2 0 1; rhino starts; phase buy; rhino $9; rhino rivet gun: broken'

  test('a purchase has its price and what the card does; two cards of a type are one choice (MM-023)', () => {
    const match = started(`${position}; shop weapon W17 W18`)
    expect(labelOf(match, 'buy rocket pod')).toEqual({
      name: 'Rocket Pod',
      means: '6 damage, mid; Reload',
      cost: '$5',
      group: 'Buy',
      icon: 'ranged',
    })
    expect(labelOf(match, 'hire')?.cost).toBe('$4')
  })

  test('a Trade Uplink lowers the price and makes the first refresh free (MM-139)', () => {
    const match = started('all loop; rhino has U09 -1 0 1; rhino starts; phase buy; rhino $9; shop weapon W17 W18')
    expect(labelOf(match, 'buy rocket pod')?.cost).toBe('$4')
    expect(labelOf(match, 'refresh')?.cost).toBe('free')
  })

  test('a sale says what it brings and what comes off (MM-049, MM-054)', () => {
    const match = started(position)
    expect(labelOf(match, 'sell armor plate')?.means).toBe('+$2; Rivet Gun comes off')
    expect(labelOf(match, 'sell rivet gun')?.means).toBe('+$1')
    expect(labelOf(match, 'repair rivet gun')?.cost).toBe('$1')
  })

  test('selling and repairing the same module are two choices and not one turned', () => {
    const match = started(position)
    expect(labelOf(match, 'sell rivet gun')?.name).not.toBe(labelOf(match, 'repair rivet gun')?.name)
  })
})

describe('places', () => {
  const placing = (): Match =>
    answered(started('all loop; rhino starts; phase buy; rhino $9; shop movement M01 M02'), 'rhino: buy standard legs')

  test('all turns on one cell have one name, so that they are turns of one choice', () => {
    const names = new Map<string, Set<string>>()
    for (const { things = [], label } of asked(placing()).options) {
      const cell = at(things, 0)
      names.set(cell, (names.get(cell) ?? new Set()).add(label?.name ?? ''))
    }
    expect(names.size).toBeGreaterThan(3)
    expect([...names.values()].every((one) => one.size === 1)).toBe(true)
    expect(new Set([...names.values()].flatMap((one) => [...one])).size).toBe(names.size)
  })

  test('a place says what it links and whether legs are halved (MM-038, MM-045)', () => {
    expect(labelOf(placing(), 'at 0 1 r2')).toEqual({
      name: 'Above Core',
      means: 'links Core; mobility only 1',
      icon: 'deploy',
    })
  })

  test('a card of a type that is in the mech already is not taken for that one', () => {
    expect(asked(placing()).prompt).toBe('Where do you attach Standard Legs 3?')
    expect(labelOf(placing(), 'at -1 -1 r0')?.name).toBe('Left of Standard Legs')
  })

  test('starting parts say what is placed so far, and stand beside it (MM-003)', () => {
    const { match } = testTable({ seats: 2, seed: 'labels' })
    answered(match, 'rhino: own', 'rhino: laser cannon at 1 0 r3')
    const ask = match.asks.find(({ seat }) => seat === 0)?.toJSON()
    expect(ask?.detail).toBe('Placed so far: laser cannon at 1 0 r3.')
    const above = ask?.options.find(({ say }) => say === 'standard legs at 1 1 r2')
    expect(above?.label).toMatchObject({ name: 'Above Laser Cannon', group: 'Standard Legs' })
    expect(above?.things).toEqual(['rhino part standard legs', 'rhino cell 1 1'])
  })
})

describe('the Fight turn', () => {
  test('a step says what the module does, or why it does nothing now (MM-066)', () => {
    const match = started('all loop; rhino starts; phase fight; rhino laser cannon: activated')
    expect(labelOf(match, 'crew 1 to laser cannon')).toMatchObject({
      name: 'Laser Cannon',
      means: 'already activated this Fight Phase',
      cost: '1 step',
      group: 'Crew 1 in Core, 3 steps left',
    })
    expect(labelOf(match, 'crew 1 to standard legs')?.means).toBe('mobility 3')
  })

  test('the first step into a hub is free (MM-134)', () => {
    const match = started('all loop; rhino has U10 -1 0 0; rhino starts; phase fight')
    expect(labelOf(match, 'crew 1 to transit hub')).toMatchObject({
      cost: 'free',
      means: 'there is nothing to activate',
    })
  })

  test('a move says where everybody would be (MM-084)', () => {
    const match = answered(
      started('all loop; mantis on 7; rhino starts; phase fight'),
      'rhino: crew 1 to standard legs',
      'rhino: yes',
    )
    expect(labelOf(match, 'to 3')).toMatchObject({ name: 'To 3', cost: '3 right', means: 'Mantis 4: close' })
    expect(labelOf(match, 'to 0')).toMatchObject({ name: 'Stay on 0', means: 'Mantis 7: mid' })
  })
})

/** Positions with one shot each: bonuses, prevention, breaks, cranes, capped overkill. */
const shots: readonly (readonly [string, string, { readonly [name: string]: string }])[] = [
  ['a plain shot', 'all loop; rhino starts; phase fight', {}],
  ['with Aim and Boost', 'all loop; rhino has U05 2 0 0; rhino starts; phase fight; rhino boost 2', {}],
  ['against shields', 'all loop; rhino starts; phase fight; mantis laser cannon: shield 1', {}],
  ['against a screen', 'all loop; mantis has U16 0 1 2; mantis on 6; rhino starts; phase fight', {}],
  ['that breaks', 'all loop; rhino starts; phase fight; mantis standard legs: 4 damage', {}],
  [
    'that breaks, with a crane',
    'all loop; rhino has U08 -1 0 1; rhino starts; phase fight; mantis standard legs: 4 damage',
    {},
  ],
  [
    'beyond its health, capped',
    'all loop; rhino starts; phase fight; mantis standard legs: 4 damage',
    { overkill: 'capped' },
  ],
]

describe('targets', () => {
  test.each(shots)('%s pays and breaks as its label says (MM-091, MM-092, MM-098)', (_, position, options) => {
    const shoot = (target: string | undefined): { label: Shown['label']; count: number; mechs: readonly Mech[] } => {
      const table = testTable({ seats: 2, seed: 'labels', options, position: position.split('; ') })
      table.answer('rhino: crew 1 to laser cannon', 'rhino: yes')
      const ask = asked(table.match)
      const label = ask.options.find(({ say }) => say === target)?.label
      if (target !== undefined) table.answer(`rhino: ${target}`)
      return { label, count: ask.options.length, mechs: table.state().mechs }
    }
    const before = shoot(undefined)
    const { money } = at(before.mechs, 0)
    const targets = at(before.mechs, 1).modules.map(({ label }) => label)
    expect(before.count).toBe(targets.length + 1)
    for (const target of targets) {
      const { label, mechs } = shoot(`mantis ${target}`)
      const isBroken = moduleOf(at(mechs, 1), target).broken
      expect(label).toMatchObject({
        name: nameOf(target),
        means: expect.stringMatching(new RegExp(`\\+\\$${at(mechs, 0).money - money}$`)),
        isAttack: true,
      })
      expect(label?.means?.includes('breaks')).toBe(isBroken)
    }
  })

  test('are grouped by mech, with distance and band; the detail adds the shot up (MM-085)', () => {
    const match = answered(
      started('all loop; rhino has U05 2 0 0; mantis on 5; rhino starts; phase fight; rhino boost 2'),
      'rhino: crew 1 to laser cannon',
      'rhino: yes',
    )
    expect(labelOf(match, 'mantis core')?.group).toBe('Mantis, 5 away: mid')
    expect(asked(match).detail).toBe(
      '2, 1 for Aim and 2 for Boost make 5. $1 for each point dealt, $3 more if it breaks.',
    )
  })
})

describe('reactions', () => {
  test('foam says what each dollar leaves, and its stakes are numbers (MM-125)', () => {
    const match = answered(
      started('all loop; mantis has U17 -1 0 1; rhino starts; phase fight; mantis laser cannon: 5 damage'),
      'rhino: crew 1 to laser cannon',
      'rhino: yes',
      'rhino: mantis laser cannon',
    )
    const means = asked(match).options.map(({ label }) => label?.means)
    expect(means).toEqual(['takes 2: breaks', 'takes 1: breaks', 'takes nothing'])
    expect(asked(match).stakes).toEqual({ damage: 2, 'health left': 1 })
  })

  test('a decoy says what it takes instead (MM-124)', () => {
    const match = answered(
      started('all loop; mantis has U15 -1 0 1; rhino starts; phase fight'),
      'rhino: crew 1 to laser cannon',
      'rhino: yes',
      'rhino: mantis core',
    )
    expect(labelOf(match, 'decoy projector')?.means).toBe('takes 2: 5 of 7 left')
    expect(asked(match).detail).toBe('Without it Core takes 2: 10 of 12 left.')
  })
})
