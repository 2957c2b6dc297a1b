// The limits are those that docs/hosting.md tells, each of them, and no others.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import * as playLimits from './play/limits.ts'

const page = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8')

const units: { readonly [unit: string]: number } = {
  '': 1,
  KiB: 1024,
  MiB: 1024 ** 2,
  s: 1000,
  min: limits.minute,
  h: limits.hour,
  days: 24 * limits.hour,
}

/** By name, as they stand in the table. */
function told(): { readonly [name: string]: number } {
  const [, table = ''] = page.split('## Limits')
  const rows = table.matchAll(/^\| `(\w+)` \| .* \| (\d+) ?(\w*) \|$/gm)
  return Object.fromEntries(
    Array.from(rows, ([, name = '', figure, unit = '']) => [name, Number(figure) * (units[unit] ?? Number.NaN)]),
  )
}

test('docs/hosting.md tells every limit as it is', () => {
  const { minute: _minute, hour: _hour, usualQuotas, ...fixed } = limits
  expect(told()).toEqual({ ...fixed, ...playLimits, ...usualQuotas })
})
