// The options of Reichbusters, and what they mean for the rules.

import { onOff, oneOf, type OptionsOf } from '@umpire/engine'
import type { Terms } from './state.ts'

export const options = {
  mode: oneOf('A RAID of one map, one faction and one objective; the campaign; or one mission of it', [
    'raid',
    'campaign',
    'mission',
  ]),
  mission: oneOf(
    'M1 The Postern Gate, M2 Voices in the Cells, M3 Burn the Orchard, M4 The Wolf’s Table, M5 Iron Heart, M6 The Mind of Lebenskraft',
    ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'],
  ),
  heroes: oneOf('Heroes on the map; auto: three, or one for each player if that is more', ['auto', '1', '2', '3', '4']),
  heroChoice: oneOf('Heroes are picked player by player, dealt at random, or drafted one at a time', [
    'pick',
    'random',
    'draft',
  ]),
  map: oneOf('The map of a RAID: R1 Gatehouse, R2 Vril Bunkers, R3 Laboratory Wing, R4 Chapel and Crypt', [
    'random',
    'R1',
    'R2',
    'R3',
    'R4',
  ]),
  faction: oneOf('The enemies of a RAID: RF1 Watch Company, RF2 Sturmkommando, RF3 the Restless, RF4 Menagerie', [
    'random',
    'RF1',
    'RF2',
    'RF3',
    'RF4',
  ]),
  objective: oneOf('What a RAID is about: RO1 the Dossier, RO2 an assassination, RO3 a prisoner, RO4 demolition', [
    'random',
    'RO1',
    'RO2',
    'RO3',
    'RO4',
  ]),
  difficulty: oneOf(
    'Recruit: a box more on each side, and a heroic point. Veteran: two stronger guards, a box less before the alarm. Suicide: a stronger garrison, a box less on each side',
    ['normal', 'recruit', 'veteran', 'suicide'],
  ),
  length: oneOf('The mission tracker: as the mission says, short (4 and 4) or long (7 and 6)', [
    'normal',
    'short',
    'long',
  ]),
  vrilStart: onOff('Every Hero begins with a vril weapon, a vril skill and a Vril Orb', false),
  autoTies: onOff('Choices that the enemy leaves to the players are made by the program', false),
}

type Chosen = OptionsOf<typeof options>

/** RB-208 At least one for each seat. */
function heroesOf({ heroes }: Chosen, seats: number): Terms['heroes'] {
  const wanted = Math.max(seats, heroes === 'auto' ? 3 : Number(heroes))
  return wanted >= 4 ? 4 : wanted === 3 ? 3 : wanted === 2 ? 2 : 1
}

const chosenOr = <T extends string>(value: T | 'random'): T | null => (value === 'random' ? null : value)

export const termsOf = (chosen: Chosen, seats: number): Terms => ({
  mode: chosen.mode,
  heroes: heroesOf(chosen, seats),
  heroChoice: chosen.heroChoice,
  map: chosenOr(chosen.map),
  faction: chosenOr(chosen.faction),
  objective: chosen.mode === 'mission' ? chosen.mission : chosenOr(chosen.objective),
  difficulty: chosen.difficulty,
  length: chosen.length,
  hasVrilStart: chosen.vrilStart,
  hasAutoTies: chosen.autoTies,
})
