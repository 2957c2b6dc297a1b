// Bots: players of every level for any game, and whole games between them.

export { LineCutter, longestLine } from './outside-message.ts'
export { Outside, protocol } from './outside.ts'
export { levelNames, levelOf, levelPlayer, type Limits } from './levels.ts'
export { type Played, playOut, type Watched, type Watcher, type Watching } from './play-out.ts'
export { type Player, policyPlayer, randomPlayer, type Situation, situationOf } from './player.ts'
export { compare, rolloutPlayer } from './rollouts.ts'
export { type Budget, type Found, search, searchPlayer } from './search.ts'
