// The Vault: lay cards face down, doubt those of others, look once into the vault, and guess what lies in it.

import {
  at,
  d6,
  type Dealer,
  type Game,
  isChoose,
  type Offer,
  offer,
  onOff,
  type Outcome,
  type Question,
  refuse,
  type Rules,
  type Seat,
  type Secret,
  wholeNumber,
  type YesNo,
} from '@umpire/engine'
import type { Action, Event, Guess, Kind, State, Twist, VaultTable } from './state.ts'
import { kinds } from './state.ts'

const options = {
  hand: wholeNumber('Cards that each player begins with', 1, 3, 2),
  looking: onOff('Players may look into the vault', true),
}

const doubt: YesNo<State> = { name: 'doubt', rule: 'VT-004', prompt: () => 'Do you doubt the card?' }

const discard: Question<number, State> = {
  name: 'discard',
  rule: 'VT-005',
  prompt: () => 'Which card do you put back?',
  say: (place) => `put back ${place + 1}`,
  forced: true,
}

const guess: Question<Guess, State> = {
  name: 'guess',
  rule: 'VT-006',
  prompt: () => 'What lies in the vault?',
  say: ({ kind }) => kind,
}

const places = (cards: readonly unknown[]): number[] => cards.map((_, place) => place)

/** VT-002, VT-003 What the seat may do. */
function actionsOf(t: VaultTable, seat: Seat, twist: Twist): Offer<Action> {
  const lays = places(at(t.state.hands, seat)).map((place): Action => ({ do: 'lay', place }))
  const sound = offer<Action>([...lays, { do: 'look' }], (action) =>
    action.do === 'look' && at(t.state.hasLooked, seat)
      ? refuse('VT-003', twist.whyNotTwice?.(t, seat) ?? 'nobody looks into the vault twice')
      : undefined,
  )
  return twist.actions?.(sound) ?? sound
}

function* turn(t: VaultTable, twist: Twist): Rules {
  const { state } = t
  const seat = state.turn
  const action: Question<Action, State> = {
    name: 'action',
    rule: 'VT-002',
    prompt: () => twist.prompt?.(t) ?? 'What do you do?',
    say: (value) =>
      value.do === 'lay' ? (twist.sayLay?.(value.place, t, seat) ?? `lay ${value.place + 1}`) : value.do,
    things: (value) => (value.do === 'lay' ? [`card-${at(t.state.hands, seat)[value.place]}`] : ['vault']),
  }
  const chosen = yield* t.choose(seat, action, actionsOf(t, seat, twist))
  if (chosen.do === 'wait') return
  if (chosen.do === 'look') look(t, seat)
  else yield* lay(t, seat, chosen.place, twist)
  state.turn = t.after(seat)
}

/** VT-003 Who looks into the vault also draws a card, and rolls again under the cup. */
function look(t: VaultTable, seat: Seat): void {
  const { state } = t
  state.hasLooked[seat] = true
  state.note = 'looked'
  t.show(state.vault, seat)
  const card = t.draw(state.deck)
  const drawn = card === undefined ? [] : [card]
  for (const one of drawn) t.show(one, seat)
  at(state.hands, seat).push(...drawn)
  t.rollHidden(d6, seat, at(state.luck, seat))
  t.tell({ kind: 'looked', seat, drawn }, ...drawn)
}

/** VT-004, VT-005 A card is laid face down; if somebody doubts it, it is shown, and costs one of them a card. */
function* lay(t: VaultTable, seat: Seat, place: number, twist: Twist): Rules {
  const { state } = t
  const hand = at(state.hands, seat)
  const card = at(hand, place)
  const before = t.face(card)
  hand.splice(place, 1)
  at(state.laid, seat).push(card)
  state.note = twist.note?.(t, card) ?? 'laid'
  const event: Event = { kind: 'laid', seat, card, how: twist.how?.(t, card) ?? 'face down' }
  twist.whenLaid?.(t, seat, event)
  t.tell(event, card)
  const others = t.seats.filter((other) => other !== seat)
  const asked = twist.doubters?.(t, card, others) ?? others
  const doubts = yield* t.askAll(asked, (other) => doubtOf(t, other, twist))
  twist.afterDoubts?.(t)
  const doubter = asked[doubts.indexOf(true)]
  if (doubter === undefined) return
  t.reveal(card)
  t.tell({ kind: 'shown', seat: doubter, card }, card)
  const loser = (twist.keepsFace === true ? before : t.face(card)) === 'trap' ? doubter : seat
  if (at(state.hands, loser).length > 0) yield* putBack(t, loser)
}

function* doubtOf(t: VaultTable, seat: Seat, twist: Twist): Rules<boolean> {
  const doubts = yield* t.confirm(seat, doubt)
  twist.whenDoubted?.(t, seat, doubts)
  return doubts
}

/** VT-005 The card goes back into the deck, which is shuffled. */
function* putBack(t: VaultTable, seat: Seat): Rules {
  const hand = at(t.state.hands, seat)
  const place = yield* t.choose(seat, discard, places(hand))
  t.state.deck.push(...hand.splice(place, 1))
  t.shuffle(t.state.deck)
  t.tell({ kind: 'put back', seat })
}

/** VT-006 Everybody lays down a guess; then the vault is opened. */
function* guessing(t: VaultTable, twist: Twist): Rules<Outcome | undefined> {
  const { state } = t
  const seat = at(t.seats, state.guesses.length % t.seats.length)
  const possible = (twist.guessable?.(t) ?? kinds).map((kind) => ({ kind, isMarked: twist.marks?.(t, kind) ?? false }))
  const { kind } = yield* t.choose(seat, guess, possible)
  const laid = t.hide({ name: 'guess', faces: kinds }, kind, seat)
  state.guesses.push(laid)
  t.tell({ kind: 'guessed', seat, guess: laid }, laid)
  return state.guesses.length < t.seats.length || twist.isEndless === true ? undefined : open(t, twist)
}

/** VT-007 Whoever guessed right wins, with the points of the die; the dice of the others stay under their cups. */
function open(t: VaultTable, twist: Twist): Outcome {
  const { vault, guesses, luck } = t.state
  const right = t.reveal(vault)
  for (const one of guesses) t.reveal(one)
  t.tell({ kind: 'opened', vault }, vault)
  const winners = t.seats.filter((seat) => t.face(at(guesses, seat)) === right)
  const points = (seat: Seat): number =>
    winners.includes(seat) ? t.reveal(at(luck, seat)) : (twist.consolation?.(t, seat) ?? 0)
  return { winners, scores: t.seats.map(points), rule: 'VT-007' }
}

function setup(dealer: Dealer<Event>, hand: number, looking: boolean): State {
  const deck: Secret<Kind>[] = dealer.deal(
    'card',
    kinds.flatMap((kind) => Array.from({ length: 5 }, () => kind)),
  )
  const hands = dealer.seats.map((seat) => {
    const cards = deck.splice(-hand)
    for (const card of cards) dealer.show(card, seat)
    return cards
  })
  return {
    turn: at(dealer.seats, 0),
    vault: at(deck.splice(-1), 0),
    deck,
    hands,
    laid: dealer.seats.map(() => []),
    luck: dealer.seats.map((seat) => dealer.rollHidden(d6, seat)),
    hasLooked: dealer.seats.map(() => !looking),
    guesses: [],
    note: 'begun',
  }
}

export type VaultGame = Game<State, typeof options, Event>

/** The game, or one that is wrong in one thing. */
export const vault = (twist: Twist = {}): VaultGame => ({
  id: 'the-vault',
  name: 'The Vault',
  about: 'Lay cards face down and guess what lies in the vault.',
  version: 1,
  seats: { least: 2, most: 4 },
  options,
  bound: ({ hand }, seats) => seats * (hand + 1) * (seats + 1) + 2 * seats,
  setup: (dealer, { hand, looking }) => setup(dealer, hand, looking),

  *step(t) {
    const { state } = t
    if (state.hands.every((hand) => hand.length === 0)) return yield* guessing(t, twist)
    while (at(state.hands, state.turn).length === 0) state.turn = t.after(state.turn)
    yield* turn(t, twist)
    return undefined
  },

  copy: (state) => ({
    ...state,
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    laid: state.laid.map((cards) => [...cards]),
    luck: [...state.luck],
    hasLooked: [...state.hasLooked],
    guesses: [...state.guesses],
  }),

  board(view) {
    const { state, seatNames } = view
    const cards = (ids: readonly Secret<Kind>[]): string => ids.map((id) => view.face(id) ?? '?').join(' ') || '-'
    const rows = seatNames.map(
      (name, n) =>
        `${name}: ${cards(at(state.hands, n))}, laid ${cards(at(state.laid, n))}, die ${view.face(at(state.luck, n)) ?? '?'}`,
    )
    return [`vault: ${cards([state.vault])}, deck: ${state.deck.length} (${state.note})`, ...rows].join('\n')
  },

  says(event, reader) {
    const drawn = (cards: readonly Secret<Kind>[]): string =>
      cards.map((card) => reader.face(card) ?? 'a card').join() || 'nothing'
    const name = 'seat' in event ? reader.seatNames[event.seat] : ''
    switch (event.kind) {
      case 'laid':
        return `${name} lays ${reader.face(event.card) ?? 'a card'} ${event.how}.`
      case 'looked':
        return `${name} looks into the vault and draws ${drawn(event.drawn)}.`
      case 'shown':
        return `${name} doubts it: it is a ${reader.face(event.card)}.`
      case 'put back':
        return `${name} puts a card back.`
      case 'guessed':
        return `${name} guesses ${reader.face(event.guess) ?? 'something'}.`
      case 'opened':
        return `In the vault lies a ${reader.face(event.vault)}.`
    }
  },

  bot: {
    policy(ask, view) {
      if (!isChoose(ask, guess)) return 0
      const marked = ask.allowed.findIndex(({ isMarked }) => isMarked)
      const known = ask.allowed.findIndex(({ kind }) => kind === view.face(view.state.vault))
      return Math.max(0, marked, known)
    },
    evaluate({ state: { hasLooked } }, seat) {
      const others = hasLooked.filter((looked, other) => looked && other !== seat).length / (hasLooked.length - 1)
      return 0.5 + ((at(hasLooked, seat) ? 1 : 0) - others) / 10
    },
  },
})
