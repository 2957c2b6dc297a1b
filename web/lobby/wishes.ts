// Who is to sit where at a match over the network, before anybody has sat down: proposals and changes.

import { type AnyGame, Refusal } from '@umpire/engine'
import type { SeatWish } from '@umpire/wire'
import { botChoices } from '../home/level-words.ts'

/** A wish as a form names it: `me`, `open`, `invited`, `bot novice`. */
export const wishName = (wish: SeatWish): string => (wish.kind === 'bot' ? `bot ${wish.level}` : wish.kind)

/** Whom a seat can be given to. */
export const wishChoices: readonly { readonly wish: SeatWish; readonly words: string }[] = [
  { wish: { kind: 'me' }, words: 'Me' },
  { wish: { kind: 'open' }, words: 'Open to anybody' },
  { wish: { kind: 'invited' }, words: 'By invitation' },
  ...botChoices.map(({ level, words }) => ({ wish: { kind: 'bot', level } as const, words })),
]

const open: SeatWish = { kind: 'open' }

/** Me and one open seat, or as many as the game needs. */
export const usualWishes = ({ least, most }: AnyGame['seats']): readonly SeatWish[] =>
  withCount([{ kind: 'me' }], Math.min(most, Math.max(least, 2)))

/** So many seats: the last ones leave, or open ones join. Should I have to leave, I take the last seat that is left. */
export function withCount(wishes: readonly SeatWish[], count: number): readonly SeatWish[] {
  const kept = Array.from({ length: count }, (_, seat) => wishes[seat] ?? open)
  const mustMove = wishes.slice(count).some(({ kind }) => kind === 'me')
  return mustMove ? kept.with(count - 1, { kind: 'me' }) : kept
}

/** Gives a seat to another. I sit only once: what was meant for where I go holds for my old seat. */
export function withWish(wishes: readonly SeatWish[], seat: number, wish: SeatWish): readonly SeatWish[] {
  const mine = wishes.findIndex(({ kind }) => kind === 'me')
  const leaves = wishes[seat]
  const moved = wish.kind === 'me' && mine >= 0 && leaves !== undefined ? wishes.with(mine, leaves) : wishes
  return moved.with(seat, wish)
}

/** Why a match cannot be made with these seats. */
export const wishesRefusal = (wishes: readonly SeatWish[]): Refusal | undefined =>
  wishes.every(({ kind }) => kind === 'bot')
    ? new Refusal('unusable', 'Nobody plays but bots. Sit down yourself, or leave a seat to somebody.')
    : undefined

/** What the choice comes to, in a sentence. */
export function wishesWords(wishes: readonly SeatWish[]): string {
  const has = (kind: SeatWish['kind']): boolean => wishes.some((wish) => wish.kind === kind)
  const who = has('me') ? '' : 'You do not sit yourself: you watch. '
  if (has('invited')) return `${who}An invited seat gets a link of its own, which you pass on.`
  return `${who}${has('open') ? 'Whoever opens the match may take an open seat.' : 'You can start at once.'}`
}
