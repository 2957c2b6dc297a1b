// The bar on top: home, the game, where in the round it is, and the knobs: undo, redo, help, hint, rules, settings.

import './top-bar.css'
import { Icon, type Tabletop } from '@umpire/board'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { withNames } from './names.ts'
import { TableMenu } from './table-menu.tsx'
import type { TableLink, TableState } from './table-link.ts'

export const Knob = ({
  name,
  icon,
  hint,
  isOff = false,
  onClick,
}: {
  readonly name: string
  readonly icon: string
  /** More about it, or why it is off. */
  readonly hint?: string
  readonly isOff?: boolean
  readonly onClick: () => void
}): ReactNode => (
  <button
    type="button"
    className={`knob ${isOff ? 'off' : ''}`}
    aria-label={name}
    aria-disabled={isOff}
    title={hint === undefined ? name : `${name}: ${hint}`}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
)

export interface TopBarActions {
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onHelp: () => void
  readonly onHint: () => void
  readonly onRules: () => void
  readonly onSettings: () => void
  /** At a match over the network. */
  readonly onLink: () => void
  readonly onResign: () => void
}

export const TopBar = ({
  link,
  state,
  tabletop,
  onUndo,
  onRedo,
  onHelp,
  onHint,
  onRules,
  onSettings,
  onLink,
  onResign,
}: TopBarActions & { link: TableLink; state: TableState; tabletop: Tabletop }): ReactNode => {
  const { view, ask, undoRefusal, canRedo, hint, together } = state
  const isPlaying = together === undefined || together.mine.length > 0
  return (
    <header className="topbar">
      <Link className="home-link" href="/" aria-label="Umpire: home">
        <Icon name="umpire" />
      </Link>
      <div className="gname">
        <h1>{link.game.name}</h1>
        <span>{tabletop.subtitle(view)}</span>
      </div>
      <ol className="phases" aria-label="Where in the round">
        {tabletop.phases(view).map(({ name, is }) => (
          <li key={name} className={is} aria-current={is === 'now' ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <div className="knobs">
        {isPlaying ? (
          <Knob
            name="Undo"
            icon="undo"
            isOff={undoRefusal !== undefined}
            {...(undoRefusal === undefined
              ? {}
              : { hint: withNames(undoRefusal.reason, link.players, link.seatNames) })}
            onClick={onUndo}
          />
        ) : null}
        {together === undefined ? <Knob name="Redo" icon="redo" isOff={!canRedo} onClick={onRedo} /> : null}
        <Knob name="What can I do?" icon="why" onClick={onHelp} />
        {isPlaying && together?.room.hasHints !== false ? (
          <Knob name="Hint" icon="hint" isOff={ask === undefined || hint === 'thinking'} onClick={onHint} />
        ) : null}
        <Knob name="Rulebook" icon="rules" onClick={onRules} />
        <TableMenu
          link={link}
          state={state}
          onRedo={onRedo}
          onRules={onRules}
          onSettings={onSettings}
          onLink={onLink}
          onResign={onResign}
        />
      </div>
    </header>
  )
}
