// The options of Downsync, and what they mean for the rules.

import { oneOf, onOff, type OptionsOf } from '@umpire/engine'
import type { FactionId } from './content/factions.ts'
import { layouts } from './content/layouts/layouts.ts'
import { missions } from './content/missions.ts'
import { roundLimit } from './content/numbers.ts'
import type { Terms } from './state/terms.ts'

const factionNames = ['coalition', 'republic', 'free-union', 'random'] as const

export const options = {
  size: oneOf('How large the Forces are: standard 11 Units, small 6, skirmish 3', ['standard', 'small', 'skirmish']),
  mission: oneOf(
    'M1 VIP Capture, M2 Control Objectives, M3 Data Heist, M4 Signal Hunt, M5 Breakthrough, M6 Demolition',
    ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'random'],
  ),
  layout: oneOf(
    'T1 Crossroads District, T2 Drowned Orchard, T3 Dust Basin, T4 Refinery Spine, T5 Hab Terraces, T6 Rail Yard, T7 Flooded Delta, T8 Proving Ground',
    ['random', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'],
  ),
  south: oneOf('The faction of south', ['republic', 'coalition', 'free-union', 'random']),
  north: oneOf('The faction of north', factionNames),
  lists: oneOf('Where Force Lists come from: put together, one of the ready ones, or drawn', [
    'own',
    'ready',
    'random',
  ]),
  designed: onOff('Units designed for this edition may be taken', true),
  unreleased: onOff('Units that were published but never released may be taken', false),
  mercenary: onOff('One Medium slot of each Force may take a Ryoshi Team', false),
  advisors: onOff('Each Force may have an advisor', false),
  rounds: oneOf('The last Round', ['8', '5', 'none']),
  scans: oneOf('Scanning what cannot be seen: -1 by the rulebook; later -2 out of sight', ['rulebook', 'later']),
  pings: oneOf('Pings keep 2″ from enemy Pings that they see; later from all of them', ['rulebook', 'later']),
  stun: oneOf('A hit stuns the whole squad; later only the base', ['rulebook', 'later']),
  slowing: oneOf('Slowing terrain costs 2″ in every move, or once a Turn', ['every move', 'once']),
  overwatch: oneOf('After Overwatch in a reaction other Actions are allowed; later none', ['rulebook', 'later']),
  guardians: oneOf('The speed of Guardians', ['4', '5']),
}

type Chosen = OptionsOf<typeof options>

/** What chance decides where an option says so. */
export interface Draw {
  pick<T>(list: readonly T[]): T
}

export function termsOf(chosen: Chosen, draw: Draw): Terms {
  const faction = (name: Chosen['north']): FactionId =>
    name === 'random' ? draw.pick(['coalition', 'republic', 'free-union'] as const) : name
  return {
    size: chosen.size,
    mission: chosen.mission === 'random' ? draw.pick(missions.rows).id : chosen.mission,
    layout: chosen.layout === 'random' ? draw.pick(layouts.rows).id : chosen.layout,
    terrain: null,
    factions: [faction(chosen.south), faction(chosen.north)],
    lists: chosen.lists,
    hasDesignedUnits: chosen.designed,
    hasUnreleasedUnits: chosen.unreleased,
    hasMercenary: chosen.mercenary,
    hasAdvisors: chosen.advisors,
    roundLimit: chosen.rounds === 'none' ? roundLimit.endless : Number(chosen.rounds),
    harderScans: chosen.scans === 'later',
    pingsNeedNoSight: chosen.pings === 'later',
    stunsPerBase: chosen.stun === 'later',
    slowOncePerTurn: chosen.slowing === 'once',
    overwatchEndsReaction: chosen.overwatch === 'later',
    guardianSpeed: Number(chosen.guardians) * 100,
  }
}
