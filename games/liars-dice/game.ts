// Liar's Dice: bid on all dice while you see only your own. Hidden dice, elimination, and seats asked at once.

import {
  at,
  type Dealer,
  d6,
  type Game,
  type Offer,
  onOff,
  oneOf,
  type Outcome,
  Refusal,
  refuse,
  type Rules,
  type Seat,
  type Secret,
  type Table,
  wholeNumber,
} from '@umpire/engine'
import { about } from './about.ts'
import { type Bid, bidsFor, raises, rank, sayBid } from './bids.ts'
import { bot } from './bot.ts'
import { bid, doubt } from './questions.ts'
import { counts, diceInPlay, isIn, type State } from './state.ts'

const options = {
  dice: wholeNumber('Dice that each player begins with', 1, 6, 5),
  doubts: oneOf('Who may doubt a bid: the next player, or all others at once', ['in turn', 'at once']),
  wild: onOff('Ones count as every face', false),
}

export type Event =
  | { readonly kind: 'rolled'; readonly rule: 'LD-002'; readonly seat: Seat; readonly dice: readonly Secret<number>[] }
  | { readonly kind: 'bid'; readonly rule: 'LD-004'; readonly seat: Seat; readonly bid: Bid }
  | {
      readonly kind: 'doubted'
      readonly rule: 'LD-007'
      readonly seat: Seat
      readonly bid: Bid
      readonly found: number
      /** All dice, as they lay under the cups. */
      readonly dice: readonly Secret<number>[]
    }
  | { readonly kind: 'lost a die'; readonly rule: 'LD-008'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'out'; readonly rule: 'LD-010'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly rule: 'LD-011'; readonly seat: Seat }

type LiarsTable = Table<State, Event>

/** LD-005, LD-006 Which bids may follow, and why the others may not. */
function bidsAbove(state: State): Offer<Bid> {
  const dice = diceInPlay(state)
  return {
    allowed: raises(state.bid, dice),
    blocked: () => [
      ...bidsFor(state.bid === null ? 0 : dice).flatMap((value) =>
        state.bid !== null && rank(value) <= rank(state.bid)
          ? [{ value, refusal: refuse('LD-005', `${sayBid(value)} is not above ${sayBid(state.bid)}`) }]
          : [],
      ),
      ...bidsFor(dice + 1)
        .slice(dice * 6)
        .map((value) => ({ value, refusal: refuse('LD-006', `there are only ${dice} dice`) })),
    ],
  }
}

/** LD-002 Everybody rolls all their dice under the cup. */
function rollAgain(t: LiarsTable): void {
  for (const seat of t.seats) {
    const cup = at(t.state.cups, seat)
    for (const die of cup) t.rollHidden(d6, seat, die)
    if (cup.length > 0) tellRoll(t, seat, cup)
  }
}

const tellRoll = (dealer: Dealer<Event>, seat: Seat, cup: readonly Secret<number>[]): void =>
  dealer.tell({ kind: 'rolled', rule: 'LD-002', seat, dice: [...cup] }, ...cup)

function nextIn(t: LiarsTable, from: Seat): Seat {
  let next = t.after(from)
  while (next !== from && !isIn(t.state, next)) next = t.after(next)
  return next
}

/** LD-004 to LD-007, LD-012: one turn, a bid or a doubt. */
function* takeTurn(t: LiarsTable): Rules<Outcome | undefined> {
  const { state } = t
  const by = state.turn
  const mayDoubt = state.bid !== null && !state.doubtsAtOnce
  const chosen = yield* mayDoubt
    ? t.chooseOrPass(by, bid, bidsAbove(state))
    : t.choose<Bid | undefined>(by, bid, bidsAbove(state))
  if (chosen === undefined) return resolveDoubt(t, by)
  state.bid = { ...chosen, by }
  t.tell({ kind: 'bid', rule: 'LD-004', seat: by, bid: chosen })
  state.turn = nextIn(t, by)
  return undefined
}

/** LD-012 All others are asked at once; of those who doubt, the first after the bidder does. */
function* doubtsAtOnce(t: LiarsTable, bidder: Seat): Rules<Outcome | undefined> {
  const others: Seat[] = []
  for (let seat = nextIn(t, bidder); seat !== bidder; seat = nextIn(t, seat)) others.push(seat)
  const doubts = yield* t.askAll(others, (seat) => t.confirm(seat, doubt))
  const first = others[doubts.indexOf(true)]
  if (first !== undefined) return resolveDoubt(t, first)
  const isHighest = raises(t.state.bid, diceInPlay(t.state)).length === 0
  return isHighest ? resolveDoubt(t, t.state.turn) : yield* takeTurn(t)
}

/** LD-007, LD-008 All dice are shown, and bidder or doubter loses one. */
function resolveDoubt(t: LiarsTable, doubter: Seat): Outcome | undefined {
  const { state } = t
  const standing = state.bid
  if (standing === null) throw new Error('nothing to doubt')
  const { by, ...claim } = standing
  const dice = state.cups.flat()
  const found = dice.filter((die) => counts(state, t.reveal(die), claim.face)).length
  t.tell({ kind: 'doubted', rule: 'LD-007', seat: doubter, bid: claim, found, dice }, ...dice)
  const loser = found >= claim.count ? doubter : by
  const cup = at(state.cups, loser)
  cup.pop()
  t.tell({ kind: 'lost a die', rule: 'LD-008', seat: loser, left: cup.length })
  if (cup.length === 0) t.tell({ kind: 'out', rule: 'LD-010', seat: loser })
  const left = t.seats.filter((seat) => isIn(state, seat))
  if (left.length === 1) {
    t.tell({ kind: 'won', rule: 'LD-011', seat: at(left, 0) })
    return { winners: left, rule: 'LD-011' }
  }
  state.bid = null
  state.turn = isIn(state, loser) ? loser : nextIn(t, loser) // LD-003
  rollAgain(t)
  return undefined
}

export const liarsDice: Game<State, typeof options, Event> = {
  ...about,
  version: 1,
  options,
  bound: ({ dice }, seats) => seats * dice * (6 * seats * dice + 1) * seats,

  setup(dealer, { dice, doubts, wild }) {
    // LD-001
    const cups = dealer.seats.map((seat) => Array.from({ length: dice }, () => dealer.rollHidden(d6, seat)))
    for (const seat of dealer.seats) tellRoll(dealer, seat, at(cups, seat))
    return { turn: at(dealer.seats, 0), cups, bid: null, doubtsAtOnce: doubts === 'at once', onesAreWild: wild }
  },

  *step(t) {
    const { bid: standing, doubtsAtOnce: atOnce } = t.state
    return standing !== null && atOnce ? yield* doubtsAtOnce(t, standing.by) : yield* takeTurn(t)
  },

  copy: ({ turn, cups, bid: standing, doubtsAtOnce: atOnce, onesAreWild }) => ({
    turn,
    cups: cups.map((cup) => cup.slice()),
    bid: standing && { count: standing.count, face: standing.face, by: standing.by },
    doubtsAtOnce: atOnce,
    onesAreWild,
  }),

  board(view) {
    const { state, seatNames } = view
    const cups = state.cups.map((cup, n) => {
      const dice = cup.map((die) => view.face(die) ?? '?').join(' ')
      return `${n === state.turn ? '>' : ' '} ${seatNames[n]}  ${dice === '' ? 'out' : dice}`
    })
    return [
      ...cups,
      state.bid === null ? 'No bid yet.' : `Bid: ${sayBid(state.bid)}, by ${seatNames[state.bid.by]}`,
    ].join('\n')
  },

  says(event, reader) {
    const name = 'seat' in event ? reader.seatNames[event.seat] : ''
    switch (event.kind) {
      case 'rolled': {
        const faces = event.dice.map((die) => reader.face(die))
        return faces.includes(undefined)
          ? `${name} rolls ${faces.length === 1 ? 'a die' : `${faces.length} dice`} under the cup.`
          : `${name} rolls ${faces.join(' ')}.`
      }
      case 'bid':
        return `${name} bids ${sayBid(event.bid)}.`
      case 'doubted':
        return `${name} calls liar on ${sayBid(event.bid)}. The cups are lifted: ${event.found === 1 ? 'there is' : 'there are'} ${event.found}.`
      case 'lost a die':
        return `${name} loses a die and has ${event.left} left.`
      case 'out':
        return `${name} is out.`
      case 'won':
        return `${name} is the last with dice and wins.`
    }
  },

  /** `P1 has 3 5 5`: what lies under a cup; how many dice as well. `P1 bids 2 fives`. `P2 to act`. */
  arrange(t, statement) {
    const words = statement.split(' ')
    const seat = t.seats.find((_, n) => words[0] === `P${n + 1}`)
    const rest = words.slice(2).join(' ')
    if (seat !== undefined && words[1] === 'has' && /^(?:[1-6](?: [1-6])*|no dice)$/.test(rest)) {
      const faces = rest === 'no dice' ? [] : rest.split(' ')
      const cup = at(t.state.cups, seat).slice(0, faces.length)
      while (cup.length < faces.length) cup.push(t.rollHidden(d6, seat))
      t.state.cups[seat] = cup
      t.forced = { dice: faces, draws: t.forced?.draws ?? [] }
      for (const die of cup) t.rollHidden(d6, seat, die)
      return undefined
    }
    const standing = bidsFor(diceInPlay(t.state)).find((one) => sayBid(one) === rest)
    if (seat !== undefined && words[1] === 'bids' && standing !== undefined) {
      t.state.bid = { ...standing, by: seat }
      t.state.turn = nextIn(t, seat)
      return undefined
    }
    if (seat !== undefined && statement.endsWith(' to act')) {
      t.state.turn = seat
      return undefined
    }
    return new Refusal('malformed', `"${statement}" is not: P1 has 3 5 5 | P1 bids 2 fives | P2 to act`)
  },

  /** `P1.dice`: what lies under each cup. */
  facts: (t) =>
    Object.fromEntries(t.state.cups.map((cup, n) => [`P${n + 1}`, { dice: cup.map((die) => t.face(die)) }])),

  bot,
}
