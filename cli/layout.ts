// Plain text laid out for a terminal: broken lines, tables, and lists in columns.

import { stripVTControlCharacters } from 'node:util'

const segments = new Intl.Segmenter()

/** How many characters a text takes on the screen: colours take none. */
export const shownLength = (text: string): number => Array.from(segments.segment(stripVTControlCharacters(text))).length

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - shownLength(text)))
const paddedLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - shownLength(text))) + text

/** Breaks a text at its spaces; lines after the first are indented by `hang`. */
export function wrapped(text: string, width: number, hang = 0): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const isFirst = lines.length === 0
    const room = isFirst ? width : width - hang
    if (line !== '' && shownLength(line) + 1 + shownLength(word) > room) {
      lines.push(isFirst ? line : ' '.repeat(hang) + line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  lines.push(lines.length === 0 ? line : ' '.repeat(hang) + line)
  return lines.join('\n')
}

export const indented = (text: string, by = 2): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n')

/** Rows with aligned cells; `right` names the columns that hold numbers. The last column is broken at the width. */
export function table(rows: readonly (readonly string[])[], width: number, right: readonly number[] = []): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, shownLength(cell))
  }
  const gap = '  '
  return rows
    .map((row) => {
      const cells = row.map((cell, column) => {
        const size = widths[column] ?? 0
        if (right.includes(column)) return paddedLeft(cell, size)
        return column === row.length - 1 ? cell : padded(cell, size)
      })
      const before = cells.slice(0, -1).join(gap)
      const hang = before === '' ? 0 : shownLength(before) + gap.length
      const last = cells.at(-1) ?? ''
      const room = Math.max(20, width - hang)
      const broken = wrapped(last, room).replaceAll('\n', `\n${' '.repeat(hang)}`)
      return before === '' ? broken : before + gap + broken
    })
    .join('\n')
}

/** Short texts side by side, read down the columns. */
export function inColumns(cells: readonly string[], width: number, gap = 2): string {
  const widest = cells.reduce((most, cell) => Math.max(most, shownLength(cell)), 1)
  const across = Math.max(1, Math.floor((width + gap) / (widest + gap)))
  const rows = Math.ceil(cells.length / across)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_cell, n) => n % rows === row)
      .map((cell) => padded(cell, widest))
      .join(' '.repeat(gap))
      .trimEnd(),
  ).join('\n')
}
