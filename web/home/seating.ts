// Who sits where in a new game: what is proposed, what changes when a seat is given to another, and what is wrong.

import { type AnyGame, type OptionSchema, type OptionValue, Refusal } from '@umpire/engine'
import type { Setup } from '../settings/setups.ts'
import type { SeatPlayer } from '../store/saved-game.ts'

export interface Seating {
  readonly players: readonly SeatPlayer[]
  /** The seat of the person who sets up the game; undefined for one who watches. */
  readonly mine: number | undefined
}

/** Who may be chosen for a seat, as a form names it: `me`, `person`, `bot novice`. */
export type SeatChoice = 'me' | 'person' | `bot ${string}`

const usualSeats = 3

/** A bot for the seat of that number: the first is weaker, so that somebody can be beaten. */
const usualBot = (seat: number): SeatPlayer => ({ kind: 'bot', level: seat % 2 === 1 ? 'novice' : 'regular' })

/** Me against bots. */
export const usualSeating = (seats: AnyGame['seats'], myName: string): Seating =>
  withSeats(
    { players: [{ kind: 'person', name: myName }], mine: 0 },
    Math.min(seats.most, Math.max(seats.least, usualSeats)),
  )

/** As it was the last time, where that still fits the game and the levels there are; I am known by my name. */
export function lastSeating(
  seats: AnyGame['seats'],
  setup: Setup | undefined,
  levels: readonly string[],
  myName: string,
): Seating | undefined {
  if (setup === undefined) return undefined
  const { players } = setup
  const fits = players.length >= seats.least && players.length <= seats.most
  const isKnown = (player: SeatPlayer): boolean => player.kind === 'person' || levels.includes(player.level)
  if (!fits || !players.every(isKnown)) return undefined
  const mine = players.findIndex((player) => player.kind === 'person' && player.name === myName)
  return { players, mine: mine < 0 ? undefined : mine }
}

/** So many seats: the last ones leave, or bots join. Should I have to leave, I take the last seat that is left. */
export function withSeats({ players, mine }: Seating, count: number): Seating {
  const seated = Array.from({ length: count }, (_, seat) => players[seat] ?? usualBot(seat))
  const me = mine === undefined ? undefined : players[mine]
  if (mine === undefined || me === undefined || mine < count) return { players: seated, mine }
  return { players: seated.with(count - 1, me), mine: count - 1 }
}

export function choiceAt({ players, mine }: Seating, seat: number): SeatChoice {
  const player = players[seat]
  if (player?.kind === 'bot') return `bot ${player.level}`
  return seat === mine ? 'me' : 'person'
}

/** Gives a seat to another. I sit only once: whoever sat where I go takes my old seat. */
export function withChoice({ players, mine }: Seating, seat: number, choice: SeatChoice, myName: string): Seating {
  if (choice === 'me') {
    const leaves = players[seat]
    const me = mine === undefined ? undefined : players[mine]
    const moved = mine === undefined || leaves === undefined ? players : players.with(mine, leaves)
    return { players: moved.with(seat, me ?? { kind: 'person', name: myName }), mine: seat }
  }
  const player: SeatPlayer =
    choice === 'person' ? { kind: 'person', name: '' } : { kind: 'bot', level: choice.slice('bot '.length) }
  return { players: players.with(seat, player), mine: seat === mine ? undefined : mine }
}

export const withName = ({ players, mine }: Seating, seat: number, name: string): Seating => ({
  players: players.with(seat, { kind: 'person', name }),
  mine,
})

/** A name as it is compared; empty for a bot. */
const plainName = (player: SeatPlayer): string => (player.kind === 'person' ? player.name.trim().toLowerCase() : '')

/** What is wrong with the name at each seat; undefined where nothing is. */
export function nameRefusals(players: readonly SeatPlayer[]): readonly (Refusal | undefined)[] {
  return players.map((player, seat) => {
    if (player.kind === 'bot') return undefined
    const name = plainName(player)
    if (name === '') return new Refusal('unusable', 'Who sits here? A name is needed.')
    const isTaken = players.some((other, n) => n < seat && plainName(other) === name)
    return isTaken ? new Refusal('unusable', `${player.name.trim()} sits at the table already.`) : undefined
  })
}

/** Names as they are kept: without outer spaces. */
export const trimmed = (players: readonly SeatPlayer[]): readonly SeatPlayer[] =>
  players.map((player) => (player.kind === 'bot' ? player : { kind: 'person', name: player.name.trim() }))

export interface ChosenOptions {
  readonly [name: string]: OptionValue
}

/** The options as the game proposes them, with those of the last time that it still has. */
export const usualOptions = (schema: OptionSchema, last: ChosenOptions = {}): ChosenOptions =>
  Object.fromEntries(
    Object.entries(schema).map(([name, option]) => {
      const before = last[name]
      return [name, before !== undefined && option.values.includes(before) ? before : option.default]
    }),
  )
