import { Match, Refusal } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { downsync } from './game.ts'

const arranged = (...position: string[]): Match => {
  const match = Match.start(downsync, { options: { size: 'small' }, position })
  if (match instanceof Refusal) throw new Error(match.toString())
  return match
}

const factsOf = (match: Match): { readonly [name: string]: unknown } => match.facts()

describe('positions of scenarios', () => {
  test('an empty table in the first Round, south to designate', () => {
    const facts = factsOf(arranged('south crusader at 10 10', 'south crusader at 20 10', 'north virago at 30 30'))
    expect(facts).toMatchObject({ round: 1, stage: 'designate', active: 0, cp: { south: 5, north: 5 } })
    expect(facts['gap']).toMatchObject({ 'crusader 1': { 'virago 1': 25.53 } })
    expect(facts['sees']).toMatchObject({ 'crusader 1': { 'virago 1': true } })
  })

  test('tokens, squads, Pings and Reserves', () => {
    const facts = factsOf(
      arranged(
        'north vector squad at 10 30 / - / 14 30, cm/3 1, stunned',
        'south crusader at 10.62 10 stunned cm 1 activated',
        'south crusader at 20 10, jammed, overwatch',
        'south ping s at 40 4',
        'north ping m at 24.76 20 activated',
        'north ping m at 34 20',
        'south reserve: harbinger, crusader',
        'crusader 2 tagged',
        'cp south 3',
        'vp north 2',
      ),
    )
    expect(facts['vector squad 1']).toMatchObject({ bases: [1, 3], stunned: true, 'team 3': { at: [14, 30], cm: 1 } })
    expect(facts['crusader 1']).toMatchObject({ at: [10.62, 10], stunned: true, cm: 1, activated: true })
    expect(facts['crusader 2']).toMatchObject({ jammed: true, overwatch: true, tagged: true, cm: 2 })
    expect(facts['m1']).toMatchObject({ activated: true })
    expect(facts['reserve']).toMatchObject({ south: ['harbinger 1', 'crusader 3'] })
    expect(facts).toMatchObject({ cp: { south: 3 }, vp: { north: 2 } })
  })

  test('terrain, buildings and who is in them', () => {
    const facts = factsOf(
      arranged(
        'terrain building B1 h=5 (10,10) (10,13.5) (13.5,13.5) (13.5,10)',
        'terrain forest F1 (17,5) (23,5) (23,15) (17,15)',
        'south seeker team at 11.5 11.5',
        'north virago at 22 10',
      ),
    )
    expect(facts['seeker team 1']).toMatchObject({ in: 'B1', stealth: true })
    expect(facts['concealed']).toMatchObject({ 'seeker team 1': { 'virago 1': true } })
  })

  test('an engagement with its priorities', () => {
    const match = arranged(
      'south crusader at 10 10',
      'north virago at 20 10',
      'engagement crusader 1 4, virago 1 6 held 1',
    )
    expect(factsOf(match)).toMatchObject({
      stage: 'acting',
      taskforce: ['crusader 1'],
      engagement: { 'virago 1': { priority: 6, held: 1 } },
      acting: ['virago 1'],
    })
  })

  test.each([
    'south dragon at 1 1',
    'stage nap',
    'south crusader at 10 10, asleep',
    'layout T9',
    'cp east 1',
    'crusader 9 stunned',
  ])('"%s" says nothing about a position', (statement) => {
    expect(Match.start(downsync, { position: [statement] })).toBeInstanceOf(Refusal)
  })

  test('every statement of the examples is one', () => {
    const files = import.meta.glob<string>('./arrange.ts', { query: '?raw', import: 'default', eager: true })
    const text = files['./arrange.ts'] ?? ''
    const examples = /\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? ''
    const statements = [...examples.matchAll(/^ \* {5}(\S.*?)(?: {2,}\S.*)?$/gm)].flatMap(([, line = '']) =>
      line.split('; '),
    )
    expect(statements.length).toBeGreaterThan(25)
    const match = Match.start(downsync, { options: { mission: 'M3' }, position: statements.map((one) => one.trim()) })
    expect(match instanceof Refusal ? match.toString() : 'laid out').toBe('laid out')
  })
})
