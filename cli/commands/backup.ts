// umpire backup: everything that a server keeps, as one file, while it goes on.

import { at, Refusal } from '@umpire/engine'
import { backUp } from '@umpire/server/upkeep'
import type { Command } from '../command.ts'
import { failed, fine } from '../ending.ts'
import { placeArgs, placeOf } from '../place.ts'
import { say } from '../terminal.ts'

export const backup: Command = {
  name: 'backup',
  about: 'Write all matches and people of a server into one file, while it goes on.',
  args: { file: { type: 'positional', description: 'The new file' }, ...placeArgs },
  more: [
    'The file is as everything was at one instant. It is a SQLite database, whatever it was made of; umpire restore puts it into either. Keep it as safe as the server: it holds all that is hidden in games.',
    'The key secret.key of the data directory is not in it. Keep a copy of that too, or everybody has to log in again.',
  ],
  examples: [
    'umpire backup umpire-2026-11-16.backup',
    'umpire backup nightly.backup --data /var/lib/umpire',
    'umpire backup nightly.backup --database-url postgres://umpire@db/umpire',
  ],

  async run(given) {
    const file = at(given.positionals, 0)
    const refusal = await backUp(placeOf(given), file)
    if (refusal instanceof Refusal) return failed(refusal)
    say(`Everything is in ${file}.`)
    return fine
  },
}
