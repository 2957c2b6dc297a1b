// Positions of Complex Crashers, as files that the page opens.

import type { SeatPlayer } from '../store/saved-game.ts'
import { type Arranged, arrangedFile, me, randomBot } from './arranged.ts'

/** Region names of the board below. */
export const junction = 'region 6'
export const archive = 'region 9'
/** The next one that is revealed. */
export const newRegion = 'region 12'
/** Where it is laid. */
export const turnedCell = 'cell -1.3'

/** Round 5: three Operatives in the middle of the Complex, Defenders around them, two Reactors Online. */
const inTheMiddle = [
  'deck first-game',
  'regions 0.0 1.0 0.1 1.1 -1.2 0.2 1.2 2.2 3.2 0.3 1.3 2.3',
  'region 0.0 is TECH1',
  'region 1.0 is R17',
  'region 0.1 is R20',
  'region 1.1 is R03',
  'region -1.2 is R24',
  'region 0.2 is R04',
  'region 1.2 is R09',
  'region 2.2 is R13',
  'region 3.2 is R26',
  'region 0.3 is R19',
  'region 1.3 is R15',
  'region 2.3 is REACT2',
  'border 0.0 east thick wall',
  'border 0.1 east thin wall',
  'border 0.2 east open door',
  'border 1.2 east pillar',
  'border 2.2 east cover',
  'border 1.2 north thick wall',
  'border 1.2 south pillar',
  'border 1.3 east closed door',
  'border 2.3 south pillar',
  'border 0.3 south pillar',
  'border -1.2 north open',
  'border 3.2 north open',
  'border 1.0 east thick wall',
  'burning 1.1 2',
  'vera kit vanguard',
  'ito kit overwatch',
  'mara kit corpsman',
  'vera at 0.2',
  'ito at 0.2',
  'mara at 0.1',
  'vera ap 5',
  'ito ap -2',
  'mara ap 2',
  'vera health 4',
  'mara health 5',
  'vera tokens 2',
  'staged assassin + steel-ripper + rift-beacon + crusher + panther-turret',
  'upgraded panther-turret',
  'assassin at -1.2',
  'rift-beacon at 1.3',
  'steel-ripper at 2.2',
  'panther-turret at 3.2',
  'beta-squad at 1.1',
  'beta-squad at 1.1',
  'reactor 2 fission-core online 3',
  'reactor 5 twin-core online 4',
  'tracker vera 3',
  'tracker ito 6',
  'tracker mara 3',
  'round 5',
]

const crashers = (
  players: readonly SeatPlayer[],
  turn: string,
  more: Pick<Arranged, 'answers'> & { readonly position?: readonly string[] } = {},
): string =>
  arrangedFile({
    game: 'complex-crashers',
    players,
    position: [...inTheMiddle, ...(more.position ?? []), turn],
    ...(more.answers && { answers: more.answers }),
  })

/** The person at the screen has all Operatives; the Manager plays by chance. */
const team = [me, me, me, randomBot]

/** Vera may act; a wall is in her way in the north. */
export const veraActs = (): string => crashers(team, 'initiative vera', { position: ['border 0.2 north thick wall'] })

/** A Panther Turret has shot at Vera, who has just entered the Junction. */
export const veraIsShot = (): string =>
  crashers(team, 'initiative vera', {
    answers: ['vera: move 1.2', 'ito: pass', 'manager: panther turret 1 auto target at vera', 'manager: 1 vera 2 ito'],
  })

/** The person at the screen is the Manager, in its own Initiative. */
export const managerActs = (): string => crashers([randomBot, randomBot, randomBot, me], 'initiative manager')

/** The Manager has drawn a tile. */
export const managerDraws = (): string =>
  crashers([randomBot, randomBot, randomBot, me], 'initiative vera', {
    position: ['reserve R29 R23', 'tiles R13 R15'],
    answers: ['vera: move -1.2'],
  })

/** Vera stands beside the last Reactor that is Online. */
export const lastReactor = (): string =>
  arrangedFile({
    game: 'complex-crashers',
    players: [me, randomBot],
    position: [
      'regions 0.0 1.0',
      'region 1.0 is REACT5',
      'reactor 5 twin-core online 2',
      'vera overlay 4',
      'vera at 1.0',
      'vera has null-hammer',
      'initiative vera',
    ],
  })
