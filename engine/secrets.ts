// Secrets: everything that lies face down. The state holds only their ids; faces are kept here, out of every view.

import { at } from './at.ts'
import { maxSeats, type Id, type Seat, type Viewer } from './id.ts'
import { type Plain, samePlain } from './plain.ts'
import { below, type Random, shuffle } from './random.ts'

declare const face: unique symbol

/**
 * A thing whose face not everybody sees: the back of a card. Its id stays the same while the card moves, as people
 * follow a card's back with their eyes; a shuffle moves the faces, not the ids.
 */
export type Secret<Face extends Plain = Plain> = Id<'secret', number> & { readonly [face]?: Face }

/**
 * Where faces come from. With `faces`, each secret of the pool is drawn freely from them (a die). Without, the pool
 * is a fixed set of cards: what one secret is, another is not.
 */
export interface Pool {
  readonly name: string
  readonly faces?: readonly Plain[]
}

/** All secrets of a match, by id. Plain data. */
export interface Secrets {
  faces: Plain[]
  /** Bit n: seat n has seen the face. The highest bit: everybody has, spectators too. */
  seenBy: number[]
  /** The number of the pool it comes from. */
  pool: number[]
  pools: Pool[]
}

export const noSecrets = (): Secrets => ({ faces: [], seenBy: [], pool: [], pools: [] })

export const copySecrets = (secrets: Secrets): Secrets => ({
  faces: secrets.faces.slice(),
  seenBy: secrets.seenBy.slice(),
  pool: secrets.pool.slice(),
  pools: secrets.pools.slice(),
})

const spectatorBit = 1 << maxSeats
export const seenByAll = 2 ** (maxSeats + 1) - 1

/** The bit that stands for a viewer in `seenBy`. */
export function viewerBit(viewer: Viewer): number {
  if (viewer === 'spectator') return spectatorBit
  return viewer === 'everybody' ? -1 : 1 << viewer
}

export const seatBits = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | viewerBit(seat), 0)

export const isSeen = (secrets: Secrets, secret: Secret, viewer: Viewer): boolean =>
  (at(secrets.seenBy, secret) & viewerBit(viewer)) !== 0

/** The number of a pool, which is entered if it is new. */
export function poolNumber(secrets: Secrets, pool: Pool): number {
  const known = secrets.pools.findIndex(({ name }) => name === pool.name)
  return known >= 0 ? known : secrets.pools.push(pool) - 1
}

/** Enters a new secret. */
export function addSecret<Face extends Plain>(
  secrets: Secrets,
  pool: number,
  shown: Face,
  seenBy: number,
): Secret<Face> {
  secrets.seenBy.push(seenBy)
  secrets.pool.push(pool)
  return (secrets.faces.push(shown) - 1) as Secret<Face>
}

/**
 * Mixes the faces of some secrets, after which nobody knows which is which. What is known about the set stays known:
 * if everybody had seen all of them, they form a pool of their own; otherwise their pools become one, since a face
 * that nobody knew may now lie in either.
 */
export function mixFaces(secrets: Secrets, mixed: readonly Secret[], random: Random, seats: readonly Seat[]): void {
  if (mixed.length === 0) return
  const everyone = seatBits(seats)
  const isKnown = mixed.every((id) => (at(secrets.seenBy, id) & everyone) === everyone)
  const first = at(secrets.pool, at(mixed, 0))
  const { name } = at(secrets.pools, first)
  const target = isKnown ? secrets.pools.push({ name: `${name} ${secrets.pools.length}` }) - 1 : first
  const united = new Set(isKnown ? [] : mixed.map((id) => secrets.pool[id]))
  for (const id of mixed) secrets.pool[id] = target
  for (let id = 0; id < secrets.pool.length; id++) if (united.has(secrets.pool[id])) secrets.pool[id] = target
  for (const id of mixed) secrets.seenBy[id] = 0
  swapAround(secrets.faces, mixed, random)
}

/** Fisher-Yates over the faces at these ids. */
function swapAround(faces: Plain[], ids: readonly number[], random: Random): void {
  for (let last = ids.length - 1; last > 0; last--) {
    const here = at(ids, last)
    const there = at(ids, below(random, last + 1))
    const kept = at(faces, here)
    faces[here] = at(faces, there)
    faces[there] = kept
  }
}

/**
 * Deals everything that the viewer has not seen again at random, each pool within itself. What comes out depends on
 * which faces are unseen and not on where they lay, so that a bot with the same dice makes the same choice whatever
 * the truth is.
 */
export function dealAgain(secrets: Secrets, viewer: Viewer, random: Random): void {
  const bit = viewerBit(viewer)
  const unseen: (number[] | undefined)[] = []
  for (let id = 0; id < secrets.faces.length; id++) {
    if ((at(secrets.seenBy, id) & bit) !== 0) continue
    const number = at(secrets.pool, id)
    const { faces } = at(secrets.pools, number)
    if (faces !== undefined) secrets.faces[id] = at(faces, below(random, faces.length))
    else (unseen[number] ??= []).push(id)
  }
  for (const ids of unseen) {
    if (ids === undefined) continue
    const faces = ids.map((id) => at(secrets.faces, id)).sort(byFace)
    shuffle(random, faces)
    for (const [n, id] of ids.entries()) secrets.faces[id] = at(faces, n)
  }
}

/** Any fixed order of faces. */
function byFace(a: Plain, b: Plain): number {
  const left = typeof a === 'object' ? JSON.stringify(a) : a
  const right = typeof b === 'object' ? JSON.stringify(b) : b
  if (left === right) return 0
  return left < right ? -1 : 1
}

const noFaces: { readonly [id: string]: Plain } = Object.freeze({})

/** Whether these are the faces that a viewer has seen, by id, of secrets that have become no fewer since. */
export function areSeenFaces(known: { readonly [id: string]: Plain }, secrets: Secrets, viewer: Viewer): boolean {
  const { faces, seenBy } = secrets
  const bit = viewerBit(viewer)
  for (let id = 0; id < faces.length; id++) {
    const seen = (at(seenBy, id) & bit) === 0 ? undefined : faces[id]
    if (known[id] !== seen && !samePlain(known[id], seen)) return false
  }
  return true
}

/** The faces a viewer has seen, by id. */
export function seenFaces({ faces, seenBy }: Secrets, viewer: Viewer): { readonly [id: string]: Plain } {
  const bit = viewerBit(viewer)
  let seen: { [id: string]: Plain } | undefined
  for (let id = 0; id < faces.length; id++) {
    if ((at(seenBy, id) & bit) !== 0) (seen ??= {})[id] = at(faces, id)
  }
  return seen ?? noFaces
}
