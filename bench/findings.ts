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

/** A figure beside nothing: so much is done in a second, or another unit. */
export const alone = (what: string, amount: number, unit = '/s'): Finding => ({
  what,
  umpire: `${sayNumber(amount)} ${unit}`,
  beside: '',
  ratio: '',
  floor: '',
  holds: undefined,
})

/** So much is done in a second, at least `floor`. */
export const atLeast = (what: string, rate: number, floor: number): Finding => ({
  ...alone(what, rate),
  floor: `at least ${floor} /s`,
  holds: rate >= floor,
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

/** A figure of any unit, and whose it is. */
export interface Amount {
  readonly name: string
  readonly amount: number
}

/** So much of something is used; beside another, at most `most` times as much. */
export function noMore(what: string, amount: number, unit: string, other: Amount, most: number): Finding {
  const ratio = amount / other.amount
  return {
    what,
    umpire: `${sayNumber(amount)} ${unit}`,
    beside: `${other.name} ${sayNumber(other.amount)} ${unit}`,
    ratio: sayNumber(ratio),
    floor: `at most ${most}`,
    holds: ratio <= most,
  }
}

/** So much of something is used, and less than `most`. */
export const under = (what: string, amount: number, unit: string, most: number): Finding => ({
  what,
  umpire: `${sayNumber(amount)} ${unit}`,
  beside: '',
  ratio: '',
  floor: `under ${sayNumber(most)} ${unit}`,
  holds: amount < most,
})

/** So much of something is used; what another uses beside it, for orientation. */
export const beside = (what: string, amount: number, unit: string, other: Amount): Finding => ({
  what,
  umpire: `${sayNumber(amount)} ${unit}`,
  beside: `${other.name} ${sayNumber(other.amount)} ${unit}`,
  ratio: sayNumber(amount / other.amount),
  floor: '',
  holds: undefined,
})

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
