// What the rules of Complex Crashers work on.

import type { Table } from '@umpire/engine'
import type { CrashersEvent } from './events.ts'
import type { State } from './state.ts'

export type CrashersTable = Table<State, CrashersEvent>
