// The ask bar while nobody at this screen is asked: who is, and what the bots do.

import { Icon, seatClass } from '@umpire/board'
import type { ReactNode } from 'react'
import { listed } from '../online/company.ts'
import { CompanyWays, companyWords } from '../online/company-notes.tsx'
import { Whom } from './ask-bar.tsx'
import { nameInLog, nameOnPanel } from './names.ts'
import { OrderList } from './orders.tsx'
import type { TableLink, TableState } from './table-link.ts'

/** What was answered and is on its way to the server. */
const SendingWords = ({ text, isInTouch }: { readonly text: string; readonly isInTouch: boolean }): ReactNode => (
  <div className="say">
    <h2>Waiting for the server</h2>
    <p>
      Your answer, <b>{text}</b>, {isInTouch ? 'is on its way.' : 'is kept and sent when the server can be reached.'}
    </p>
  </div>
)

export const WaitingBar = ({
  link,
  state,
  isShowing,
  onSkip,
}: {
  link: TableLink
  state: TableState
  /** True while events are still being shown. */
  isShowing: boolean
  onSkip: () => void
}): ReactNode => {
  const { waiting, orders, sending, together } = state
  const [first] = sending === undefined ? waiting : [sending]
  const names = waiting.map(({ seat }) => nameInLog(link.players, link.seatNames, seat))
  return (
    <section className={`ask ${first === undefined ? '' : seatClass(first.seat)}`} aria-label="What is asked">
      {first === undefined ? null : (
        <Whom link={link} seat={first.seat} note={nameOnPanel(link.players, link.seatNames, first.seat)} />
      )}
      {sending === undefined ? (
        <div className="say">
          <h2>Waiting for {listed(names) || 'nobody'}</h2>
          <p>{waiting[0] === undefined ? '' : `Asked: ${waiting[0].question}.`}</p>
          {together === undefined ? null : <p>{companyWords(together, waiting)}</p>}
        </div>
      ) : (
        <SendingWords text={sending.text} isInTouch={together?.isInTouch !== false} />
      )}
      <div className="groups">
        {orders.length === 0 ? null : (
          <div className="group">
            <span className="label">Standing orders</span>
            <OrderList link={link} orders={orders} />
          </div>
        )}
      </div>
      <div className="end">
        {together === undefined || link.together === undefined ? null : (
          <CompanyWays acts={link.together} together={together} waiting={waiting} />
        )}
        {isShowing ? (
          <button type="button" className="btn quiet" onClick={onSkip}>
            <Icon name="pass" /> Skip <kbd>Space</kbd>
          </button>
        ) : null}
      </div>
    </section>
  )
}
