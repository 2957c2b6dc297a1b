// One screen at a table: puts the question to the board, shows events in order, and calls the player.

import { type BoardStore, createBoardStore, MapWindow } from '@umpire/board'
import { settings } from '../settings/settings.ts'
import { Presenter } from './presenter.ts'
import { soundOf, soundYourTurn } from './sound.ts'
import type { LogLine, TableLink, TableState } from './table-link.ts'

export interface Screen {
  readonly table: TableState
  /** The lines that have been shown so far. */
  readonly lines: readonly LogLine[]
  /** True while there is more to show. */
  readonly isShowing: boolean
}

export class TableScreen {
  readonly link: TableLink
  readonly board: BoardStore
  readonly map = new MapWindow()
  private readonly presenter: Presenter
  private readonly listeners = new Set<() => void>()
  private readonly unsubscribe: readonly (() => void)[]
  private screen: Screen
  /** The question on the board. The same said again, with a hint perhaps, leaves what has been clicked so far. */
  private asked = ''
  private isCalled = false

  constructor(link: TableLink) {
    this.link = link
    this.board = createBoardStore((text) => this.answer(text))
    this.presenter = new Presenter(
      (line) => this.showLine(line),
      () => settings.getState().speed,
    )
    this.presenter.setLines(link.getState().lines, false)
    this.screen = this.makeScreen()
    link.setPace(this.presenter.done)
    this.unsubscribe = [link.subscribe(() => this.update()), settings.subscribe(() => this.followSettings())]
    this.followSettings()
    this.update()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getScreen = (): Screen => this.screen

  private followSettings(): void {
    this.board.setState({ mustConfirm: settings.getState().confirmClicks })
  }

  private answer(text: string): void {
    const { ask } = this.link.getState()
    if (ask === undefined) return
    const refusal = this.link.answer(ask.seat, text, ask.number)
    if (refusal === undefined) return
    const { reason, rule } = refusal
    this.board.setState({
      tip: {
        about: text,
        blocked: { reason, ...(rule === undefined ? {} : { rule }) },
        at: { x: globalThis.innerWidth / 2, y: globalThis.innerHeight / 2 },
      },
    })
  }

  private update(): void {
    const { ask, blocked, lines } = this.link.getState()
    const asked = ask === undefined ? '' : `${ask.seat} ${ask.number}`
    if (asked !== this.asked) this.board.ask(ask, blocked)
    this.asked = asked
    this.presenter.setLines(lines)
    this.call()
    this.publish()
  }

  private showLine(line: LogLine | undefined): void {
    this.board.show(line?.happening)
    this.publish()
    const { sound, speed } = settings.getState()
    if (sound && speed !== 'at once' && line !== undefined) soundOf(line.happening.kind)
  }

  /** The title of the tab, and a tone, when somebody at this screen is asked. */
  private call(): void {
    const { ask, handOver } = this.link.getState()
    const isCalled = ask !== undefined || handOver !== undefined
    document.title = `${isCalled ? '● Your turn: ' : ''}${this.link.game.name} - Umpire`
    if (isCalled && !this.isCalled && settings.getState().sound) soundYourTurn()
    this.isCalled = isCalled
  }

  private makeScreen(): Screen {
    const table = this.link.getState()
    const { shown } = this.presenter
    const isShowing = shown < table.lines.length
    return { table, lines: isShowing ? table.lines.slice(0, shown) : table.lines, isShowing }
  }

  private publish(): void {
    this.screen = this.makeScreen()
    for (const listener of this.listeners) listener()
  }

  /** Shows at once what is still to be shown. */
  readonly skip = (): void => this.presenter.skip()

  close(): void {
    for (const stop of this.unsubscribe) stop()
    this.presenter.close()
    this.listeners.clear()
    document.title = 'Umpire'
  }
}
