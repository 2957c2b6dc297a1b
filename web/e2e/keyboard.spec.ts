// The table without a mouse: things by Tab and Enter, options by digits, everything else by its key.

import type { Page } from '@playwright/test'
import { arrangedFile, buying, mara, me, randomBot } from './arranged.ts'
import { expect, test } from './test.ts'

test.skip(({ hasTouch }) => hasTouch, 'a phone has no keys')

/** Goes from thing to thing until this one has the focus. */
async function tabTo(page: Page, thing: string): Promise<void> {
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? null)
  for (let presses = 0; (await focused()) !== thing; presses++) {
    expect(presses, `how often Tab is pressed on the way to ${thing}`).toBeLessThan(120)
    await page.keyboard.press('Tab')
  }
}

test('a whole game of Connect Four', async ({ page, player }) => {
  await player.openFile(arrangedFile({ game: 'connect-four', players: [me, mara] }))
  await player.question()
  await tabTo(page, 'column-1')
  const lines = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
  for (const [given, key] of ['Enter', '2', '1', '2', '1', '2'].entries()) {
    await expect(lines).toHaveCount(given)
    await page.keyboard.press(key)
  }
  await expect(player.thing('column-2')).toHaveAccessibleName(/from below B, B, B/)
  await tabTo(page, 'column-1')
  await page.keyboard.press(' ')
  await expect(player.verdict).toHaveText('Azure wins')
})

test('buying, turning, placing, passing and taking back in Modular Mechs', async ({ page, player }) => {
  await player.openFile(buying(me, randomBot))
  await player.question()
  await tabTo(page, 'shop weapon 0')
  await page.keyboard.press('Enter')
  await player.expectQuestion(/^Where do you attach/)
  const cell = (await player.lit()).find((thing) => thing.includes(' cell ')) ?? ''
  await tabTo(page, cell)
  await page.keyboard.press('Enter')
  const chosen = player.ask.locator('[data-option].sel')
  const before = await chosen.getAttribute('data-option')
  await page.keyboard.press('r')
  await expect(chosen).not.toHaveAttribute('data-option', before ?? '')
  await page.keyboard.press('Escape')
  await expect(player.ask.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await tabTo(page, cell)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await player.expectQuestion('You have $15. What do you do?')
  await page.keyboard.press('u')
  await player.expectQuestion(/^Where do you attach/)
  await page.keyboard.press('u')
  await player.expectQuestion('You have $19. What do you do?')
  await page.keyboard.press('p')
  await player.expectQuestion('Where does your crew go?')
})

test('help, rulebook and log have their keys, and leave by Escape', async ({ page, player }) => {
  await player.openFile(buying(me, randomBot))
  await player.question()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'What can I do?' })
  await expect(help).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await player.expectQuestion('You have $19. What do you do?')
  await page.keyboard.press('b')
  await expect(page.getByRole('tab', { name: 'Rulebook' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('l')
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('h')
  await expect(player.ask.getByRole('button', { name: /bot would/ })).toBeVisible()
})

test('the map is moved and zoomed', async ({ page, player }) => {
  await player.openFile(buying(me, randomBot))
  await player.question()
  const layer = page.locator('svg.map > g').first()
  const standing = (): Promise<string> => layer.evaluate((element) => getComputedStyle(element).transform)
  const whole = await standing()
  let last = whole
  for (const key of ['+', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', '-', '+']) {
    await page.keyboard.press(key)
    await expect.poll(standing, `the map after ${key}`).not.toBe(last)
    last = await standing()
  }
  await page.keyboard.press('0')
  await expect.poll(standing).toBe(whole)
})
