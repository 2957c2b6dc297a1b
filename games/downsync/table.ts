// What the rules of Downsync work on.

import type { Table } from '@umpire/engine'
import type { DownsyncEvent } from './events.ts'
import type { State } from './state.ts'

export type DownsyncTable = Table<State, DownsyncEvent>
