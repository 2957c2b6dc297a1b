// What the bare server and its players say: an answer in notation, and the whole view after it.

import type { AskJson, ViewJson } from '@umpire/engine'

export interface FromPlayer {
  readonly text: string
}

export interface ToPlayer {
  readonly view: ViewJson
  readonly ask: AskJson | null
  readonly isOver: boolean
}
