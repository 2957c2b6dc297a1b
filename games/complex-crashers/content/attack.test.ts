// Codes of attacks are read, and what is no code is refused.

import { expect, test } from 'vitest'
import { attackOf } from './attack.ts'

test('reach, path, spread and strength', () => {
  expect(attackOf('RDS 3')).toEqual({ reach: 'ranged', path: 'direct', spread: 'sweeping', strength: 3 })
  expect(attackOf('RAZ 2')).toEqual({ reach: 'ranged', path: 'arcing', spread: 'area', strength: 2 })
  expect(attackOf('M1 5')).toEqual({ reach: 'melee', path: 'direct', spread: 'single', strength: 5 })
})

test.each(['RD 3', 'R1 2', 'MA1 2', 'RDX 1', 'RD1 0', 'RD1'])('%s is no attack', (code) => {
  expect(() => attackOf(code)).toThrow('not an attack')
})
