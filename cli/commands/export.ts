// umpire export: the record of a match that a server keeps.

import { at, Refusal } from '@umpire/engine'
import { exportMatch } from '@umpire/server/upkeep'
import type { Command } from '../command.ts'
import { failed, fine } from '../ending.ts'
import { placeArgs, withStore } from '../place.ts'
import { writeRecordFile } from '../record-files.ts'
import { say } from '../terminal.ts'

export const exportCommand: Command = {
  name: 'export',
  about: 'Write the record of a match that a server keeps.',
  args: {
    match: { type: 'positional', description: 'The link of the match, or the end of it from /match/ on' },
    file: { type: 'positional', required: false, description: 'The file to write (default: to the terminal)' },
    ...placeArgs,
  },
  more: [
    'A server may be running meanwhile. The record of a match that is not over tells whoever reads it every hidden card and every die to come.',
  ],
  examples: [
    'umpire export /match/Zk3x0c9QmWq8v1YtR5sUaw',
    'umpire export https://umpire.example/match/Zk3x0c9QmWq8v1YtR5sUaw a.json',
  ],

  run: (given) =>
    withStore(given, true, async (store) => {
      const record = await exportMatch(store, idIn(at(given.positionals, 0)))
      if (record instanceof Refusal) return failed(record)
      const file = given.positionals[1]
      if (file === undefined) {
        say(JSON.stringify(record, undefined, 2))
        return fine
      }
      const refusal = writeRecordFile(file, record)
      if (refusal !== undefined) return failed(refusal)
      say(`The record is in ${file}.`)
      return fine
    }),
}

/** The id in a link; what is none is taken for the id itself. */
const idIn = (link: string): string => /\/match\/([\w-]+)/.exec(link)?.[1] ?? link
