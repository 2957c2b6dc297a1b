// What the rules of Subterra Bravo work on.

import type { Table } from '@umpire/engine'
import type { SubterraEvent } from './events.ts'
import type { State } from './state.ts'

export type SubterraTable = Table<State, SubterraEvent>
