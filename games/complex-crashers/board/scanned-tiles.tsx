// The stack of tiles as somebody knows it: how many are left, and those that the Operatives have looked at.

import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { tiles } from '../content/tiles.ts'
import type { State } from '../state.ts'
import { countOf } from './board-words.ts'
import { TilePicture } from './tile-picture.tsx'

export const ScannedTiles = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { kinds, scans } = view.state
  const coming = scans.filter(({ place }) => place <= kinds.length)
  const seen = coming.flatMap(({ tile, place }) => {
    const face = view.face(tile)
    return face === undefined ? [] : [{ face, place }]
  })
  return (
    <section>
      <h4>{countOf(kinds.length, 'tile')} in the stack</h4>
      {seen.length === 0 ? null : (
        <ol className="cc-reserve">
          {seen.map(({ face, place }) => (
            <li key={place} className="cc-tile">
              <TilePicture tile={face} rotation={0} />
              <span>{tiles.of(face).name}</span>
              <small>{place === kinds.length ? 'next' : `${kinds.length - place + 1} from the top`}</small>
            </li>
          ))}
        </ol>
      )}
      {seen.length === 0 && coming.length > 0 ? (
        <p className="dim">The Operatives have looked at {countOf(coming.length, 'tile')}.</p>
      ) : null}
    </section>
  )
}
