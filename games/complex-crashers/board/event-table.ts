// Tables that say something about events by their kind. A kind that is not in a table has nothing said of it.

import type { CrashersEvent } from '../events.ts'

export type Kind = CrashersEvent['kind']

type EventOf<Name extends Kind> = CrashersEvent & { readonly kind: Name }

export type EventTable<Said> = { readonly [Name in Kind]?: (event: EventOf<Name>) => Said }

function lookUp<Name extends Kind, Said>(table: EventTable<Said>, kind: Name, event: EventOf<Name>): Said | undefined {
  return table[kind]?.(event)
}

export const said = <Said>(table: EventTable<Said>, event: CrashersEvent): Said | undefined =>
  lookUp(table, event.kind, event)
