// Settings: they work at once, and are kept.

import type { Locator, Page } from '@playwright/test'
import { arrangedFile, mara, me } from './arranged.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

const twoPersons = arrangedFile({ game: 'connect-four', players: [me, mara] })

async function openSettings(player: Player): Promise<Locator> {
  await player.chooseInMenu('Settings')
  return player.page.getByRole('dialog', { name: 'Settings' })
}

/** Everything that moves on the page just now. An outline that stands for its time and goes does not move. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => !(one instanceof CSSAnimation && one.animationName === 'thing-stand'))
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 20).length,
  )

test('theme and speed are changed at the table, and kept', async ({ page, player }) => {
  await player.openFile(twoPersons)
  await player.question()
  const settings = await openSettings(player)
  const root = page.locator('html')
  for (const [name, theme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
  ] as const) {
    await player.press(settings.getByText(name, { exact: true }))
    await expect(root).toHaveAttribute('data-theme', theme)
    await expect(root).toHaveCSS('color-scheme', theme)
  }
  await player.press(settings.getByText('4x', { exact: true }))
  await player.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await openSettings(player)
  await expect(settings.getByRole('radio', { name: '4x' })).toBeChecked()
})

test('with clicks to be confirmed, the first click only shows what would happen', async ({ player }) => {
  await player.openFile(twoPersons)
  await player.question()
  const settings = await openSettings(player)
  await player.press(settings.getByRole('switch', { name: /^Confirm clicks/ }))
  await player.press(settings.getByRole('button', { name: 'Close' }))
  const column = player.thing('column-4')
  await player.clickThing('column-4')
  await expect(column).toHaveAccessibleName(/empty, chosen/)
  await player.clickThing('column-4')
  await expect(column).toHaveAccessibleName(/from below A/)
  await player.reload()
  await player.clickThing('column-4')
  await expect(column).toHaveAccessibleName(/from below A, chosen/)
})

test.describe('motion', () => {
  test.use({ settings: { motion: 'system', speed: 1 } })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`discs ${reducedMotion === 'reduce' ? 'do not fall for those who want no motion' : 'fall'}`, async ({
      page,
      player,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await player.openFile(twoPersons)
      await player.question()
      await player.answer('drop 4')
      await expect(player.ask).toContainText('Mara')
      if (reducedMotion === 'reduce') expect(await moving(page)).toBe(0)
      else await expect.poll(() => moving(page)).toBeGreaterThan(0)
    })
  }
})
