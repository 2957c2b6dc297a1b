// Every game passes every check: the third part of the list.

import { testGames } from './test-games.ts'

testGames(3)
