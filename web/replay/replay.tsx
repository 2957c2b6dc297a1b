// The replay: the board at any moment of a game, what was decided there, the log, and the game as a line in time.

import { BoardMap, BoardProvider, createBoardStore, MapWindow } from '@umpire/board'
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react'
import { OpenRule } from '../rulebook/rule-link.tsx'
import { type Keys, useKeys } from '../table/keys.ts'
import { Controls } from './controls.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { momentWords } from './names.ts'
import { moved, roundFrom } from './playback.ts'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayLog } from './replay-log.tsx'
import { decisionAt, firstViewer, logOf, momentAt, type ReplayedGame, viewersOf } from './replayed-game.ts'
import { Sheet } from './sheet.tsx'
import { Timeline } from './timeline.tsx'
import { useDecisionMarks, useHappenings } from './use-happenings.ts'
import { WhatIf } from './what-if.tsx'

const Rulebook = lazy(async () => ({ default: (await import('../rulebook/rulebook.tsx')).Rulebook }))

/** A replay answers nothing. */
const nobodyAnswers = (): void => undefined

export const Replay = ({ game }: { readonly game: ReplayedGame }): ReactNode => {
  const { match: end, tabletop, rounds } = game
  const viewers = useMemo(() => viewersOf(game), [game])
  const [playback, move] = useReducer(moved, {
    moment: 0,
    last: end.count,
    isStep: false,
    isPlaying: false,
    speed: 1,
    viewer: firstViewer(viewers),
  })
  /** Board and log follow the slider as fast as they can; the slider itself waits for nothing. */
  const shown = useDeferredValue(playback)
  const { viewer } = shown
  const [board] = useState(() => createBoardStore(nobodyAnswers))
  const [map] = useState(() => new MapWindow())
  const [sheet, setSheet] = useState<'decision' | 'log' | 'rulebook'>()
  const [rule, setRule] = useState<string>()
  const closeSheet = (): void => setSheet(undefined)
  const openRule = useCallback((id: string | undefined): void => {
    setRule(id)
    setSheet('rulebook')
  }, [])
  const moment = useMemo(() => momentAt(end, shown.moment), [end, shown.moment])
  const lines = useMemo(() => logOf(game, viewer), [game, viewer])
  const decision = useMemo(() => decisionAt(game, moment, viewer), [game, moment, viewer])
  const view = useMemo(() => moment.view(viewer), [moment, viewer])
  useHappenings(board, lines, shown, move)
  useDecisionMarks(board, decision)

  const goTo = useCallback((to: number): void => move({ do: 'go', to }), [])
  const play = (): void => move({ do: 'play or pause' })
  const keys: Keys = {
    arrowleft: () => move({ do: 'step', by: -1 }),
    arrowright: () => move({ do: 'step', by: 1 }),
    home: () => goTo(0),
    end: () => goTo(end.count),
    pageup: () => goTo(roundFrom(rounds, playback.moment, -1)),
    pagedown: () => goTo(roundFrom(rounds, playback.moment, 1)),
    ' ': play,
    ...Object.fromEntries(
      viewers.map((one, n): [string, () => void] => [`${n + 1}`, () => move({ do: 'see', viewer: one })]),
    ),
  }
  useKeys(keys)

  const { Board } = tabletop
  const what = <DecisionPanel game={game} moment={shown.moment} decision={decision} />
  const whatIf = <WhatIf key={shown.moment} game={game} moment={moment} decision={decision} />
  const log = <ReplayLog game={game} lines={lines} moment={shown.moment} onMoment={goTo} />
  return (
    <BoardProvider value={board}>
      <OpenRule value={openRule}>
        <main className="replay" data-game={end.game.id}>
          <ReplayBar game={game} view={view} onRules={() => openRule(undefined)} />
          <BoardMap
            window={map}
            size={tabletop.size(view)}
            focus={tabletop.focus?.(view)}
            label={`Board of ${end.game.name}, ${shown.moment} of ${end.count} decisions made`}
          >
            <Board view={view} />
          </BoardMap>
          <aside className="replay-side" aria-label="Decision and log">
            {what}
            {log}
            {whatIf}
          </aside>
          <section className="replay-time" aria-label="Time">
            <Timeline game={game} lines={lines} moment={playback.moment} onMoment={goTo} onPlay={play} />
            <Controls
              game={game}
              playback={playback}
              viewers={viewers}
              decision={decision}
              move={move}
              onDecision={() => setSheet('decision')}
              onLog={() => setSheet('log')}
            />
          </section>
          <Sheet title={momentWords(game, shown.moment)} isOpen={sheet === 'decision'} onClose={closeSheet}>
            {what}
            {whatIf}
          </Sheet>
          <Sheet title="Log" isOpen={sheet === 'log'} onClose={closeSheet}>
            {log}
          </Sheet>
          <Sheet title="Rulebook" isOpen={sheet === 'rulebook'} onClose={closeSheet}>
            <div className="sheet-text">
              <Suspense fallback={<p className="muted">Opening the rulebook ...</p>}>
                <Rulebook game={end.game.id} rule={rule} onRule={openRule} />
              </Suspense>
            </div>
          </Sheet>
        </main>
      </OpenRule>
    </BoardProvider>
  )
}
