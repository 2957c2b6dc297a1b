// Text laid out: nothing is lost, and nothing is wider than it may be.

import { describe, expect, test } from 'vitest'
import { inColumns, indented, table, wrapped } from './layout.ts'

describe('a text', () => {
  test('is broken at spaces, and later lines hang', () => {
    expect(wrapped('one two three four', 9, 2)).toBe('one two\n  three\n  four')
  })

  test('with a word wider than the line keeps the word whole', () => {
    expect(wrapped('a incomprehensible b', 5)).toBe('a\nincomprehensible\nb')
  })

  test('takes no room for its colours', () => {
    expect(wrapped('\u001B[1mone\u001B[22m two', 7)).toBe('\u001B[1mone\u001B[22m two')
  })

  test('is indented but for its blank lines', () => {
    expect(indented('a\n\nb')).toBe('  a\n\n  b')
  })
})

describe('a table', () => {
  test('aligns its columns, numbers to the right', () => {
    const rows = [
      ['red', '9', 'x'],
      ['yellow', '10', 'y'],
    ]
    expect(table(rows, 80, [1])).toBe('red      9  x\nyellow  10  y')
  })

  test('breaks its last column below itself', () => {
    expect(table([['a', 'many words that do not fit in here']], 24)).toBe('a  many words that do\n   not fit in here')
  })
})

describe('columns', () => {
  test('are read downwards', () => {
    expect(inColumns(['1', '2', '3', '4', '5'], 4)).toBe('1  4\n2  5\n3')
  })

  test('are one where the texts are long', () => {
    expect(inColumns(['long text', 'another'], 10)).toBe('long text\nanother')
  })

  test('of nothing are nothing', () => {
    expect(inColumns([], 80)).toBe('')
  })
})
