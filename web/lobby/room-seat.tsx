// A seat in the room of a match that has not begun: who sits there or may, and what one can do about it.

import { Flag, seatClass, seatLetter } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import type { SeatInfo } from '@umpire/wire'
import type { ReactNode } from 'react'
import { CopyField } from '../settings/copy-field.tsx'
import { capitalised } from '../table/names.ts'
import { invitationLink } from './invitation.ts'
import type { Room } from './use-room.ts'
import { WishSelect } from './wish-select.tsx'

interface RoomSeatProps {
  readonly match: string
  readonly seat: Seat
  /** What the game calls it. */
  readonly name: string
  readonly info: SeatInfo
  readonly isMine: boolean
  /** Whoever looks has a seat already. */
  readonly isSeated: boolean
  /** Whoever looks has made the match. */
  readonly isHost: boolean
  /** Whoever sits here has. */
  readonly isHosts: boolean
  readonly room: Room
}

export const RoomSeat = (props: RoomSeatProps): ReactNode => {
  const { match, seat, name, info, isMine } = props
  return (
    <li className={`room-seat ${seatClass(seat)} ${info.kind} ${isMine ? 'mine' : ''}`}>
      <Flag seat={seat} size="l" />
      <div className="room-sitter">
        <b>{whoWords(info)}</b>
        <span className="muted">
          <span className="vh">Seat {seatLetter(seat)}, </span>
          {capitalised(name)}
          <Presence {...props} />
        </span>
      </div>
      <SeatTools {...props} />
      {info.invite === undefined ? null : (
        <CopyField
          label={`Link for seat ${seatLetter(seat)}`}
          text={invitationLink(match, { seat, token: info.invite })}
          note="Pass it on: whoever opens it takes this seat."
        />
      )}
    </li>
  )
}

function whoWords({ kind, name, level }: SeatInfo): string {
  if (kind === 'person') return name ?? 'Somebody'
  if (kind === 'bot') return `Bot, ${level ?? ''}`
  return kind === 'open' ? 'Open to anybody' : 'By invitation'
}

const Presence = ({ info: { kind, isHere }, isMine, isHosts }: RoomSeatProps): ReactNode =>
  kind !== 'person' ? null : (
    <>
      <span className={isHere === true ? 'room-presence here' : 'room-presence'}>
        {isHere === true ? 'here' : 'away'}
      </span>
      {isMine ? <span className="pill">you</span> : null}
      {isHosts ? <span className="pill">host</span> : null}
    </>
  )

/** What one may do at a seat, by a button. */
interface SeatAction {
  readonly words: string
  readonly label: string
  readonly kind: 'go' | 'quiet' | ''
  readonly act: () => void
}

function actionAt({ seat, info, isMine, isSeated, isHost, room }: RoomSeatProps): SeatAction | undefined {
  const { kind, name } = info
  const letter = seatLetter(seat)
  if (isMine) {
    return { words: 'Stand up', label: `Stand up from seat ${letter}`, kind: '', act: () => room.standUp(seat) }
  }
  if (kind === 'person') {
    const label = `Remove ${name ?? ''} from seat ${letter}`
    const remove = (): void => room.setSeat(seat, { kind: 'open' })
    return isHost ? { words: 'Remove', label, kind: 'quiet', act: remove } : undefined
  }
  const isForMe = kind === 'open' || (kind === 'invited' && room.invitation?.seat === seat)
  // A host who sits somewhere moves by the list of choices.
  if (!isForMe || (isHost && isSeated)) return undefined
  const words = isSeated ? 'Move here' : 'Sit here'
  return { words, label: `${words}: seat ${letter}`, kind: isSeated ? '' : 'go', act: () => room.sit(seat) }
}

const SeatTools = (props: RoomSeatProps): ReactNode => {
  const { seat, info, isHost, room } = props
  const action = actionAt(props)
  return (
    <div className={info.kind === 'person' ? 'room-tools' : 'room-tools wide'}>
      {action === undefined ? null : (
        <button type="button" className={`btn small ${action.kind}`} aria-label={action.label} onClick={action.act}>
          {action.words}
        </button>
      )}
      {isHost && info.kind !== 'person' ? (
        <WishSelect
          label={`Who may sit at seat ${seatLetter(seat)}`}
          value={info.kind === 'bot' ? `bot ${info.level}` : info.kind}
          onChange={(wish) => room.setSeat(seat, wish)}
        />
      ) : null}
    </div>
  )
}
