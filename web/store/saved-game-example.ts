// A saved game for tests: Connect Four, a person against a bot.

import { seat } from '@umpire/engine'
import type { SavedGame } from './saved-game.ts'

export const savedGame: SavedGame = {
  id: 'evening',
  record: { umpire: 1, game: 'connect-four', version: 1, seats: 2, options: {}, seed: '4117' },
  players: [
    { kind: 'person', name: 'Mara' },
    { kind: 'bot', level: 'novice' },
  ],
  orders: [],
  created: 1_000,
  changed: 2_000,
  count: 0,
  stands: 'Move 1',
  waitsFor: seat(0),
  outcome: null,
  takenBack: 0,
}
