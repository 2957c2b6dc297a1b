// Names for things: one brand for every kind of id, so that none is taken for another.

declare const kind: unique symbol

/** A string (or number) that names one kind of thing and cannot be passed where another kind is meant. */
export type Id<Kind extends string, Base extends string | number = string> = Base & { readonly [kind]: Kind }

/** Gives a name its kind. Only for where names are made. */
export const id = <Name extends Id<string, string | number>>(name: string | number): Name => name as Name

/** Who decides: a place at the table, numbered from 0. */
export type Seat = Id<'seat', number>

/** Somebody who watches and holds no seat: sees only what everyone sees. */
export type Spectator = 'spectator'
export const spectator: Spectator = 'spectator'

/** All seats together, once a game is over: sees what any of them has seen. */
export type Everybody = 'everybody'
export const everybody: Everybody = 'everybody'

/** Whose eyes something is looked at with. */
export type Viewer = Seat | Spectator | Everybody

/** The id of a rule, as in the game's rulebook.md: `CF-003`. */
export type RuleId = `${string}-${string}`

export const maxSeats = 16

const everySeat: readonly Seat[] = Array.from({ length: maxSeats }, (_, n) => id<Seat>(n))

/** The seat of that number. Throws for a number that no table has. */
export function seat(number: number): Seat {
  const found = everySeat[number]
  if (found === undefined) throw new RangeError(`no seat ${number}: seats are 0 to ${maxSeats - 1}`)
  return found
}

/** The seats of a table, in turn order. */
export const seatsOf = (count: number): readonly Seat[] => everySeat.slice(0, count)

/** The seat after this one, around a table of so many. */
export const seatAfter = (from: Seat, count: number): Seat => seat((from + 1) % count)
