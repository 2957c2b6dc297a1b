// The servers that are compared, and what a process with one of them in it says to whoever measures.

import { at } from '@umpire/engine'

export const sideNames = ['Umpire', 'boardgame.io', 'bare server'] as const
export type SideName = (typeof sideNames)[number]

/** Figures of all servers, in the order of their names, by what they are in the comparison. */
export function ofEach<Figure>(figures: readonly Figure[]): { umpire: Figure; peer: Figure; bare: Figure } {
  return { umpire: at(figures, 0), peer: at(figures, 1), bare: at(figures, 2) }
}

/** What a server has used so far. */
export interface Used {
  /** Processor time of all its threads, in microseconds. */
  readonly processor: number
  /** In bytes: objects and buffers, and the whole process but for the room that is kept for new objects. */
  readonly heap: number
  readonly resident: number
}

export type ToSide = 'used' | 'used, after a collection'

/** Where a server is: `http://127.0.0.1:4117`. */
export interface Serving {
  readonly address: string
  /** What it serves on another port: Umpire its figures, boardgame.io its lobby. */
  readonly beside?: string
}

export type FromSide = ({ readonly is: 'serving' } & Serving) | ({ readonly is: 'used' } & Used)
