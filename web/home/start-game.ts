// Starting a game: a match is begun, kept by the browser, and the setup is remembered for the next time.

import { type AnyGame, Match, Refusal } from '@umpire/engine'
import { changeSettings, cleanName, settings } from '../settings/settings.ts'
import { gameStore } from '../store/game-store.ts'
import { newGameId, newSavedGame } from '../store/keep-game.ts'
import { loadTabletop } from '../tabletops.ts'
import { type ChosenOptions, type Seating, trimmed } from './seating.ts'

/** The id of the game that was started; a refusal where it cannot be. An empty seed: a new one. */
export async function startGame(
  game: AnyGame,
  { players, mine }: Seating,
  options: ChosenOptions,
  seed: string,
): Promise<string | Refusal> {
  const names = trimmed(players)
  const match = Match.start(game, { seats: names.length, options, seed: seed === '' ? newGameId() : seed })
  if (match instanceof Refusal) return match
  const tabletop = await loadTabletop(game.id).catch(() => new Refusal('unusable', 'The board could not be loaded.'))
  if (tabletop instanceof Refusal) return tabletop
  const saved = newSavedGame(match, tabletop, names)
  const refusal = await (await gameStore()).create(saved, [])
  if (refusal !== undefined) return refusal
  const { playerName, setups } = settings.getState()
  const me = mine === undefined ? undefined : names[mine]
  changeSettings({
    playerName: me?.kind === 'person' ? cleanName(me.name, playerName) : playerName,
    setups: { ...setups, [game.id]: { players: names, options } },
  })
  return saved.id
}
