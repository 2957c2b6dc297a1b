// The table: the board in the middle, seats and side panels around it, and the ask bar. On a phone the board comes first.

import './table.css'
import { BoardMap, BoardProvider, Icon, mapKeys, suggestionsOf, type Tabletop } from '@umpire/board'
import type { View } from '@umpire/engine'
import { memo, type ReactNode, useState, useSyncExternalStore } from 'react'
import { LinkOfMatch, ResignDialog } from '../online/match-dialogs.tsx'
import { TogetherBars, Watching } from '../online/together-bars.tsx'
import { useUnread } from '../online/use-unread.ts'
import { OpenRule } from '../rulebook/rule-link.tsx'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { AskBar } from './ask-bar.tsx'
import { DiceTray } from './dice-tray.tsx'
import { EndBar } from './end-bar.tsx'
import { groupsOf, keysOf } from './grouping.ts'
import { HandOver } from './hand-over.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { type Keys, useKeys } from './keys.ts'
import { Notice, TroubleNotice, UndoNotice } from './notices.tsx'
import { RefusalTip } from './refusal-tip.tsx'
import { Seats, SeatStrip } from './seats.tsx'
import { Count, SidePanel, type Tab } from './side-panel.tsx'
import type { TableScreen } from './table-screen.ts'
import { TopBar } from './top-bar.tsx'
import { WaitingBar } from './waiting-bar.tsx'

/** Which panel lies over the board on a small screen. */
type Sheet = 'seats' | 'beside' | 'panel' | undefined

/** Where the rails are sheets over the board: as in table.css. */
const isSmall = (): boolean => matchMedia('(max-width: 60rem)').matches

/** The board changes with the match, not with every line that is shown. */
const Drawing = memo(
  ({ tabletop, view }: { tabletop: Tabletop; view: View }): ReactNode => <tabletop.Board view={view} />,
)

export const Table = ({ screen, tabletop }: { screen: TableScreen; tabletop: Tabletop }): ReactNode => {
  const { table: state, ask, isAnswered, lines, isShowing } = useSyncExternalStore(screen.subscribe, screen.getScreen)
  const { link, board, map, skip } = screen
  const { view, outcome, handOver, undoRefusal, together } = state
  const [tab, setTab] = useState<Tab>('log')
  const [rule, setRule] = useState<string>()
  const [sheet, setSheet] = useState<Sheet>()
  const [open, setOpen] = useState<'help' | 'settings' | 'undo' | 'link' | 'resign' | undefined>()
  const close = (): void => setOpen(undefined)
  const isChatInSight = tab === 'chat' && (sheet === 'panel' || !isSmall())
  const unread = useUnread(together, isChatInSight)
  // What lies beside the board gets out of its way when something else is asked: where to build, after a purchase.
  const [asked, setAsked] = useState(ask?.name)
  if (asked !== ask?.name) {
    setAsked(ask?.name)
    if (sheet === 'beside') setSheet(undefined)
  }

  const openRule = (id: string): void => {
    close()
    board.hideTip()
    setRule(id)
    setTab('rulebook')
    setSheet('panel')
  }
  const undo = (): void => {
    if (undoRefusal === undefined) link.undo()
    else setOpen('undo')
  }
  const redo = (): void => {
    link.redo()
  }
  const openTab = (next: Tab): void => {
    setTab(next)
    setSheet('panel')
  }
  const actions = {
    onUndo: undo,
    onRedo: redo,
    onHelp: () => setOpen('help'),
    onHint: () => link.askForHint(),
    onRules: () => {
      setTab('rulebook')
      setSheet('panel')
    },
    onSettings: () => setOpen('settings'),
    onLink: () => setOpen('link'),
    onResign: () => setOpen('resign'),
  }

  const chooseByKey = (pressed: string): void => {
    const proposed = ask === undefined ? undefined : suggestionsOf(ask)[Number(pressed) - 1]
    if (ask !== undefined && proposed !== undefined) return board.draft([{ to: ask.name, say: proposed.say }])
    const entry = keysOf(groupsOf(board.getState().choosing)).find(({ key }) => key === pressed)?.entry
    const [index] = entry?.indexes ?? []
    const [thing] = entry?.option.things ?? []
    if (entry === undefined || index === undefined) return
    if (entry.indexes.length > 1 && thing !== undefined) board.clickThing(thing, { x: 0, y: 0 }, true)
    else board.clickOption(index)
  }
  const pass = (): void => {
    if (ask?.passes === true) board.clickOption(ask.options.length - 1)
  }
  const keys: Keys = {
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, n): [string, () => void] => [`${n + 1}`, () => chooseByKey(`${n + 1}`)]),
    ),
    enter: () => board.commit(),
    p: pass,
    r: () => board.turn(),
    escape: () => {
      if (!board.back()) setSheet(undefined)
      board.hideTip()
    },
    u: undo,
    'ctrl z': undo,
    y: redo,
    'ctrl y': redo,
    h: actions.onHint,
    '?': actions.onHelp,
    b: actions.onRules,
    l: () => setTab('log'),
    ' ': skip,
    ...mapKeys(map),
  }
  useKeys(handOver === undefined ? keys : {})

  if (handOver !== undefined) return <HandOver link={link} seat={handOver} />
  return (
    <BoardProvider value={board}>
      <OpenRule value={openRule}>
        <main className="table" data-game={link.game.id} data-sheet={sheet}>
          <TopBar link={link} state={state} tabletop={tabletop} {...actions} />
          <SeatStrip link={link} state={state} tabletop={tabletop} onOpen={() => setSheet('seats')} />
          <aside className="rail left" aria-label="Seats">
            <h2 className="label">
              Players, in turn order <Watching together={together} />
            </h2>
            <Seats link={link} state={state} tabletop={tabletop} />
          </aside>
          <BoardMap
            window={map}
            size={tabletop.size(view)}
            focus={tabletop.focus?.(view)}
            label={`Board of ${link.game.name}`}
          >
            <Drawing tabletop={tabletop} view={view} />
          </BoardMap>
          <DiceTray lines={lines} />
          <aside className="rail right" aria-label="Log, rulebook and what lies beside the board">
            <SidePanel
              link={link}
              state={state}
              tabletop={tabletop}
              lines={lines}
              tab={tab}
              unread={unread}
              rule={rule}
              onTab={setTab}
              onRule={openRule}
            />
          </aside>
          <div className="ask-place">
            <Notice lines={lines} />
            <TroubleNotice trouble={state.trouble} />
            {together === undefined || link.together === undefined ? null : (
              <TogetherBars acts={link.together} together={together} state={state} />
            )}
            {outcome !== null && !isShowing ? (
              <EndBar link={link} outcome={outcome} why={tabletop.ending?.(view)} together={together} />
            ) : ask === undefined ? (
              <WaitingBar link={link} state={state} isShowing={isShowing} onSkip={skip} />
            ) : (
              <AskBar link={link} state={state} ask={ask} isAnswered={isAnswered} />
            )}
          </div>
          <nav className="sheets" aria-label="Panels">
            <SheetButton name="Table" icon="fit" isOn={sheet === undefined} onClick={() => setSheet(undefined)} />
            <SheetButton name="Seats" icon="seats" isOn={sheet === 'seats'} onClick={() => setSheet('seats')} />
            {tabletop.side === undefined ? null : (
              <SheetButton
                name={tabletop.side.name}
                icon={tabletop.side.icon}
                isOn={sheet === 'beside'}
                onClick={() => setSheet('beside')}
              />
            )}
            <SheetButton
              name="Log"
              icon="log"
              isOn={sheet === 'panel' && tab === 'log'}
              onClick={() => openTab('log')}
            />
            {together === undefined ? null : (
              <SheetButton
                name="Chat"
                icon="chat"
                count={unread}
                isOn={sheet === 'panel' && tab === 'chat'}
                onClick={() => openTab('chat')}
              />
            )}
            <SheetButton
              name="Rules"
              icon="rules"
              isOn={sheet === 'panel' && tab === 'rulebook'}
              onClick={() => openTab('rulebook')}
            />
          </nav>
          <RefusalTip />
          <HelpDialog state={state} boardKeys={tabletop.keys} isOpen={open === 'help'} onClose={close} />
          <SettingsDialog isOpen={open === 'settings'} onClose={close} />
          <UndoNotice link={link} refusal={undoRefusal} isOpen={open === 'undo'} onClose={close} />
          <LinkOfMatch match={link.id} isOpen={open === 'link'} onClose={close} />
          <ResignDialog isOpen={open === 'resign'} onClose={close} onResign={() => link.together?.resign()} />
        </main>
      </OpenRule>
    </BoardProvider>
  )
}

const SheetButton = ({
  name,
  icon,
  count = 0,
  isOn,
  onClick,
}: {
  name: string
  icon: string
  count?: number
  isOn: boolean
  onClick: () => void
}): ReactNode => (
  <button type="button" className={isOn ? 'on' : ''} aria-pressed={isOn} onClick={onClick}>
    <Icon name={icon} />
    <span>
      {name}
      <Count of={count} />
    </span>
  </button>
)
