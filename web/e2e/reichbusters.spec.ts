// Reichbusters by clicks or taps: moving, shooting, cards, ties of the enemy, the alarm, the end and the campaign.

import { expectAccessible } from './axe.ts'
import { a2, almostOut, beforeTheAlarm, enemyUndecided, sargeActs, sargeAims } from './castles.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

/** A finger shows first what it would do, and does it with the second tap. */
async function choose(player: Player, thing: string, hasTouch: boolean): Promise<void> {
  await player.clickThing(thing)
  if (hasTouch) await player.confirm()
}

test('a Hero goes where he is sent by a click', async ({ page, player, hasTouch }, info) => {
  await player.openFile(sargeActs())
  await player.expectQuestion('What does Sarge do?')
  await expect(player.thing(a2)).toHaveAccessibleName(/may be chosen/)
  await keepPicture(page, info, 'reichbusters-act')
  await expectFits(page)
  await expectAccessible(page)
  await choose(player, a2, hasTouch)
  await expect(page.locator('.log')).toContainText('Sarge moves to A2')
})

test('a card that cannot be played says why', async ({ page, player }) => {
  await player.openFile(sargeActs())
  await player.question()
  await player.pressInVain(player.thing('card SA8'))
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a test is one flow: odds, dice, specials, total against the number', async ({ page, player }, info) => {
  await player.openFile(sargeAims())
  await player.expectQuestion('Does Sarge add anything before the roll?')
  await expect(page.getByText('78%').filter({ visible: true }).first()).toBeVisible()
  await keepPicture(page, info, 'reichbusters-test')
  await expectFits(page)
  await expectAccessible(page)
  await player.answer('roll')
  await player.expectQuestion('What does Sarge do with this attack?')
  await keepPicture(page, info, 'reichbusters-special')
  await expectFits(page)
  await player.answer('loot')
  await player.answer('done')
  await expect(page.locator('.log')).toContainText('5 against 4: a hit.')
})

test('a card in hand is played by a click on it', async ({ page, player, hasTouch }) => {
  await player.openFile(sargeActs())
  await player.question()
  await choose(player, 'card SA5', hasTouch)
  await expect(page.locator('.log')).toContainText('Leapfrog')
})

test('where the enemy is undecided the players are, with the ways drawn on the map', async ({
  page,
  player,
  hasTouch,
}, info) => {
  await player.openFile(enemyUndecided())
  await player.answer('end turn')
  await player.expectQuestion('Which way does Dog 1 go?')
  await keepPicture(page, info, 'reichbusters-tie')
  await expectFits(page)
  await choose(player, 'area 10', hasTouch)
  await expect(page.locator('.log')).toContainText('Dog 1')
})

test('the alarm sounds', async ({ page, player }, info) => {
  await player.openFile(beforeTheAlarm())
  await player.answer('end turn')
  await player.expectQuestion(/^What does (Sarge|Brick) do\?$/)
  await keepPicture(page, info, 'reichbusters-alarm')
  await expectFits(page)
  await expect(page.locator('.log')).toContainText('The alarm sounds')
})

test('whoever carries the Dossier out has won for all', async ({ page, player, hasTouch }, info) => {
  await player.openFile(almostOut())
  await player.expectQuestion('What does Sarge do?')
  await choose(player, 'exit 18.2', hasTouch)
  await expect(player.verdict).toBeVisible()
  await keepPicture(page, info, 'reichbusters-won')
  await expectFits(page)
  await expectAccessible(page)
})

test('in a campaign the headquarters follow, and the next mission', async ({ page, player }, info) => {
  await player.openFile(almostOut(true))
  await player.answer('leave south')
  await player.expectQuestion(/What do you requisition\? 4 points are left/)
  await keepPicture(page, info, 'reichbusters-headquarters')
  await expectFits(page)
  await expectAccessible(page)
  await player.answer('save the points')
  await expect(page.locator('.log')).toContainText('Voices in the Cells')
})
