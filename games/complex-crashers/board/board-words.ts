// Words of the board: how wide they are, and names made shorter until they fit.

/** How wide a letter of the label face is, to the size of the type. */
const letter = 0.46

export const widthOf = (words: string, size: number): number => words.length * letter * size

/** The longest word of a name, the first of several. */
const longestWord = (name: string): string =>
  name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** A name that fits a width: all of it, its longest word, or nothing. */
export function fittingName(name: string, width: number, size: number): string {
  if (widthOf(name, size) <= width) return name
  const word = longestWord(name)
  return widthOf(word, size) <= width ? word : ''
}

/** `1 die`, `3 dice` */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `Vera`, `Vera and Ito`, `Vera, Ito and Mara` */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.slice(-1).join('')}`
