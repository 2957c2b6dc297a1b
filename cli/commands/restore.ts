// umpire restore: a backup, put into an empty database of either kind.

import { at, Refusal } from '@umpire/engine'
import { restore as restoreBackup } from '@umpire/server/upkeep'
import type { Command } from '../command.ts'
import { failed, fine } from '../ending.ts'
import { placeArgs, placeOf } from '../place.ts'
import { say } from '../terminal.ts'

export const restore: Command = {
  name: 'restore',
  about: 'Put a backup into an empty data directory or database.',
  args: { file: { type: 'positional', description: 'The file that umpire backup wrote' }, ...placeArgs },
  more: ['Backup and restore are also the way from one kind of database to the other.'],
  examples: [
    'umpire restore nightly.backup --data /var/lib/umpire',
    'umpire restore nightly.backup --database-url postgres://umpire@db/umpire',
  ],

  async run(given) {
    const file = at(given.positionals, 0)
    const refusal = await restoreBackup(file, placeOf(given))
    if (refusal instanceof Refusal) return failed(refusal)
    say(`Everything in ${file} is restored.`)
    return fine
  },
}
