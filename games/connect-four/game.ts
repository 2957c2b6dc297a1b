// Connect Four: drop discs, get four in a row. Everything is open, and nothing is left to chance.

import {
  at,
  type Game,
  type Label,
  type Offer,
  type OptionSchema,
  offer,
  type Question,
  Refusal,
  refuse,
  type Seat,
} from '@umpire/engine'
import { about } from './about.ts'
import { type Column, columns, drop, emptyGrid, height, makesFour, type State, width } from './grid.ts'

export type Event =
  | { readonly kind: 'dropped'; readonly rule: 'CF-002'; readonly seat: Seat; readonly column: Column }
  | { readonly kind: 'four in a row'; readonly rule: 'CF-004'; readonly seat: Seat }
  | { readonly kind: 'grid full'; readonly rule: 'CF-005' }

/** Where a disc comes to lie in a column that holds so many; one that is full takes none. */
const landsOn = (discs: number): string =>
  discs === 0 ? 'falls to the bottom' : discs === height ? 'full' : `lies on ${discs} disc${discs === 1 ? '' : 's'}`

// The words for every column, made once: they are asked for after every move.
const says = columns.map((value) => `drop ${value + 1}`)
const things = columns.map((value) => [`column-${value + 1}`])
const labels = columns.map((value) =>
  Array.from({ length: height + 1 }, (_, discs): Label => ({ name: `Column ${value + 1}`, means: landsOn(discs) })),
)

const column: Question<Column, State> = {
  name: 'column',
  rule: 'CF-002',
  prompt: () => 'Into which column do you drop your disc?',
  say: (value) => at(says, value),
  things: (value) => at(things, value),
  label: (value, { heights }) => at(at(labels, value), at(heights, value)),
}

/** The columns with room, for each set of them. */
const offers: readonly Offer<Column>[] = Array.from({ length: 2 ** width }, (_, open) =>
  offer(columns, (value) =>
    ((open >> value) & 1) === 1 ? undefined : refuse('CF-003', () => `column ${value + 1} is full`),
  ),
)

export const connectFour: Game<State, OptionSchema, Event> = {
  ...about,
  version: 1,
  options: {},
  bound: () => width * height,
  seatNames: () => ['azure', 'orange'],

  setup: (dealer) => emptyGrid(at(dealer.seats, 0)), // CF-001

  *step(t) {
    const { state } = t
    const { turn } = state
    const chosen = yield* t.choose(turn, column, at(offers, state.open))
    const cell = drop(state, chosen)
    t.tell({ kind: 'dropped', rule: 'CF-002', seat: turn, column: chosen })
    if (makesFour(state.cells, cell)) {
      t.tell({ kind: 'four in a row', rule: 'CF-004', seat: turn })
      return { winners: [turn], rule: 'CF-004' }
    }
    if (state.open === 0) {
      t.tell({ kind: 'grid full', rule: 'CF-005' })
      return { winners: t.seats, rule: 'CF-005' }
    }
    state.turn = t.after(turn)
    return undefined
  },

  copy: ({ turn, cells, heights, open }) => ({ turn, cells: cells.slice(), heights: heights.slice(), open }),

  board({ state }) {
    const rows = Array.from({ length: height }, (_, row) =>
      columns.map((value) => '.AO'[at(state.cells, (height - 1 - row) * width + value)]).join(' '),
    )
    return [...rows, columns.map((value) => value + 1).join(' ')].join('\n')
  },

  says(event, { seatNames }) {
    switch (event.kind) {
      case 'dropped':
        return `${seatNames[event.seat]} drops a disc into column ${event.column + 1}.`
      case 'four in a row':
        return `${seatNames[event.seat]} has four in a row and wins.`
      case 'grid full':
        return 'The grid is full: a draw.'
    }
  },

  /** `drops 4 4 3`: discs that were dropped before, in turn. */
  arrange(t, statement) {
    const drops = /^drops((?: [1-7])+)$/.exec(statement)
    if (drops === null) return new Refusal('malformed', `"${statement}" is not: drops 4 4 3`)
    for (const number of at(drops, 1).trim().split(' ')) {
      const into = at(columns, Number(number) - 1)
      if (t.state.heights[into] === height) return refuse('CF-003', `column ${number} is full`)
      drop(t.state, into)
      t.state.turn = t.after(t.state.turn)
    }
    return undefined
  },
}
