// Scenarios: worked examples as plain text, one expectation a line. Read here; scenario-play.ts plays them.

export { runScenario } from './scenario-play.ts'

export interface Problem {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

/** What a line does, by its first word or words. */
export const keywords = [
  'scenario',
  'proves',
  'game',
  'position',
  'dice',
  'draws',
  'answer',
  'refused',
  'undo',
  'no undo',
  'asked',
  'offered',
  'only offered',
  'not offered',
  'told',
  'not told',
  'log',
  'then',
] as const
export type Keyword = (typeof keywords)[number]

export interface Line {
  readonly keyword: Keyword
  readonly text: string
  readonly number: number
}

export interface Scenario {
  readonly title: string
  readonly file: string
  readonly line: number
  /** The rules it proves. */
  readonly proves: readonly string[]
  readonly seats?: number
  readonly seed?: string
  readonly options: { readonly [name: string]: string }
  readonly position: readonly Line[]
  /** Everything from the first die, draw, answer or expectation on, in order. */
  readonly lines: readonly Line[]
}

const rulePattern = /^[A-Z]{2}-\d{3}[a-z]?$/

/** Reads a scenario file. What cannot be read is a problem with its line; the rest is read all the same. */
export function readScenarios(text: string, file: string): { scenarios: Scenario[]; problems: Problem[] } {
  const problems: Problem[] = []
  const scenarios: Scenario[] = []
  const report = (line: number, message: string): void => {
    problems.push({ file, line, message })
  }
  for (const lines of inScenarios(readLines(text, report))) {
    const scenario = readScenario(lines, file, report)
    if (scenario !== undefined) scenarios.push(scenario)
  }
  if (scenarios.length === 0 && problems.length === 0) report(1, 'no scenario in this file')
  return { scenarios, problems }
}

type Report = (line: number, message: string) => void

/** The lines with their keywords. A line that begins with white space goes on from the one before; # is a remark. */
function readLines(text: string, report: Report): Line[] {
  const lines: Line[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const number = index + 1
    const content = raw.replace(/(^|\s)#\s.*$/, '').trimEnd()
    if (content.trim() === '') continue
    const last = lines.at(-1)
    if (/^\s/.test(content)) {
      if (last === undefined) report(number, 'a line that goes on from nothing')
      else lines[lines.length - 1] = { ...last, text: `${last.text} ${content.trim()}` }
      continue
    }
    const keyword = keywords.find((known) => content === known || content.startsWith(`${known} `))
    if (keyword === undefined) report(number, `"${content.split(' ', 1)[0]}" is none of: ${keywords.join(', ')}`)
    else lines.push({ keyword, text: content.slice(keyword.length).trim(), number })
  }
  return lines
}

function inScenarios(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    if (line.keyword === 'scenario' || groups.length === 0) groups.push([])
    groups.at(-1)?.push(line)
  }
  return groups
}

function readScenario(lines: readonly Line[], file: string, report: Report): Scenario | undefined {
  const [head, ...rest] = lines
  if (head === undefined) return undefined
  if (head.keyword !== 'scenario') {
    report(head.number, 'begins with "scenario" and a title')
    return undefined
  }
  if (head.text === '') report(head.number, 'the scenario has no title')
  const proves: string[] = []
  const options: { [name: string]: string } = {}
  const position: Line[] = []
  const acts: Line[] = []
  let seats: number | undefined
  let seed: string | undefined
  for (const line of rest) {
    if (line.keyword === 'proves') {
      for (const id of line.text.split(/[\s,]+/)) {
        if (rulePattern.test(id)) proves.push(id)
        else report(line.number, `"${id}" is not a rule id like AB-001`)
      }
    } else if (line.keyword === 'game') {
      for (const setting of line.text.split(',').map((part) => part.trim())) {
        const named = /^([\w-]+)\s*=\s*(.+)$/.exec(setting)
        const [, count] = /^seats (\d+)$/.exec(setting) ?? []
        const [, number] = /^seed (\S+)$/.exec(setting) ?? []
        if (named?.[1] !== undefined && named[2] !== undefined) options[named[1]] = named[2]
        else if (count !== undefined) seats = Number(count)
        else if (number !== undefined) seed = number
        else report(line.number, `"${setting}" is not: seats 3, seed 7, or option = value`)
      }
    } else if (line.keyword === 'position') {
      if (acts.length > 0) report(line.number, 'the position comes before what happens in it')
      for (const statement of line.text.split(';')) {
        if (statement.trim() !== '') position.push({ ...line, text: statement.trim() })
      }
    } else {
      acts.push(line)
    }
  }
  if (proves.length === 0) report(head.number, `"${head.text}" proves no rule: it has no line "proves"`)
  if (acts.length === 0) report(head.number, `"${head.text}" expects nothing`)
  return {
    title: head.text,
    file,
    line: head.number,
    proves,
    ...(seats === undefined ? {} : { seats }),
    ...(seed === undefined ? {} : { seed }),
    options,
    position,
    lines: acts,
  }
}
