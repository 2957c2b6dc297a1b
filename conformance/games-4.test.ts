// Every game passes every check: the fourth part of the list.

import { testGames } from './test-games.ts'

testGames(4)
