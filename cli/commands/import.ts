// umpire import: a new match on a server, made of a record.

import { at, Refusal } from '@umpire/engine'
import { importRecord } from '@umpire/server/upkeep'
import type { Command } from '../command.ts'
import { failed, fine } from '../ending.ts'
import { table } from '../layout.ts'
import { placeArgs, withStore } from '../place.ts'
import { readRecordFile } from '../record-files.ts'
import { lineWidth, say } from '../terminal.ts'

export const importCommand: Command = {
  name: 'import',
  about: 'Make a match on a server of a record.',
  args: { record: { type: 'positional', description: 'The file with the record' }, ...placeArgs },
  more: [
    'A server may be running meanwhile. A game that is over can be looked at under the link that is printed. One that is not goes on where it stood: each seat has a link of its own, for whoever is to play there.',
  ],
  examples: ['umpire import evening.json', 'umpire import evening.json --data /var/lib/umpire'],

  async run(given) {
    const read = await readRecordFile(at(given.positionals, 0))
    if (read instanceof Refusal) return failed(read)
    return withStore(given, true, async (store) => {
      const imported = await importRecord(store, read.game, read.record)
      if (imported instanceof Refusal) return failed(imported)
      say(`The match is at /match/${imported.match} on the server.`)
      if (!imported.isOver) {
        say('It goes on when its seats are taken, by these links:')
        say(
          table(
            imported.seats.map(({ name, path }) => [`  ${name}`, path]),
            lineWidth(),
          ),
        )
      }
      return fine
    })
  },
}
