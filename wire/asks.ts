// Questions on the wire: sent as what differs from the last question of the same name, since most options return.

import type { AskJson, Plain, Shown } from '@umpire/engine'
import { diff, type Patch, patched } from './patch.ts'

/** Options as before from one number to another, one that has changed, or a new one. */
type OptionChange = readonly [from: number, to: number] | readonly [of: number, by: Patch] | Shown

export interface AskChange {
  readonly number: number
  /** Absent: as the question before. */
  readonly name?: string
  /** How everything but number and options differs from the last question of that name. */
  readonly by?: Patch
  readonly options: readonly OptionChange[]
}

/** Plain data by its making: numbers, texts and lists of them. */
interface Rest {
  readonly [part: string]: Plain
}

/** A question as it is remembered. */
interface Remembered {
  readonly rest: Rest
  readonly options: readonly Shown[]
}

const nothing: Remembered = { rest: {}, options: [] }

/** The questions that one side has sent or received, the last of each name. */
export class AskMemory {
  private readonly last = new Map<string, Remembered>()
  private name: string | undefined

  /** What is sent instead of the question. */
  shrink({ number, options, ...rest }: AskJson): AskChange {
    const { name } = rest
    const before = this.last.get(name) ?? nothing
    const by = diff<Rest>(before.rest, rest)
    const isOfSameName = name === this.name
    this.name = name
    this.last.set(name, { rest: by === undefined ? before.rest : rest, options })
    return {
      number,
      ...(isOfSameName ? {} : { name }),
      ...(by === undefined ? {} : { by }),
      options: optionChanges(before.options, options),
    }
  }

  /** The question that was meant. */
  grow({ number, name = this.name ?? '', by, options: changes }: AskChange): AskJson {
    const before = this.last.get(name) ?? nothing
    const rest = by === undefined ? before.rest : patched(before.rest, by)
    const options = changes.flatMap((one) => grown(before.options, one))
    this.name = name
    this.last.set(name, { rest, options })
    return { ...rest, number, options } as unknown as AskJson
  }
}

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

function optionChanges(before: readonly Shown[], after: readonly Shown[]): OptionChange[] {
  const places = new Places(before)
  const changes: OptionChange[] = []
  let run: [number, number] | undefined
  for (const option of after) {
    const number = places.of(option.say)
    const by = number === undefined ? undefined : diff(before[number], option)
    if (number === undefined) changes.push(option)
    else if (by !== undefined) changes.push([number, by])
    else if (run !== undefined && run[1] === number - 1 && changes.at(-1) === run) run[1] = number
    else changes.push((run = [number, number]))
  }
  return changes
}

function grown(before: readonly Shown[], change: OptionChange): readonly Shown[] {
  if (!Array.isArray(change)) return [change as Shown]
  const [number, by] = change as readonly [number, number | Patch]
  if (typeof by === 'number') return before.slice(number, by + 1)
  return [patched(before[number] as Shown, by)]
}
