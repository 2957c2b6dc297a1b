// The keys under which something was taken: the pages and the numbers of their messages, kept small.

export class TakenKeys {
  private readonly pages = new Map<string, number[]>()

  add(key: string): void {
    const [page, number] = split(key)
    const known = this.pages.get(page)
    if (known === undefined) this.pages.set(page, [number])
    else known.push(number)
  }

  has(key: string): boolean {
    const [page, number] = split(key)
    return this.pages.get(page)?.includes(number) === true
  }
}

/** The key of a page's message. */
export const keyOf = (page: string, number: number): string => `${page}:${number}`

function split(key: string): readonly [page: string, number: number] {
  const colon = key.lastIndexOf(':')
  return [key.slice(0, colon), Number(key.slice(colon + 1))]
}
