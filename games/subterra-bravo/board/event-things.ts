// The things on the board that an event speaks of, the most important first.

import { type EventTable, said } from '@umpire/board'
import type { Square } from '@umpire/grid'
import type { SubterraEvent } from '../events.ts'
import type { SeenAim, SeenAttacker, SeenFigure } from '../events/fight.ts'
import { sayCommando, sayEnemy, sayFigure } from '../names.ts'
import { passageOf, type State } from '../state.ts'
import { doorThing, squareThing, tileThing } from '../things.ts'

function figureIn(figure: SeenFigure): string {
  switch (figure.is) {
    case 'commando':
      return sayCommando(figure.id)
    case 'enemy':
      return sayEnemy(figure)
    case 'console':
      return 'console'
  }
}

function aimIn(aim: SeenAim): string[] {
  if (aim.at === 'figure') return [figureIn(aim.figure)]
  return aim.at === 'square' ? [squareThing(aim.square)] : []
}

const squaresIn = (squares: readonly Square[]): string[] => squares.map(squareThing)

const byAttacker = (by: SeenAttacker): string[] => [by.is === 'device' ? squareThing(by.square) : figureIn(by)]

/** The kinds whose things are not simply what they have. */
const special = (state: State): EventTable<SubterraEvent, string[]> => ({
  'attack declared': ({ aim, by }) => [...aimIn(aim), ...byAttacker(by)],
  'attack lost': ({ by }) => byAttacker(by),
  'attack rolled': ({ by }) => byAttacker(by),
  'target unhurt': ({ target }) => [figureIn(target)],
  'forced to move': ({ figure }) => [sayFigure(figure, state)],
  traded: ({ commando, to }) => [sayCommando(to), sayCommando(commando)],
  revived: ({ commando, by }) => [sayCommando(commando), sayCommando(by)],
  initiative: ({ officer }) => [sayCommando(officer)],
  stances: ({ chosen }) => chosen.map(({ commando }) => sayCommando(commando)),
  'stances laid': ({ laid }) => laid.map(({ commando }) => sayCommando(commando)),
  'tile used': ({ tile }) => [tileThing(tile)],
  'tile cancelled': ({ tile }) => [tileThing(tile)],
  'dashboard laid': ({ tiles }) => tiles.map(tileThing),
  'markers exchanged': ({ doors }) => doors.map(doorThing),
  'console wounded': () => [figureIn({ is: 'console' })],
  removed: ({ square }) => [squareThing(square)],
})

export const thingsOf = (event: SubterraEvent, state: State): string[] =>
  said(special(state), event) ?? plainThings(event, state)

/** What most events have in common: a commando, an enemy, a door, squares, a passage. */
function plainThings(event: SubterraEvent, state: State): string[] {
  const things: string[] = []
  if ('commando' in event) things.push(sayCommando(event.commando))
  if ('uid' in event) things.push(sayEnemy(event))
  if ('door' in event) things.push(doorThing(event.door))
  if ('square' in event) things.push(squareThing(event.square))
  if ('squares' in event) things.push(...squaresIn(event.squares))
  if ('passage' in event) things.push(...squaresIn(passageOf(state, event.passage).squares))
  return things
}
