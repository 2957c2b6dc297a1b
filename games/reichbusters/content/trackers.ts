// The clock and the garrison of missions: `6/4` is six boxes before the alarm and four after it (RB-128), `from 3` says
// on which box the marker begins (RB-215), `strong` that the spawn tokens of level 1 are of level 2, `elite` that some are of
// level 3 as well, `weak` that there are as many as against a Hero less (RB-211). Some factions differ.

import { at } from '@umpire/engine'
import type { MapId } from './map/map.ts'
import type { MissionId } from './mission.ts'
import { preAlarmBoxes } from './numbers.ts'
import type { FactionId } from './unit.ts'

/** RB-005 What the pieces of the box allow: each has one section on its front and another on its back. */
type Tracker = '4/4' | '4/5' | '4/6' | '5/3' | '5/5' | '5/6' | '6/3' | '6/4' | '6/6' | '7/3' | '7/4' | '7/5'
type Start = '' | ' from 2' | ' from 3' | ' from 4' | ' from 5'
type Setting = `${Tracker}${Start}${'' | ' weak' | ' strong' | ' elite'}`

/** With one, two, three and four Heroes. */
type Row = readonly [Setting, Setting, Setting, Setting]

const campaign: { readonly [Id in MissionId]?: Row } = {
  M1: ['5/3 from 2', '5/3 from 3', '5/3 from 4 strong', '5/3 from 4'],
  M2: ['5/3 from 4', '5/3 from 3', '4/4 from 3 strong', '5/3'],
  M3: ['6/3', '6/4', '6/4 from 3', '5/6'],
  M4: ['5/3 from 4 elite', '5/3 from 2', '5/3 from 4 elite', '5/3 from 5 elite'],
  M5: ['5/3 from 3', '5/3 from 2', '5/3 from 2', '4/5'],
  M6: ['5/3 from 2', '7/4', '4/5', '4/5'],
}

/** By objective and map. */
const raids: { readonly [Id in MissionId]?: { readonly [Map in MapId]?: Row } } = {
  RO1: {
    R1: ['5/3 from 3', '5/3 from 2', '5/3 from 5', '5/3'],
    R2: ['5/3 from 4 strong', '5/3 from 3', '5/3 from 4 strong', '5/3 from 4 elite'],
    R3: ['5/3 from 3', '5/3 from 3', '5/3 from 2', '5/3'],
    R4: ['5/3 from 3', '7/3', '5/3 strong', '6/3'],
  },
  RO2: {
    R1: ['5/3 from 3', '5/5', '5/3 from 3 elite', '4/4 elite'],
    R2: ['5/3 from 5', '5/5', '5/3 from 5 elite', '5/3 from 5 elite'],
    R3: ['5/3 from 5', '5/3', '5/3 from 3 elite', '5/3 elite'],
    R4: ['5/3 from 4', '6/4', '5/3 from 3 elite', '5/3 from 5 elite'],
  },
  RO3: {
    R1: ['5/3 from 5 strong', '5/3 from 2', '5/3 strong', '5/3'],
    R2: ['5/3 from 4 strong', '5/3 from 5', '5/3 from 3 elite', '5/3 elite'],
    R3: ['4/4 from 3', '5/3', '5/3 from 2 strong', '4/4 strong'],
    R4: ['5/3 from 3', '7/3', '5/3', '6/3 strong'],
  },
  RO4: {
    R1: ['7/4', '4/4', '6/3 strong', '4/4'],
    R2: ['7/4', '4/5', '6/4', '7/5'],
    R3: ['5/6', '4/5 strong', '5/3 from 2', '5/3'],
    R4: ['7/5', '5/5', '5/6', '5/6 weak'],
  },
}

/** What differs against a faction. */
type Change = 'as printed' | 'box less' | 'box more' | 'stronger'

/** RB-211, RB-215 Against the factions of RAIDs, by how hard they are to beat; with one, two, three and four Heroes. */
const against: { readonly [Id in FactionId]?: readonly [Change, Change, Change, Change] } = {
  RF1: ['stronger', 'box less', 'box less', 'box less'],
  RF3: ['as printed', 'as printed', 'box less', 'box less'],
  RF4: ['as printed', 'box more', 'as printed', 'as printed'],
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
  const row = campaign[mission] ?? raids[mission]?.[map]
  if (row === undefined) throw new Error(`no tracker for ${mission} on ${map}`)
  const [boxes = '', ...words] = at(row, heroes - 1).split(' ')
  const [pre, post] = boxes.split('/')
  const printed = {
    pre: Number(pre),
    post: Number(post),
    from: words[0] === 'from' ? Number(words[1]) : 1,
    garrison: garrisons.find((one) => words.includes(one)) ?? 'usual',
  }
  const changes = against[faction]
  return changes === undefined ? printed : changed(printed, at(changes, heroes - 1))
}

/** RB-215 A box more or less is one before the alarm where there is room for it, and else one after it. */
function changed(clock: Clock, by: Change): Clock {
  const { pre, post, from, garrison } = clock
  switch (by) {
    case 'as printed':
      return clock
    case 'box less':
      return from < pre ? { ...clock, from: from + 1 } : { ...clock, post: post - 1 }
    case 'box more':
      return pre < preAlarmBoxes.most ? { ...clock, pre: pre + 1 } : { ...clock, post: post + 1 }
    case 'stronger':
      return { ...clock, garrison: stronger[garrison] }
  }
}
