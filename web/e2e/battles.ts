// Positions of Downsync, as files that the page opens.

import { arrangedFile, me, randomBot } from './arranged.ts'

/** Round 2 at the crossroads: both Forces half revealed. */
const atTheCrossroads = [
  'layout T1',
  'round 2',
  'turn 3',
  'south crusader at 23.2 18.5',
  'south samson at 34 25',
  'south courier at 25.5 11',
  'south vector squad at 15.5 21.8 / 17.5 22.6 / 19.5 21.2',
  'south ping s at 9 10.5',
  'south ping m at 44 14',
  'south reserve harbinger, crusader',
  'north virago at 29.5 26.4',
  'north widow scout at 42 24',
  'north destroyer at 33.5 41, overwatch',
  'north ping s at 14 38',
  'north ping m at 22 37.5',
  'north ping m at 43 38',
  'north reserve tagger, phantom',
  'cp south 3',
  'cp north 2',
  'vp south 1',
]

const battle = (...position: readonly string[]): string =>
  arrangedFile({
    game: 'downsync',
    players: [me, randomBot],
    options: { size: 'small', mission: 'M1', layout: 'T1' },
    position,
  })

const crossroads = (...position: readonly string[]): string => battle(...atTheCrossroads, ...position)

/** A Reaction Engagement, and the Crusader's number is up. */
export const crusaderActs = (): string =>
  crossroads('engagement widow scout 1 6 done, crusader 1 5, virago 1 5, samson 1 4, courier 1 2 held 1, destroyer 1 2')

/** The Virago has come near, and South may react with whoever has not acted. */
export const southMayReact = (): string =>
  battle(
    // Nobody of North's could join the Virago.
    ...atTheCrossroads.map((line) => line.replace(', overwatch', '').replace('tagger, phantom', 'tagger, virago')),
    'active north',
    'stage reaction window taskforce virago 1',
  )

/** The Move phase of a Taskforce with a vehicle, a squad and a Ping. */
export const taskforceMoves = (): string => crossroads('stage move taskforce crusader 1, vector squad 1, s1')

/** Whom to bring along. */
export const southDesignates = (): string => crossroads('stage designate')
