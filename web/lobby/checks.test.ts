// What the page refuses by itself is what the server would refuse, and nothing else.

import { account, longestName, naming, shortestPassword as ofServer } from '@umpire/wire'
import { expect, test } from 'vitest'
import { longestName as ofPage } from '../settings/settings.ts'
import { loginRefusal, longestLogin, nameRefusal, passwordRefusal, shortestPassword } from './checks.ts'

const password = 'x'.repeat(shortestPassword)

test('page and server have the same limits', () => {
  expect(shortestPassword).toBe(ofServer)
  expect(ofPage).toBe(longestName)
})

test.each(['Mara', '  Mara ', 'Ångström 2', '', '   ', 'a\u0000b', 'a\u202Eb', 'a\u2028b', '😀'])(
  'name %j is taken by the server if the page does not mind it',
  (name) => {
    expect(naming.safeParse({ name }).success).toBe(nameRefusal(name) === undefined)
  },
)

test.each([
  'mara',
  ' Mara ',
  'mara@example.org',
  'søren.7',
  'ab',
  '',
  'a b c',
  'mara!',
  'x'.repeat(longestLogin),
  'x'.repeat(longestLogin + 1),
])('login %j is taken by the server if the page does not mind it', (login) => {
  expect(account.safeParse({ login, password }).success).toBe(loginRefusal(login) === undefined)
})

test('a password is long enough, or not', () => {
  for (const given of [password, password.slice(1), '']) {
    expect(account.safeParse({ login: 'mara', password: given }).success).toBe(passwordRefusal(given) === undefined)
  }
})
