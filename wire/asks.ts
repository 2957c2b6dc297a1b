// Questions on the wire: sent as what differs from the last question of the same name, since most options return.

import type { AskJson, Plain, Shown } from '@umpire/engine'
import { diff, type Patch, patched } from './patch.ts'

/** Options as before from one number to another, one that has changed, or a new one. */
type OptionChange = readonly [from: number, to: number] | readonly [of: number, by: Patch] | Shown

export interface AskChange {
  readonly name: string
  /** How everything but the options differs from the last question of that name. */
  readonly by?: Patch
  readonly options: readonly OptionChange[]
}

interface WithoutOptions {
  readonly [part: string]: Plain
}

const nothing: WithoutOptions = {}

/** Plain data by its making: numbers, texts and lists of them. */
const rest = ({ options: _options, ...others }: AskJson): WithoutOptions => others

/** The questions that one side has sent or received, the last of each name. */
export class AskMemory {
  private readonly last = new Map<string, AskJson>()

  /** What is sent instead of the question. */
  shrink(ask: AskJson): AskChange {
    const before = this.last.get(ask.name)
    this.last.set(ask.name, ask)
    const by = diff(before === undefined ? nothing : rest(before), rest(ask))
    return {
      name: ask.name,
      ...(by === undefined ? {} : { by }),
      options: optionChanges(before?.options ?? [], ask.options),
    }
  }

  /** The question that was meant. */
  grow({ name, by, options }: AskChange): AskJson {
    const before = this.last.get(name)
    const known = before === undefined ? nothing : rest(before)
    const others = by === undefined ? known : patched(known, by)
    const ask = {
      ...others,
      options: options.flatMap((one) => grown(before?.options ?? [], one)),
    } as unknown as AskJson
    this.last.set(name, ask)
    return ask
  }
}

function optionChanges(before: readonly Shown[], after: readonly Shown[]): OptionChange[] {
  const numbers = new Map(before.map(({ say }, number) => [say, number]))
  const changes: OptionChange[] = []
  let run: [number, number] | undefined
  for (const option of after) {
    const number = numbers.get(option.say)
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
