// What a game brings for its table in the page. The page knows games only through this.

import type { GameEvent, LogReader, Seat, View } from '@umpire/engine'
import type { ReactNode } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** How large a drawing is, and where its upper left corner lies: at 0, 0 if nothing is said. */
export interface Drawing extends Size {
  readonly x?: number
  readonly y?: number
}

export interface Phase {
  readonly name: string
  readonly is: 'done' | 'now' | 'coming'
}

/** A die as it lies on the table. */
export interface ShownDie {
  readonly face: number | string
  readonly kind?: 'd6' | 'd10' | 'special'
  /** Of special dice; black where nothing is said. */
  readonly colour?: 'black' | 'red'
  /** What becomes of it: it counts, it is to be spent, it does not count, it was dropped. */
  readonly is?: 'damage' | 'spend' | 'idle' | 'dropped'
}

/** What kinds of things happen; the filters of the log go by them. */
export type HappeningKind = 'move' | 'fight' | 'dice' | 'trade' | 'alarm' | 'round' | 'other'

/** A word that rises from a thing: `-3`. */
export interface Callout {
  readonly text: string
  /** What kind of news it is for the thing. */
  readonly tone: 'bad' | 'good' | 'plain'
}

/** What an event looks like: which things it speaks of, and what to show of it. */
export interface Happening {
  readonly kind: HappeningKind
  /** The things on the board that it speaks of; they pulse once. */
  readonly things: readonly string[]
  /** Whose doing it is. */
  readonly seat?: Seat | undefined
  /** True: it answers what somebody else is doing, and stands indented in the log. */
  readonly isReaction?: boolean
  readonly dice?: readonly ShownDie[] | undefined
  /** Rises from the first of the things. */
  readonly callout?: Callout | undefined
  /** The name of an icon that marks it in the replay, where it is worth marking. */
  readonly icon?: string | undefined
}

/** A key, and what it does: `W`, `adds a point`. */
export type BoardKey = readonly [key: string, does: string]

export interface Tabletop<S = unknown, E extends GameEvent = GameEvent> {
  /**
   * How large the drawing is, in its own units (about a pixel each at 1280 x 800). One that grows to all sides says where
   * it begins too, so that what lies in it stays where it is.
   */
  size(view: View<S>): Drawing
  /** What matters most to the viewer: what a small screen shows first. Default: everything. */
  focus?(view: View<S>): Box
  /** The drawing: the inside of an SVG. What can be chosen in it stands in a `Thing`. */
  Board(this: void, props: { readonly view: View<S> }): ReactNode
  /** What a seat has, for its panel: HTML, `stats` of the look. */
  SeatStats(this: void, props: { readonly view: View<S>; readonly seat: Seat }): ReactNode
  /** A word or two under the name of a seat: `2 crew`. */
  seatNote?(view: View<S>, seat: Seat): string
  /** What a seat has left to spend, for the line of seats on a small screen: `1 AP`. */
  seatPoints?(view: View<S>, seat: Seat): string
  /** What lies beside the board (shop, decks): HTML; what can be chosen in it stands in a `ThingButton`. */
  readonly side?: {
    readonly name: string
    readonly icon: string
    Panel(this: void, props: { readonly view: View<S> }): ReactNode
  }
  /** Under the name of the game: `3 players, 6 rounds`. */
  subtitle(view: View<S>): string
  /** Where in the round the game is, for the phase track. The first may be the round itself. */
  phases(view: View<S>): readonly Phase[]
  /** The round, counted from 1, or 0 where there are none: the replay marks them. */
  round(view: View<S>): number
  /** What keys do on the board beside those that do the same on all. */
  readonly keys?: readonly BoardKey[]
  /** Why the game ended as it did, in a sentence. */
  ending?(view: View<S>): string
  happening(event: E, reader: LogReader<S>): Happening
}

/** The module `games/<game>/board/index.tsx`. */
export interface TabletopModule {
  readonly tabletop: Tabletop
}
