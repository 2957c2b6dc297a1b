// Several people at several browsers: the tests' own `test` with other browsers beside the first, and what is done there.

import type { Locator } from '@playwright/test'
import { watchFaults } from './faults.ts'
import { Player } from './player.ts'
import { expect, keepNothing, test as alone } from './test.ts'

/** Somebody at a browser of their own. */
export interface Somebody {
  readonly player: Player
  /** What went wrong in their page unseen. */
  readonly faults: string[]
}

interface Given {
  /** Opens another browser, which knows nothing of the first. */
  readonly elsewhere: () => Promise<Somebody>
}

export const test = alone.extend<Given>({
  elsewhere: async ({ browser, keepsPage, settings, hasTouch }, use) => {
    const opened: (Somebody & { readonly close: () => Promise<void> })[] = []
    await use(async () => {
      const context = await browser.newContext()
      if (!keepsPage) await keepNothing(context)
      await context.addInitScript(
        (kept) => localStorage.setItem('umpire.settings', kept),
        JSON.stringify({ state: settings, version: 0 }),
      )
      const page = await context.newPage()
      const somebody = { player: new Player(page, hasTouch), faults: watchFaults(page), close: () => context.close() }
      opened.push(somebody)
      return somebody
    })
    for (const { faults, close } of opened) {
      expect(faults, 'what went wrong unseen in another browser').toEqual([])
      await close()
    }
  },
})

export { expect } from './test.ts'

/** A name that nobody else has, since all tests share one server: `Mara k3x9`. */
export const uniqueName = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 6)}`

/** The server refuses something, which the browser notes as an error beside the page's own words. */
export async function expectRefused(faults: string[], status: number): Promise<void> {
  await expect.poll(() => faults.filter((fault) => fault.includes(String(status))).length).toBe(2)
  faults.length = 0
}

export interface NewMatch {
  readonly game: string
  readonly seats: readonly string[]
  /** Asked for where the person has none yet. */
  readonly name?: string
  readonly isByLink?: boolean
  /** The server, where it is not the one of all tests. */
  readonly at?: string
}

/** Sets up a match over the network; gives its address. */
export async function makeMatch(
  player: Player,
  { game, seats, name, isByLink = false, at = '' }: NewMatch,
): Promise<string> {
  const { page } = player
  await player.open(`${at}/new/${game}/together`)
  if (name !== undefined) await page.getByLabel('Your name').fill(name)
  const players = page.getByRole('group', { name: 'Players' })
  if ((await players.count()) > 0) await players.getByText(String(seats.length), { exact: true }).click()
  for (const [index, seat] of seats.entries()) {
    await page.getByLabel(`Who plays seat ${'ABCDEF'.charAt(index)}`).selectOption(seat)
  }
  if (isByLink) await player.press(page.getByText('By link only'))
  await player.press(page.getByRole('button', { name: 'Make the match' }))
  await page.waitForURL('**/match/*')
  return page.url()
}

/** Sits down at a seat of the room that is open, under a name where it is asked for. */
export async function sitDown(player: Player, letter: string, name?: string): Promise<void> {
  await player.press(player.page.getByRole('button', { name: `here: seat ${letter}` }))
  if (name !== undefined) await giveName(player, name)
  await expect(player.page.getByRole('button', { name: `Stand up from seat ${letter}` })).toBeVisible()
}

/** Answers the question for a name, and sits down with it. */
export async function giveName({ page }: Player, name: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'What are you called?' })
  await asked.getByLabel('Your name').fill(name)
  await asked.getByRole('button', { name: 'Sit down' }).click()
  await expect(asked).toBeHidden()
}

/** A seat of the room, with who sits there. */
export const seatRow = ({ page }: Player, letter: string): Locator =>
  page.getByRole('listitem').filter({ hasText: `Seat ${letter},` })

/** A match in a list of the lobby, by a name that is at it. */
export const entryOf = ({ page }: Player, list: string, name: string): Locator =>
  page
    .getByRole('region', { name: list })
    .getByRole('listitem')
    .filter({ hasText: name, has: page.getByRole('link') })

export const startButton = ({ page }: Player): Locator => page.getByRole('button', { name: 'Start the match' })

/** Gives the person of a browser a name, on the page about oneself. */
export async function beNamed(player: Player, name: string): Promise<void> {
  await player.open('/me')
  await player.page.getByLabel('Your name').fill(name)
  await player.press(player.page.getByRole('button', { name: 'Play under this name' }))
  await expect(player.page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Makes an account for the person of a browser. */
export async function makeAccount(player: Player, login: string, password: string): Promise<void> {
  await player.open('/me')
  await player.page.getByLabel('Login').fill(login)
  await player.page.getByLabel('Password').fill(password)
  await player.press(player.page.getByRole('button', { name: 'Make an account' }))
  await expect(player.page.getByText(`Logged in as ${login}`)).toBeVisible()
}
