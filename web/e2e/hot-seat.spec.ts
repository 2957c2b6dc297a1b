// Several persons at one screen: who hands it over sees nothing of the next one, and leaves nothing to be seen.

import { expectAccessible } from './axe.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

test("Liar's Dice is covered when it is handed over, and everybody sees their own dice alone", async ({
  page,
  player,
}, info) => {
  await player.startGame({ game: 'liars-dice', seats: ['me', { person: 'Mara' }], seed: 'hot seat' })
  const covered = page.getByRole('heading', { level: 1, name: /^Hand the screen to/ })
  const expectNothingSeen = async (name: string): Promise<void> => {
    await expect(covered).toContainText(name)
    await expect(page.locator('[data-thing], .table-die, .die, .log, [role=log], .seat')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(/dice|rolls|bids/i)
  }
  const takeScreen = (name: string): Promise<void> =>
    player.press(page.getByRole('button', { name: `I am ${name}: show my table` }))

  await expectNothingSeen('P1')
  await takeScreen('P1')
  await expect(player.thing('cup-0')).toHaveAccessibleName(/, dice [1-6]( [1-6]){4}/)
  await expect(player.thing('cup-1')).toHaveAccessibleName(/5 hidden dice/)
  const first = (await player.thing('cup-0').getAttribute('aria-label')) ?? ''
  await player.answer('2 threes')

  await expectNothingSeen('Mara')
  await keepPicture(page, info, 'hand-over')
  await expectAccessible(page)
  await page.keyboard.press('1')
  await player.reload()
  await expectNothingSeen('Mara')
  await takeScreen('Mara')
  await expect(player.thing('cup-1')).toHaveAccessibleName(/, dice [1-6]( [1-6]){4}/)
  await expect(player.thing('cup-0')).toHaveAccessibleName(/5 hidden dice/)
  await expect(player.ask).toContainText('Mara')
  const log = await player.openTab('Log')
  await expect(log.getByRole('listitem').filter({ hasText: 'bids' })).toHaveCount(1)
  const dice = first.replace(/^.*, dice /, '')
  expect(await page.content()).not.toContain(dice)
})
