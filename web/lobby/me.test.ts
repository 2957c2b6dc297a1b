// Who the browser believes to be at it.

import { expect, test } from 'vitest'
import { readMe } from './me.ts'

test('who was here comes back as they were', () => {
  expect(readMe({ id: 'x', name: 'Mara', login: null })).toEqual({ id: 'x', name: 'Mara', login: null })
  expect(readMe({ id: 'x', name: 'Mara', login: 'mara', more: 1 })).toEqual({ id: 'x', name: 'Mara', login: 'mara' })
})

test.each([undefined, null, 'Mara', {}, { id: 'x' }, { id: 1, name: 'Mara' }, { id: 'x', name: {} }])(
  '%j is nobody',
  (kept) => {
    expect(readMe(kept)).toBeNull()
  },
)
