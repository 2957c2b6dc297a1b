// What is played in a room: the game, who finds the match, hints, and the options in words.

import { Icon } from '@umpire/board'
import type { AnyGame } from '@umpire/engine'
import type { Listed } from '@umpire/games'
import type { RoomInfo } from '@umpire/wire'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GameFacts, GamePicture } from '../home/game-card.tsx'
import { type OptionLine, optionLines } from './room-words.ts'

export const RoomAbout = ({
  listed,
  game,
  room,
}: {
  readonly listed: Listed
  /** Once it is loaded. */
  readonly game: AnyGame | undefined
  readonly room: RoomInfo
}): ReactNode => (
  <aside className="room-about">
    <GamePicture game={listed.id} />
    <h1>{listed.name}</h1>
    <p className="muted">{listed.about}</p>
    <GameFacts game={listed} />
    <ul className="room-facts">
      <li>
        <Icon name={room.isPublic ? 'reveal' : 'lock'} />
        {room.isPublic ? 'Public: listed under Together, anybody may watch' : 'By link only: not listed anywhere'}
      </li>
      <li>
        <Icon name="hint" />
        {room.hasHints ? 'Hints are allowed' : 'No hints'}
      </li>
    </ul>
    {game === undefined ? null : <Options game={game} room={room} />}
    <Link className="btn quiet" href={`/rules/${listed.id}`}>
      <Icon name="rules" />
      Read the rulebook
    </Link>
  </aside>
)

/** What is not as usual is in sight; the rest is folded away. */
const Options = ({ game, room }: { readonly game: AnyGame; readonly room: RoomInfo }): ReactNode => {
  const lines = optionLines(game.options, room.options)
  const usual = lines.filter(({ isUsual }) => isUsual)
  const changed = lines.filter(({ isUsual }) => !isUsual)
  return (
    <>
      {changed.length === 0 ? null : <OptionList lines={changed} />}
      {usual.length === 0 ? null : (
        <details className="more">
          <summary>{changed.length === 0 ? 'Options as usual' : 'The other options as usual'}</summary>
          <OptionList lines={usual} />
        </details>
      )}
    </>
  )
}

const OptionList = ({ lines }: { readonly lines: readonly OptionLine[] }): ReactNode => (
  <dl className="room-options">
    {lines.map(({ says, value }) => (
      <div key={says}>
        <dt>{says}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
