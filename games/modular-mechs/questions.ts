// What players of Modular Mechs are asked, and how they answer. `forced`: a single answer is given by the program (MM-157).

import type { Question, Seat, YesNo } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import type { Deck, TypeId } from './content/module-type.ts'
import { pieceOf } from './pieces.ts'
import type { Spot } from './rules/building.ts'
import { mechOf, type State } from './state.ts'

/** What a player can do on a turn. Steps belong to the Fight turn, all else to the Buy turn. */
export type Action =
  | { readonly do: 'buy'; readonly deck: Deck; readonly slot: number; readonly type: TypeId }
  | { readonly do: 'hire' | 'refresh' }
  | { readonly do: 'sell' | 'repair' | 'gantry' | 'activate'; readonly module: string }
  | { readonly do: 'step'; readonly crew: number; readonly to: string }

export function sayAction(action: Action): string {
  switch (action.do) {
    case 'buy':
      return `buy ${typeOf(action.type).name.toLowerCase()}`
    case 'hire':
    case 'refresh':
      return action.do
    case 'sell':
    case 'repair':
    case 'gantry':
    case 'activate':
      return `${action.do} ${action.module}`
    case 'step':
      return `crew ${action.crew + 1} to ${action.to}`
  }
}

/** The thing on the board that stands for a module, and for a crew member. */
export const moduleThing = (seat: Seat, label: string): string => `${pieceOf(seat)} ${label}`
export const crewThing = (seat: Seat, crew: number): string => `${pieceOf(seat)} crew ${crew + 1}`

/** For questions about one of the seat's own modules. */
const ownThing = (label: string, _state: State, seat: Seat): string[] => [moduleThing(seat, label)]

function actionThings(action: Action, state: State, seat: Seat): string[] {
  switch (action.do) {
    case 'buy':
      return state.shop[action.deck].flatMap((sale, slot) =>
        sale?.type === action.type ? [`shop ${action.deck} ${slot}`] : [],
      )
    case 'hire':
      return ['crew for sale']
    case 'refresh':
      return ['refresh']
    case 'sell':
    case 'repair':
    case 'gantry':
    case 'activate':
      return [moduleThing(seat, action.module)]
    case 'step':
      return [crewThing(seat, action.crew), moduleThing(seat, action.to)]
  }
}

export const buyMenu: Question<Action, State> = {
  name: 'buy turn',
  rule: 'MM-021',
  prompt: (state, seat) => `You have $${mechOf(state, seat).money}. What do you do?`,
  say: sayAction,
  things: actionThings,
  pass: 'end turn',
}

export const fightMenu: Question<Action, State> = {
  name: 'fight turn',
  rule: 'MM-058',
  prompt: (state, seat) => {
    const steps = mechOf(state, seat).crew.map((crew, n) => `crew ${n + 1} on ${crew.at} (${crew.steps})`)
    return `Where does your crew go? Steps left: ${steps.join(' and ')}.`
  },
  say: sayAction,
  things: actionThings,
  pass: 'end turn',
}

const saySpot = ({ x, y, turned }: Spot): string => `at ${x} ${y} r${turned}`

/** A part of the mech at a place. */
export interface Part extends Spot {
  readonly type: TypeId
}

/** How a mech may be assembled without placing each part. */
export const presets = ['loop', 'totem', 'open'] as const
export type Preset = (typeof presets)[number]

export const assembly: Question<Preset | 'own', State> = {
  name: 'assembly',
  rule: 'MM-003',
  prompt: () => 'How do you assemble your mech?',
  say: (value) => value,
}

export const startingPart: Question<Part, State> = {
  name: 'starting part',
  rule: 'MM-003',
  prompt: () => 'Which of your starting parts do you attach next, and where?',
  say: (part) => `${typeOf(part.type).name.toLowerCase()} ${saySpot(part)}`,
}

export const spot: Question<Spot, State> = {
  name: 'place',
  rule: 'MM-037',
  prompt: ({ attaching }) =>
    attaching === null
      ? 'Where do you attach it?'
      : `Where do you attach ${attaching.module}? Connections ${typeOf(attaching.type).sides}; r1 is a quarter turn clockwise.`,
  say: saySpot,
  things: ({ x, y }, _state, seat) => [`${pieceOf(seat)} cell ${x} ${y}`],
  forced: true,
}

export const reattach: Question<Spot, State> = { ...spot, rule: 'MM-054', pass: 'sell', forced: true }

export const detachedModule: Question<string, State> = {
  name: 'detached',
  rule: 'MM-054',
  prompt: () => 'Which of the modules that came off do you see to first?',
  say: (label) => label,
  things: ownThing,
  forced: true,
}

export const activate: YesNo<State> = {
  name: 'activate',
  rule: 'MM-064',
  prompt: ({ acting }) =>
    acting === null
      ? 'Do you activate it?'
      : `Crew ${acting.crew + 1} enters ${acting.module}. Do you activate it?${acting.isIdle ? ' Nothing it does would have an effect now.' : ''}`,
}

/** A module of another mech. */
export interface Target {
  readonly seat: Seat
  readonly module: string
}

const acting = (state: State): string => state.acting?.module ?? 'the module'

export const target: Question<Target, State> = {
  name: 'target',
  rule: 'MM-071',
  prompt: (state) => `What does ${acting(state)} fire at?`,
  say: ({ seat, module }) => `${pieceOf(seat)} ${module}`,
  things: ({ seat, module }) => [moduleThing(seat, module)],
  pass: 'hold fire',
}

export const scatterTarget: Question<Target, State> = {
  ...target,
  name: 'scatter',
  rule: 'MM-129',
  prompt: () => 'Which other module takes 1 damage?',
  pass: 'no more',
  forced: true,
}

export const ramTarget: Question<Target, State> = {
  ...target,
  name: 'ram',
  rule: 'MM-146',
  prompt: () => 'Which module do you ram?',
  pass: 'do not ram',
}

const saySpace = (space: number): string => `to ${space}`

export const move: Question<number, State> = {
  name: 'move',
  rule: 'MM-075',
  prompt: (state, seat) => `You stand on ${mechOf(state, seat).space}. Where does ${acting(state)} take you?`,
  say: saySpace,
  things: (space) => [`space ${space}`],
  forced: true,
}

export const push: Question<number, State> = {
  ...move,
  name: 'push',
  rule: 'MM-113',
  prompt: () => 'Where do you push them?',
}
export const pull: Question<number, State> = {
  ...move,
  name: 'pull',
  rule: 'MM-114',
  prompt: () => 'Where do you pull them?',
}

/** Another mech, and where it is moved. */
export interface Tow {
  readonly seat: Seat
  readonly space: number
}

export const tractor: Question<Tow, State> = {
  name: 'tractor',
  rule: 'MM-138',
  prompt: () => 'Which mech do you move, and where?',
  say: ({ seat, space }) => `${pieceOf(seat)} to ${space}`,
  things: ({ seat, space }) => [pieceOf(seat), `space ${space}`],
  pass: 'nobody',
}

const ownModule = (name: string, rule: `MM-${number}`, prompt: string): Question<string, State> => ({
  name,
  rule,
  prompt: () => prompt,
  say: (label) => label,
  things: ownThing,
  forced: true,
})

export const shield = ownModule('shield', 'MM-110', 'Which of your modules do you shield?')
export const evade = ownModule('evade', 'MM-148', 'Which of your modules do you shield?')
export const overclock = ownModule('overclock', 'MM-136', 'Which module may be activated once more?')
export const teleport = ownModule('teleport', 'MM-135', 'Where is the crew member put?')

/** What a Repair Bay does. */
export interface BayWork {
  readonly do: 'repair' | 'clear'
  readonly module: string
}

export const bay: Question<BayWork, State> = {
  name: 'repair bay',
  rule: 'MM-137',
  prompt: () => 'What does the Repair Bay do?',
  say: (work) => `${work.do} ${work.module}`,
  things: ({ module }, _state, seat) => [moduleThing(seat, module)],
  forced: true,
}

const incoming = ({ incoming: hit }: State): string =>
  hit === null ? 'A hit' : `${pieceOf(hit.by)} hits your ${hit.module} for ${hit.amount}`

export const redirect: Question<string, State> = {
  name: 'redirect',
  rule: 'MM-124',
  prompt: (state) => `${incoming(state)}. Which decoy takes it instead?`,
  say: (label) => label,
  things: ownThing,
  pass: 'no decoy',
}

export const foam: Question<number, State> = {
  name: 'foam',
  rule: 'MM-125',
  prompt: (state) => `${incoming(state)}. What do you pay for foam?`,
  say: (dollars) => `$${dollars}`,
}
