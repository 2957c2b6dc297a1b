// Units: a game made for measuring. It plays no better than it looks, but its state has the size of a real one.

import {
  at,
  type Game,
  type Id,
  id,
  type OptionSchema,
  type Question,
  type Seat,
  seat,
  seatAfter,
} from '@umpire/engine'

export type UnitId = Id<'unit', number>

export interface Unit {
  name: string
  kind: 'infantry' | 'armour' | 'scout'
  order: 'hold' | 'advance' | 'fire'
  x: number
  y: number
  health: number
  ammunition: number
  fatigue: number
  ready: boolean
  pinned: boolean
}

export interface State {
  turn: Seat
  /** How many units have been activated. */
  activations: number
  /** Those of both seats, in turn. */
  units: Unit[]
}

interface Activated {
  readonly kind: 'activated'
  readonly rule: 'UN-001'
  readonly unit: UnitId
}

const unitCount = 200
const squadSize = 20
const squadCount = unitCount / squadSize
const fieldLength = 40
const fullHealth = 10

/** The game ends after so many activations: late enough for the longest match that is measured. */
export const gameLength = 20_000

const kinds = ['infantry', 'armour', 'scout'] as const
const nextOrder = { hold: 'advance', advance: 'fire', fire: 'hold' } as const

export const newState = (): State => ({
  turn: seat(0),
  activations: 0,
  units: Array.from({ length: unitCount }, (_, n) => ({
    name: `unit-${n + 1}`,
    kind: at(kinds, n % kinds.length),
    order: 'hold',
    x: n % fieldLength,
    y: Math.floor(n / fieldLength),
    health: fullHealth,
    ammunition: 6,
    fatigue: 0,
    ready: true,
    pinned: false,
  })),
})

/** Twenty units of one seat each: the even ones are the first seat's, the odd ones the second's. */
const squads: readonly (readonly UnitId[])[] = Array.from({ length: squadCount }, (_, squad) =>
  Array.from({ length: squadSize }, (__, n) => {
    const pair = Math.floor(squad / 2) * squadSize + n
    return id<UnitId>(pair * 2 + (squad % 2))
  }),
)

/** The units that may be activated now: the squads take turns, and so do the seats. */
export const unitsToActivate = ({ activations }: State): readonly UnitId[] => at(squads, activations % squadCount)

/** UN-001 The unit advances, tires and turns, and hits the one beside it: five fields of two units change. */
export function activate(state: State, chosen: UnitId): void {
  const unit = at(state.units, chosen)
  unit.x = (unit.x + 1) % fieldLength
  unit.order = nextOrder[unit.order]
  unit.fatigue = (unit.fatigue + 1) % 10
  unit.ready = !unit.ready
  const target = at(state.units, (chosen + 1) % unitCount)
  target.health = target.health === 0 ? fullHealth : target.health - 1
  state.activations++
  state.turn = seatAfter(state.turn, 2)
}

/**
 * Field by field, not by spread: the compiler then misses no field, and in Node 20 every copy by spread of a copy by
 * spread gets a hidden class of its own, which after some undos makes copies five times as slow.
 */
const copyUnit = (unit: Unit): Unit => ({
  name: unit.name,
  kind: unit.kind,
  order: unit.order,
  x: unit.x,
  y: unit.y,
  health: unit.health,
  ammunition: unit.ammunition,
  fatigue: unit.fatigue,
  ready: unit.ready,
  pinned: unit.pinned,
})

export const copyState = ({ turn, activations, units: all }: State): State => ({
  turn,
  activations,
  units: all.map(copyUnit),
})

const unitToActivate: Question<UnitId, State> = {
  name: 'unit',
  rule: 'UN-001',
  prompt: () => 'Which unit do you activate?',
  say: (unit, state) => `activate ${at(state.units, unit).name}`,
}

export const units: Game<State, OptionSchema, Activated> = {
  id: 'units',
  name: 'Units',
  about: 'Two hundred units and nothing to win: a state of a real size, for measuring.',
  version: 1,
  seats: { least: 2, most: 2 },
  options: {},
  bound: () => gameLength,

  setup: newState,

  *step(t) {
    const { state } = t
    const unit = yield* t.choose(state.turn, unitToActivate, unitsToActivate(state))
    activate(state, unit)
    t.tell({ kind: 'activated', rule: 'UN-001', unit })
    return state.activations === gameLength ? { winners: t.seats } : undefined
  },

  copy: copyState,

  board: ({ state }) =>
    state.units.map(({ name, x, y, health, order }) => `${name} at ${x} ${y}, health ${health}: ${order}`).join('\n'),

  says: ({ unit }, { state }) => `${at(state.units, unit).name} is activated.`,
}
