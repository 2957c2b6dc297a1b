// A record replays to the same bytes: whole or in part, and after a way through text.

import { type AnyGame, Match, type MatchRecord, parseRecord, Refusal } from '@umpire/engine'
import { everything, mustEqual } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { examine, fail } from '../failure.ts'
import { answersOf, answerAtRandom, sampleGame, start } from '../play.ts'
import { settingOf } from '../settings.ts'

function replayed(game: AnyGame, record: MatchRecord, upTo?: number): Match {
  const match = Match.replay(game, record, upTo)
  return match instanceof Refusal ? fail(record, `the record does not replay: ${match.reason}`) : match
}

function throughText(record: MatchRecord): MatchRecord {
  const read = parseRecord(JSON.stringify(record))
  return read instanceof Refusal ? fail(record, `the record cannot be read: ${read.reason}`) : read
}

export const replay: Check = {
  id: 'replay',
  name: 'a record replays to the same bytes, up to any answer',
  always: ['replays'],
  run(game, { matches, leastMatches, positions, milliseconds }) {
    let replays = 0
    for (const n of trials(matches, leastMatches, milliseconds)) {
      const setting = settingOf(game, n)
      const { match, counts } = sampleGame(game, setting, positions)
      examine(match, () => {
        const record = match.record()
        const again = replayed(game, throughText(record))
        mustEqual(match, everything(match), everything(again), 'the replay differs')
        mustEqual(match, record, again.record(), 'the record of the replay differs')
        const live = start(game, setting)
        const random = answersOf(setting)
        for (const count of counts) {
          while (live.count < count) answerAtRandom(live, random)
          mustEqual(live, everything(live), everything(replayed(game, record, count)), `replayed to answer ${count}`)
          replays++
        }
      })
    }
    return { replays }
  },
}
