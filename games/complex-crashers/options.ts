// The options of Complex Crashers, and what they mean for the rules.

import { at, onOff, oneOf, type OptionsOf } from '@umpire/engine'
import { empCountdown, reactorPlaces, supply } from './content/numbers.ts'
import type { Terms } from './state.ts'

export const options = {
  operatives: oneOf('Operatives, where some players have several; otherwise one for each player', [
    'auto',
    '2',
    '3',
    '4',
  ]),
  length: oneOf('A full game with five Reactors, or a short one with three', ['full', 'short']),
  setup: oneOf('How both sides are built: one after the other, at once and hidden, or ready-made', [
    'open',
    'blind',
    'presets',
  ]),
  trainings: oneOf('Trainings that an Operative begins with, beside Basic Training', ['2', '1']),
  managerAp: oneOf('Ability Points for each tracker of the Complex Manager: 4 is easier for Operatives, 6 harder', [
    '5',
    '4',
    '6',
  ]),
  empCountdown: oneOf('Where the countdown of the Stage 2 E.M.P. begins: at 4, for a lone Operative at 2', [
    'auto',
    '2',
    '3',
    '4',
    '5',
  ]),
  empRepeated: onOff('The E.M.P. may be called again after it has exploded', false),
  roundLimit: oneOf('The last round, after which the Complex has held out; none: round 30', ['none', '15', '20']),
  doors: oneOf('Blast Doors in the supply: 12, against one Operative 6, against four 15', [
    'auto',
    '6',
    '12',
    '15',
    '18',
  ]),
}

type Chosen = OptionsOf<typeof options>

/** Every match ends: so many rounds nobody plays in earnest. */
const endlessRounds = 30

/** CC-001 One for each seat but the Complex Manager's, or more that these seats share. */
function operativesOf({ operatives }: Chosen, seats: number): number {
  return operatives === 'auto' ? seats - 1 : Math.max(seats - 1, Number(operatives))
}

export function termsOf(chosen: Chosen, seats: number): Terms {
  const operatives = operativesOf(chosen, seats)
  return {
    operatives,
    reactors: chosen.length === 'full' ? reactorPlaces.full : reactorPlaces.short,
    setup: chosen.setup,
    startTrainings: Number(chosen.trainings),
    managerAp: Number(chosen.managerAp),
    empCountdown: chosen.empCountdown === 'auto' ? at(empCountdown, operatives - 1) : Number(chosen.empCountdown),
    isEmpRepeated: chosen.empRepeated,
    lastRound: chosen.roundLimit === 'none' ? endlessRounds : Number(chosen.roundLimit),
    doors: chosen.doors === 'auto' ? at(supply.doors, operatives - 1) : Number(chosen.doors),
  }
}
