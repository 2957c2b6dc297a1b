// What is asked about borders when abilities are carried out, and about doors that Deployments open.

import { at, type Label, type Question, type YesNo } from '@umpire/engine'
import { regionName, sayRegion, saySide } from '../names.ts'
import type { BorderRef } from '../rules/borders.ts'
import { regionOf, type State } from '../state.ts'
import { borderThing } from '../things.ts'

/** `1.0 north` */
export const sayBorder = ({ region, side }: BorderRef, state: State): string =>
  `${sayRegion(region, state)} ${saySide(side)}`

/** `north of Archive (1,0)` */
export const borderName = ({ region, side }: BorderRef, state: State): string =>
  `${saySide(side)} of ${regionName(region, state)}`

/** What lies behind a border, in a few words. */
export function behindWords({ region, side }: BorderRef, state: State): string {
  const next = at(regionOf(state, region).next, side)
  return next === null ? 'unrevealed behind' : `to ${regionName(next, state)}`
}

const borderQuestion = (label: (border: BorderRef, state: State) => Label) => ({
  say: sayBorder,
  things: ({ region, side }: BorderRef): string[] => [borderThing(region, side)],
  label,
})

/** D-24 A door that a reaction closes. */
export const doorQuestion: Question<BorderRef, State> = {
  name: 'door to close',
  rule: 'CC-058',
  prompt: () => 'Which open Blast Door closes?',
  ...borderQuestion((border, state) => ({
    name: `Door ${borderName(border, state)}`,
    means: behindWords(border, state),
    icon: 'door-closed',
  })),
  forced: true,
}

const opened = borderQuestion((border, state) => ({
  name: `Door ${borderName(border, state)}`,
  means: behindWords(border, state),
  icon: 'door-open',
}))

const doorDetail = (): string => 'Beside an Able Operative, what lies behind it is revealed first.'

/** CC-223 Where the Defenders can come in without a door. */
export const deployDoorQuestion: Question<BorderRef, State> = {
  name: 'deployment door',
  rule: 'CC-223',
  prompt: () => 'Do you open a Blast Door of that region with the Deployment?',
  detail: doorDetail,
  ...opened,
  pass: 'no door',
}

/** CC-223 Where they come in through a door only. */
export const neededDoorQuestion: Question<BorderRef, State> = {
  name: 'deployment entrance',
  rule: 'CC-223',
  prompt: () => 'Through which Blast Door do the Defenders come in?',
  detail: doorDetail,
  ...opened,
  forced: true,
}

/** Kick Door. */
export const crossQuestion: YesNo<State> = {
  name: 'through the door',
  rule: 'CC-046',
  prompt: () => 'Do you go through the door that you opened?',
  label: (goes) => (goes ? { name: 'Go through', icon: 'move' } : { name: 'Stay', icon: 'hold' }),
}
