// The options of Subterra Bravo, and what they mean for the rules.

import { oneOf, onOff, type OptionsOf } from '@umpire/engine'
import { missions } from './content/missions/missions.ts'
import { forTeam } from './content/team.ts'
import type { Terms } from './state/terms.ts'

export const options = {
  mission: oneOf('The mission: 1 Power and Light, 2 Dead Letters, 3 Uplink, 4 Burn the Nest', ['1', '2', '3', '4']),
  commandos: oneOf('Commandos, where one player has them all; otherwise it follows from the players', [
    'auto',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]),
  kit: oneOf('What commandos carry', ['custom', 'presets', 'random', 'none']),
  layout: oneOf('Who lays door markers and room stacks; blind: nobody knows them', [
    'manual',
    'random doors',
    'random',
    'blind',
  ]),
  difficulty: oneOf('Recruit makes commandos tougher, veteran gives the Overseer more energy', [
    'normal',
    'recruit',
    'veteran',
  ]),
  poolCap: oneOf('Energy that the Overseer may keep', ['15', '10']),
  roundLimit: oneOf('The last round', ['mission', '15', '30']),
  stances: oneOf('When the Overseer sees the stances: at once, or each when its commando acts', ['open', 'secret']),
  interrupts: onOff('Interrupt cards and tiles are in play', true),
  dashboard: oneOf('Whose dashboard: the mission has one, or the Overseer chooses six tiles', ['mission', 'custom']),
  boost: oneOf('When a challenge may be boosted', ['before the roll', 'after the roll']),
  emi: oneOf('Which attacks lose a die to EMI', ['all attacks', 'ranged only']),
  series: oneOf('Two players may play twice, with sides swapped', ['single', 'swap sides']),
}

type Chosen = OptionsOf<typeof options>

/** SB-010 How many commandos there are. */
function teamSize(chosen: Chosen, seats: number): number {
  if (seats === 2) return chosen.commandos === 'auto' ? 3 : Number(chosen.commandos)
  return seats === 3 ? 4 : seats - 1
}

export function termsOf(chosen: Chosen, seats: number): Terms {
  const n = teamSize(chosen, seats)
  const mission = missions.of(chosen.mission)
  const isRecruit = chosen.difficulty === 'recruit'
  return {
    mission: chosen.mission,
    n,
    kit: chosen.kit,
    layout: chosen.layout,
    kitPoints: forTeam(mission.kitPoints, n) + (isRecruit ? 2 : 0),
    moreVitality: isRecruit ? 1 : 0,
    energyMinimum: chosen.difficulty === 'veteran' ? 3 * n : forTeam(mission.energyMinimum, n),
    poolCap: Number(chosen.poolCap),
    roundLimit: chosen.roundLimit === 'mission' ? forTeam(mission.roundLimit, n) : Number(chosen.roundLimit),
    secretStances: chosen.stances === 'secret',
    hasInterrupts: chosen.interrupts,
    ownDashboard: chosen.dashboard === 'custom',
    boostAfterRoll: chosen.boost === 'after the roll',
    emiRangedOnly: chosen.emi === 'ranged only',
    isSeries: chosen.series === 'swap sides' && seats === 2,
  }
}
