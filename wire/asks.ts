// Questions on the wire: sent as what differs from the last question, if that had the same name: most options return.

import type { AskJson, Plain, Shown } from '@umpire/engine'
import { diff, type Patch, patched } from './patch.ts'

/** Options as before from one number to another, one that has changed, or a new one. */
type OptionChange = readonly [from: number, to: number] | readonly [of: number, by: Patch] | Shown

export interface AskChange {
  readonly number: number
  /** True: of another name than the last question, and told in full. */
  readonly isOther?: boolean
  /** How everything but number and options differs from the last question. */
  readonly by?: Patch
  /** Absent: the same options. Where they are said the same, how they differ. */
  readonly options?: readonly OptionChange[] | Patch
}

/** Plain data by its making: numbers, texts and lists of them. */
interface Rest {
  readonly [part: string]: Plain
}

const nothingAsked = { rest: {}, options: [] }

/** The question that one side has sent or received last. */
export class AskMemory {
  /** Everything but number and options. */
  rest: Rest
  options: readonly Shown[]

  constructor(same: Pick<AskMemory, 'rest' | 'options'> = nothingAsked) {
    this.rest = same.rest
    this.options = same.options
  }

  /** What is sent instead of the question: the JSON of the change. */
  shrink({ number, options, ...rest }: AskJson): string {
    const isOfSameName = this.rest['name'] === rest.name
    if (!isOfSameName) this.forget()
    const by = diff<Rest>(this.rest, rest)
    const changes = areSaidTheSame(this.options, options)
      ? diff(this.options, options)
      : optionChanges(this.options, options)
    if (by !== '') this.rest = rest
    this.options = options
    return `{"number":${number}${isOfSameName ? '' : ',"isOther":true'}${part('by', by)}${part('options', changes)}}`
  }

  /** The question that was meant. */
  grow({ number, isOther, by, options }: AskChange): AskJson {
    if (isOther === true) this.forget()
    const { options: before } = this
    if (by !== undefined) this.rest = patched(this.rest, by)
    if (isList(options)) this.options = options.flatMap((one) => grown(before, one))
    else if (options !== undefined) this.options = patched(before, options)
    return { ...this.rest, number, options: this.options } as unknown as AskJson
  }

  private forget(): void {
    this.rest = {}
    this.options = []
  }
}

const part = (name: keyof AskChange, json: string): string => (json === '' ? '' : `,"${name}":${json}`)

const isList = (options: AskChange['options']): options is readonly OptionChange[] => Array.isArray(options)

const areSaidTheSame = (before: readonly Shown[], after: readonly Shown[]): boolean =>
  before.length === after.length && after.every(({ say }, number) => before[number]?.say === say)

/** Finds options by how they are said: most stand where they stood. */
class Places {
  private readonly options: readonly Shown[]
  private numbers: Map<string, number> | undefined
  private next = 0

  constructor(options: readonly Shown[]) {
    this.options = options
  }

  of(say: string): number | undefined {
    if (this.options[this.next]?.say === say) return this.next++
    this.numbers ??= new Map(this.options.map((option, number) => [option.say, number]))
    const number = this.numbers.get(say)
    if (number !== undefined) this.next = number + 1
    return number
  }
}

/** The JSON of the list of changes. */
function optionChanges(before: readonly Shown[], after: readonly Shown[]): string {
  const places = new Places(before)
  const changes: string[] = []
  let run: { readonly from: number; to: number } | undefined
  const endRun = (): void => {
    if (run !== undefined) changes.push(`[${run.from},${run.to}]`)
    run = undefined
  }
  for (const option of after) {
    const number = places.of(option.say)
    const by = number === undefined ? '' : diff(before[number], option)
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
  return `[${changes.join(',')}]`
}

function grown(before: readonly Shown[], change: OptionChange): readonly Shown[] {
  if (!Array.isArray(change)) return [change as Shown]
  const [number, by] = change as readonly [number, number | Patch]
  if (typeof by === 'number') return before.slice(number, by + 1)
  return [patched(before[number] as Shown, by)]
}
