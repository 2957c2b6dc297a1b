// What keeps the browser from saving, in words, for a notice on every screen.

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** `trouble`: why games are not saved now; undefined while they are. */
export const storeTrouble = createStore<{ readonly trouble: string | undefined }>(() => ({ trouble: undefined }))

export const useStoreTrouble = (): string | undefined => useStore(storeTrouble, ({ trouble }) => trouble)

/** A tab with another version of the page holds the games. */
export class BlockedByTab extends Error {}

/** What the browser throws, said to a player. */
export function troubleWords(error: unknown): string {
  if (error instanceof BlockedByTab) {
    return 'another tab has an older version of Umpire open; close it and load this page again'
  }
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'QuotaExceededError':
      return 'the storage of this browser is full; remove old games or save this one as a file'
    case 'VersionError':
      return 'a newer version of Umpire was opened in another tab; load this page again'
    case 'SecurityError':
    case 'MissingStorage':
      return 'this browser does not let Umpire store anything (a private window, or storage is switched off)'
    default:
      return `this browser could not write to its storage${name === '' ? '' : ` (${name})`}; save the game as a file`
  }
}
