// Beside the board: what the game lays there, and under it the log, the rulebook and the standing orders.

import './side-panel.css'
import { Icon, type Tabletop } from '@umpire/board'
import { lazy, type ReactNode, Suspense } from 'react'
import { Log } from './log.tsx'
import { OrderList } from './orders.tsx'
import type { LogLine, TableLink, TableState } from './table-link.ts'

const Rulebook = lazy(async () => ({ default: (await import('../rulebook/rulebook.tsx')).Rulebook }))

export type Tab = 'log' | 'rulebook' | 'orders'

const tabNames: { readonly [Name in Tab]: string } = { log: 'Log', rulebook: 'Rulebook', orders: 'Orders' }

export const SidePanel = ({
  link,
  state,
  tabletop,
  lines,
  tab,
  rule,
  onTab,
  onRule,
}: {
  link: TableLink
  state: TableState
  tabletop: Tabletop
  lines: readonly LogLine[]
  tab: Tab
  rule: string | undefined
  onTab: (tab: Tab) => void
  onRule: (rule: string) => void
}): ReactNode => {
  const { view, viewer, orders } = state
  const { side } = tabletop
  return (
    <>
      {side === undefined ? null : (
        <section className="game-side" aria-label={side.name}>
          <side.Panel view={view} />
        </section>
      )}
      <div className="tabs" role="tablist" aria-label="Beside the board">
        {(['log', 'rulebook', 'orders'] as const).map((name) => (
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
            {name === 'orders' && orders.length > 0 ? <span className="cost"> {orders.length}</span> : null}
          </button>
        ))}
      </div>
      <div id="beside" className="beside" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' ? (
          <Log lines={lines} viewer={viewer} players={link.players} seatNames={link.seatNames} />
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
