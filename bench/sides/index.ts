// All that is measured, by name. A side gets ready when it is called.

import type { Side } from '../measure.ts'
import { bareConnectFour, engineConnectFour, peerConnectFour } from './connect-four.ts'
import { replayOfShort, undoInLong, undoInShort } from './history.ts'
import { forks, liveMatch, peerMatch, structuredClones } from './live-match.ts'
import { crashersGames, deepDecisions, liarsDiceGames, reichbustersGames, subterraGames } from './playouts.ts'
import { engineSearch, peerSearch } from './search.ts'
import { sightTests } from './sight.ts'

export const sides = {
  'connect four': engineConnectFour,
  'connect four, boardgame.io': peerConnectFour,
  'connect four, bare loop': bareConnectFour,
  'live match': liveMatch,
  'live match, boardgame.io': peerMatch,
  forks,
  'structured clones': structuredClones,
  search: engineSearch,
  'search, boardgame.io': peerSearch,
  replay: replayOfShort,
  'undo in a short match': undoInShort,
  'undo in a long match': undoInLong,
  "liar's dice": liarsDiceGames,
  'subterra bravo': subterraGames,
  'complex crashers': crashersGames,
  reichbusters: reichbustersGames,
  'deep decisions': deepDecisions,
  'sight tests': sightTests,
} satisfies { readonly [name: string]: () => Side }

export type SideName = keyof typeof sides

export const isSideName = (name: string): name is SideName => Object.hasOwn(sides, name)
