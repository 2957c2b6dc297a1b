// umpire simulate: many games between bots, and what they show about the game and the bots.

import process from 'node:process'
import { type AnyGame, at, Refusal } from '@umpire/engine'
import type { Given } from '../arguments.ts'
import type { Command } from '../command.ts'
import { failed, fine, wrongUsage } from '../ending.ts'
import { findGame } from '../find-game.ts'
import { readSet } from '../options.ts'
import { checkedCount, readBots } from '../seats.ts'
import type { Plan } from '../simulate/plan.ts'
import { playGames } from '../simulate/play-games.ts'
import { openProgress } from '../simulate/progress.ts'
import { reportData, reportText } from '../simulate/report.ts'
import { playInWorkers, type Simulated } from '../simulate/workers.ts'
import { lineWidth, say } from '../terminal.ts'

export const simulate: Command = {
  name: 'simulate',
  about: 'Play many games between bots: wins, lengths, speed and thinking times.',
  args: {
    game: { type: 'positional', description: 'Its id, as "umpire games" lists it' },
    games: { type: 'string', valueHint: 'N', description: 'How many games (default: 100)' },
    bots: {
      type: 'string',
      valueHint: 'LIST',
      description: 'random, novice, regular or expert, seat by seat; repeated to fill the seats (default: novice)',
    },
    seats: { type: 'string', valueHint: 'N', description: 'How many seats (default: as many as bots, or the fewest)' },
    swap: { type: 'boolean', description: 'All move on by one seat after each game' },
    jobs: { type: 'string', valueHint: 'N', description: 'Threads that play at the same time (default: 1)' },
    seed: { type: 'string', valueHint: 'TEXT', description: 'The same seed gives the same games (default: 0)' },
    set: { type: 'string', valueHint: 'NAME=VALUE', description: 'An option of the game; may be repeated' },
    json: { type: 'boolean', description: 'As JSON, for programs' },
  },
  repeated: ['set'],
  more: [
    'With --swap each bot sits on each seat equally often if the games are a multiple of the seats. The results do not depend on --jobs.',
  ],
  examples: [
    'umpire simulate connect-four --games 500 --bots regular,novice --swap --jobs 2',
    'umpire simulate liars-dice --seats 4 --set wild=true --json',
  ],

  async run(given) {
    const game = await findGame(at(given.positionals, 0))
    if (game instanceof Refusal) return wrongUsage(game)
    const plan = readPlan(game, given)
    if (plan instanceof Refusal) return wrongUsage(plan)
    const jobs = given.wholeNumber('jobs', 1, 1)
    if (jobs instanceof Refusal) return wrongUsage(jobs)
    const progress = openProgress(plan.games, 'games')
    const show = (played: number): void => progress.show(played)
    const workers = Math.min(jobs, plan.games)
    const simulated = workers === 1 ? playHere(game, plan, show) : await playInWorkers(plan, workers, show)
    progress.end()
    if (simulated instanceof Refusal) return failed(simulated)
    const report = reportData(game, plan, simulated)
    say(given.flag('json') ? JSON.stringify(report, undefined, 2) : reportText(report, game, plan, lineWidth()))
    return fine
  },
}

function readPlan(game: AnyGame, given: Given): Plan | Refusal {
  const listed = readBots(given.text('bots') ?? 'novice')
  if (listed instanceof Refusal) return listed
  const seats = given.wholeNumber('seats', Math.max(game.seats.least, listed.length), 1)
  if (seats instanceof Refusal) return seats
  if (listed.length > seats) return new Refusal('malformed', `${listed.length} bots for ${seats} seats are too many`)
  const wrong = checkedCount(game, seats)
  if (wrong !== undefined) return wrong
  const games = given.wholeNumber('games', 100, 1)
  if (games instanceof Refusal) return games
  const options = readSet(game, given.texts('set'))
  if (options instanceof Refusal) return options
  return {
    game: game.id,
    games,
    bots: Array.from({ length: seats }, (_, seat) => at(listed, seat % listed.length)),
    swap: given.flag('swap'),
    seed: given.text('seed') ?? '0',
    options,
  }
}

function playHere(game: AnyGame, plan: Plan, afterGame: (played: number) => void): Simulated | Refusal {
  const before = process.cpuUsage()
  const tally = playGames(game, plan, 0, plan.games, afterGame)
  if (tally instanceof Refusal) return tally
  const { user, system } = process.cpuUsage(before)
  return { tally, cpuMicroseconds: user + system }
}
