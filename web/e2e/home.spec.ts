// The home page: it opens, every game is there, wrong addresses are told apart, and everybody can use it.

import { expectAccessible } from './axe.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import { expect, test } from './test.ts'

test('home shows every game with a way to play it', async ({ page, player }) => {
  await player.openHome()
  await expect(page).toHaveTitle('Umpire')
  for (const name of ['Modular Mechs', 'Connect Four', "Liar's Dice"]) {
    await expect(page.getByRole('link', { name: `Play ${name}` })).toBeVisible()
  }
})

test('an address where nothing is says so and leads back to the games', async ({ page }) => {
  await page.goto('/there/is/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nothing at this address')
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Play Connect Four' })).toBeVisible()
})

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme } })

    test('every screen around the tables fits and has no serious fault of access', async ({ page, player }, info) => {
      for (const address of [
        '/',
        '/games',
        '/rulebooks',
        '/rules/liars-dice',
        '/new/modular-mechs',
        '/lab',
        '/lab/new/subterra-bravo',
      ]) {
        await player.open(address)
        await keepPicture(page, info, `${address.slice(1).replaceAll('/', '-') || 'home'}-${theme}`)
        await expectFits(page)
        await expectAccessible(page)
      }
    })
  })
}
