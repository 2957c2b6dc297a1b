// What the page asks for over HTTP: people and the lobby. Bodies are checked by these schemas; answers are plain types.

import * as z from 'zod'
import { type MatchStatus, type SeatInfo, seatWish } from './messages.ts'

export const longestName = 24
export const shortestPassword = 8

/** A name that can be seen: no control characters, no direction marks, something in it. */
const personName = z
  .string()
  .trim()
  .min(1)
  .max(longestName)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)
const login = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{N}._@+-]+$/u)
const password = z.string().min(shortestPassword).max(200)
const token = z.string().min(1).max(64)

/** POST /api/people: a new person; PATCH /api/me: another name. */
export const naming = z.strictObject({ name: personName })
/** POST /api/me/account: makes me a person with a password. POST /api/session: that is me. */
export const account = z.strictObject({ login, password })
/** PUT /api/me/password */
export const newPassword = z.strictObject({ old: z.string().max(200), password })
/** DELETE /api/me: with the password where there is one. */
export const deletion = z.strictObject({ password: z.string().max(200).optional() })
/** POST /api/carry: takes over on this device what a personal link from POST /api/me/link holds. */
export const carrying = z.strictObject({ token })
/** POST /api/matches */
export const newMatch = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()])).default({}),
  seats: z.array(seatWish).min(1).max(16),
  isPublic: z.boolean(),
  hasHints: z.boolean().default(false),
})
export type NewMatch = z.infer<typeof newMatch>

export interface Me {
  readonly id: string
  readonly name: string
  /** Null for one who plays without an account. */
  readonly login: string | null
}

/** GET /api/me */
export interface WhoAmI {
  readonly me: Me | null
}

/** POST /api/me/link: for `/carry#token`, good once and for an hour. */
export interface PersonalLink {
  readonly token: string
  readonly expires: number
}

/** A match in a list. */
export interface MatchLine {
  readonly id: string
  readonly game: string
  readonly options: { readonly [name: string]: string | number | boolean }
  readonly status: MatchStatus
  readonly isPublic: boolean
  readonly host: string
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'person' | 'name' | 'level'>[]
  readonly changed: number
  /** How many answers have been given. */
  readonly count: number
  /** True where it waits for the person who asks. */
  readonly isMyTurn: boolean
}

/** GET /api/matches */
export interface MatchLists {
  readonly open: readonly MatchLine[]
  readonly running: readonly MatchLine[]
  readonly mine: readonly MatchLine[]
}

/** POST /api/matches */
export interface MadeMatch {
  readonly id: string
}
