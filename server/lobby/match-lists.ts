// The lists of matches in the lobby: who sits where by name, and where it is my turn.

import type { MatchLine, MatchLists } from '@umpire/wire'
import { longestOwnList, longestPublicList } from '../limits.ts'
import type { SeatPlan } from '../play/entry.ts'
import type { Store, Summary } from '../store/store.ts'

/** `me`: who asks; undefined for nobody. */
export async function matchLists(store: Store, me: string | undefined): Promise<MatchLists> {
  const [open, running, mine] = await Promise.all([
    store.publicMatches('open', longestPublicList),
    store.publicMatches('running', longestPublicList),
    me === undefined ? [] : store.matchesOf(me, longestOwnList),
  ])
  const names = await namesOf(store, [...open, ...running, ...mine])
  const lines = (summaries: readonly Summary[]) => summaries.map((summary) => lineOf(summary, names, me))
  return { open: lines(open), running: lines(running), mine: lines(mine) }
}

type Names = ReadonlyMap<string, string>

async function namesOf(store: Store, summaries: readonly Summary[]): Promise<Names> {
  const ids = new Set(
    summaries.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))),
  )
  const people = ids.size === 0 ? [] : await store.people([...ids])
  return new Map(people.map(({ id, name }) => [id, name]))
}

function lineOf(summary: Summary, names: Names, me: string | undefined): MatchLine {
  const { id, game, options, status, isPublic, host, seats, changed, count, waitsFor } = summary
  const isMine = (number: number): boolean => {
    const seat = seats[number]
    return seat?.kind === 'person' && seat.person === me
  }
  return {
    id,
    game,
    options,
    status,
    isPublic,
    host,
    seats: seats.map((seat) => seatLine(seat, names)),
    changed,
    count,
    isMyTurn: status === 'running' && waitsFor.some(isMine),
  }
}

/** Written part by part: an invited seat's token is for its host alone, at the table. */
function seatLine(seat: SeatPlan, names: Names): MatchLine['seats'][number] {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level }
  if (seat.kind !== 'person') return { kind: seat.kind }
  const name = names.get(seat.person)
  return name === undefined ? { kind: 'person' } : { kind: 'person', person: seat.person, name }
}
