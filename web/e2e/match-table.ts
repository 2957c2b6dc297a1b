// A table over the network in the browser tests: two browsers that sit at it, and what is done there beside playing.

import type { Locator } from '@playwright/test'
import type { Player } from './player.ts'
import { expect, makeMatch, type NewMatch, sitDown, startButton, type Somebody, uniqueName } from './together.ts'

export interface Seated {
  /** The address of the match. */
  readonly address: string
  readonly names: readonly [string, string]
  /** Who joined, at a browser of their own. */
  readonly guest: Player
  readonly guestFaults: string[]
}

/** The player makes a match, somebody elsewhere joins, and it begins. */
export async function sitTogether(
  player: Player,
  elsewhere: () => Promise<Somebody>,
  match: Partial<NewMatch> = {},
): Promise<Seated> {
  const names = [uniqueName('Mara'), uniqueName('Ito')] as const
  const address = await makeMatch(player, { game: 'connect-four', seats: ['me', 'open'], name: names[0], ...match })
  const { player: guest, faults: guestFaults } = await elsewhere()
  await guest.open(address)
  await sitDown(guest, 'B', names[1])
  await player.press(startButton(player))
  await expect(guest.page.getByRole('region', { name: 'What is asked' })).toBeVisible()
  await player.question()
  return { address, names, guest, guestFaults }
}

/** The heading of the bar while somebody else is asked. */
export const waiting = ({ page }: Player): Locator => page.getByRole('heading', { name: /^Waiting for/ })

/** Waits until it is this player's turn, and answers. */
export async function play(player: Player, notation: string): Promise<void> {
  await player.question()
  await player.answer(notation)
}

/** Both answer in turn, the first player first. */
export async function playInTurn(
  [first, second]: readonly [Player, Player],
  answers: readonly string[],
): Promise<void> {
  for (const [n, answer] of answers.entries()) await play(n % 2 === 0 ? first : second, answer)
}

/** Opens the log or the chat; at a desk it is beside the board, on a phone over it. */
export async function openBeside(player: Player, name: 'Log' | 'Chat', hasTouch: boolean): Promise<Locator> {
  const { page } = player
  const button = hasTouch
    ? page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: new RegExp(`^${name}`) })
    : page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await player.press(button)
  return page.getByRole('tabpanel')
}

/** Says something in the chat that is open. */
export async function say({ page }: Player, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text)
  await page.keyboard.press('Enter')
}

/** That two pages tell the same of what happened. */
export async function expectSameLog(one: Player, other: Player): Promise<void> {
  await expect(one.log).toHaveText(await other.log.allTextContents())
}

/** A seat beside the board, in sight or not: who sits there, and whether they are here. */
export const seatOf = ({ page }: Player, name: string): Locator => page.locator('.seats > li').filter({ hasText: name })

/** What the browser notes of itself while there is no network is no fault of the page. */
export function forgetLostNetwork(faults: string[]): void {
  const others = faults.filter((fault) => !/WebSocket connection to .* failed|ERR_/.test(fault))
  faults.splice(0, faults.length, ...others)
}
