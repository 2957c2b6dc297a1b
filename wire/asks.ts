// Questions on the wire: sent as what differs from the last question of the same name, because most options return.

import { type AskJson, type Label, type Plain, samePlain, type Shown } from '@umpire/engine'
import { diff, type Patch, patched } from './patch.ts'

/** An option as a list: its notation, its things and the parts of its label; 0 for a part that it does not have. */
type Packed = readonly [say: string, ...parts: Plain[]]

/** Options as before from one number to another, one that has changed, or a new one. */
type OptionChange = readonly [from: number, to: number] | readonly [of: number, by: Patch] | Packed

export interface AskChange {
  readonly number: number
  /** The question's name, where it is not that of the last one. */
  readonly of?: string
  /** How everything but number and options differs from the last question of that name. */
  readonly by?: Patch
  /** Absent: the same options. Where they are said the same, how they differ. */
  readonly options?: readonly OptionChange[] | Patch
}

/** Plain data by its making: numbers, texts and lists of them. */
interface Rest {
  readonly [part: string]: Plain
}

/** A question that was sent or received. */
interface Question {
  /** Everything but number and options. */
  rest: Rest
  options: Packed[]
}

/** Of so many names the last question is remembered: those that come in turn. */
const mostRemembered = 3

/** The questions that one side has sent or received last. */
export class AskMemory {
  /** The last one first. */
  readonly questions: Question[]

  constructor(questions: readonly Question[] = []) {
    this.questions = [...questions]
  }

  /** What is sent instead of the question: the JSON of the change. */
  shrink(ask: AskJson): string {
    const { name, options } = ask
    const of = this.isLast(name) ? '' : JSON.stringify(name)
    const question = this.recall(name)
    const by = isRestOf(question.rest, ask) ? '' : changeRest(question, ask)
    const changes = areSaidTheSame(question.options, options)
      ? changeInPlace(question.options, options)
      : changeOptions(question, options.map(packed))
    return `{"number":${ask.number}${part('of', of)}${part('by', by)}${part('options', changes)}}`
  }

  /** The question that was meant. */
  grow({ number, of, by, options }: AskChange): AskJson {
    const question = this.recall(of ?? this.questions[0]?.rest['name'])
    const { options: before } = question
    if (by !== undefined) question.rest = patched(question.rest, by)
    if (isList(options)) question.options = options.flatMap((one) => grown(before, one))
    else if (options !== undefined) question.options = [...patched(before, options)]
    return { ...question.rest, number, options: question.options.map(unpacked) } as unknown as AskJson
  }

  private isLast(name: string): boolean {
    return this.questions[0]?.rest['name'] === name
  }

  /** The last question of a name, or an empty one, which is now the last of all. */
  private recall(name: Plain | undefined): Question {
    const { questions } = this
    const place = questions.findIndex(({ rest }) => rest['name'] === name)
    const question = questions[place] ?? { rest: {}, options: [] }
    if (place === 0) return question
    if (place > 0) questions.splice(place, 1)
    else if (questions.length === mostRemembered) questions.pop()
    questions.unshift(question)
    return question
  }
}

const part = (name: keyof AskChange, json: string): string => (json === '' ? '' : `,"${name}":${json}`)

const isList = (options: AskChange['options']): options is readonly OptionChange[] => Array.isArray(options)

const labelParts = ['name', 'means', 'cost', 'group', 'icon', 'isAttack', 'isPlace'] as const satisfies (keyof Label)[]

function packed({ say, things, label }: Shown): Packed {
  if (label === undefined) return things === undefined ? [say] : [say, things]
  const { name, means = 0, cost = 0, group = 0, icon = 0, isAttack = 0, isPlace = 0 } = label
  const parts: [string, ...Plain[]] = [say, things ?? 0, name, means, cost, group, icon, isAttack, isPlace]
  while (parts.at(-1) === 0) parts.pop()
  return parts
}

function unpacked([say, things = 0, ...parts]: Packed): Shown {
  const label = Object.fromEntries(labelParts.flatMap((name, n) => ((parts[n] ?? 0) === 0 ? [] : [[name, parts[n]]])))
  return { say, ...(things === 0 ? {} : { things }), ...(parts.length === 0 ? {} : { label }) } as unknown as Shown
}

// Nearly all that is asked was asked before: to find that out costs no memory.

/** Whether this is what the rest of a question was. */
function isRestOf(rest: Rest, ask: AskJson): boolean {
  let parts = 0
  for (const name in ask) {
    if (name === 'number' || name === 'options') continue
    if (!samePlain(rest[name], ask[name as keyof AskJson])) return false
    parts++
  }
  for (const _ in rest) parts--
  return parts === 0
}

/** Whether this is what an option was. */
function isPacked(before: Packed, { say, things, label }: Shown): boolean {
  if (before[0] !== say || !samePlain(before[1] ?? 0, things ?? 0)) return false
  if (label === undefined) return before.length <= 2
  return (
    before[2] === label.name &&
    (before[3] ?? 0) === (label.means ?? 0) &&
    (before[4] ?? 0) === (label.cost ?? 0) &&
    (before[5] ?? 0) === (label.group ?? 0) &&
    (before[6] ?? 0) === (label.icon ?? 0) &&
    (before[7] ?? 0) === (label.isAttack ?? 0) &&
    (before[8] ?? 0) === (label.isPlace ?? 0)
  )
}

const areSaidTheSame = (before: readonly Packed[], after: readonly Shown[]): boolean =>
  before.length === after.length && after.every(({ say }, number) => before[number]?.[0] === say)

/** Finds options by how they are said: most stand where they stood. */
class Places {
  private readonly options: readonly Packed[]
  private numbers: Map<string, number> | undefined
  private next = 0

  constructor(options: readonly Packed[]) {
    this.options = options
  }

  of(say: string): number | undefined {
    if (this.options[this.next]?.[0] === say) return this.next++
    this.numbers ??= new Map(this.options.map(([said], number) => [said, number]))
    const number = this.numbers.get(say)
    if (number !== undefined) this.next = number + 1
    return number
  }
}

// What has not changed stays the object that it was: a new one would have to be kept as well, and moved about in memory.

/** Brings everything but number and options up to date, and gives the JSON of the patch. */
function changeRest(question: Question, ask: AskJson): string {
  const { number: _number, options: _options, ...rest } = ask
  const by = diff<Rest>(question.rest, rest)
  question.rest = rest
  return by
}

/** Brings options that are said the same up to date, and gives the JSON of their patch. */
function changeInPlace(before: Packed[], after: readonly Shown[]): string {
  let changes = ''
  for (let number = 0; number < after.length; number++) {
    const shown = after[number] as Shown
    const old = before[number] as Packed
    if (isPacked(old, shown)) continue
    const option = packed(shown)
    const change = `"${number}":${diff(old, option)}`
    before[number] = option
    changes = changes === '' ? change : `${changes},${change}`
  }
  return changes === '' ? '' : `{${changes}}`
}

/** Puts other options in place of those before, and gives the JSON of the list of changes. */
function changeOptions(question: Question, after: readonly Packed[]): string {
  const { options: before } = question
  const options: Packed[] = []
  const places = new Places(before)
  const changes: string[] = []
  let run: { readonly from: number; to: number } | undefined
  const endRun = (): void => {
    if (run !== undefined) changes.push(`[${run.from},${run.to}]`)
    run = undefined
  }
  for (const option of after) {
    const number = places.of(option[0])
    const by = number === undefined ? '' : diff(before[number], option)
    options.push(number !== undefined && by === '' ? (before[number] as Packed) : option)
    if (number !== undefined && by === '') {
      if (run?.to === number - 1) run.to = number
      else {
        endRun()
        run = { from: number, to: number }
      }
      continue
    }
    endRun()
    changes.push(number === undefined ? JSON.stringify(option) : `[${number},${by}]`)
  }
  endRun()
  question.options = options
  return `[${changes.join(',')}]`
}

function grown(before: readonly Packed[], change: OptionChange): readonly Packed[] {
  const [first, by] = change
  if (typeof first === 'string') return [change as Packed]
  if (typeof by === 'number') return before.slice(first, by + 1)
  return [patched(before[first] as Packed, by as Patch)]
}
