// The bar on top of a replay: which game, how it ended, and what can be done with it as a whole.

import { Icon } from '@umpire/board'
import { Refusal, type View } from '@umpire/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { downloadGame } from '../store/download.ts'
import { keepShared } from '../store/keep-game.ts'
import { LinkDialog } from './link-dialog.tsx'
import { resultWords, roundWords } from './names.ts'
import type { ReplayedGame } from './replayed-game.ts'

export const ReplayBar = ({
  game,
  view,
  onRules,
}: {
  readonly game: ReplayedGame
  readonly view: View
  readonly onRules: () => void
}): ReactNode => {
  const { match, saved, players, tabletop } = game
  const [, go] = useLocation()
  const [open, setOpen] = useState<'link' | 'settings'>()
  const [refusal, setRefusal] = useState<Refusal>()
  const shared = useMemo(() => ({ record: match.record(), players }), [match, players])
  const close = (): void => setOpen(undefined)
  const keep = (): void => {
    void keepShared(shared).then((kept) => {
      if (kept instanceof Refusal) setRefusal(kept)
      else go(`/replay/${kept.id}`)
    })
  }
  const ended = [resultWords(game), roundWords(game, match.count)].filter((part) => part !== '').join(' in ')
  return (
    <header className="topbar">
      <Link className="home-link" href="/" aria-label="Umpire: home">
        <Icon name="umpire" />
      </Link>
      <div className="gname">
        <h1>
          <b>Replay: {match.game.name}</b>
        </h1>
        <span>
          {tabletop.subtitle(view)}, {match.outcome === null ? 'still going on' : ended}, seed {match.seed}
        </span>
      </div>
      {refusal === undefined ? null : (
        <p className="refused" role="alert">
          Not kept: {refusal.toString()}
        </p>
      )}
      <nav className="knobs" aria-label="This game">
        {saved === undefined ? <WordKnob name="Keep" icon="load" onClick={keep} /> : null}
        {saved !== undefined && match.outcome === null ? (
          <WordKnob name="Play on" icon="play" onClick={() => go(`/play/${saved.id}`)} />
        ) : null}
        <WordKnob name="Save" icon="save" onClick={() => downloadGame(shared)} />
        <WordKnob name="Link" icon="link" onClick={() => setOpen('link')} />
        <WordKnob name="Rulebook" icon="rules" onClick={onRules} />
        <button
          type="button"
          className="knob"
          aria-label="Settings"
          title="Settings"
          onClick={() => setOpen('settings')}
        >
          <Icon name="settings" />
        </button>
      </nav>
      {open === 'link' ? <LinkDialog shared={shared} onClose={close} /> : null}
      <SettingsDialog isOpen={open === 'settings'} onClose={close} />
    </header>
  )
}

const WordKnob = ({
  name,
  icon,
  onClick,
}: {
  readonly name: string
  readonly icon: string
  readonly onClick: () => void
}): ReactNode => (
  <button type="button" className="knob" onClick={onClick}>
    <Icon name={icon} />
    <span className="knob-word">{name}</span>
  </button>
)
