// Saving text as a file on the player's machine.

import { gameFileName, gameFileText, type SharedGame } from './game-file.ts'

export function saveText(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const downloadGame = (shared: SharedGame): void =>
  saveText(gameFileName(shared.record.game, new Date()), gameFileText(shared))

/** What is left of a damaged game, for whoever can mend it. */
export const downloadDamaged = (id: string, raw: unknown): void =>
  saveText(`damaged-${id}.json`, `${JSON.stringify(raw, undefined, 2)}\n`)
