// What a game knows of good play keeps to the rules: policies answer what is allowed, judgements are chances to win.

import { type Match, seedRandom } from '@umpire/engine'
import { everythingSince, mustEqual, standing, viewersOf } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { give, matchAt, sampleGame, start } from '../play.ts'
import { type Setting, settingOf } from '../settings.ts'

/** Judges the position for every seat, as that seat and as others see it. */
function judge(match: Match): void {
  const { game, teams } = match
  if (game.bot?.evaluate === undefined) return
  const before = standing(match)
  for (const viewer of viewersOf(match)) {
    const worths: number[] = []
    for (const seat of match.seats) {
      const worth = game.bot.evaluate(match.view(viewer), seat)
      if (!(worth >= 0 && worth <= 1)) fail(match, `the position is judged to be worth ${worth}`)
      mustEqual(match, before, standing(match), 'judging the position changed it')
      worths.push(worth)
    }
    if (teams.length !== 2) continue
    const [one = 0, other = 0] = teams.map(([first = 0]) => worths[first])
    if (Math.abs(one + other - 1) > 1e-9) fail(match, `two teams have chances of ${one} and ${other}`)
  }
}

/** A game that only policies play; how many answers they gave. */
function playByPolicy(match: Match, { seed }: Setting): number {
  const { bot } = match.game
  if (bot?.policy === undefined) return 0
  const bound = match.game.bound(match.options, match.seats.length)
  while (match.outcome === null) {
    if (match.count > bound) fail(match, `played by policy, the game goes on after ${bound} decisions`)
    const [ask] = match.asks
    if (ask === undefined) fail(match, 'nobody is asked, and the game is not over')
    const { count } = match
    const before = count % 8 === 0 ? everythingSince(match, count) : undefined
    const random = `${seed} policy ${count}`
    const answer = bot.policy(ask, match.view(ask.seat), seedRandom(random))
    const refusal = ask.refusal(answer)
    if (refusal !== undefined) fail(match, `the policy answers what is not allowed: ${refusal.reason}`)
    const again = bot.policy(ask, match.view(ask.seat), seedRandom(random))
    mustEqual(match, answer, again, 'the policy decides otherwise the second time')
    if (before !== undefined) mustEqual(match, before, everythingSince(match, count), 'the policy changed the position')
    give(match, ask.seat, answer)
  }
  return match.count
}

export const bots: Check = {
  id: 'bots',
  name: 'policies give answers that are allowed, and judgements are chances to win',
  always: [],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    const counts = { judged: 0, policyAnswers: 0 }
    if (game.bot === undefined) return counts
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const match = start(game, setting)
      examine(match, () => {
        counts.policyAnswers += playByPolicy(match, setting)
      })
      const sample = sampleGame(game, setting, positions)
      for (const count of sample.counts) {
        const here = matchAt(sample.match, count)
        examine(here, () => judge(here))
        counts.judged++
      }
    }
    return counts
  },
}
