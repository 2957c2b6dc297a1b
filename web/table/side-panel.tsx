// Beside the board: what the game lays there, and under it the log, the chat, the rulebook and the standing orders.

import './side-panel.css'
import { Icon, type Tabletop } from '@umpire/board'
import { lazy, type ReactNode, Suspense } from 'react'
import { Chat } from '../online/chat.tsx'
import { Log } from './log.tsx'
import { OrderList } from './orders.tsx'
import type { LogLine, TableLink, TableState } from './table-link.ts'

const Rulebook = lazy(async () => ({ default: (await import('../rulebook/rulebook.tsx')).Rulebook }))

export type Tab = 'log' | 'chat' | 'rulebook' | 'orders'

const tabNames: { readonly [Name in Tab]: string } = {
  log: 'Log',
  chat: 'Chat',
  rulebook: 'Rulebook',
  orders: 'Orders',
}

const localTabs = ['log', 'rulebook', 'orders'] as const
const togetherTabs = ['log', 'chat', 'rulebook', 'orders'] as const

export const SidePanel = ({
  link,
  state,
  tabletop,
  lines,
  tab,
  unread,
  rule,
  onTab,
  onRule,
}: {
  link: TableLink
  state: TableState
  tabletop: Tabletop
  lines: readonly LogLine[]
  tab: Tab
  /** How many lines of the chat have not been read. */
  unread: number
  rule: string | undefined
  onTab: (tab: Tab) => void
  onRule: (rule: string) => void
}): ReactNode => {
  const { view, viewer, orders, together } = state
  const { side } = tabletop
  const counts: { readonly [Name in Tab]?: number } = { orders: orders.length, chat: unread }
  return (
    <>
      {side === undefined ? null : (
        <section className="game-side" aria-label={side.name}>
          <side.Panel view={view} />
        </section>
      )}
      <div className="tabs" role="tablist" aria-label="Beside the board">
        {(together === undefined ? localTabs : togetherTabs).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="beside"
            className={name === tab ? 'on' : ''}
            onClick={() => onTab(name)}
          >
            {tabNames[name]}
            <Count of={counts[name] ?? 0} />
          </button>
        ))}
      </div>
      <div id="beside" className="beside" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' ? (
          <Log lines={lines} viewer={viewer} players={link.players} seatNames={link.seatNames} />
        ) : tab === 'chat' ? (
          together === undefined || link.together === undefined ? null : (
            <Chat onSay={(text) => link.together?.say(text)} together={together} />
          )
        ) : tab === 'rulebook' ? (
          <Suspense fallback={<p className="muted pad">Opening the rulebook ...</p>}>
            <Rulebook game={link.game.id} rule={rule} onRule={onRule} />
          </Suspense>
        ) : orders.length === 0 ? (
          <p className="muted pad">
            <Icon name="standing-order" /> No standing orders. Give one at a question that comes again and again.
          </p>
        ) : (
          <div className="pad">
            <OrderList link={link} orders={orders} />
          </div>
        )}
      </div>
    </>
  )
}

export const Count = ({ of }: { readonly of: number }): ReactNode =>
  of === 0 ? null : <span className="cost"> {of}</span>
