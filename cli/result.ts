// How a match ended, in words.

import { type Match, type Seat, at } from '@umpire/engine'

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Who won, and the scores where the game counts any; undefined while it goes on. */
export function resultText(
  match: Match,
  nameOf = (seat: Seat): string => at(match.seatNames, seat),
): string | undefined {
  const { outcome, teams, seats } = match
  if (outcome === null) return undefined
  const winners = seats.filter((seat) => outcome.winners.includes(seat))
  const names = list(winners.map(nameOf))
  const won = teams.filter((team) => team.some((seat) => outcome.winners.includes(seat)))
  const rule = outcome.rule === undefined ? '' : ` (${outcome.rule})`
  const scores = outcome.scores?.map((score, n) => `${match.seatNames[n]} ${score}`)
  return [
    `${sentence(names, winners.length, won.length, teams.length)}${rule}.`,
    ...(scores === undefined ? [] : [`Scores: ${scores.join(', ')}.`]),
  ].join('\n')
}

function sentence(names: string, winners: number, won: number, teams: number): string {
  if (winners === 0) return 'Nobody wins'
  if (won > 1) return won === teams ? `A draw: ${names} share the win` : `${names} share the win`
  return winners === 1 ? `${names} wins` : `${names} win together`
}
