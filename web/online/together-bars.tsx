// What stands over the question at a match over the network: whether we are in touch, and what is proposed.

import './together-bars.css'
import { Icon } from '@umpire/board'
import { type ReactNode, useEffect, useState } from 'react'
import type { TableState, Together, TogetherActs } from '../table/table-link.ts'
import { listed, nameOfSeat } from './company.ts'

interface BarsProps {
  readonly acts: TogetherActs
  readonly together: Together
}

export const TogetherBars = ({ acts, together, state }: BarsProps & { readonly state: TableState }): ReactNode => (
  <>
    <TouchBar isInTouch={together.isInTouch} isSending={state.sending !== undefined} />
    {together.room.status === 'running' ? <ProposalBar acts={acts} together={together} /> : null}
  </>
)

/** How long it is said that we are back. */
const backStays = 2500

const TouchBar = ({
  isInTouch,
  isSending,
}: {
  readonly isInTouch: boolean
  readonly isSending: boolean
}): ReactNode => {
  const [isBack, setBack] = useState(false)
  const [wasInTouch, setWasInTouch] = useState(isInTouch)
  if (wasInTouch !== isInTouch) {
    setWasInTouch(isInTouch)
    setBack(isInTouch)
  }
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setBack(false), backStays)
    return () => clearTimeout(timer)
  }, [isBack])
  if (isInTouch) {
    return isBack ? (
      <p className="touch-bar" role="status">
        <Icon name="confirm" /> In touch again.
      </p>
    ) : null
  }
  return (
    <p className="touch-bar lost" role="alert">
      <Icon name="timer" /> Out of touch with the server. Trying again ...
      {isSending ? ' Your answer is kept.' : ''}
    </p>
  )
}

const ProposalBar = ({ acts, together: { room, mine } }: BarsProps): ReactNode => {
  const { proposal } = room
  if (proposal === undefined) return null
  const { what, by, waitsFor } = proposal
  const isMine = mine.includes(by)
  const isAsked = waitsFor.some((seat) => mine.includes(seat))
  const wish = what === 'take back' ? 'ask to take an answer back' : 'offer to end the match without a winner'
  const says = isMine ? `You ${wish}.` : `${nameOfSeat(room, by)} ${wish.replace(/^\w+/, '$&s')}.`
  const others = listed(waitsFor.map((seat) => nameOfSeat(room, seat)))
  return (
    <div className="proposal-bar" role="status">
      <Icon name={what === 'take back' ? 'undo' : 'hold'} />
      <span>{isAsked ? says : `${says} Waiting for ${others}.`}</span>
      {isAsked ? (
        <div>
          <button type="button" className="btn small go" onClick={() => acts.consent(true)}>
            {what === 'take back' ? 'Allow' : 'Agree'}
          </button>
          <button type="button" className="btn small quiet" onClick={() => acts.consent(false)}>
            {what === 'take back' ? 'Refuse' : 'Play on'}
          </button>
        </div>
      ) : isMine ? (
        <div>
          <button type="button" className="btn small quiet" onClick={() => acts.consent(false)}>
            Never mind
          </button>
        </div>
      ) : null}
    </div>
  )
}

/** How many look on; nothing where nobody does. */
export const Watching = ({ together }: { readonly together: Together | undefined }): ReactNode =>
  together === undefined || together.room.watching === 0 ? null : (
    <span className="watching">
      <Icon name="reveal" /> {together.room.watching} watching
    </span>
  )
