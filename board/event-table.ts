// Tables that say something about events by their kind. A kind that is not in a table has nothing said of it.

import type { GameEvent } from '@umpire/engine'

export type EventTable<E extends GameEvent, Said> = {
  readonly [Kind in E['kind']]?: (event: E & { readonly kind: Kind }) => Said
}

/** What a table says about an event. */
export const said = <Kind extends string, E extends { readonly kind: Kind }, Said>(
  table: { readonly [Name in Kind]?: (event: E & { readonly kind: Name }) => Said },
  event: E,
): Said | undefined => table[event.kind]?.(event)
