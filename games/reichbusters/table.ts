// What the rules of Reichbusters work on.

import type { Table } from '@umpire/engine'
import type { ReichbustersEvent } from './events.ts'
import type { State } from './state.ts'

export type ReichbustersTable = Table<State, ReichbustersEvent>
