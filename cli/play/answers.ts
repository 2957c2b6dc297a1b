// What a person types for an answer: a number that stands for an option, or the notation.

import { type Answer, type Ask, ChooseMany, plainWords, Refusal } from '@umpire/engine'

/**
 * What a typed number means: the place of an option in the list; or the number an option is called by, where all are
 * called alike (`drop 1`, `drop 2`), so that 5 is column 5 even when column 4 is full; or nothing, where numbers would
 * be taken for notation.
 */
export type Numbers =
  | { readonly by: 'place' }
  | { readonly by: 'name'; readonly before: string }
  | { readonly by: 'nothing' }

export function numbersOf(ask: Ask): Numbers {
  if (ask.kind === 'assign' || ask.kind === 'share' || ask.kind === 'place') return { by: 'nothing' }
  const options = ask.options().map(({ say }) => say)
  if (options.some((say) => /^[\d\s]+$/.test(say))) return { by: 'nothing' }
  const named = ask.passes ? options.slice(0, -1) : options
  const [before, ...others] = named.map((say) => /^(.*\D)\d+$/.exec(say)?.[1])
  const isAlike = before !== undefined && others.every((other) => other === before)
  return isAlike ? { by: 'name', before } : { by: 'place' }
}

/** The answer that is meant, or why it is none. */
export function readAnswer(ask: Ask, text: string): Answer | Refusal {
  const byWords = ask.read(text)
  if (!(byWords instanceof Refusal)) return byWords
  const words = plainWords(text)
  if (/^\d[\d\s,]*$/.test(words))
    return (
      readNumbers(
        ask,
        words.split(/[\s,]+/).filter((part) => part !== ''),
      ) ?? byWords
    )
  if (words === 'pass' && ask.passes) return ask.size - 1
  if (words === 'pass' && ask instanceof ChooseMany) return ask.refusal([]) ?? []
  if (ask.kind === 'confirm' && (words === 'y' || words === 'n')) return ask.read(words === 'y' ? 'yes' : 'no')
  return byWords
}

const unfit = (words: string): Refusal => new Refusal('malformed', words)

function readNumbers(ask: Ask, numbers: readonly string[]): Answer | Refusal | undefined {
  const isOne = ask.kind === 'choose' || ask.kind === 'confirm'
  if (isOne && numbers.length !== 1) return unfit('one number, please: this is a choice of one')
  if (new Set(numbers).size !== numbers.length) return unfit('each number once, please')
  const style = numbersOf(ask)
  if (style.by === 'nothing') return undefined
  if (style.by === 'name') return ask.read(numbers.map((number) => style.before + number).join(','))
  const { length } = ask.options()
  const wrong = numbers.find((number) => Number(number) < 1 || Number(number) > length)
  if (wrong !== undefined) return unfit(`there is no option ${wrong}; they go from 1 to ${length}`)
  const indexes = numbers.map((number) => Number(number) - 1)
  const [first] = indexes
  if (isOne && first !== undefined) return first
  if (ask.kind === 'choose many') indexes.sort((a, b) => a - b)
  else if (indexes.length !== length) return unfit(`all ${length} numbers, please, in the order you want`)
  return ask.refusal(indexes) ?? indexes
}
