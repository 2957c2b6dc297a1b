// Words of the board: how wide they are, names made shorter until they fit, counts.

/** How wide a letter of the label face is, to the size of the type. */
const letter = 0.47

export const widthOf = (words: string, size: number): number => words.length * letter * size

/** A name that fits a width: all of it, its last word, or nothing. */
export function fittingName(name: string, width: number, size: number): string {
  if (widthOf(name, size) <= width) return name
  const last = name.split(' ').at(-1) ?? ''
  return widthOf(last, size) <= width ? last : ''
}

/** `1 die`, `3 dice` */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
