// The Muster: one turn of every kind of question there is, with a hidden omen, so that no check misses a kind.

import {
  type AssignQuestion,
  at,
  d6,
  type Game,
  type Ground,
  type OpenQuestion,
  type OptionSchema,
  type Outcome,
  type Point,
  type Question,
  readPoint,
  refuse,
  type Rules,
  sayPoint,
  type Seat,
  type Secret,
  type Table,
  type WhyNot,
  type YesNo,
} from '@umpire/engine'

const scouts = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'] as const
const gates = ['north gate', 'east gate', 'south gate'] as const
const omens = ['raven', 'comet', 'owl'] as const

interface State {
  chapter: number
  readonly omen: Secret<string>
  picked: string[]
  dice: number[]
  readonly guarded: string[]
  readonly grain: number[]
  camp: Point | null
  leader: Seat | null
  message: string | null
}

type Event = { readonly kind: 'chapter'; readonly chapter: number }
type MusterTable = Table<State, Event>

/** Where The Muster may go wrong. */
export interface MusterTwist {
  /** Said where a camp lies too far out. */
  whyTooFar?(t: MusterTable): string
  /** Said where two scouts quarrel. */
  whyNotTogether?(t: MusterTable): string
  /** Where good camps lie. */
  goodCamp?(t: MusterTable): number
  /** The shape that is shown as reachable. */
  reach?(t: MusterTable): number
}

const pick: Question<string, State> = { name: 'scouts', prompt: () => 'Whom do you send?', say: (name) => name }
const line: Question<string, State> = { name: 'order', prompt: () => 'In which order?', say: (name) => name }
const watch: AssignQuestion<number, string, State> = {
  name: 'watch',
  prompt: () => 'Which die guards which gate?',
  say: (gate) => gate,
  sayItem: (pips) => `${pips}`,
}
const store: Question<string, State> = { name: 'grain', prompt: () => 'Where is the grain kept?', say: (gate) => gate }
const camp: OpenQuestion<Point, State> = {
  name: 'camp',
  prompt: () => 'Where do you camp?',
  say: (point) => `camp ${sayPoint(point, 1)}`,
  read: (text) => readPoint(text.trim().replace(/^camp /i, ''), 1),
}
const lead: YesNo<State> = { name: 'lead', prompt: () => 'Do you lead?' }
const send: Question<string, State> = {
  name: 'message',
  prompt: () => 'Whom do you send home?',
  say: (name) => `send ${name}`,
  pass: 'nobody',
}

/** Two that do not go together. */
const quarrel = (t: MusterTable, twist: MusterTwist, chosen: readonly string[]): WhyNot =>
  chosen.includes('Ash') && chosen.includes('Elm')
    ? refuse('MU-001', twist.whyNotTogether?.(t) ?? 'Ash and Elm quarrel')
    : undefined

/** The camp lies within forty paces of the well, in tenths of a pace. */
const groundOf = (t: MusterTable, twist: MusterTwist): Ground<Point> => ({
  whyNot: ({ x, y }) =>
    x * x + y * y <= 160_000 ? undefined : refuse('MU-005', twist.whyTooFar?.(t) ?? 'too far from the well'),
  sample: (random) => ({ x: (random[0]++ >>> 0) % 200, y: twist.goodCamp?.(t) ?? 7 }),
  reach: () => ({ around: [0, 0], within: twist.reach?.(t) ?? 400 }),
})

function* chapter(t: MusterTable, seat: Seat, twist: MusterTwist): Rules {
  const { state } = t
  switch (state.chapter) {
    case 0:
      state.picked = yield* t.chooseMany(seat, pick, [...scouts], {
        least: 2,
        most: 3,
        whyNot: (chosen) => quarrel(t, twist, chosen),
      })
      return
    case 1:
      state.picked = yield* t.order(seat, line, state.picked)
      return
    case 2:
      state.dice = t.roll(d6, 3)
      state.guarded.push(...(yield* t.assign(seat, watch, state.dice, [...gates], { whyNot: noGateTwice })))
      return
    case 3:
      state.grain.push(
        ...(yield* t.share(
          seat,
          store,
          4,
          gates.map((target, n) => ({ target, most: n + 1 })),
        )),
      )
      return
    case 4:
      state.camp = yield* t.place(seat, camp, groundOf(t, twist))
      return
    case 5:
      state.leader = (yield* t.askFirst(t.seats, (one) => t.confirm(one, lead))).seat
      return
    default:
      state.message = (yield* t.chooseOrPass(seat, send, state.picked)) ?? null
  }
}

/** A gate may have two dice, never three. */
const noGateTwice = (guarded: readonly string[]): WhyNot =>
  new Set(guarded).size === 1 ? refuse('MU-003', 'all dice at one gate') : undefined

function end(t: MusterTable): Outcome {
  t.reveal(t.state.omen)
  return { winners: t.seats.filter((seat) => seat === t.state.leader), rule: 'MU-007' }
}

export const muster = (twist: MusterTwist = {}): Game<State, OptionSchema, Event> => ({
  id: 'the-muster',
  name: 'The Muster',
  about: 'Send scouts, guard gates, and camp by the well.',
  version: 1,
  seats: { least: 1, most: 3 },
  options: {},
  bound: () => 7,

  setup(dealer) {
    const [omen] = dealer.deal('omen', omens)
    if (omen === undefined) throw new Error('no omen')
    const nothing = { picked: [], dice: [], guarded: [], grain: [], camp: null, leader: null, message: null }
    return { chapter: 0, omen, ...nothing }
  },

  *step(t) {
    const { state } = t
    yield* chapter(t, at(t.seats, state.chapter % t.seats.length), twist)
    state.chapter++
    t.tell({ kind: 'chapter', chapter: state.chapter })
    return state.chapter === 7 ? end(t) : undefined
  },

  board: (view) => `chapter ${view.state.chapter}, under ${view.face(view.state.omen) ?? 'an omen'}`,
  says: (event) => `Chapter ${event.chapter} ends.`,
})
