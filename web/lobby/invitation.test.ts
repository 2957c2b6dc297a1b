// Invitations in the address of a match.

import { expect, test } from 'vitest'
import { readInvitation } from './invitation.ts'

test('an invitation names its seat and holds its token', () => {
  expect(readInvitation('#invite=aB_-9&seat=2')).toEqual({ seat: 2, token: 'aB_-9' })
})

test.each(['', '#', '#invite=&seat=1', '#invite=x', '#invite=x&seat=-1', '#invite=x&seat=two', '#seat=1'])(
  '"%s" is no invitation',
  (hash) => {
    expect(readInvitation(hash)).toBeUndefined()
  },
)
