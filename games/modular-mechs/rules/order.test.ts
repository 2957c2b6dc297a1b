// What comes after what, where a scenario cannot see it: the order of breaks, Splash and Scatter, and the warning.

import { at, Match, Refusal } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { modularMechs } from '../game.ts'

/** A fight of two that rhino begins, after these answers. */
function fight(position: readonly string[], answers: readonly string[]): Match {
  const match = Match.start(modularMechs, { position: ['all loop', 'rhino starts', 'phase fight', ...position] })
  if (match instanceof Refusal) throw new Error(match.toString())
  for (const line of answers) {
    const refusal = match.answerLine(line)
    if (refusal !== undefined) throw new Error(`${line}: ${refusal.toString()}`)
  }
  return match
}

/** The modules that were told of by events of a kind and rule, in order. */
const toldOf = (match: Match, kind: string, rule: string): unknown[] =>
  match.events().flatMap(({ event }) => {
    if (event.kind !== kind || event.rule !== rule) return []
    return [Object.entries(event).find(([field]) => field === 'module')?.[1]]
  })

describe('in the order N, E, S, W', () => {
  test('Splash goes around the target (MM-111)', () => {
    const match = fight(
      ['rhino has W05 0 1 2', 'mantis has W02 0 1 2 | U07 -1 0 1'],
      ['rhino: crew 1 to flame projector', 'rhino: yes', 'rhino: mantis core'],
    )
    expect(toldOf(match, 'hit', 'MM-111')).toEqual(['rivet gun', 'laser cannon', 'standard legs', 'solar array'])
  })

  test('modules break that lose their armor, each with what falls by it before the next (MM-100)', () => {
    const match = fight(
      [
        'rhino has W24 0 1 2',
        'mantis has U01 -1 0 0 | U01 -2 0 0 | W09 -3 0 1 | W02 -1 1 2 | W02 -1 -1 0',
        'mantis armor plate: 8 damage',
        'mantis armor plate 2: 10 damage',
        'mantis autocannon: 6 damage',
        'mantis rivet gun: 3 damage',
        'mantis rivet gun 2: 3 damage',
      ],
      ['rhino: crew 1 to fusion lance', 'rhino: yes', 'rhino: mantis armor plate'],
    )
    expect(toldOf(match, 'broke', 'MM-100')).toEqual(['rivet gun', 'rivet gun 2', 'armor plate 2', 'autocannon'])
  })
})

test('Scatter hits in the order in which it was chosen (MM-129)', () => {
  const match = fight(
    ['rhino has W06 0 1 0'],
    [
      'rhino: crew 1 to scatter cannon',
      'rhino: yes',
      'rhino: mantis core',
      'rhino: mantis standard legs 2',
      'rhino: mantis laser cannon',
      'rhino: mantis standard legs',
    ],
  )
  expect(toldOf(match, 'hit', 'MM-129')).toEqual(['standard legs 2', 'laser cannon', 'standard legs'])
})

describe('whoever enters a module is warned that nothing of it would have an effect (MM-074)', () => {
  const warning = 'Nothing it does would have an effect now.'
  const parts = ['core', 'laser cannon', 'standard legs', 'standard legs 2']
  const wrecked = parts.map((part) => `mantis ${part}: broken`)
  const ownWrecked = parts.map((part) => `rhino ${part}: broken`)
  const isWarned = (position: readonly string[], module: string): boolean => {
    const ask = at(fight(position, [`rhino: crew 1 to ${module}`]).asks, 0)
    expect(ask.question.name).toBe('activate')
    return ask.prompt().includes(warning)
  }

  const cases: readonly (readonly [string, readonly string[], string, boolean])[] = [
    ['a weapon with a target', [], 'laser cannon', false],
    ['a weapon with damage 1', ['rhino has W12 0 1 1'], 'ion disruptor', false],
    ['a weapon with one target', wrecked.slice(1), 'laser cannon', false],
    ['a weapon without a target', ['mantis on 10'], 'laser cannon', true],
    ['legs', [], 'standard legs', false],
    ['skates', ['rhino has M08 2 -1 0', 'rhino crew standard legs 2'], 'rocket skates', false],
    ['the Core', ['rhino crew laser cannon'], 'core', false],
    ['a weapon without a target that shields', ['rhino has W23 0 1 2', ...wrecked], 'drone bay', false],
    ['a Generator among wrecks', ['rhino has U02 0 1 2', ...ownWrecked], 'shield generator', false],
    ['a Dome', ['rhino has U03 0 1 2'], 'aegis dome', false],
    ['a Repair Bay with nothing to do', ['rhino has U04 0 1 0'], 'repair bay', true],
    ['a Repair Bay with something to clear', ['rhino has U04 0 1 0', 'rhino core: 1 damage'], 'repair bay', false],
    ['Quarters', ['rhino has U12 0 1 2'], 'crew quarters', false],
    ['a Capacitor Bank', ['rhino has U13 0 1 0'], 'capacitor bank', false],
    ['a Relay with nothing to free', ['rhino has U14 0 1 2'], 'overclock relay', true],
    ['a Relay beside what was activated', ['rhino has U14 0 1 2', 'rhino core: activated'], 'overclock relay', false],
    ['a Tractor', ['rhino has U18 0 1 2'], 'tractor array', false],
    ['a Tractor where all are Anchored', ['rhino has U18 0 1 2', 'mantis has M03 2 -1 0'], 'tractor array', true],
    ['a Pad', ['rhino has U11 0 1 2'], 'teleport pad', false],
  ]

  test.each(cases)('%s', (_, position, module, warned) => {
    expect(isWarned(position, module)).toBe(warned)
  })
})
