// The bar on top: home, the game, where in the round it is, and the knobs: undo, redo, help, hint, rules, settings.

import './top-bar.css'
import { Icon, type Tabletop } from '@umpire/board'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
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
}: TopBarActions & { link: TableLink; state: TableState; tabletop: Tabletop }): ReactNode => {
  const { view, ask, undoRefusal, canRedo, hint } = state
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
        <Knob
          name="Undo"
          icon="undo"
          isOff={undoRefusal !== undefined}
          {...(undoRefusal === undefined ? {} : { hint: undoRefusal.reason })}
          onClick={onUndo}
        />
        <Knob name="Redo" icon="redo" isOff={!canRedo} onClick={onRedo} />
        <Knob name="What can I do?" icon="why" onClick={onHelp} />
        <Knob name="Hint" icon="hint" isOff={ask === undefined || hint === 'thinking'} onClick={onHint} />
        <Knob name="Rulebook" icon="rules" onClick={onRules} />
        <TableMenu link={link} onRedo={onRedo} onRules={onRules} onSettings={onSettings} />
      </div>
    </header>
  )
}
