// Findings: what was measured, the floor it must not fall below, and the table that shows both.

/** One line of the table. */
export interface Finding {
  readonly what: string
  readonly umpire: string
  readonly beside: string
  readonly ratio: string
  readonly floor: string
  /** Whether the floor holds; undefined where there is none. */
  readonly holds: boolean | undefined
}

/** A figure per second of processor time, and whose it is. */
export interface Rate {
  readonly name: string
  readonly rate: number
}

/** So much is done in a second; beside another, at least `floor` times as much. */
export function faster(what: string, rate: number, other: Rate, floor: number): Finding {
  const ratio = rate / other.rate
  return {
    what,
    umpire: `${sayNumber(rate)} /s`,
    beside: `${other.name} ${sayNumber(other.rate)} /s`,
    ratio: sayNumber(ratio),
    floor: `at least ${floor}`,
    holds: ratio >= floor,
  }
}

/** So much is done in a second, beside nothing. */
export const alone = (what: string, rate: number): Finding => ({
  what,
  umpire: `${sayNumber(rate)} /s`,
  beside: '',
  ratio: '',
  floor: '',
  holds: undefined,
})

/** So long it takes, and no longer than `most`. */
export const within = (what: string, milliseconds: number, most: number): Finding => ({
  what,
  umpire: `${sayNumber(milliseconds)} ms`,
  beside: '',
  ratio: '',
  floor: `under ${most} ms`,
  holds: milliseconds < most,
})

/** What takes so long here takes as long there, give or take: at most `most` times as long. */
export function noLonger(what: string, milliseconds: number, other: Rate, most: number): Finding {
  const theirs = 1000 / other.rate
  const ratio = milliseconds / theirs
  return {
    what,
    umpire: `${sayNumber(milliseconds)} ms`,
    beside: `${other.name} ${sayNumber(theirs)} ms`,
    ratio: sayNumber(ratio),
    floor: `at most ${most}`,
    holds: ratio <= most,
  }
}

/** Whole from 100 up, else three digits: `1,234,567`, `12.3`, `0.456`. */
export function sayNumber(value: number): string {
  const digits = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 }
  return value.toLocaleString('en', digits)
}

const heads = { what: '', umpire: 'Umpire', beside: 'beside', ratio: 'ratio', floor: 'floor' }
const columns = ['what', 'umpire', 'beside', 'ratio', 'floor'] as const

/** The findings as a table of text. */
export function sayFindings(findings: readonly Finding[]): string {
  const widths = columns.map((column) => Math.max(...[heads, ...findings].map((line) => line[column].length)))
  const sayLine = (line: typeof heads, verdict: string): string =>
    [...columns.map((column, n) => pad(line[column], widths[n] ?? 0, column)), verdict].join('  ').trimEnd()
  return [
    sayLine(heads, ''),
    ...findings.map((finding) => sayLine(finding, finding.holds === undefined ? '' : finding.holds ? 'ok' : 'MISSED')),
  ].join('\n')
}

const pad = (text: string, width: number, column: (typeof columns)[number]): string =>
  column === 'what' || column === 'floor' ? text.padEnd(width) : text.padStart(width)
