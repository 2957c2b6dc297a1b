// The report of a study as files: a page, the figures as JSON and CSV, and odd games as records.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, Refusal } from '@umpire/engine'
import {
  contentCsv,
  type Figures,
  gamesCsv,
  type OddGame,
  oddGames,
  recordOf,
  reportHtml,
  type Sheet,
  type Study,
} from '@umpire/lab'
import { citableRules, writeWhole } from '@umpire/lab/node'
import { folderOf } from '../find-game.ts'

export function writeReport(
  folder: string,
  game: AnyGame,
  study: Study,
  figures: Figures,
  sheets: readonly Sheet[],
): Refusal | undefined {
  try {
    mkdirSync(join(folder, 'records'), { recursive: true })
    // A record of changed content would not replay with the content that is there.
    const odd = study.patch === null ? oddGames(sheets, figures) : []
    for (const one of odd) {
      const record = { ...recordOf(game, study, one), ...(one.error === null ? {} : { error: one.error }) }
      writeWhole(join(folder, 'records', one.file), `${JSON.stringify(record)}\n`)
    }
    const neverCited = citableRules(folderOf(game))?.filter((id) => !figures.rules.includes(id))
    const links = { recordOf: ({ file }: OddGame) => `records/${file}`, csv: 'games.csv' }
    writeWhole(join(folder, 'report.html'), reportHtml(game, study, { figures, odd, neverCited, links }))
    writeWhole(join(folder, 'figures.json'), `${JSON.stringify({ study, figures, neverCited }, undefined, 2)}\n`)
    writeWhole(join(folder, 'games.csv'), gamesCsv(study, sheets))
    writeWhole(join(folder, 'content.csv'), contentCsv(figures))
    return undefined
  } catch (error) {
    return new Refusal(
      'unusable',
      `cannot write the report in ${folder}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
