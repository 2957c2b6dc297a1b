// The log's lines, from what was told: prose by the game, its look by the game's table. What was read before is kept.

import type { Tabletop } from '@umpire/board'
import { type AnyGame, logReader, type Told, type View, type Viewer } from '@umpire/engine'
import { capitalised } from './names.ts'
import type { LogLine } from './table-link.ts'

export class LogLines<Source> {
  private readonly game: AnyGame
  private readonly tabletop: Tabletop
  private readonly toldOf: (source: Source) => Told
  private lines: readonly LogLine[] = []
  /** What the lines were read from, and with whose eyes. */
  private sources: readonly Source[] = []
  private viewer: Viewer | undefined

  constructor(game: AnyGame, tabletop: Tabletop, toldOf: (source: Source) => Told) {
    this.game = game
    this.tabletop = tabletop
    this.toldOf = toldOf
  }

  /** The lines for the viewer: all anew for another one, and else from where something else was told than before. */
  read(view: View, sources: readonly Source[]): readonly LogLine[] {
    const known = this.viewer === view.viewer ? this.sources : []
    let kept = 0
    while (kept < known.length && kept < sources.length && known[kept] === sources[kept]) kept++
    if (kept < this.lines.length || kept < sources.length) {
      const added = sources.slice(kept).map((source, n) => this.line(view, this.toldOf(source), kept + n))
      this.lines = [...this.lines.slice(0, kept), ...added]
    }
    this.sources = sources.slice()
    this.viewer = view.viewer
    return this.lines
  }

  private line(view: View, told: Told, index: number): LogLine {
    const { event, at } = told
    const reader = logReader(view, told)
    return {
      index,
      at,
      text: capitalised(this.game.says(event, reader)),
      rule: event.rule,
      happening: this.tabletop.happening(event, reader),
    }
  }
}
