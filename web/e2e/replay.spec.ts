// The replay: moving in time, whose eyes it is seen with, forks, links, and what a game that goes on keeps to itself.

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { botGameFile } from './bot-games.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

const connectFour = { game: 'connect-four', seats: 2, seed: 'replay' }
const liarsDice = { game: 'liars-dice', seats: 3, seed: 'replay' }

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moment of the game' })

const expectMoment = (page: Page, words: RegExp): Promise<void> =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', words)

/** What was decided: beside the board, or on a phone in a sheet. */
async function openDecision(player: Player, isPhone: boolean): Promise<Locator> {
  const { page } = player
  if (isPhone) await player.press(page.getByRole('button', { name: /^Decision \d/ }))
  return isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Decision and log' })
}

test('keys step, jump and play; the slider says where we are', async ({ page, player }) => {
  await player.openFile(await botGameFile(connectFour))
  await expectMoment(page, /^Decision 1 of \d+$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectMoment(page, /^Decision 3 of/)
  await page.keyboard.press('ArrowLeft')
  await expectMoment(page, /^Decision 2 of/)
  await page.keyboard.press('End')
  await expectMoment(page, /^The end/)
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await expectMoment(page, /^Decision 3 of/)
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('a decision is told with question and answer, and the board shows the position it was made in', async ({
  page,
  player,
  hasTouch,
}) => {
  await player.openFile(await botGameFile(connectFour))
  await slider(page).fill('1')
  const decision = await openDecision(player, hasTouch)
  await expect(decision).toContainText('Orange was asked')
  await expect(decision).toContainText(/drop \d/)
})

test('a fork is a game of its own: who sits where is asked, and the replay stays', async ({
  page,
  player,
  hasTouch,
}) => {
  await player.openFile(await botGameFile(connectFour))
  const replay = page.url()
  await slider(page).fill('2')
  await player.press((await openDecision(player, hasTouch)).getByRole('button', { name: 'Fork here' }))
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  await dialog.getByLabel('Who plays seat B').selectOption('bot random')
  await player.press(dialog.getByRole('button', { name: 'Play on' }))
  await page.waitForURL('**/play/*')
  await player.answer('drop 7')
  await player.question()
  await page.goto(replay)
  await expectMoment(page, /^Decision 1 of/)
  await page.keyboard.press('End')
  await expectMoment(page, /^The end/)
})

test('a bot says what it would have answered', async ({ player, hasTouch }) => {
  await player.openFile(await botGameFile(connectFour))
  const decision = await openDecision(player, hasTouch)
  await player.press(decision.getByRole('button', { name: 'Ask a bot' }))
  await expect(decision.getByText(/bot would (?:also )?answer/)).toBeVisible({ timeout: 30_000 })
})

test('a link holds the whole game, and a damaged one is refused', async ({ page, player, browser }) => {
  await player.openFile(await botGameFile(connectFour))
  await player.press(page.getByRole('button', { name: 'Link' }))
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expectMoment(elsewhere, /^Decision 1 of/)
  await elsewhere.keyboard.press('End')
  await expectMoment(elsewhere, /^The end/)
  await elsewhere.getByRole('button', { name: 'Keep' }).click()
  await elsewhere.waitForURL(/\/replay\/(?!link)/)
  await elsewhere.goto(link.slice(0, -30))
  await expect(elsewhere.getByRole('alert')).toContainText('damaged')
  await elsewhere.context().close()
})

test('a game that goes on keeps its secrets', async ({ page, player }) => {
  await player.openFile(await botGameFile({ ...liarsDice, stop: { after: 4 } }))
  await player.question()
  await page.goto(page.url().replace('/play/', '/replay/'))
  const seenBy = page.getByRole('group', { name: 'Seen by' })
  await expect(seenBy.getByRole('button')).toHaveText([/Spectator/, /P1|You/])
  await slider(page).fill('1')
  await expect(page.getByText('is shown when the game is over')).toBeVisible()
  await expectAccessible(page)
})

test('a game that is over is seen by everybody, or as each seat saw it', async ({ page, player }) => {
  await player.openFile(await botGameFile(liarsDice))
  const seenBy = page.getByRole('group', { name: 'Seen by' })
  await expect(seenBy.getByRole('button')).toHaveCount(4)
  await expect(seenBy.getByRole('button', { name: 'Everybody' })).toHaveAttribute('aria-pressed', 'true')
  const hidden = page.locator('svg.map').getByText('?', { exact: true })
  await expect(hidden).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(hidden).not.toHaveCount(0)
})
