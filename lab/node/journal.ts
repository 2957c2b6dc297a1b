// The journal of a study: the study itself, and the sheets of its games as they come in. What was played stays played.

import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, samePlain } from '@umpire/engine'
import { emptySheet, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'

/** The sheets of some games, by the number of the first in the order of the study. */
export interface Batch {
  readonly from: number
  readonly sheets: readonly Sheet[]
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export class Journal {
  readonly study: Study
  /** What was played before this program began. */
  readonly kept: readonly Batch[]
  private readonly file: string

  private constructor(study: Study, file: string, kept: readonly Batch[]) {
    this.study = study
    this.file = file
    this.kept = kept
  }

  /** Opens the journal in a folder, which is made; one of another study there is refused. */
  static open(folder: string, study: Study): Journal | Refusal {
    const described = join(folder, 'study.json')
    try {
      mkdirSync(folder, { recursive: true })
      if (existsSync(described)) {
        const before: unknown = JSON.parse(readFileSync(described, 'utf8'))
        // More games of the same study go on where it was.
        const isSame = samePlain({ ...withoutCount(before) }, { ...withoutCount(study) })
        if (!isSame) return new Refusal('unusable', `${folder} holds another study; choose another folder`)
      }
      writeWhole(described, `${JSON.stringify(study, undefined, 2)}\n`)
      const file = join(folder, 'sheets.jsonl')
      return new Journal(study, file, existsSync(file) ? readBatches(file) : [])
    } catch (error) {
      return new Refusal('unusable', `cannot keep the study in ${folder}: ${reasonOf(error)}`)
    }
  }

  /** Writes what was played, before anybody counts on it. */
  add(batch: Batch): Refusal | undefined {
    try {
      appendFileSync(this.file, `${JSON.stringify(batch)}\n`)
      return undefined
    } catch (error) {
      return new Refusal(
        'unusable',
        `cannot write ${this.file}: ${reasonOf(error)}; what was played until then is kept`,
      )
    }
  }
}

const withoutCount = (study: unknown): object =>
  typeof study === 'object' && study !== null ? { ...study, games: 0 } : {}

/** A file is there whole, or as it was. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.part`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/** A last line that was not written to its end is cut off: its games are played again. */
function readBatches(file: string): Batch[] {
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)))
  return (
    text
      .slice(0, end)
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Batch => JSON.parse(line))
      // What an older journal does not count was not counted.
      .map(({ from, sheets }) => ({ from, sheets: sheets.map((sheet) => ({ ...emptySheet(sheet), ...sheet })) }))
  )
}

/** A study and its sheets, in the order of the study, as they were kept. */
export function readStudyFolder(folder: string): { study: Study; sheets: Sheet[] } | Refusal {
  try {
    const study: Study = JSON.parse(readFileSync(join(folder, 'study.json'), 'utf8'))
    const sheets = readBatches(join(folder, 'sheets.jsonl'))
      .sort((a, b) => a.from - b.from)
      .flatMap((batch) => batch.sheets)
    return { study, sheets }
  } catch (error) {
    return new Refusal('unusable', `${folder} holds no study: ${reasonOf(error)}`)
  }
}
