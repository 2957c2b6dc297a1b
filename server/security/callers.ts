// Everybody who may stand before the server's doors, at one match; for tests.

import type { MadeMatch, NewMatch } from '@umpire/wire'
import { Browser } from '../test-server.ts'
import { TestPage } from '../test-page.ts'

export const callerNames = [
  /** No cookie. */
  'nobody',
  /** A cookie that the server has not signed. */
  'forged',
  /** A cookie that was good until its person logged out. */
  'signed out',
  /** Another's cookie: a person who has nothing to do with the match, and watches it. */
  'stranger',
  /** A person at another seat of the match. */
  'player',
  /** Whoever made the match; at no seat. */
  'host',
  /** The person at the seat that is meant. */
  'owner',
] as const
export type CallerName = (typeof callerNames)[number]

export type Callers = { readonly [Name in CallerName]: Browser }

export async function newCallers(server: { readonly address: string }): Promise<Callers> {
  const named = (name: string): Promise<Browser> => new Browser(server).named(name)
  const [stranger, player, host, owner, leaver] = await Promise.all([
    named('Stranger'),
    named('Player'),
    named('Host'),
    named('Owner'),
    named('Leaver'),
  ])
  const forged = new Browser(server)
  // The owner's own token, under a signature that is not the server's.
  forged.cookie = `${owner.cookie?.slice(0, owner.cookie.lastIndexOf('.'))}.${'A'.repeat(43)}`
  const signedOut = new Browser(server)
  signedOut.cookie = leaver.cookie
  await leaver.call('DELETE', '/api/session')
  return { nobody: new Browser(server), forged, 'signed out': signedOut, stranger, player, host, owner }
}

export const seats = { owner: 0, player: 1, free: 2 } as const

/** Liar's Dice for three, by link only: the owner and the player sit, one seat is kept for whoever is invited. */
export async function newMatch({ host, owner, player }: Callers, wish: Partial<NewMatch> = {}): Promise<string> {
  const { body } = await host.call<MadeMatch>('POST', '/api/matches', {
    game: 'liars-dice',
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'invited' }],
    isPublic: false,
    ...wish,
  })
  const { id } = body
  for (const [browser, seat] of [
    [owner, seats.owner],
    [player, seats.player],
  ] as const) {
    const page = await TestPage.open(browser, id)
    await page.say({ do: 'sit', seat })
    await page.close()
  }
  return id
}
