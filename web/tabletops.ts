// What each game brings for the page, found by its folder: board, picture and rulebook.

import type { Tabletop, TabletopModule } from '@umpire/board'

const boards = import.meta.glob<TabletopModule>('../games/*/board/index.tsx')
const rulebooks = import.meta.glob<string>('../games/*/rulebook.md', { query: '?raw', import: 'default' })
const pictures = import.meta.glob<string>('../games/*/board/picture.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The table of a game. A game in the list has one. */
export async function loadTabletop(game: string): Promise<Tabletop> {
  const load = boards[`../games/${game}/board/index.tsx`]
  if (load === undefined) throw new Error(`${game} has no board`)
  return (await load()).tabletop
}

/** The rulebook of a game, as Markdown; empty where it has none. */
export const loadRulebook = async (game: string): Promise<string> =>
  (await rulebooks[`../games/${game}/rulebook.md`]?.()) ?? ''

/** The address of a game's picture. */
export const pictureOf = (game: string): string | undefined => pictures[`../games/${game}/board/picture.svg`]
