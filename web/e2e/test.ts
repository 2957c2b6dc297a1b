// The browser tests' own `test`: a player at the page, with settings that suit a test, and no fault left unnoticed.

import { type BrowserContext, test as plain } from '@playwright/test'
import { watchFaults } from './faults.ts'
import { Player } from './player.ts'

/** What the page keeps of the person's settings; the rest has its default. */
export interface KeptSettings {
  readonly theme?: 'system' | 'dark' | 'light'
  readonly motion?: 'system' | 'still'
  readonly speed?: 0.5 | 1 | 2 | 4 | 'at once'
  readonly confirmClicks?: boolean
  readonly playerName?: string
}

/** Has the browser of a test keep nothing of the page for later, as some do in private windows. */
export const keepNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

interface Given {
  /**
   * Whether the browser keeps the whole page for use without a network, as it does for a player. Every test has a new
   * browser, which would fetch all of it again: only those do where it matters.
   */
  readonly keepsPage: boolean
  /** Set before the page opens. The default shows everything at once. */
  readonly settings: KeptSettings
  readonly player: Player
  /** What went wrong in the page unseen: exceptions, messages of the browser, files that did not come. */
  readonly faults: string[]
}

export const test = plain.extend<Given>({
  keepsPage: [false, { option: true }],
  settings: [{ speed: 'at once', motion: 'still' }, { option: true }],
  context: async ({ context, keepsPage }, use) => {
    if (!keepsPage) await keepNothing(context)
    await use(context)
  },
  faults: [
    async ({ page }, use) => {
      const faults = watchFaults(page)
      await use(faults)
      plain.expect(faults, 'what went wrong in the page unseen').toEqual([])
    },
    { auto: true },
  ],
  player: async ({ page, context, settings, hasTouch }, use) => {
    await context.addInitScript(
      (kept) => {
        if (localStorage.getItem('umpire.settings') === null) localStorage.setItem('umpire.settings', kept)
      },
      JSON.stringify({ state: settings, version: 0 }),
    )
    await use(new Player(page, hasTouch))
  },
})

export { expect } from '@playwright/test'
