// The noise cards (RB-028): twelve before the alarm, twelve after it.

import { catalogueOf } from '../../catalogue.ts'
import type { Awareness, Level, NoiseCard, NoiseCardId, NoiseEffect } from './noise.ts'

type Place = Extract<NoiseEffect, { does: 'spawn' }>['at'][number]

const nothing: NoiseEffect = { does: 'nothing' }
const raiseNearest: NoiseEffect = { does: 'raise nearest' }

const patrol = (level: Level, awareness: Awareness, isNext = false): NoiseEffect => ({
  does: 'patrol',
  level,
  awareness,
  isNext,
})

const spawn = (level: Level, ...places: readonly Place[]): NoiseEffect => ({ does: 'spawn', level, at: places })

const card = (id: NoiseCardId, name: string, top: NoiseEffect, number: number, lower: NoiseEffect): NoiseCard => ({
  id,
  name,
  top,
  number,
  lower,
})

const before: readonly NoiseCard[] = [
  card('N01', 'Only a Rat', nothing, 4, raiseNearest),
  card('N02', 'Did You Hear That?', raiseNearest, 5, patrol(1, 1)),
  card('N03', 'Footsteps', patrol(1, 0), 6, { does: 'raise patrol' }),
  card('N04', 'The Night Round', patrol(1, 0), 4, patrol(1, 0, true)),
  card('N05', 'Barking', { does: 'raise with', who: 'dogs' }, 4, patrol(1, 1)),
  card('N06', 'Changing of the Guard', { does: 'token at guard point' }, 5, patrol(2, 0)),
  card('N07', 'Loose Plaster', nothing, 3, patrol(1, 1)),
  card('N08', 'A Telephone Rings', raiseNearest, 6, { does: 'advance' }),
  card('N09', 'Light Under the Door', patrol(1, 1), 6, { does: 'open next door' }),
  card('N10', "Officer's Whistle", { does: 'raise with', who: 'leaders' }, 5, patrol(2, 1)),
  card('N11', 'Dead Silence', nothing, 5, { does: 'raise all' }),
  card('N12', 'Torch Beam', { does: 'trigger nearest token' }, 5, patrol(1, 0)),
]

const after: readonly NoiseCard[] = [
  card('P01', 'First Platoon', spawn(1, 'A'), 4, spawn(1, 'B')),
  card('P02', 'Second Platoon', spawn(1, 'B'), 4, spawn(1, 'C')),
  card('P03', 'Third Platoon', spawn(1, 'C'), 4, spawn(1, 'A')),
  card('P04', 'Hunting Party', spawn(2, 'A'), 5, { does: 'hunt', at: 'A' }),
  card('P05', 'Cut Them Off', spawn(1, 'nearest to exit'), 5, spawn(2, 'the same')),
  card('P06', 'Chaos in the Corridors', nothing, 5, spawn(2, 'B')),
  card('P07', 'Drowned by the Klaxon', nothing, 6, spawn(1, 'farthest')),
  card('P08', 'Heavy Support', spawn(1, 'C'), 6, spawn(3, 'C')),
  card('P09', 'Unleash Them', spawn(1, 'B'), 5, spawn(2, 'nearest')),
  card('P10', 'Searchlights', { does: 'no draw' }, 4, spawn(1, 'A', 'C')),
  card('P11', 'Lock It Down', { does: 'lock door' }, 4, spawn(1, 'B')),
  card('P12', 'Everything They Have', spawn(1, 'A'), 6, spawn(1, 'A', 'B', 'C')),
]

export const noiseCards = catalogueOf<NoiseCard>('noise card', [...before, ...after])

/** RB-134 The deck until the alarm, and the one that replaces it. */
export const preAlarm: readonly NoiseCardId[] = before.map(({ id }) => id)
export const postAlarm: readonly NoiseCardId[] = after.map(({ id }) => id)
