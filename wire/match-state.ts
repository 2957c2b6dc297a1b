// A match as its page knows it, and what each message of the server makes of that.

import type { AskJson, Plain, Refusal, SeenEvent } from '@umpire/engine'
import type { AskMemory } from './asks.ts'
import type { BlockedJson, ChatLine, FromPage, Seen, ToPage } from './messages.ts'
import { type Patch, patched } from './patch.ts'

/** A message by what it is. */
export type Message<Is extends ToPage['is']> = Extract<ToPage, { readonly is: Is }>

/** What is not possible at the question of that number, and why. */
export interface BlockedAt {
  readonly number: number
  readonly options: readonly BlockedJson[]
}

/** What a bot of that level would answer to the question of that number. */
export interface HintAt {
  readonly number: number
  readonly answer: string
  readonly level: string
}

export interface MatchState {
  /** False from when the line breaks until the server has shown the match again. */
  readonly isInTouch: boolean
  /** Undefined until the server has shown the match for the first time. */
  readonly seen: Seen | undefined
  /** The game's state; undefined before the match begins. */
  readonly state: unknown
  readonly seatNames: readonly string[]
  readonly told: readonly SeenEvent[]
  readonly ask: AskJson | undefined
  readonly blocked: BlockedAt | undefined
  readonly hint: HintAt | undefined
  /** The lines of the channel that the person may read. */
  readonly chat: readonly ChatLine[]
  /** What has been sent and neither taken nor refused yet, the oldest first. */
  readonly sending: readonly FromPage[]
  /** Why there is nothing here for this person; the connection has ended. */
  readonly fatal: Refusal | undefined
}

export const nothingSeen: MatchState = {
  isInTouch: false,
  seen: undefined,
  state: undefined,
  seatNames: [],
  told: [],
  ask: undefined,
  blocked: undefined,
  hint: undefined,
  chat: [],
  sending: [],
  fatal: undefined,
}

export function afterAll(before: MatchState, all: Message<'all'>): MatchState {
  const { seen, state, seatNames, told, ask, chat } = all
  const isSameQuestion = ask !== undefined && ask.number === before.ask?.number && ask.seat === before.ask.seat
  return {
    ...before,
    isInTouch: true,
    seen,
    state,
    seatNames,
    told,
    ask,
    blocked: isSameQuestion ? before.blocked : undefined,
    hint: isSameQuestion ? before.hint : undefined,
    chat: chat ?? before.chat,
  }
}

/** Throws where a patch does not fit, which is then as good as a message that was missed. */
export function afterUpdate(before: MatchState, update: Message<'update'>, asks: AskMemory): MatchState {
  const { state, kept, told = [], ask } = update
  const seen = after(before.seen, update.seen)
  return {
    ...before,
    seen,
    state: after(before.state, state),
    told:
      kept === undefined && told.length === 0
        ? before.told
        : [...before.told.slice(0, kept), ...told.map((one) => ({ at: seen?.count ?? 0, ...one }))],
    ...(ask === undefined
      ? {}
      : { ask: ask === null ? undefined : asks.grow(ask), blocked: undefined, hint: undefined }),
  }
}

/** What is seen of a match is plain data by its making, as it came out of JSON. */
const after = <T>(value: T, patch: Patch | undefined): T =>
  patch === undefined ? value : (patched((value ?? null) as Plain, patch) as T)

/** A line that came before, with everything or by itself, is not shown twice. */
export const afterChat = (before: MatchState, { line }: Message<'chat'>): MatchState =>
  before.chat.some(({ number }) => number === line.number) ? before : { ...before, chat: [...before.chat, line] }
