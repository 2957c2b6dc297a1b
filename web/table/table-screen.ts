// One screen at a table: puts the question to the board, shows events in order, and calls the player.

import { type BlockedOption, type BoardStore, createBoardStore, MapWindow, marksOf } from '@umpire/board'
import type { AskJson, Refusal } from '@umpire/engine'
import { settings } from '../settings/settings.ts'
import { Presenter } from './presenter.ts'
import { soundOf, soundYourTurn } from './sound.ts'
import type { LogLine, TableLink, TableState } from './table-link.ts'

/** How long an answer that is on its way leaves the question on the screen, in milliseconds: most are taken by then. */
const beforeSending = 300

export interface Screen {
  readonly table: TableState
  /** The question on the screen, and whether it has just been answered. */
  readonly ask: AskJson | undefined
  readonly isAnswered: boolean
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
  /** What is said about it to be not possible, which may come after the question itself. */
  private blocked: readonly BlockedOption[] = []
  /** The question whose answer has just been sent, until it is taken or that takes too long. */
  private answered: AskJson | undefined
  private answeredTimer: ReturnType<typeof setTimeout> | undefined
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
    const answered = this.link.answer(ask.seat, text, ask.number)
    if (!(answered instanceof Promise)) return this.refuse(text, answered)
    void answered.then((refusal) => this.refuse(text, refusal))
  }

  private refuse(text: string, refusal: Refusal | undefined): void {
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
    const { blocked, lines } = this.link.getState()
    const ask = this.askOnScreen()
    const asked = ask === undefined ? '' : `${ask.seat} ${ask.number}`
    if (asked !== this.asked) this.board.ask(ask, blocked)
    else if (ask !== this.answered && blocked !== this.blocked) this.addBlocked(blocked)
    this.asked = asked
    this.blocked = blocked
    this.presenter.setLines(lines)
    this.call(ask)
    this.publish()
  }

  /** What is asked. While its answer is on its way, it stays for a moment: nothing jumps when it is taken at once. */
  private askOnScreen(): AskJson | undefined {
    const { ask, sending } = this.link.getState()
    if (ask !== undefined || sending === undefined) {
      clearTimeout(this.answeredTimer)
      this.answeredTimer = undefined
      this.answered = undefined
      return ask
    }
    if (this.answeredTimer === undefined) {
      this.answered = this.screen.ask
      this.answeredTimer = setTimeout(() => {
        this.answered = undefined
        this.update()
      }, beforeSending)
    }
    return this.answered
  }

  /** What has been clicked so far stays. */
  private addBlocked(blocked: readonly BlockedOption[]): void {
    const choosing = { ...this.board.getState().choosing, blocked }
    this.board.setState({ choosing, marks: marksOf(choosing) })
  }

  private showLine(line: LogLine | undefined): void {
    this.board.show(line?.happening)
    this.publish()
    const { sound, speed } = settings.getState()
    if (sound && speed !== 'at once' && line !== undefined) soundOf(line.happening.kind)
  }

  /** The title of the tab, and a tone, when somebody at this screen is asked. */
  private call(ask: AskJson | undefined): void {
    const { handOver } = this.link.getState()
    const isCalled = ask !== undefined || handOver !== undefined
    document.title = `${isCalled ? '● Your turn: ' : ''}${this.link.game.name} - Umpire`
    if (isCalled && !this.isCalled && settings.getState().sound) soundYourTurn()
    this.isCalled = isCalled
  }

  private makeScreen(): Screen {
    const table = this.link.getState()
    const { shown } = this.presenter
    const isShowing = shown < table.lines.length
    return {
      table,
      ask: table.ask ?? this.answered,
      isAnswered: this.answered !== undefined,
      lines: isShowing ? table.lines.slice(0, shown) : table.lines,
      isShowing,
    }
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
    clearTimeout(this.answeredTimer)
    this.listeners.clear()
    document.title = 'Umpire'
  }
}
