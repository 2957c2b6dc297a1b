// How the actions of a mission are named and told: generator, cores, uploads, charges, leaving.

import type { Label } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { sayChallenge } from '../content/text/words.ts'
import { saySquare, squareName } from '../names.ts'
import { squareOfFigure } from '../rules/figures.ts'
import { attemptOf, type ObjectiveAction } from '../rules/objective-actions.ts'
import type { State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { squareThing } from '../things.ts'

const names: { readonly [Name in ObjectiveAction['is']]: string } = {
  generator: 'Generator',
  upload: 'Upload',
  'take core': 'Take Core',
  'plant charge': 'Plant Charge',
  leave: 'Leave',
}

export const objectiveName = (action: ObjectiveAction): string =>
  action.is === 'generator' ? `${names.generator}, step ${action.step}` : names[action.is]

export function sayObjective(action: ObjectiveAction, state: State): string {
  switch (action.is) {
    case 'generator':
      return `generator ${action.step}`
    case 'take core':
    case 'plant charge':
      return `${action.is} ${saySquare(action.square, state)}`
    case 'upload':
    case 'leave':
      return action.is
  }
}

/** What it is about on the board. */
function squareOf(action: ObjectiveAction, state: State, commando: Commando): Square | null {
  switch (action.is) {
    case 'generator':
      return state.objectives.generator
    case 'upload':
      return squareOfFigure(state, { is: 'console' })
    case 'take core':
    case 'plant charge':
      return action.square
    case 'leave':
      return commando.square
  }
}

export function objectiveThings(action: ObjectiveAction, state: State, commando: Commando): string[] {
  const square = squareOf(action, state, commando)
  return square === null ? [] : [squareThing(square)]
}

export function objectiveLabel(action: ObjectiveAction, state: State): Label {
  const attempt = attemptOf(state, action)
  const where = action.is === 'take core' || action.is === 'plant charge' ? ` ${squareName(action.square, state)}` : ''
  const needs = attempt === undefined ? 'leaves the map with its cores' : sayChallenge(attempt.challenge)
  const isLastStep = action.is === 'generator' && action.step === 2
  const crisis = isLastStep && !state.isCrisis ? '; success triggers the Crisis Point' : ''
  return { name: `${objectiveName(action)}${where}`, means: `${needs}${crisis}`, group: 'Objective', icon: 'objective' }
}
