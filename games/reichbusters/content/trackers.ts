// The clock and the garrison of missions: `6/4` is six boxes before the alarm and four after it (RB-128), `from 3` says
// on which box the marker begins (RB-215), `strong` that the spawn tokens of level 1 are of level 2, `elite` that some are of
// level 3 as well, `weak` that there are as many as against a Hero less (RB-211).

import { at } from '@umpire/engine'
import type { MapId } from './map/map.ts'
import type { MissionId } from './mission.ts'
import type { FactionId } from './unit.ts'

/** RB-005 What the pieces of the box allow: each has one section on its front and another on its back. */
type Pieces = '4/4' | '4/5' | '4/6' | '5/3' | '5/5' | '5/6' | '6/3' | '6/4' | '6/6' | '7/3' | '7/4' | '7/5'
/** The shortest missions leave the last of three boxes unused. */
type Tracker = Pieces | '5/2'
type Start = '' | ' from 2' | ' from 3' | ' from 4' | ' from 5'
type Setting = `${Tracker}${Start}${'' | ' weak' | ' strong' | ' elite'}`

/** With one, two, three and four Heroes. */
type Row = readonly [Setting, Setting, Setting, Setting]

const campaign: { readonly [Id in MissionId]?: Row } = {
  M1: ['5/3 from 2', '5/3 from 3', '5/3 from 4', '5/3 from 4'],
  M2: ['5/3 from 4', '5/3 from 3', '4/4 from 3 strong', '5/3'],
  M3: ['6/3', '6/4', '6/4 from 3', '5/5 from 2'],
  M4: ['5/3 from 4 elite', '5/3 from 3 strong', '5/3 from 4 elite', '5/3 from 5 elite'],
  M5: ['5/3 from 3', '5/3 from 2', '5/3 from 2', '4/5'],
  M6: ['5/3 from 2', '7/4', '4/5', '4/5'],
}

/** By objective, map and faction. */
const raids: { readonly [Id in MissionId]?: { readonly [Map in MapId]?: { readonly [Faction in FactionId]?: Row } } } =
  {
    RO1: {
      R1: {
        RF1: ['5/3 from 3', '5/3 from 2', '5/3 from 4', '5/3 from 2'],
        RF2: ['5/3 from 3', '5/3 from 2', '5/3 from 3', '5/3'],
        RF3: ['5/3 from 3', '5/3 from 2', '5/3 from 4', '5/3 from 2'],
        RF4: ['5/3 from 3', '6/3 from 2', '5/3 from 3', '5/3'],
      },
      R2: {
        RF1: ['5/3 from 4 elite', '5/3 from 4', '5/3 from 5 strong', '5/3 from 5 elite'],
        RF2: ['5/3 from 4 strong', '5/3 from 3', '5/3 from 5 elite', '5/3 from 4 elite'],
        RF3: ['5/3 from 4 strong', '5/3 from 3', '5/3 from 5 strong', '5/3 from 5 elite'],
        RF4: ['5/3 from 4 strong', '6/3 from 3', '5/3 from 4 strong', '5/3 from 4 elite'],
      },
      R3: {
        RF1: ['5/3 from 3 strong', '5/3 from 4', '5/3 from 3', '5/3 from 2'],
        RF2: ['5/3 from 2', '5/3 from 3', '5/3 from 3', '5/3'],
        RF3: ['5/3 from 3', '5/3 from 3', '5/3 from 3', '6/3'],
        RF4: ['5/3 from 3', '6/3 from 3', '5/3 from 2', '5/3'],
      },
      R4: {
        RF1: ['5/3 from 3 strong', '7/3 from 2', '5/3 from 2 strong', '6/3 from 2'],
        RF2: ['5/3 from 3', '7/3', '5/3 strong', '6/3'],
        RF3: ['5/3 from 3', '7/3', '5/3 from 2 strong', '6/3 from 2'],
        RF4: ['5/3 from 3', '7/4', '6/3 strong', '6/3'],
      },
    },
    RO2: {
      R1: {
        RF1: ['5/3 from 3 strong', '5/5 from 2', '5/3 from 4 elite', '5/2 from 5 elite'],
        RF2: ['5/3 from 3', '5/5', '5/3 from 3 elite', '5/3 from 4 elite'],
        RF3: ['5/3 from 3 strong', '5/5', '5/3 from 4 elite', '5/3 from 4 elite'],
        RF4: ['5/3 from 3', '7/5 from 2', '5/3 from 3 elite', '5/3 from 4 elite'],
      },
      R2: {
        RF1: ['5/3 from 5 strong', '4/4 from 2', '5/2 from 5 elite', '5/2 from 5 elite'],
        RF2: ['5/3 from 5', '4/4 from 2', '5/2 from 5 elite', '5/3 from 5 elite'],
        RF3: ['5/3 from 5', '4/4', '5/2 from 5 elite', '5/2 from 5 elite'],
        RF4: ['5/3 from 5', '6/4 from 2', '5/3 from 5 elite', '5/2 from 5 elite'],
      },
      R3: {
        RF1: ['5/3 from 5 strong', '5/3 from 2', '5/3 from 4 elite', '5/3 from 5 elite'],
        RF2: ['5/3 from 5', '5/3', '5/3 from 3 elite', '5/3 elite'],
        RF3: ['5/3 from 5', '5/3', '5/3 from 4 elite', '5/3 from 3 elite'],
        RF4: ['5/3 from 5', '6/3', '5/3 from 3 elite', '5/3 from 3 elite'],
      },
      R4: {
        RF1: ['5/3 from 4', '6/4 from 2', '5/2 from 5 elite', '5/2 from 5 elite'],
        RF2: ['5/3 from 4', '6/4', '5/3 from 3 elite', '5/3 from 5 elite'],
        RF3: ['5/3 from 4', '6/4', '5/3 from 5 elite', '5/2 from 5 elite'],
        RF4: ['5/3 from 4', '7/4', '5/3 from 3 elite', '5/3 from 5 elite'],
      },
    },
    RO3: {
      R1: {
        RF1: ['5/3 from 5 elite', '5/3 from 3', '5/3 from 2 strong', '5/3 from 2'],
        RF2: ['5/3 from 5 strong', '5/3 from 2', '5/3 strong', '5/3'],
        RF3: ['5/3 from 5 strong', '5/3 from 2', '5/3 from 2 strong', '5/3 from 2'],
        RF4: ['5/3 from 5 strong', '6/3 from 2', '5/3 strong', '5/3'],
      },
      R2: {
        RF1: ['5/3 from 4 elite', '5/3 from 5', '5/3 from 4 elite', '5/3 from 2 elite'],
        RF2: ['5/3 from 4 strong', '5/3 from 5', '5/3 from 3 elite', '5/3 elite'],
        RF3: ['5/3 from 4 strong', '5/3 from 5', '5/3 from 4 elite', '5/3 from 2 elite'],
        RF4: ['5/3 from 4 strong', '6/3 from 5', '5/3 from 3 elite', '5/3 elite'],
      },
      R3: {
        RF1: ['4/4 from 3 strong', '5/3 from 2', '5/3 from 3 strong', '4/4 from 2 strong'],
        RF2: ['4/4 from 3', '5/3 from 2', '5/3 from 2 strong', '4/4 strong'],
        RF3: ['4/4 from 3', '5/3', '5/3 from 2 strong', '4/4 from 2 strong'],
        RF4: ['4/4 from 3', '6/3', '5/3 from 2 strong', '4/4 strong'],
      },
      R4: {
        RF1: ['5/3 from 3 strong', '5/3 from 2', '5/3 from 2', '6/3 from 2 strong'],
        RF2: ['5/3 from 3', '5/3', '5/3', '6/3 strong'],
        RF3: ['5/3 from 3', '5/3', '5/3 from 2', '6/3 from 2 strong'],
        RF4: ['5/3 from 3', '6/3 from 2', '5/3 from 2', '6/3 strong'],
      },
    },
    RO4: {
      R1: {
        RF1: ['7/4 from 2 strong', '4/4 from 2', '6/3 from 2 strong', '4/4 from 2'],
        RF2: ['7/4', '4/4', '6/3 strong', '4/4'],
        RF3: ['7/4 strong', '6/4 from 2', '6/3 strong', '4/4 from 2'],
        RF4: ['7/4 strong', '6/4 from 2', '6/3 strong', '4/4'],
      },
      R2: {
        RF1: ['7/4 strong', '4/5 from 2', '6/4 from 4', '7/5 from 5'],
        RF2: ['7/4', '4/5', '6/4 from 3', '7/5'],
        RF3: ['7/4', '4/5', '6/4 from 3', '7/5 from 2'],
        RF4: ['7/4', '5/5', '6/4 from 2', '7/5'],
      },
      R3: {
        RF1: ['5/6 from 2 strong', '4/5 from 2 strong', '5/3 from 3', '5/3'],
        RF2: ['5/6', '4/5 strong', '5/3 from 2', '6/3'],
        RF3: ['5/6', '4/5 strong', '5/3 from 3', '5/3'],
        RF4: ['6/6', '5/5 strong', '5/3 from 2', '6/3'],
      },
      R4: {
        RF1: ['7/5 from 2 strong', '5/5 from 2', '5/6 from 2', '5/6 from 4 weak'],
        RF2: ['7/5 from 2', '5/5', '5/6 from 2', '5/6 from 2 weak'],
        RF3: ['7/5 from 2', '5/5', '5/6 from 2', '5/6 from 2 weak'],
        RF4: ['7/5 from 2', '7/5 from 2', '5/6', '5/6 from 2 weak'],
      },
    },
  }

/** What a mission says about its clock and garrison. */
interface Clock {
  readonly pre: number
  readonly post: number
  /** RB-215 The box on which the marker begins. */
  readonly from: number
  readonly garrison: Garrison
}

/** RB-211 How strong the spawn tokens are that lie there from the start. */
const garrisons = ['weak', 'usual', 'strong', 'elite'] as const
export type Garrison = (typeof garrisons)[number]

/** RB-211 The next one, where there is one. */
export const stronger: { readonly [Strength in Garrison]: Garrison } = {
  weak: 'usual',
  usual: 'strong',
  strong: 'elite',
  elite: 'elite',
}

export function trackerFor(mission: MissionId, map: MapId, faction: FactionId, heroes: number): Clock {
  const ofRaid = raids[mission]?.[map]
  // Factions of the campaign come to RAIDs in scenarios only.
  const row = campaign[mission] ?? ofRaid?.[faction] ?? ofRaid?.RF2
  if (row === undefined) throw new Error(`no tracker for ${mission} on ${map} against ${faction}`)
  const [boxes = '', ...words] = at(row, heroes - 1).split(' ')
  const [pre, post] = boxes.split('/')
  return {
    pre: Number(pre),
    post: Number(post),
    from: words[0] === 'from' ? Number(words[1]) : 1,
    garrison: garrisons.find((one) => words.includes(one)) ?? 'usual',
  }
}
