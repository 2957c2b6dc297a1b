// What is asked about movements that are not a commando's own turn, and before somebody leaves the map.

import type { Label, Question, Seat, YesNo } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { groundOf } from '../ground.ts'
import { figureName, saySquare, squareName } from '../names.ts'
import { exitsNeeded, exitsOf } from '../rules/victory.ts'
import type { State } from '../state.ts'
import { figureThing, squareThing } from '../things.ts'

const mover = (state: State): string => (state.moving === null ? 'the commando' : figureName(state.moving.who, state))

/** What a square has that matters to whoever ends on it. */
export function groundWords(state: State, square: Square): string {
  const ground = groundOf(state)
  if (ground.isLift(square)) return 'leaves by the lift'
  const { terrain } = ground.mission.map.squares[square] ?? {}
  const { terrain: now } = state
  if (now.vents.some((vent) => vent.square === square && !vent.isSealed)) return 'blocks the vent'
  if (terrain === 'emi' || now.emi.some((token) => token.square === square)) return 'on EMI'
  if (terrain === 'rubble' || now.rubble.includes(square)) return 'on rubble, 2 MP to leave'
  return now.investigate.includes(square) ? 'on an investigate marker' : ''
}

export function squareLabel(square: Square, state: State, icon: string): Label {
  const means = groundWords(state, square)
  return { name: squareName(square, state), ...(means === '' ? {} : { means }), icon, isPlace: true }
}

const squareQuestion = (
  name: string,
  rule: `SB-${number}`,
  prompt: (state: State, seat: Seat) => string,
  icon: string,
): Question<Square, State> => ({
  name,
  rule,
  prompt,
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: (square, state) => squareLabel(square, state, icon),
})

/** DC-36 */
export const freeMove: Question<Square, State> = {
  ...squareQuestion('free move', 'SB-073', (state) => `Where does ${mover(state)} move, free?`, 'move'),
  detail: ({ moving }) =>
    moving === null ? '' : `${moving.points} MP; no adrenaline, no move token. Diagonal steps: ${moving.diagonals}.`,
  pass: 'stay',
}

/** DC-32 Who is dragged stands in `moving`, as with a pull. */
export const drag: Question<Square, State> = {
  ...squareQuestion('drag', 'SB-085', (state) => `Where do you drag ${mover(state)}?`, 'move'),
  pass: 'do not drag',
}

export const pull: Question<Square, State> = {
  ...squareQuestion('pull', 'SB-085', (state) => `Where do you pull ${mover(state)}?`, 'move'),
  detail: ({ moving }) => (moving === null ? '' : `Squares left: ${moving.points}.`),
  pass: 'stop',
}

/** DC-33 Who is about to leave stands in `moving`. */
export const leaveAnyway: YesNo<State> = {
  name: 'leave anyway',
  rule: 'SB-005',
  prompt: (state) => `If ${mover(state)} leaves now, the Overseer wins. Leave all the same?`,
  detail: (state) =>
    `${exitsOf(state)} of ${exitsNeeded(state.terms.n)} are out, and nobody who stands would be left on the map.`,
  things: (_, state) => (state.moving === null ? [] : [figureThing(state.moving.who, state)]),
  label: (isYes) => (isYes ? { name: 'Leave', means: 'the mission is lost', icon: 'lift' } : { name: 'Stay' }),
}
