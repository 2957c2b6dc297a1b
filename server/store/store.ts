// The store: what the server must not forget. One interface, two databases; nothing else knows which.

import type { MatchEnd, MatchStatus } from '@umpire/wire'
import type { Plain } from '@umpire/engine'
import type { Entry, NewEntry, SeatPlan } from '../play/entry.ts'

export interface Person {
  readonly id: string
  readonly name: string
  /** Null for one who plays without an account. */
  readonly login: string | null
  readonly created: number
}

/** A match as lists show it: what its log comes to. Kept beside the log, written with it. */
export interface Summary {
  readonly id: string
  readonly game: string
  /** The version of the game that it is pinned to. */
  readonly version: number
  readonly options: { readonly [name: string]: string | number | boolean }
  readonly status: MatchStatus
  readonly isPublic: boolean
  readonly host: string
  readonly seats: readonly SeatPlan[]
  /** The seats that are asked now. */
  readonly waitsFor: readonly number[]
  /** A bot is to answer. */
  readonly isBotDue: boolean
  /** How many answers have been given. */
  readonly count: number
  readonly end: MatchEnd | null
  readonly created: number
  readonly changed: number
}

/** A position as it was when the log had a length, to compare with after the rules have changed. */
export interface StoredSnapshot {
  readonly match: string
  /** How long the log was. */
  readonly length: number
  /** The version of the game. */
  readonly version: number
  /** The digest of the position, byte for byte. */
  readonly digest: string
  /** The position itself: plain data. */
  readonly position: Plain
}

export interface StoredChat {
  readonly number: number
  readonly channel: 'players' | 'spectators'
  readonly person: string
  readonly at: number
  readonly text: string
}

/**
 * Entries for the end of a log that must be as long as `from`, with what the match comes to then. Its game, options,
 * host and whether it is public stay as they were made; its seats change by a `seat` entry only.
 */
export interface Append {
  readonly match: string
  readonly from: number
  readonly entries: readonly NewEntry[]
  readonly summary: Summary
}

/** Is given what another process says, or `gap` where something may have been missed: then all has to be read again. */
export type Heard = (news: string) => void

export interface Store {
  // People --------------------------------------------------------------------------------------------------------
  addPerson(person: Person): Promise<void>
  person(id: string): Promise<Person | undefined>
  /** Those of them that there are, in any order. */
  people(ids: readonly string[]): Promise<readonly Person[]>
  rename(id: string, name: string): Promise<void>
  /** Gives a person an account, or another password; false where the login is taken by another. */
  setAccount(id: string, login: string, passwordHash: string): Promise<boolean>
  account(login: string): Promise<{ readonly person: Person; readonly passwordHash: string } | undefined>
  /** Removes the person with sessions, links and chat lines. Logs keep the id, which then belongs to nobody. */
  deletePerson(id: string): Promise<void>

  // Sessions: a cookie's token is kept as its hash ------------------------------------------------------------------
  addSession(tokenHash: string, person: string, at: number): Promise<void>
  sessionPerson(tokenHash: string): Promise<Person | undefined>
  endSession(tokenHash: string): Promise<void>
  /** Ends their personal links too. */
  endSessionsOf(person: string): Promise<void>
  /** Removes sessions that began before a time, and links that are not good any more. */
  forgetExpired(sessionsBefore: number, now: number): Promise<void>
  /** A personal link, good once. */
  addLink(tokenHash: string, person: string, expires: number): Promise<void>
  /** Whose link it is, if it is still good; it is not any more after that. */
  takeLink(tokenHash: string, now: number): Promise<Person | undefined>

  // Matches -------------------------------------------------------------------------------------------------------
  /** A new match; its first entries have the numbers from 0. */
  create(summary: Summary, entries: readonly NewEntry[]): Promise<void>
  summary(match: string): Promise<Summary | undefined>
  /** The log from an entry on. */
  entries(match: string, from: number): Promise<readonly Entry[]>
  /**
   * Adds to the log, all or nothing; false where the log has another length by now. What is asked for in one tick is
   * written at once. Durable when the promise is kept. It is broken where the database fails: then nobody knows whether
   * it was written before the log has been read again.
   */
  append(append: Append): Promise<boolean>
  /** Replaces a whole log (a migrated one), if it is still as long as `length`. Its snapshot goes. */
  replaceLog(summary: Summary, length: number, entries: readonly NewEntry[]): Promise<boolean>
  /** Public matches of a status, the newest first. */
  publicMatches(status: MatchStatus, most: number): Promise<readonly Summary[]>
  /** Matches at which a person sits or which they host, the last changed first. */
  matchesOf(person: string, most: number): Promise<readonly Summary[]>
  /** How many matches a person hosts that are open or running. */
  unfinishedOf(host: string): Promise<number>
  /** Running matches in which a bot is to answer and nothing has happened since then, the longest first. */
  botsDue(before: number, most: number): Promise<readonly string[]>
  /** The ids of all matches, in order, some at a time: those after an id. */
  matchIds(after: string, most: number): Promise<readonly string[]>
  /** How many matches there are of each status. */
  counts(): Promise<{ readonly [Status in MatchStatus]: number }>

  putSnapshot(snapshot: StoredSnapshot): Promise<void>
  /** The last one of a match: the one of the longest log. */
  snapshot(match: string): Promise<StoredSnapshot | undefined>

  // Chat ----------------------------------------------------------------------------------------------------------
  /** Numbered within the match; the same key again gives the same line again. */
  addChat(match: string, line: Omit<StoredChat, 'number'>, key: string): Promise<StoredChat>
  /** The last lines of a channel, the oldest first. */
  chat(match: string, channel: StoredChat['channel'], most: number): Promise<readonly StoredChat[]>

  // Several processes on one database -------------------------------------------------------------------------------
  /** Other processes may write here, and what they do is heard of a little later. */
  readonly isShared: boolean
  /** Says something short to all other processes. */
  tell(news: string): void
  /**
   * What other processes say: `log <match> <length>` by itself after every append, and whatever they tell, in order;
   * and `gap` whenever listening begins, which it does anew by itself after a lost connection.
   */
  listen(heard: Heard): void

  /** True while the database answers. */
  isReady(): Promise<boolean>
  /** Writes everything, as it is at one instant, into a new SQLite file, while others go on. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
