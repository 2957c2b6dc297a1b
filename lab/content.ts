// All content of a game in one list, so that sheets can speak of it by number, and what the game says of it.

import type { AnyGame, ContentItem, GameEvent, PieceOf, Reason, Use } from '@umpire/engine'

export interface ListedItem extends ContentItem {
  readonly kind: string
  /** Of its kind. */
  readonly comesByPlay?: true
}

/** What there is to know of a question. */
export interface AskedQuestion {
  readonly number: number
  readonly offer: PieceOf<unknown> | undefined
}

/** What there is to know of a kind of event. */
export interface ToldKind {
  readonly number: number
  readonly uses: ((event: GameEvent, state: unknown, earlier: readonly GameEvent[]) => readonly Use[]) | undefined
  readonly reasons: ((event: GameEvent) => readonly Reason[]) | undefined
  readonly isCause: boolean
}

export interface ContentList {
  readonly items: readonly ListedItem[]
  numberOf(id: string): number | undefined
  /** Questions and kinds of events, numbered as they come up, in whichever game. */
  readonly asked: ByName<AskedQuestion>
  readonly told: ByName<ToldKind>
}

/** What is made for each name when it first comes up. */
class ByName<T> {
  readonly #known = new Map<string, T>()
  readonly #make: (name: string, number: number) => T

  constructor(make: (name: string, number: number) => T) {
    this.#make = make
  }

  get size(): number {
    return this.#known.size
  }

  of(name: string): T {
    const found = this.#known.get(name)
    if (found !== undefined) return found
    const made = this.#make(name, this.#known.size)
    this.#known.set(name, made)
    return made
  }
}

export function contentOf(game: AnyGame): ContentList {
  const items = (game.measures?.content ?? []).flatMap(({ name, items: all, comesByPlay }) =>
    all.map((item): ListedItem => ({ ...item, kind: name, ...(comesByPlay === true ? { comesByPlay } : {}) })),
  )
  const numbers = new Map(items.map(({ id }, number) => [id, number]))
  if (numbers.size < items.length) throw new Error(`${game.id}: two pieces of content have the same id`)
  const { offers, uses, reasons, causes } = game.measures ?? {}
  return {
    items,
    numberOf: (id) => numbers.get(id),
    asked: new ByName((name, number) => ({ number, offer: offers?.[name] })),
    told: new ByName((kind, number) => ({
      number,
      uses: uses?.[kind],
      reasons: reasons?.[kind],
      isCause: causes?.includes(kind) ?? false,
    })),
  }
}
