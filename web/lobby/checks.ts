// What is wrong with a name, a login or a password, said before the server is asked, which has the same rules.

import { Refusal } from '@umpire/engine'

export const shortestPassword = 8
export const longestPassword = 200
const shortestLogin = 3
export const longestLogin = 40

const unseen = /[\p{C}\p{Zl}\p{Zp}]/u
const ofLogin = /^[\p{L}\p{N}._@+-]+$/u

/** The server counts without outer spaces. */
export function nameRefusal(name: string): Refusal | undefined {
  const seen = name.trim()
  if (seen === '') return new Refusal('unusable', 'Under which name do you play?')
  return unseen.test(seen) ? new Refusal('unusable', 'It has a character in it that cannot be seen.') : undefined
}

export function loginRefusal(login: string): Refusal | undefined {
  const { length } = login.trim()
  if (length < shortestLogin || length > longestLogin) {
    return new Refusal('unusable', `A login has ${shortestLogin} to ${longestLogin} characters.`)
  }
  const isFine = ofLogin.test(login.trim().toLowerCase())
  return isFine ? undefined : new Refusal('unusable', 'A login is made of letters, digits and . _ @ + - alone.')
}

export const passwordRefusal = (password: string): Refusal | undefined =>
  password.length < shortestPassword
    ? new Refusal('unusable', `A password has at least ${shortestPassword} characters.`)
    : undefined
