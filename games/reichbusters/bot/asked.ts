// What the bot of this game is asked, and how it replies.

import type * as replies from '../../replies.ts'
import type { State } from '../state.ts'

export type Asked = replies.Asked<State>
export type Answering = replies.Answering<State>
export type Reply = replies.Reply<State>

export { choice, choiceNamed, confirmation, isChoice, many, ordering, sharing } from '../../replies.ts'
