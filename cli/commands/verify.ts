// umpire verify: after an update, whether every match that a server keeps can go on.

import { type Verdict, type Verified, verifyMatches } from '@umpire/server/upkeep'
import type { Command } from '../command.ts'
import { failed, fine } from '../ending.ts'
import { table } from '../layout.ts'
import { placeArgs, withStore } from '../place.ts'
import { colours, lineWidth, say } from '../terminal.ts'

const columns: readonly Verdict[] = ['same', 'pinned', 'migrated', 'stopped', 'still stopped']

export const verify: Command = {
  name: 'verify',
  about: 'After an update: replay every match that a server keeps, and say which can go on.',
  args: {
    ...placeArgs,
    database: { type: 'string', valueHint: 'URL', description: 'The same as --database-url' },
    'dry-run': { type: 'boolean', description: 'Change nothing' },
  },
  more: [
    'same: the game is as it was. pinned: it has a new version, with which the match comes to the same position to the byte, and goes on. migrated: the game has made the match into one of its new version. stopped: the match cannot go on; it is kept and says why, and goes on after all when a later version of the game allows it.',
    'A server with a data directory has to be stopped for it, unless nothing is to be changed. It ends with 1 where a match was stopped.',
  ],
  examples: [
    'umpire verify --dry-run',
    'umpire verify --data /var/lib/umpire',
    'umpire verify --database postgres://umpire@db/umpire',
  ],

  run(given) {
    const isDryRun = given.flag('dry-run')
    return withStore(given, isDryRun, async (store) => {
      const verified: Verified[] = []
      for await (const one of verifyMatches(store, { isDryRun })) verified.push(one)
      say(overview(verified))
      for (const { match, game, verdict, reason } of verified) {
        if (verdict === 'stopped') say(`${colours.red('stopped')}  ${match} (${game}): ${reason ?? ''}`)
      }
      const stopped = verified.filter(({ verdict }) => verdict === 'stopped').length
      if (stopped === 0) return fine
      const would = isDryRun ? 'would be stopped' : stopped === 1 ? 'was stopped' : 'were stopped'
      return failed(`${stopped} ${stopped === 1 ? 'match' : 'matches'} ${would}`)
    })
  },
}

/** How many matches of each game came to what. */
function overview(verified: readonly Verified[]): string {
  const games = [...new Set(verified.map(({ game }) => game))].sort()
  const rows = games.map((game) => [
    ...columns.map((column) => String(verified.filter((one) => one.game === game && one.verdict === column).length)),
    game,
  ])
  if (rows.length === 0) return 'There are no matches.'
  return table(
    [[...columns, ''], ...rows],
    lineWidth(),
    columns.map((_, n) => n),
  )
}
