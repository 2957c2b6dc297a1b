// The notation of ways and spots: `12.50 30.25 | 14.00 31.00`, of a squad `1: 12.50 30.25; 3: 13.00 31.00`, `stay`.

import { sayAt } from '../names.ts'

/** A point of the table as plain data. */
export type Spot = { readonly x: number; readonly y: number }

/** Where one base goes, without where it starts; a Placement is a way of one point. A Ping has team 0. */
export type Way = { readonly team: number; readonly path: readonly Spot[] }

/** The ways of those bases that move; none: it stays. */
export type Ways = readonly Way[]

export const stays: Ways = []

const sayPath = (path: readonly Spot[]): string => path.map(sayAt).join(' | ')

/** `hasTeams`: bases are named, since there may be several. */
export function sayWays(ways: Ways, hasTeams: boolean): string {
  if (ways.length === 0) return 'stay'
  return ways.map(({ team, path }) => (hasTeams ? `${team}: ${sayPath(path)}` : sayPath(path))).join('; ')
}

const spotPattern = /^(\d{1,3}(?:\.\d{1,2})?) (\d{1,3}(?:\.\d{1,2})?)$/

export function readAt(text: string): Spot | undefined {
  const [, x, y] = spotPattern.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  if (x === undefined || y === undefined) return undefined
  return { x: Math.round(Number(x) * 100), y: Math.round(Number(y) * 100) }
}

function readPath(text: string): Spot[] | undefined {
  const path: Spot[] = []
  for (const part of text.split('|')) {
    const point = readAt(part)
    if (point === undefined) return undefined
    path.push(point)
  }
  return path
}

/** `only`: the team of the one base, where bases are not named. Undefined: no notation of ways. */
export function readWays(text: string, hasTeams: boolean, only: number): Ways | undefined {
  if (text.trim().toLowerCase() === 'stay') return stays
  if (!hasTeams) {
    const path = readPath(text)
    return path && [{ team: only, path }]
  }
  const ways: Way[] = []
  for (const part of text.split(';')) {
    const [, team, rest] = /^\s*(\d)\s*:(.*)$/.exec(part) ?? []
    const path = rest === undefined ? undefined : readPath(rest)
    if (path === undefined || ways.some((way) => way.team === Number(team))) return undefined
    ways.push({ team: Number(team), path })
  }
  return ways.sort((a, b) => a.team - b.team)
}
