// From what a person asks for to what is done: who may do what, and when. Nothing is changed here.

import { randomBytes } from 'node:crypto'
import { at, Refusal, type Seat } from '@umpire/engine'
import type { FromPage, SeatWish } from '@umpire/wire'
import type { Deed, SeatPlan } from './entry.ts'
import { type LiveMatch, seatAt } from './live-match.ts'

/** The level of a bot that stands in for a person. */
export const standInLevel = 'regular'

/** What a page may say that changes the match. */
export type Command = FromPage extends infer Message
  ? Message extends { do: 'say' | 'why not' | 'hint' | 'show all' | 'check' | 'rematch' }
    ? never
    : Message extends { n: number }
      ? Omit<Message, 'n'>
      : never
  : never

/** Who asks for it, and who of the others has the table open. */
export interface Asking {
  readonly person: string | undefined
  readonly isHere: (person: string) => boolean
}

/** Random text that nobody guesses: 128 bits. */
export const newToken = (): string => randomBytes(16).toString('base64url')

const notYours = (): Refusal => new Refusal('wrong seat', 'that seat is not yours')
const hostOnly = (): Refusal => new Refusal('wrong seat', 'only whoever made the match may do that')
const tooLate = (): Refusal => new Refusal('stale', 'the match has begun')

export function deedOf(live: LiveMatch, command: Command, { person, isHere }: Asking): Deed | Refusal {
  if (person === undefined) return new Refusal('wrong seat', 'somebody without a name can only watch')
  const mine = live.seatsOf(person)
  const own = (number: number): Seat | Refusal => {
    const found = seatAt(live, number)
    return found instanceof Refusal || mine.includes(found) ? found : notYours()
  }
  switch (command.do) {
    case 'sit':
      return sit(live, person, command.seat, command.invite)
    case 'stand up': {
      const seat = own(command.seat)
      if (seat instanceof Refusal) return seat
      return live.status === 'open' ? { do: 'seat', seat, to: { kind: 'open' } } : tooLate()
    }
    case 'set seat': {
      if (live.creation.host !== person) return hostOnly()
      if (live.status !== 'open') return tooLate()
      const seat = seatAt(live, command.seat)
      return seat instanceof Refusal ? seat : { do: 'seat', seat, to: planOf(command.to, person) }
    }
    case 'start':
      return start(live, person)
    case 'answer':
    case 'undo':
    case 'propose take back':
    case 'propose end':
    case 'consent':
    case 'resign':
    case 'leave':
    case 'return':
    case 'stand in':
      return whileRunning(live, command, { person, isHere }, mine, own)
  }
}

export const planOf = (wish: SeatWish, host: string): SeatPlan => {
  if (wish.kind === 'me') return { kind: 'person', person: host }
  return wish.kind === 'invited' ? { kind: 'invited', token: newToken() } : wish
}

function sit(live: LiveMatch, person: string, number: number, invite: string | undefined): Deed | Refusal {
  const seat = seatAt(live, number)
  if (seat instanceof Refusal) return seat
  const { plan } = at(live.seats, seat)
  // Only a match that was made of a record begins with free seats.
  const isFree = plan.kind === 'open' || plan.kind === 'invited'
  if (live.status !== 'open' && !(live.status === 'running' && isFree)) return tooLate()
  if (plan.kind === 'person') return new Refusal('wrong seat', 'somebody sits there already')
  if (plan.kind === 'bot') return new Refusal('wrong seat', 'a bot sits there')
  if (plan.kind === 'invited' && plan.token !== invite) {
    return new Refusal('wrong seat', 'that seat is kept for whoever has its link')
  }
  return { do: 'seat', seat, to: { kind: 'person', person } }
}

function start(live: LiveMatch, person: string): Deed | Refusal {
  if (live.creation.host !== person) return hostOnly()
  if (live.status !== 'open') return tooLate()
  const free = live.seats.filter(({ plan }) => plan.kind === 'open' || plan.kind === 'invited').length
  if (free > 0) return new Refusal('illegal', free === 1 ? 'one seat is still free' : `${free} seats are still free`)
  return { do: 'start', seed: newToken() }
}

type RunningCommand = Exclude<Command, { do: 'sit' | 'stand up' | 'set seat' | 'start' }>

function whileRunning(
  live: LiveMatch,
  command: RunningCommand,
  { person, isHere }: { readonly person: string; readonly isHere: Asking['isHere'] },
  mine: readonly Seat[],
  own: (number: number) => Seat | Refusal,
): Deed | Refusal {
  const { match, proposal } = live
  if (live.status === 'open' || match === undefined) return new Refusal('stale', 'the match has not begun')
  if (live.status === 'stopped') return new Refusal('unusable', `the match cannot go on: ${live.stoppedBecause}`)
  if (live.status === 'over') return new Refusal('over', 'the match is over')
  if (command.do === 'consent') {
    if (proposal === undefined || proposal.number !== command.proposal) {
      return new Refusal('stale', 'that is not proposed any more')
    }
    const asked = mine.filter((seat) => proposal.waitsFor.includes(seat))
    const isWithdrawal = !command.yes && mine.includes(proposal.by)
    if (asked.length === 0 && !isWithdrawal) return new Refusal('wrong seat', 'you are not asked for consent')
    return { do: 'consent', seats: asked, yes: command.yes }
  }
  if (command.do === 'stand in') {
    if (mine.length === 0) return new Refusal('wrong seat', 'only who plays here may do that')
    const seat = seatAt(live, command.seat)
    if (seat instanceof Refusal) return seat
    const { plan } = at(live.seats, seat)
    if (plan.kind !== 'person' || live.botLevel(seat) !== undefined) {
      return new Refusal('illegal', 'a bot plays there already')
    }
    if (plan.person === person || isHere(plan.person)) return new Refusal('illegal', 'whoever plays there is here')
    return { do: 'leave', seat, level: standInLevel }
  }
  const seat = own(command.seat)
  if (seat instanceof Refusal) return seat
  const { hasResigned, standIn } = at(live.seats, seat)
  if (hasResigned) return new Refusal('illegal', 'you have resigned')
  switch (command.do) {
    case 'return':
      return standIn === undefined ? new Refusal('stale', 'you play there yourself') : { do: 'return', seat }
    case 'leave':
      return standIn === undefined
        ? { do: 'leave', seat, level: standInLevel }
        : new Refusal('stale', 'a bot plays for you already')
    case 'resign':
      return { do: 'resign', seat }
    case 'propose end':
      if (proposal !== undefined) return new Refusal('illegal', 'something else is proposed already')
      return { do: 'propose', what: 'end', by: seat, to: 0, needs: live.persons.filter((one) => !mine.includes(one)) }
    case 'answer':
      if (standIn !== undefined) return new Refusal('wrong seat', 'a bot plays for you; take your seat back first')
      return answerDeed(live, seat, command.number, command.text)
    case 'undo': {
      if (command.count !== match.count) return somethingHappened()
      return match.undoRefusal(mine) ?? { do: 'undo', seats: mine }
    }
    case 'propose take back': {
      if (command.count !== match.count) return somethingHappened()
      if (proposal !== undefined) return new Refusal('illegal', 'something else is proposed already')
      const to = match.lastAnswerOf(mine)
      if (to === undefined) return new Refusal('not undone', 'there is nothing of yours to take back')
      const learners = match.learnersSince(to).filter((one) => !mine.includes(one) && live.persons.includes(one))
      return { do: 'propose', what: 'take back', by: seat, to, needs: learners }
    }
  }
}

const somethingHappened = (): Refusal => new Refusal('stale', 'something has happened since')

/** An answer to the question of that number; of a person or of a bot. */
export function answerDeed(live: LiveMatch, seat: Seat, number: number, text: string): Deed | Refusal {
  const ask = live.match?.askOf(seat)
  if (ask !== undefined && ask.number !== number) {
    return new Refusal('stale', `that answers question ${number}; question ${ask.number} is asked now`)
  }
  return { do: 'answer', seat, text }
}
