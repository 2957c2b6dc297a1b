// What is asked in the Move phase and for a Move Action (D13, D14): who moves, and by which way.

import type { Label, OpenQuestion, Question } from '@umpire/engine'
import { signatureFacts } from '../content/signature.ts'
import { units } from '../content/units.ts'
import { baseName, elementName, inches, sayElement, sayUnit, unitName } from '../names.ts'
import { pingSpeed } from '../content/numbers.ts'
import type { Move } from '../rules/path-rules.ts'
import { speedOf } from '../rules/units.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { baseThing, elementThing, unitThing } from '../things.ts'
import { readWays, sayWays, type Ways } from './ways.ts'

/** Who moves next, or DS-240 who clears the way for the others. */
export type MoveChoice =
  | { readonly does: 'move'; readonly element: number }
  | { readonly does: 'clear'; readonly unit: number }

function moveLabel(choice: MoveChoice, state: State): Label {
  if (choice.does === 'clear') {
    const name = unitName(unitOf(state, choice.unit))
    return {
      name: `${name} clears the way`,
      means: 'others of the Taskforce within 8″ ignore slowing terrain',
      cost: '1 CP',
      icon: 'command-point',
    }
  }
  const ping = pingOf(state, choice.element)
  if (ping !== undefined) {
    const { letter } = signatureFacts[ping.signature]
    return {
      name: elementName(state, ping.id),
      means: `up to ${inches(pingSpeed)}`,
      group: 'Pings',
      icon: letter === 'S' ? 'ping-small' : letter === 'M' ? 'ping-medium' : 'ping-large',
    }
  }
  const unit = unitOf(state, choice.element)
  return { name: unitName(unit), means: `up to ${inches(speedOf(state, unit))}`, group: 'Units', icon: 'move' }
}

/** D13, D14 */
export const moverQuestion: Question<MoveChoice, State> = {
  name: 'mover',
  rule: 'DS-068',
  prompt: () => 'Who moves next?',
  detail: () =>
    'Each member of the Taskforce may move once, in any order. Ending within 2″ of an enemy Ping forces it open.',
  say: (choice, state) =>
    choice.does === 'move' ? sayElement(state, choice.element) : `clear the way ${sayUnit(unitOf(state, choice.unit))}`,
  things: (choice, state) => [
    choice.does === 'move' ? elementThing(state, choice.element) : unitThing(unitOf(state, choice.unit)),
  ],
  label: moveLabel,
  pass: 'done moving',
}

/** Whether the bases are named in the notation: where a whole squad moves, however many are left of it. */
export const namesTeams = (state: State, { element, isPhase }: Pick<Move, 'element' | 'isPhase'>): boolean =>
  isPhase && pingOf(state, element) === undefined && units.of(unitOf(state, element).card).bases > 1

function moverName(state: State, move: Move): string {
  const [team] = move.teams
  const isUnit = pingOf(state, move.element) === undefined
  return isUnit && !move.isPhase && team !== undefined
    ? baseName(unitOf(state, move.element), team)
    : elementName(state, move.element)
}

function moverThings(state: State, { element, teams }: Move): string[] {
  return pingOf(state, element) === undefined
    ? teams.map((team) => baseThing(unitOf(state, element), team))
    : [elementThing(state, element)]
}

/** D14, and the path of a Move Action (DS-155). */
export const wayQuestion = (move: Move): OpenQuestion<Ways, State> => ({
  name: 'way',
  rule: move.isPhase ? 'DS-068' : 'DS-155',
  prompt: (state) => `Where does ${moverName(state, move)} move?`,
  detail: (state) => {
    const speed = pingOf(state, move.element) === undefined ? speedOf(state, unitOf(state, move.element)) : pingSpeed
    return `Up to ${inches(speed)} along any path; 2″ less if it touches slowing terrain.`
  },
  say: (ways, state) => sayWays(ways, namesTeams(state, move)),
  read: (text, state) => readWays(text, namesTeams(state, move), move.teams[0] ?? 0),
  things: (_, state) => moverThings(state, move),
})
