// Plays one game of a study, and fills in its sheet. A game that breaks off is a sheet with its error, and the study goes on.

import { levelPlayer, type Player, playOut } from '@umpire/bots'
import { type AnyGame, at, Refusal } from '@umpire/engine'
import type { ContentList } from './content.ts'
import { Counting } from './counting.ts'
import type { Sheet } from './sheet.ts'
import { sidesOf, worthOf } from './sides.ts'
import { botsIn, seedOf, type Study, type Trial } from './study.ts'

export function playTrial(game: AnyGame, content: ContentList, study: Study, trial: Trial): Sheet {
  const arm = at(study.arms, trial.arm)
  const sides = sidesOf(game, arm)
  const counting = new Counting(game, content, sides)
  const seed = seedOf(study, trial)
  let payoffs: readonly number[] = []
  let error: string | null = null
  try {
    const players = botsIn(study, trial).map((bot, seat) => playerOf(game, bot, `${seed}/${seat}`))
    const played = playOut(game, { seats: arm.seats, options: arm.options, seed }, players, { watcher: counting })
    if (played instanceof Refusal) throw new Error(played.reason)
    payoffs = played.payoffs
    if (played.outcome.rule !== undefined) counting.rules.add(played.outcome.rule)
  } catch (cause) {
    error = cause instanceof Error ? cause.message : String(cause)
  }
  const winner = sides.findIndex((side) => worthOf(side, payoffs) > 0)
  const { decisions, forced, wide, questions, rounds, leadChanges, rules } = counting
  return {
    ...trial,
    payoffs,
    rounds,
    decisions,
    forced,
    wide,
    questions,
    leadChanges,
    ...courseFor(counting.standings, winner),
    rules: [...rules],
    content: counting.contentCounts,
    error,
  }
}

function playerOf(game: AnyGame, bot: string, seed: string): Player {
  const player = levelPlayer(game, bot, seed)
  if (player instanceof Refusal) throw new Error(player.reason)
  return player
}

/** How the game went for whoever won it; the first standing is that of the set-up and tells nothing. */
function courseFor(standings: readonly (readonly number[])[], winner: number): Pick<Sheet, 'lowest' | 'margin'> {
  const told = standings.slice(1)
  const last = told.at(-1)
  if (winner < 0 || last === undefined) return { lowest: 1, margin: 0 }
  const others = last.filter((_, side) => side !== winner)
  return {
    lowest: Math.min(...told.map((standing) => at(standing, winner))),
    margin: at(last, winner) - Math.max(0, ...others),
  }
}
