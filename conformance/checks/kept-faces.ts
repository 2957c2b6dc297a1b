// A rule keeps no unseen face over a question: what is dealt again while it waits, it must look at again.

import { copyPosition, type Match, type Position, Run, samePlain, type Seat, seedRandom, pick } from '@umpire/engine'
import { Bytes, mustEqual } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { matchAt, sampleGame } from '../play.ts'
import { settingOf } from '../settings.ts'

/** Played on for so long: a kept face shows when the rule goes on. */
const onward = 4

/** The same point of the match, where the faces were already so before the step began; undefined if that cannot be. */
function dealtBefore(match: Match, seat: Seat, dealt: Position): Run | undefined {
  const { position, at } = match.snapshot()
  const { faces } = position.secrets
  for (let id = 0; id < faces.length; id++) faces[id] = dealt.secrets.faces[id] ?? null
  const run = new Run(match.game, match.seats, position)
  run.start()
  for (const given of match.given.slice(at)) {
    const ask = run.askOf(given.seat)
    if (ask === undefined || ask.refusal(given.answer) !== undefined) return undefined
    run.answer(ask, given.answer)
  }
  run.forgetOthers(seat)
  run.table.random = [...dealt.random]
  return new Bytes(run.position).equals(new Bytes(dealt)) ? run : undefined
}

/** Plays both alike; true if there was something to compare. */
function compare(match: Match, seat: Seat, seed: string): boolean {
  const random = seedRandom(seed)
  const world = match.imagine(seat).world(random)
  const dealt = copyPosition(match.game, world.position)
  if (samePlain(dealt.secrets.faces, match.position.secrets.faces)) return false
  const before = dealtBefore(match, seat, dealt)
  if (before === undefined) return false
  for (let n = 0; n < onward && world.outcome === null; n++) {
    const ask = pick(random, world.asks)
    const other = before.askOf(ask.seat)
    const answer = ask.sample(random)
    if (other === undefined || other.refusal(answer) !== undefined) {
      return n === 0 ? false : fail(match, `${ask.question.name} is asked by a face that was kept over a question`)
    }
    world.answer(ask, answer)
    before.answer(other, answer)
    mustEqual(
      match,
      new Bytes(before.position),
      new Bytes(world.position),
      `"${ask.question.name}" is followed by what a face was before it was dealt again`,
    )
  }
  return true
}

export const keptFaces: Check = {
  id: 'kept-faces',
  name: 'no rule keeps an unseen face over a question',
  always: [],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let compared = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const sample = sampleGame(game, setting, positions)
      for (const count of sample.counts) {
        const match = matchAt(sample.match, count)
        examine(match, () => {
          for (const { seat } of match.asks) if (compare(match, seat, `${setting.seed} ${count}`)) compared++
        })
      }
    }
    return { compared }
  },
}
