// What players of Modular Mechs are asked, and how they answer. `forced`: a single answer is given by the program (MM-157).

import type { Question, Seat, YesNo } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import type { Deck, TypeId } from './content/module-type.ts'
import {
  actionLabel,
  activateLabel,
  assemblyLabels,
  bayLabel,
  decoyLabel,
  detachedLabel,
  foamLabel,
  incomingDetail,
  incomingStakes,
  moveLabel,
  overclockLabel,
  ownModuleLabel,
  payDetail,
  shoveLabel,
  targetDetail,
  targetLabel,
  teleportLabel,
  textHitLabel,
  towLabel,
} from './labels.ts'
import { nameOf, pieceName } from './names.ts'
import { pieceOf } from './pieces.ts'
import { partLabel, saySpot, spotLabel } from './places.ts'
import type { Spot } from './rules/building.ts'
import { type Mech, mechOf, moduleOf, type State } from './state.ts'
import { cellThing, crewThing, moduleThing, partThing } from './things.ts'

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
  label: actionLabel,
  pass: 'end turn',
}

export const fightMenu: Question<Action, State> = {
  name: 'fight turn',
  rule: 'MM-058',
  prompt: () => 'Where does your crew go?',
  detail: (state, seat) => {
    const steps = mechOf(state, seat).crew.map((crew, n) => `crew ${n + 1} in ${nameOf(crew.at)} ${crew.steps}`)
    return `Steps left: ${steps.join(', ')}.`
  },
  say: sayAction,
  things: actionThings,
  label: actionLabel,
  pass: 'end turn',
}

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
  label: (value) => assemblyLabels[value],
}

const sayPart = (part: Part): string => `${typeOf(part.type).name.toLowerCase()} ${saySpot(part)}`

/** What the detail of a starting part begins with; the notation of each part that is placed follows. */
export const placedSoFar = 'Placed so far: '

/** `plan`: the mech with the parts placed so far, which nobody else sees before all are revealed (MM-003). */
export const startingPart = (plan: Mech, placed: readonly Part[]): Question<Part, State> => ({
  name: 'starting part',
  rule: 'MM-003',
  prompt: () => 'Which of your starting parts do you attach next, and where?',
  detail: () => (placed.length === 0 ? '' : `${placedSoFar}${placed.map(sayPart).join(', ')}.`),
  say: sayPart,
  things: (part, _state, seat) => [partThing(seat, part.type), cellThing(seat, part)],
  label: (part) => partLabel(plan, part),
})

export const spot: Question<Spot, State> = {
  name: 'place',
  rule: 'MM-037',
  prompt: ({ attaching }) => `Where do you attach ${attaching === null ? 'it' : nameOf(attaching.module)}?`,
  detail: ({ attaching }) =>
    attaching === null ? '' : `Connections ${typeOf(attaching.type).sides}; r1 is a quarter turn clockwise.`,
  say: saySpot,
  things: (where, _state, seat) => [cellThing(seat, where)],
  label: spotLabel,
  forced: true,
}

export const reattach: Question<Spot, State> = { ...spot, rule: 'MM-054', pass: 'sell', forced: true }

export const detachedModule: Question<string, State> = {
  name: 'detached',
  rule: 'MM-054',
  prompt: () => 'Which of the modules that came off do you see to first?',
  detail: () => 'Each is attached again for nothing where it fits, or sold.',
  say: (label) => label,
  things: ownThing,
  label: detachedLabel,
  forced: true,
}

export const activate: YesNo<State> = {
  name: 'activate',
  rule: 'MM-064',
  prompt: ({ acting }) =>
    acting === null
      ? 'Do you activate it?'
      : `Crew ${acting.crew + 1} enters ${nameOf(acting.module)}. Do you activate it?${acting.isIdle ? ' Nothing it does would have an effect now.' : ''}`,
  things: (_, state, seat) => (state.acting === null ? [] : [moduleThing(seat, state.acting.module)]),
  label: activateLabel,
}

/** A module of another mech. */
export interface Target {
  readonly seat: Seat
  readonly module: string
}

const acting = (state: State): string => (state.acting === null ? 'the module' : nameOf(state.acting.module))

export const target: Question<Target, State> = {
  name: 'target',
  rule: 'MM-071',
  prompt: (state) => `What does ${acting(state)} fire at?`,
  say: ({ seat, module }) => `${pieceOf(seat)} ${module}`,
  things: ({ seat, module }) => [moduleThing(seat, module)],
  label: targetLabel,
  detail: targetDetail,
  pass: 'hold fire',
}

export const scatterTarget: Question<Target, State> = {
  ...target,
  name: 'scatter',
  rule: 'MM-129',
  prompt: () => 'Which other module takes 1 damage?',
  label: (value, state, seat) => textHitLabel(value, state, seat, 1),
  detail: () => payDetail,
  pass: 'no more',
  forced: true,
}

const ramOf = (state: State, seat: Seat): number =>
  state.acting === null ? 0 : (typeOf(moduleOf(mechOf(state, seat), state.acting.module).type).traits.ram ?? 0)

export const ramTarget: Question<Target, State> = {
  ...target,
  name: 'ram',
  rule: 'MM-146',
  prompt: () => 'Which module do you ram?',
  label: (value, state, seat) => textHitLabel(value, state, seat, ramOf(state, seat)),
  detail: (state, seat) => `${ramOf(state, seat)} damage. ${payDetail}`,
  pass: 'do not ram',
}

const saySpace = (space: number): string => `to ${space}`

export const move: Question<number, State> = {
  name: 'move',
  rule: 'MM-075',
  prompt: (state, seat) => `You stand on ${mechOf(state, seat).space}. Where does ${acting(state)} take you?`,
  say: saySpace,
  things: (space) => [`space ${space}`],
  label: moveLabel,
  forced: true,
}

export const push: Question<number, State> = {
  ...move,
  name: 'push',
  rule: 'MM-113',
  prompt: () => 'Where do you push them?',
  label: shoveLabel,
}
export const pull: Question<number, State> = {
  ...move,
  name: 'pull',
  rule: 'MM-114',
  prompt: () => 'Where do you pull them?',
  label: shoveLabel,
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
  label: towLabel,
  pass: 'nobody',
}

const ownModule = (
  name: string,
  rule: `MM-${number}`,
  prompt: string,
  label: NonNullable<Question<string, State>['label']>,
): Question<string, State> => ({
  name,
  rule,
  prompt: () => prompt,
  say: (value) => value,
  things: ownThing,
  label,
  forced: true,
})

const shieldLabel = ownModuleLabel('shield')
export const shield = ownModule('shield', 'MM-110', 'Which of your modules do you shield?', shieldLabel)
export const evade = ownModule('evade', 'MM-148', 'Which of your modules do you shield?', shieldLabel)
export const overclock = ownModule('overclock', 'MM-136', 'Which module may be activated once more?', overclockLabel)
export const teleport = ownModule('teleport', 'MM-135', 'Where is the crew member put?', teleportLabel)

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
  label: bayLabel,
  forced: true,
}

const incoming = ({ incoming: hit }: State): string =>
  hit === null ? 'A hit' : `${pieceName(hit.by)} hits your ${nameOf(hit.module)} for ${hit.amount}`

export const redirect: Question<string, State> = {
  name: 'redirect',
  rule: 'MM-124',
  prompt: (state) => `${incoming(state)}. Which decoy takes it instead?`,
  say: (label) => label,
  things: ownThing,
  label: decoyLabel,
  detail: incomingDetail,
  stakes: incomingStakes,
  pass: 'no decoy',
}

export const foam: Question<number, State> = {
  name: 'foam',
  rule: 'MM-125',
  prompt: (state) => `${incoming(state)}. What do you pay for foam?`,
  say: (dollars) => `$${dollars}`,
  label: foamLabel,
  stakes: incomingStakes,
}
