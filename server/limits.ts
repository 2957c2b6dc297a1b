// The limits of the server but those of play itself (play/limits.ts): sizes in bytes, times in milliseconds.
// docs/hosting.md says the same to those who host.

import { longestMessage } from '@umpire/wire'

const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
const day = 24 * hour

// Requests ----------------------------------------------------------------------------------------------------------

export const longestBody = 16 * 1024
export const longestHeader = 8 * 1024
/** To send the head of a request, and the whole of it. */
export const headersTimeout = 10 * second
export const requestTimeout = 20 * second
/** So often it is looked whether somebody takes longer. */
export const timeoutsChecked = 2 * second
/** A connection without requests is closed then: later than by most proxies, so that they are never surprised. */
export const keepAliveTimeout = 75 * second

// Sockets -----------------------------------------------------------------------------------------------------------

/** How much a page may send through it is in play/limits.ts. */
export const longestSocketMessage = longestMessage
/** So often every page is asked whether it is there; one that has not answered by the next time is dropped. */
export const heartbeat = 20 * second
/** When the server stops, requests have so long to be answered, and pages to close their end. */
export const closingTimeout = 2 * second

// People ------------------------------------------------------------------------------------------------------------

/** As long as browsers keep a cookie at most. */
export const cookieAge = 400 * day
/** Whose a cookie is, is looked up again after that. */
export const sessionCached = 5 * second
/** A personal link is good for so long. */
export const linkAge = hour
/** How long it is remembered that a password was tried. */
export const triesWindow = 15 * minute
/** Passwords hashed at once (each takes 32 MiB and a core for a moment), and how many may wait for that. */
export const hashesAtOnce = 2
export const hashesWaiting = 32

// Lists of matches --------------------------------------------------------------------------------------------------

export const longestPublicList = 50
export const longestOwnList = 200

/** A stop takes no longer. */
export const stopTimeout = 10 * second

/** How much one person or address may do. Addresses of IPv6 count by their first 64 bits. */
export interface Quotas {
  /** Connections in all, and from one address that is no proxy. More are closed unread. */
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Open tables from one address, also behind a proxy. */
  readonly socketsPerAddress: number
  /** Requests by one person, or from one address without a person. */
  readonly requestsPerMinute: number
  /** New people from one address. */
  readonly peoplePerHour: number
  /** New matches by one person, and their matches that are not over yet. */
  readonly matchesPerHour: number
  readonly unfinishedMatches: number
  /** Personal links made by one person. */
  readonly linksPerHour: number
  /** Passwords tried for one login and from one address within `triesWindow`. */
  readonly triesPerLogin: number
  readonly triesPerAddress: number
}

export const usualQuotas: Quotas = {
  connections: 20_000,
  connectionsPerAddress: 500,
  socketsPerAddress: 200,
  requestsPerMinute: 300,
  peoplePerHour: 60,
  matchesPerHour: 60,
  unfinishedMatches: 50,
  linksPerHour: 20,
  triesPerLogin: 10,
  triesPerAddress: 50,
}
