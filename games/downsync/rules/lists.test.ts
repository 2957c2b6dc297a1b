import { readOptions, Refusal, seat, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { readyLists } from '../content/ready-lists.ts'
import type { Terms } from '../state/terms.ts'
import { options, termsOf } from '../options.ts'
import { readList, sayList } from '../questions/lists.ts'
import { anyList, canonical, listWith, readyFor, sampleList, whyNoList } from './lists.ts'

const [south, north] = [seat(0), seat(1)]

function terms(chosen: { readonly [name: string]: unknown } = {}): Terms {
  const read = readOptions(options, { size: 'small', layout: 'T8', ...chosen })
  if (read instanceof Refusal) throw new Error(read.reason)
  return termsOf(read, {
    pick: <T>(list: readonly T[]): T => {
      const [first] = list
      if (first === undefined) throw new Error('nothing to pick')
      return first
    },
  })
}

/** Why the words are no list of north, which has the Coalition. */
function why(words: string, chosen: { readonly [name: string]: unknown } = {}): string | undefined {
  const list = readList(words)
  if (list === undefined) return 'no list at all'
  return whyNoList(terms(chosen), north, list)?.toString()
}

const starter = 'widow scout / tagger / virago / virago / phantom / destroyer'

describe('Force Lists', () => {
  test('the same card may be taken any number of times (DS-034)', () => {
    expect(why('tagger / tagger / virago / virago / virago / destroyer')).toBeUndefined()
  })

  test('every slot is filled by its own Signature (DS-034)', () => {
    expect(why('tagger / virago / virago / virago / virago / destroyer')).toContain('2 Small Units, not 1 (DS-034)')
  })

  test('all Units belong to one faction (DS-033)', () => {
    expect(why('tagger / tagger / virago / virago / crusader / destroyer')).toContain('DS-033')
  })

  test('a packaged Unit fills no slot (DS-239)', () => {
    expect(why('infiltrator / tagger / virago / virago / virago / destroyer')).toContain('DS-239')
  })

  test('designed and unreleased Units are there or not, as the options say', () => {
    expect(why('mirage / tagger / virago / virago / virago / destroyer')).toBeUndefined()
    expect(why('mirage / tagger / virago / virago / virago / destroyer', { designed: false })).toContain('DS-034')
    expect(why('r&r team / tagger / virago / virago / virago / destroyer')).toContain('never released')
    expect(why('r&r team / tagger / virago / virago / virago / destroyer', { unreleased: true })).toBeUndefined()
  })

  test('one mercenary, and only by the option', () => {
    const one = 'tagger / tagger / virago / virago / ryoshi team / destroyer'
    expect(why(one)).toContain('DS-033')
    expect(why(one, { mercenary: true })).toBeUndefined()
    expect(why('tagger / tagger / virago / ryoshi team / ryoshi team / destroyer', { mercenary: true })).toContain(
      'at most 1',
    )
  })

  test('an advisor of the own faction, with the option, and without whom it forbids (DS-296)', () => {
    expect(why(`${starter}; advisor hawk ai`)).toContain('no advisors')
    expect(why(`${starter}; advisor hawk ai`, { advisors: true })).toBeUndefined()
    expect(why(`${starter}; advisor sofia avery`, { advisors: true })).toContain('another faction')
    const republic = readList('harbinger / vector squad / courier / crusader / crusader / samson; advisor sofia avery')
    if (republic === undefined) throw new Error('no list')
    expect(whyNoList(terms({ advisors: true }), south, republic)?.reason).toContain('no Harbinger')
  })

  test('only Mechanized Units ride, each in a transport of its own (DS-251, DS-252)', () => {
    const judge = (words: string): string | undefined => {
      const list = readList(`vector squad / vector squad / courier / crusader / crusader / samson; ${words}`)
      return list && whyNoList(terms(), south, list)?.toString()
    }
    expect(judge('mounted vector squad 1 in courier 1')).toBeUndefined()
    expect(readList('vector squad / courier; mounted vector squad 2 in courier 1')).toBeUndefined()
    const wrong = {
      units: listWith(['re-harbinger', 're-vector', 're-courier', 're-crusader', 're-crusader', 're-samson'], 0, null)
        .units,
      advisor: null,
    }
    expect(whyNoList(terms(), south, { ...wrong, mounted: [{ unit: 1, carrier: 2 }] })?.rule).toBe('DS-251')
    expect(whyNoList(terms(), south, { ...wrong, mounted: [{ unit: 0, carrier: 3 }] })?.rule).toBe('DS-252')
  })

  test('a list has one spelling, however it was written', () => {
    const list = readList('Guardian Destroyer / virago / TAGGER / gsv phantom / widow scout / virago')
    expect(list && sayList(list)).toBe(starter)
  })

  test('every ready list is legal where its Units are', () => {
    for (const { faction, size, units } of readyLists.rows) {
      expect(whyNoList(terms({ south: faction, size }), south, listWith(units, 0, null))).toBeUndefined()
    }
    expect(readyFor(terms({ size: 'standard', designed: false }), north).map(({ name }) => name)).toEqual(['Standard'])
  })

  test.each([
    {},
    { size: 'standard', advisors: true, mercenary: true, unreleased: true },
    { size: 'skirmish', south: 'free-union', north: 'republic', advisors: true },
    { designed: false, north: 'free-union', mercenary: true },
  ])('lists at random are legal, and read as they are said: %j', (chosen) => {
    const on = terms(chosen)
    const random = seedRandom('lists')
    for (let n = 0; n < 150; n++) {
      for (const of of [south, north]) {
        for (const list of [anyList(on, of, random), sampleList(on, of, random)]) {
          expect(whyNoList(on, of, list)?.toString()).toBeUndefined()
          expect(canonical(list)).toEqual(list)
          expect(readList(sayList(list))).toEqual(list)
        }
      }
    }
  })
})
