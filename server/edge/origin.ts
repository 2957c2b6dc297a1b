// Where a request comes from: only pages of this server may change anything or open a table's socket.

import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '@umpire/engine'
import { HttpRefusal } from './http-refusal.ts'

/** What `--origin` may be: `https://umpire.example`, without a path. */
export function readOrigin(text: string): string | Refusal {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url !== undefined &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    (text === url.origin || text === `${url.origin}/`)
  return isOrigin
    ? url.origin
    : new Refusal('malformed', `the origin is like https://umpire.example, without a path, not "${text}"`)
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Browsers say with every such request which page sends it. Where we know our own origin, it must be that; else the host
 * that the page was loaded from must be the one that the request goes to. A request that does not say it is refused too:
 * programs can name the server's own address.
 */
export function whyForeign(headers: IncomingHttpHeaders, own: string | undefined): HttpRefusal | undefined {
  const { origin, host } = headers
  const isOwn = origin !== undefined && (own === undefined ? hostOf(origin) === host?.toLowerCase() : origin === own)
  return isOwn ? undefined : new HttpRefusal(403, 'this request does not come from a page of this server')
}
