// The words a person can type beside an answer.

export const commandWords = [
  '?',
  'why',
  'options',
  'board',
  'log',
  'rules',
  'hint',
  'undo',
  'redo',
  'save',
  'help',
  'quit',
] as const

export type CommandWord = (typeof commandWords)[number]

export interface Said {
  readonly word: CommandWord
  /** What follows the word. */
  readonly rest: string
}

const shorter: { readonly [word: string]: CommandWord } = { q: 'quit', exit: 'quit', h: 'help', u: 'undo', b: 'board' }

/** The command in a line, or undefined if it is none. A slash before it says that a command is meant. */
export function readCommand(line: string): Said | undefined {
  const text = line.trim().replace(/^\//, '')
  const match = /^(\?|[a-z]+)\s*(.*)$/i.exec(text)
  const typed = match?.[1]?.toLowerCase() ?? ''
  const word =
    commandWords.find((known) => known === typed) ?? (Object.hasOwn(shorter, typed) ? shorter[typed] : undefined)
  return word === undefined ? undefined : { word, rest: match?.[2]?.trim() ?? '' }
}

/** What can be typed, with an answer that is possible now as the example. */
export const helpLines = (example: string): readonly (readonly string[])[] => [
  ['3', 'the option with that number; several as in 1 3'],
  [example, 'an answer in words, as the options and the log write it'],
  ['pass', 'pass, where that is allowed'],
  ['?', 'what is not possible now, and why'],
  [`? ${example}`, 'why this is not possible, or that it is'],
  ['options', 'all options again'],
  ['board', 'the board again'],
  ['log', 'everything that has happened'],
  ['rules', 'the rulebook; rules ID shows one rule, rules WORD those with the word'],
  ['hint', 'what a novice bot would do'],
  ['undo, redo', 'take back your last answer, or give it again'],
  ['save FILE', 'keep the game in a file'],
  ['quit', 'leave the game'],
]
