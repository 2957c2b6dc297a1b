// Every game passes every check: the second part of the list.

import { testGames } from './test-games.ts'

testGames(2)
