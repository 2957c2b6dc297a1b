// A benchmark has parts that can be measured alone.

/** Those that are named among the words, or all. */
export function namedOrAll<Part>(parts: { readonly [name: string]: Part }, words: readonly string[]): Part[] {
  const named = Object.entries(parts).filter(([name]) => words.includes(name))
  return (named.length > 0 ? named : Object.entries(parts)).map(([, part]) => part)
}
