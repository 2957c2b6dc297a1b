// Keeping the record of a game in a file while it is played.

import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Match, Refusal, type RuleError, sayLine } from '@umpire/engine'
import { writeRecordFile } from '../record-files.ts'

export class Keeping {
  /** Where the record goes; undefined until somebody says. */
  private kept: string | undefined

  constructor(file?: string) {
    this.kept = file
  }

  get file(): string | undefined {
    return this.kept
  }

  /** Brings the file up to date, if there is one. */
  update(match: Match): Refusal | undefined {
    return this.kept === undefined ? undefined : writeRecordFile(this.kept, match.record())
  }

  /** Keeps the record in this file from now on. A file that holds something else is not overwritten. */
  saveAs(match: Match, file: string): Refusal | undefined {
    if (file !== this.kept && existsSync(file)) {
      return new Refusal('unusable', `there is a file ${file} already; choose another name`)
    }
    const refusal = writeRecordFile(file, match.record())
    if (refusal === undefined) this.kept = file
    return refusal
  }
}

/** A rule threw: keeps the record with the answer that did it, and says where. */
export function faultText(error: RuleError, name: string, text: string): string {
  const { record } = error
  const file = join(tmpdir(), `umpire-fault-${record.game}-${Date.now()}.json`)
  const refusal = writeRecordFile(file, { ...record, answers: [...record.answers, sayLine(name, text)] })
  return [
    `A rule of the game has a fault: ${error.message}.`,
    refusal === undefined ? `The record that shows it is in ${file}; please report it.` : refusal.reason,
  ].join('\n')
}
