// The figures of a study as tables for other programs: one line a game, and one line a piece of content.

import type { Figures } from '../figures.ts'
import type { Sheet } from '../sheet.ts'
import { botsIn, type Study } from '../study.ts'

type Cell = string | number

const cell = (value: Cell): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\n')}\n`

/** Numbers of a sheet, by their names there. */
const measured = ['rounds', 'decisions', 'forced', 'wide', 'leadChanges', 'lowest', 'margin'] as const

export function gamesCsv(study: Study, sheets: readonly Sheet[]): string {
  const names = [...new Set(study.arms.flatMap(({ options }) => Object.keys(options)))]
  const seats = Math.max(...study.arms.map((arm) => arm.seats))
  const each = Array.from({ length: seats }, (_, seat) => seat)
  return table(
    [
      'game',
      'seats',
      ...names,
      ...measured,
      ...each.map((seat) => `bot ${seat + 1}`),
      ...each.map((seat) => `won ${seat + 1}`),
      'error',
    ],
    sheets.map((sheet) => {
      const arm = study.arms[sheet.arm]
      const bots = botsIn(study, sheet)
      return [
        sheet.number,
        arm?.seats ?? 0,
        ...names.map((name) => String(arm?.options[name] ?? '')),
        ...measured.map((name) => sheet[name]),
        ...each.map((seat) => bots[seat] ?? ''),
        ...each.map((seat) => sheet.payoffs[seat] ?? ''),
        sheet.error ?? '',
      ]
    }),
  )
}

export function contentCsv({ content }: Figures): string {
  return table(
    ['kind', 'id', 'name', 'offered', 'chosen', 'games', 'won with', 'low', 'high', 'used', 'effect', 'verdict'],
    content.flatMap(({ kind, items }) =>
      items.map((item) => [
        kind,
        item.id,
        item.name,
        item.offered,
        item.chosen.value,
        item.wonWith.games,
        item.wonWith.value,
        item.wonWith.low,
        item.wonWith.high,
        item.used,
        item.effect,
        item.verdict,
      ]),
    ),
  )
}
