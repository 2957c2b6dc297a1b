// Plays a scenario on a real match: gives its answers, lays down its dice, and compares what it expects.

import { type AnyGame, type Ask, at, Match, readLine, Refusal, RuleError, type Seat } from '@umpire/engine'
import type { Keyword, Line, Problem, Scenario } from './scenario.ts'
import { compareFact, isToldAs } from './scenario-expect.ts'

/** What is wrong with a line; undefined if nothing is. */
type Failure = string | undefined

/** Plays a scenario; what did not turn out as it says. After an answer that went wrong nothing more is looked at. */
export function runScenario(game: AnyGame, scenario: Scenario): Problem[] {
  const { seats, seed, options, position, file } = scenario
  const match = Match.start(game, {
    options,
    ...(seats === undefined ? {} : { seats }),
    ...(seed === undefined ? {} : { seed }),
    position: position.map(({ text }) => text),
  })
  if (match instanceof Refusal) {
    const line = position[0]?.number ?? scenario.line
    return [{ file, line, message: `cannot be set up: ${match.toString()}` }]
  }
  const problems: Problem[] = []
  const stage = new Stage(match)
  for (const line of scenario.lines) {
    const failure = stage.play(line)
    if (failure === undefined) continue
    problems.push({ file, line: line.number, message: failure })
    if (actions.has(line.keyword)) return problems
  }
  const unused = match.unusedForced
  if (unused.length > 0)
    problems.push({ file, line: scenario.line, message: `laid down and never used: ${unused.join(' ')}` })
  return problems
}

const actions: ReadonlySet<Keyword> = new Set<Keyword>(['dice', 'draws', 'answer', 'refused', 'undo', 'no undo'])

class Stage {
  private readonly match: Match
  /** Events and log are looked at from the last answer on. */
  private since = 0

  constructor(match: Match) {
    this.match = match
  }

  play({ keyword, text }: Line): Failure {
    switch (keyword) {
      case 'dice':
        this.match.force(text.split(/[\s,]+/), [])
        return undefined
      case 'draws':
        this.match.force(
          [],
          text.split(',').map((draw) => draw.trim()),
        )
        return undefined
      case 'answer':
        return this.answer(text)
      case 'refused':
        return this.refused(text)
      case 'undo':
        return this.undo(text)?.toString()
      case 'no undo':
        return this.noUndo(text)
      case 'asked':
        return this.asked(text)
      case 'offered':
      case 'only offered':
      case 'not offered':
        return this.offered(keyword, text)
      case 'told':
        return this.isTold(text) ? undefined : `not told; told was: ${this.toldNow()}`
      case 'not told':
        return this.isTold(text) ? 'was told' : undefined
      case 'log':
        return this.logged(text)
      case 'then':
        return compareFact(this.match.facts(), text, this.match.seatNames)
      case 'scenario':
      case 'proves':
      case 'game':
      case 'position':
        return `"${keyword}" does not belong here`
    }
  }

  private answer(text: string): Failure {
    const before = this.match.count
    const refusal = this.tryAnswer(text)
    if (refusal !== undefined) return `refused: ${refusal.toString()}`
    this.since = before + 1
    return undefined
  }

  /** Gives an answer; what came of it in words, if it was not taken. */
  private tryAnswer(text: string): Refusal | string | undefined {
    try {
      return this.match.answerLine(text)
    } catch (error) {
      if (error instanceof RuleError) return error.message
      throw error
    }
  }

  /** `azure: drop 4 because CF-003 column 4 is full`: the rule, and words that the reason must hold. */
  private refused(text: string): Failure {
    const [line = '', because] = text.split(/\sbecause\s+/)
    const refusal = this.tryAnswer(line)
    if (refusal === undefined) return 'was not refused'
    return typeof refusal === 'string' ? refusal : whyOther(refusal, because)
  }

  private seatOf(name: string): Seat | undefined {
    return this.match.seats.find((_, n) => at(this.match.seatNames, n).toLowerCase() === name.trim().toLowerCase())
  }

  private undo(name: string): Refusal | undefined {
    const seat = this.seatOf(name)
    if (seat === undefined) return new Refusal('unusable', `no seat ${name}`)
    return this.match.undo([seat])
  }

  private noUndo(text: string): Failure {
    const [name = '', because] = text.split(/\sbecause\s+/)
    const refusal = this.undo(name)
    return refusal === undefined ? 'was taken back' : whyOther(refusal, because)
  }

  /** `azure: column`, several with commas, or `nobody`. */
  private asked(text: string): Failure {
    const { asks, seatNames } = this.match
    const now = asks.map((ask) => `${at(seatNames, ask.seat)}: ${ask.question.name}`)
    const wanted = text === 'nobody' ? [] : text.split(',').map((part) => part.trim())
    const fits =
      wanted.length === now.length && wanted.every((want) => now.some((is) => is === want || is.startsWith(`${want}:`)))
    return fits ? undefined : `asked now: ${now.join(', ') || 'nobody'}`
  }

  /** `azure: drop 1 | drop 2`. */
  private offered(keyword: 'offered' | 'only offered' | 'not offered', text: string): Failure {
    const read = readLine(text, this.match.seatNames)
    if (read instanceof Refusal) return read.reason
    const ask = this.match.askOf(at(this.match.seats, read.seat))
    if (ask === undefined) return `${at(this.match.seatNames, read.seat)} is not asked`
    const wanted = read.text.split('|').map((part) => part.trim())
    if (keyword === 'not offered') {
      const found = wanted.find((option) => isAllowed(ask, option))
      return found === undefined ? undefined : `"${found}" is offered`
    }
    const missing = wanted.find((option) => !isAllowed(ask, option))
    if (missing !== undefined) return `"${missing}" is not offered; offered: ${allOf(ask)}`
    const isMore = keyword === 'only offered' && ask.options().length !== wanted.length
    return isMore ? `offered: ${allOf(ask)}` : undefined
  }

  private isTold(text: string): boolean {
    return this.match.events(this.since).some(({ event }) => isToldAs(event, text, this.match.seatNames))
  }

  private toldNow(): string {
    return (
      this.match
        .events(this.since)
        .map(({ event }) => JSON.stringify(event))
        .join(' ') || 'nothing'
    )
  }

  private logged(text: string): Failure {
    const lines = this.match.log('spectator', this.since)
    return lines.some((line) => line.includes(text)) ? undefined : `the log says: ${lines.join(' ')}`
  }
}

const isAllowed = (ask: Ask, option: string): boolean => !(ask.read(option) instanceof Refusal)

const allOf = (ask: Ask): string =>
  ask
    .options()
    .map(({ say }) => say)
    .join(' | ')

/** What differs between a refusal and the one expected: `CF-003 column 4 is full`, or either part alone. */
function whyOther(refusal: Refusal, because: string | undefined): Failure {
  if (because === undefined) return undefined
  const [, rule, words = ''] = /^(?:([A-Z]{2}-\d{3}[a-z]?)\s*)?(.*)$/.exec(because) ?? []
  const fits = (rule === undefined || refusal.rule === rule) && refusal.reason.includes(words.trim())
  return fits ? undefined : `refused otherwise: ${refusal.toString()}`
}
