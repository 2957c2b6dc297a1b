// Seats of a match over the network: what is proposed, and what changes.

import type { SeatWish } from '@umpire/wire'
import { expect, test } from 'vitest'
import { usualWishes, wishChoices, wishesRefusal, wishesWords, wishName, withCount, withWish } from './wishes.ts'

const me: SeatWish = { kind: 'me' }
const open: SeatWish = { kind: 'open' }
const invited: SeatWish = { kind: 'invited' }
const bot: SeatWish = { kind: 'bot', level: 'novice' }

test('a match proposes me and an open seat, or as many as the game needs', () => {
  expect(usualWishes({ least: 2, most: 6 })).toEqual([me, open])
  expect(usualWishes({ least: 1, most: 4 })).toEqual([me, open])
  expect(usualWishes({ least: 3, most: 5 })).toEqual([me, open, open])
  expect(usualWishes({ least: 1, most: 1 })).toEqual([me])
})

test('fewer seats do not send me away, more are open', () => {
  expect(withCount([open, bot, me], 2)).toEqual([open, me])
  expect(withCount([bot, me], 4)).toEqual([bot, me, open, open])
  expect(withCount([bot, invited, open], 2)).toEqual([bot, invited])
})

test('when I take another seat, my old one is what that seat was', () => {
  expect(withWish([me, bot, invited], 2, me)).toEqual([invited, bot, me])
  expect(withWish([open, bot], 1, me)).toEqual([open, me])
  expect(withWish([me, open], 0, bot)).toEqual([bot, open])
})

test('every choice has a name of its own', () => {
  expect(wishChoices.map(({ wish }) => wishName(wish))).toEqual([
    'me',
    'open',
    'invited',
    'bot random',
    'bot novice',
    'bot regular',
    'bot expert',
  ])
})

test('what a choice comes to is said', () => {
  expect(wishesWords([me, bot])).toBe('You can start at once.')
  expect(wishesWords([me, open])).toContain('open seat')
  expect(wishesWords([me, invited])).toContain('link of its own')
  expect(wishesWords([open, bot])).toMatch(/^You do not sit yourself: you watch\. Whoever/)
})

test('a match that only bots play is made on one screen, not over the network', () => {
  expect(wishesRefusal([bot, bot])?.reason).toContain('Nobody plays but bots')
  expect(wishesRefusal([bot, open])).toBeUndefined()
  expect(wishesRefusal([me, bot])).toBeUndefined()
})
