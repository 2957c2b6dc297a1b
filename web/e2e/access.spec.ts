// Every game's table in every state, and the screens around it: they fit, and have no serious fault of access.

import type { Page } from '@playwright/test'
import { arrangedFile, me, randomBot } from './arranged.ts'
import { expectAccessible } from './axe.ts'
import { botGameFile } from './bot-games.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

async function expectFine(page: Page): Promise<void> {
  await expectFits(page)
  await expectAccessible(page)
}

for (const { game, answer, options, players = [me, randomBot], tag = [] } of [
  { game: 'connect-four', answer: 'drop 4', tag: '@desk' },
  { game: 'liars-dice', answer: '2 threes', tag: '@desk' },
  { game: 'modular-mechs', answer: 'loop' },
  { game: 'subterra-bravo', answer: 'quill', options: { commandos: '1' } },
  { game: 'complex-crashers', answer: 'garrison', players: [randomBot, me], tag: '@desk' },
  { game: 'reichbusters', answer: 'sarge', options: { heroes: '2' }, tag: '@desk' },
]) {
  test(`${game}: question in both themes, help, settings and waiting`, { tag }, async ({ page, player }, info) => {
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined
    })
    await player.openFile(arrangedFile({ game, players, ...(options && { options }) }))
    await player.question()
    await expectFine(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await keepPicture(page, info, `${game}-light`)
    await expectFine(page)
    await player.press(page.getByRole('button', { name: 'What can I do?' }))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFine(page)
    await page.keyboard.press('Escape')
    await player.chooseInMenu('Settings')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFine(page)
    await page.keyboard.press('Escape')
    await player.answer(answer)
    await expect(page.getByRole('heading', { name: /^Waiting for/ })).toBeVisible()
    await keepPicture(page, info, `${game}-waiting`)
    await expectFine(page)
  })
}

for (const [game, seats] of [
  ['modular-mechs', 3],
  ['modular-mechs', 6],
  ['liars-dice', 4],
  ['subterra-bravo', 4],
  ['complex-crashers', 5],
  ['reichbusters', 4],
] as const) {
  test(`${game} with ${seats} players, in the middle of a game`, async ({ page, player, hasTouch }, info) => {
    await player.openFile(await botGameFile({ game, seats, seed: 'middle', stop: { after: 20 } }))
    await player.question()
    await keepPicture(page, info, `${game}-${seats}`)
    await expectFine(page)
    if (hasTouch) return
    await page.setViewportSize({ width: 2560, height: 1440 })
    await keepPicture(page, info, `${game}-${seats}-large`)
    await expectFits(page)
  })
}

test("the end of a game of Liar's Dice", async ({ page, player }, info) => {
  const position = ['P1 has 3', 'P2 has 2', 'P2 bids 2 threes', 'P1 to act']
  await player.openFile(arrangedFile({ game: 'liars-dice', players: [me, randomBot], position }))
  await player.answer('liar')
  await expect(player.verdict).toHaveText('P1 wins')
  await keepPicture(page, info, 'liars-dice-end')
  await expectFine(page)
})

test('the replay of a whole game of Modular Mechs', async ({ page, player }, info) => {
  await player.openFile(await botGameFile({ game: 'modular-mechs', seats: 3, seed: 'replay' }))
  await page.waitForURL('**/replay/*')
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('140')
  await keepPicture(page, info, 'replay')
  await expectFine(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await keepPicture(page, info, 'replay-light')
  await expectFine(page)
})
