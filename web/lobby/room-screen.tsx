// The room of a match before it begins: who sits where, how others come in, what is played, and the start.

import { Icon } from '@umpire/board'
import { Refusal, seat, seatNames } from '@umpire/engine'
import { games, type Listed } from '@umpire/games'
import type { Seen } from '@umpire/wire'
import type { MatchConnection, MatchState } from '@umpire/wire/connection'
import type { ReactNode } from 'react'
import { Frame } from '../home/frame.tsx'
import { useTitle } from '../home/title.ts'
import { useGame } from '../home/use-game.ts'
import { Chat } from '../online/chat.tsx'
import { CopyField } from '../settings/copy-field.tsx'
import { matchLink } from './invitation.ts'
import { isFree } from './match-words.ts'
import { useMe } from './me.ts'
import { NameDialog } from './name-field.tsx'
import { Refused } from './refused.tsx'
import { RoomAbout } from './room-about.tsx'
import { RoomSeat } from './room-seat.tsx'
import { awayWords, hostName, missingWords } from './room-words.ts'
import { type Room, useRoom } from './use-room.ts'
import '../home/new-game.css'
import './room-screen.css'

export const RoomScreen = ({
  connection,
  state: { seen, isInTouch, chat },
}: {
  readonly connection: MatchConnection
  readonly state: MatchState
}): ReactNode => {
  const listed = games.find(({ id }) => id === seen?.room.game)
  useMe()
  useTitle(listed === undefined ? 'Room' : `Room of ${listed.name}`)
  if (seen === undefined) return null
  if (listed === undefined) return <UnknownGame />
  return (
    <Frame>
      <main className="new-game" data-game={listed.id}>
        <Inside listed={listed} seen={seen} chat={chat} isInTouch={isInTouch} connection={connection} />
      </main>
    </Frame>
  )
}

const UnknownGame = (): ReactNode => (
  <Frame>
    <main>
      <section className="screen empty">
        <h1>This page does not know the game of the match</h1>
        <p className="muted">The server has a newer version. Load the page again.</p>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          Load again
        </button>
      </section>
    </main>
  </Frame>
)

const Inside = ({
  listed,
  seen,
  chat,
  isInTouch,
  connection,
}: {
  readonly listed: Listed
  readonly seen: Seen
  readonly chat: MatchState['chat']
  readonly isInTouch: boolean
  readonly connection: MatchConnection
}): ReactNode => {
  const loaded = useGame(listed)
  const game = loaded instanceof Refusal ? undefined : loaded
  const { options, seats } = seen.room
  return (
    <>
      <RoomAbout listed={listed} game={game} room={seen.room} />
      <div className="setup">
        {isInTouch ? null : (
          <p className="notice" role="status">
            Out of touch with the server. Trying again ...
          </p>
        )}
        <Seats
          connection={connection}
          seen={seen}
          names={game === undefined ? [] : seatNames(game, options, seats.length)}
        />
        <section className="room-chat" aria-label="Talk">
          <Chat onSay={(text) => void connection.send({ do: 'say', text })} together={{ ...seen, chat }} />
        </section>
      </div>
    </>
  )
}

const Seats = ({
  connection,
  seen,
  names,
}: {
  readonly connection: MatchConnection
  readonly seen: Seen
  /** What the game calls the seats; none until it is loaded. */
  readonly names: readonly string[]
}): ReactNode => {
  const { room: info, me, mine } = seen
  const room = useRoom(connection, seen)
  const isHost = me !== null && info.host === me
  const missing = missingWords(info.seats)
  const others = info.watching - (mine.length === 0 ? 1 : 0)
  return (
    <>
      <section className="field" aria-labelledby="room-seats">
        <h2 id="room-seats">{missing === '' ? 'Every seat is taken' : 'Waiting for players'}</h2>
        <ol className="seat-rows">
          {info.seats.map((one, n) => (
            <RoomSeat
              // A seat is known by its place alone.
              // oxlint-disable-next-line react/no-array-index-key
              key={n}
              match={info.id}
              seat={seat(n)}
              name={names[n] ?? ''}
              info={one}
              isMine={mine.includes(seat(n))}
              isSeated={mine.length > 0}
              isHost={isHost}
              isHosts={one.person === info.host}
              room={room}
            />
          ))}
        </ol>
        {others === 0 ? null : (
          <p className="seats-note">{others === 1 ? 'One more is looking on.' : `${others} more are looking on.`}</p>
        )}
      </section>
      <section className="field" aria-labelledby="room-link">
        <h2 id="room-link">Bring others in</h2>
        <CopyField
          label="Link of the match"
          text={matchLink(info.id)}
          note={
            info.seats.some(({ kind }) => kind === 'open')
              ? 'Whoever opens it may take an open seat, or watch.'
              : 'Whoever opens it may watch.'
          }
        />
      </section>
      <footer>
        <Refused refusal={room.refused} />
        {isHost ? <Start seen={seen} room={room} missing={missing} /> : <WhoStarts seen={seen} missing={missing} />}
      </footer>
      <NameDialog isOpen={room.wanted !== undefined} onNamed={room.named} onClose={room.unnamed} />
    </>
  )
}

const Start = ({
  seen: { room: info },
  room,
  missing,
}: {
  readonly seen: Seen
  readonly room: Room
  readonly missing: string
}): ReactNode => (
  <>
    <p className="room-missing" role="status">
      {missing === '' ? awayWords(info.seats) : missing}
    </p>
    <div className="room-start">
      {info.seats.some(isFree) ? (
        <button type="button" className="btn quiet" onClick={room.fill}>
          <Icon name="bot" />
          Fill with bots
        </button>
      ) : null}
      <button type="button" className="btn go" disabled={missing !== ''} onClick={room.start}>
        <Icon name="play" />
        Start the match
      </button>
    </div>
  </>
)

const WhoStarts = ({ seen: { room, mine }, missing }: { readonly seen: Seen; readonly missing: string }): ReactNode => (
  <p className="room-missing" role="status">
    {missing} {room.status === 'running' ? 'Then the match goes on where it was.' : whoStarts(room, mine, missing)}
  </p>
)

const whoStarts = (room: Seen['room'], mine: Seen['mine'], missing: string): string =>
  mine.length === 0 && missing === ''
    ? `There is no seat for you; stay, and you watch when ${hostName(room)} starts the match.`
    : `The match begins when ${hostName(room)} starts it.`
