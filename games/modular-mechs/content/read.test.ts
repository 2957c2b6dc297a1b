// A content table with a mistake is refused, with file, place and reason.

import { describe, expect, test } from 'vitest'
import { modules, rows } from './modules.ts'
import { ContentError, readModules } from './read.ts'

const gun = { id: 'W01', name: 'Gun', copies: 2, cost: 4, health: 6, sides: 'NE', damage: 2, range: 'CM-' }
const plate = { id: 'U01', name: 'Plate', copies: 1, cost: 3, health: 9, sides: 'NESW', traits: { armor: 3 } }
const legs = { id: 'M01', name: 'Legs', copies: 2, cost: 2, health: 5, sides: 'N', mobility: 3 }

const problemOf = (...table: readonly unknown[]): string => {
  try {
    readModules(table, 'modules.ts')
    return 'none'
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
}

test('the table as it is has no mistake', () => {
  expect(readModules(rows, 'content/modules.ts')).toEqual(modules)
  expect(problemOf(gun, plate, legs)).toBe('none')
})

test('what a row leaves out is nothing', () => {
  const [, read] = [...readModules([gun, plate, legs], 'modules.ts').values()]
  expect(read).toMatchObject({ damage: 0, range: '---', mobility: 0, basic: false, kind: 'utility' })
})

const mistakes: readonly (readonly [string, object, string])[] = [
  ['a letter that is no kind', { id: 'X01' }, 'row 2 (X01): id "X01" is not a letter of C, W, U, M and two digits'],
  ['no id', { id: undefined }, 'row 2 (?): id undefined is not'],
  ['a cost below 1', { cost: 0 }, 'row 2 (U01): cost is 0, not a whole number from 1 to 99'],
  ['a broken number', { health: 4.5 }, 'row 2 (U01): health is 4.5, not a whole number'],
  ['a number in words', { cost: '3' }, 'row 2 (U01): cost is "3", not a whole number'],
  ['no number of copies', { copies: undefined }, 'row 2 (U01): copies'],
  ['no connection', { sides: '' }, 'row 2 (U01): sides is "", not at least one connection'],
  ['connections out of order', { sides: 'EN' }, 'row 2 (U01): sides is "EN"'],
  ['no name', { name: '' }, 'row 2 (U01): name is "", not a name'],
  ['an unknown trait', { traits: { armour: 3 } }, 'row 2 (U01): unknown trait armour'],
  ['a trait of the wrong kind', { traits: { hub: 1 } }, 'row 2 (U01): trait hub is 1; a trait is true or left out'],
  ['a trait without its number', { traits: { armor: true } }, 'row 2 (U01): trait armor is true, not a whole number'],
  ['a trait with a part too many', { traits: { prospect: { least: 2, gain: 3, more: 1 } } }, 'unknown field more'],
  ['a trait with a part too few', { traits: { prospect: { least: 2 } } }, 'trait prospect gain is undefined'],
  ['a trait that should have parts', { traits: { evade: 2 } }, 'trait evade is not a record'],
  ['traits that are no record', { traits: 'armor' }, 'row 2 (U01): traits is not a record'],
  ['an unknown field', { helth: 9 }, 'row 2 (U01): unknown field helth'],
  ['damage without range', { damage: 2 }, 'row 2 (U01): a damage icon without a range'],
  ['range without damage', { range: 'C--' }, 'row 2 (U01): a range without a damage icon'],
  ['chevrons that are none', { damage: 2, range: 'ML-' }, 'row 2 (U01): range is "ML-", not chevrons like CM-'],
]

describe('refused with file, place and reason', () => {
  test.each(mistakes)('%s', (_, change, problem) => {
    const found = problemOf(gun, { ...plate, ...change }, legs)
    expect(found).toMatch(/^modules\.ts, row 2/)
    expect(found).toContain(problem)
  })

  test('an id that is there twice', () => {
    expect(problemOf(gun, plate, legs, plate)).toBe('modules.ts, row 4 (U01): the id is there twice')
  })

  test('a row that is no record', () => {
    expect(problemOf(gun, 'plate')).toBe('modules.ts, row 2: is not a record')
  })

  test('a deck without cards', () => {
    expect(problemOf(gun, plate)).toBe('modules.ts, all rows: no movement module')
  })
})
