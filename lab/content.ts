// All content of a game in one list, so that sheets can speak of it by number.

import type { AnyGame, ContentItem } from '@umpire/engine'

export interface ListedItem extends ContentItem {
  readonly kind: string
  /** Of its kind. */
  readonly comesByPlay?: true
}

export interface ContentList {
  readonly items: readonly ListedItem[]
  numberOf(id: string): number | undefined
}

export function contentOf(game: AnyGame): ContentList {
  const items = (game.measures?.content ?? []).flatMap(({ name, items: all, comesByPlay }) =>
    all.map((item): ListedItem => ({ ...item, kind: name, ...(comesByPlay === true ? { comesByPlay } : {}) })),
  )
  const numbers = new Map(items.map(({ id }, number) => [id, number]))
  if (numbers.size < items.length) throw new Error(`${game.id}: two pieces of content have the same id`)
  return { items, numberOf: (id) => numbers.get(id) }
}
