// Who sits where: the list behind --seats, `human,novice,expert`, or just how many seats there are.

import { levelNames } from '@umpire/bots'
import { type AnyGame, Refusal } from '@umpire/engine'

const inWords = ({ seats: { least, most } }: AnyGame): string => (least === most ? `${least}` : `${least} to ${most}`)

/**
 * Reads the list. `own` is who sits on the first seat if nobody says otherwise (`human`, `outside`); the other seats
 * are then held by novices.
 */
export function readSeats(
  game: AnyGame,
  text: string | undefined,
  own: 'human' | 'outside',
  count = game.seats.least,
): readonly string[] | Refusal {
  if (text === undefined || /^\d+$/.test(text)) {
    const seats = text === undefined ? count : Number(text)
    return checkedCount(game, seats) ?? Array.from({ length: seats }, (_, n) => (n === 0 ? own : 'novice'))
  }
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  const wrong = checkedNames(names, own) ?? checkedCount(game, names.length)
  return wrong ?? names
}

/** Reads the list of bots: only levels of play. */
export function readBots(text: string): readonly string[] | Refusal {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return checkedNames(names) ?? names
}

function checkedNames(names: readonly string[], ...also: readonly string[]): Refusal | undefined {
  const known = [...also, ...levelNames]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  return new Refusal('malformed', `nobody is called "${unknown}"; there is: ${known.join(', ')}`)
}

export function checkedCount(game: AnyGame, seats: number): Refusal | undefined {
  const { least, most } = game.seats
  if (seats >= least && seats <= most) return undefined
  return new Refusal('malformed', `${game.name} is for ${inWords(game)} seats, not ${seats}`)
}
