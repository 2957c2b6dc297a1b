// The page's lab: studies in the browser's workers, for every game, with the report of the command.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { games } from '@umpire/games'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectFits } from './fits.ts'
import { keepPicture } from './picture.ts'
import type { Player } from './player.ts'
import { expect, test } from './test.ts'

/** Sets up a study by the form, and begins it. */
async function begin(
  player: Player,
  game: string,
  fields: { readonly [label: string]: string },
  count: number,
): Promise<void> {
  const { page } = player
  await player.open(`/lab/new/${game}`)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).selectOption(value)
  await page
    .getByRole('group', { name: /^Games/ })
    .getByText(String(count), { exact: true })
    .click()
  await page.getByRole('button', { name: /^Play \d+ games/ }).click()
}

const expectOver = (page: Page): Promise<void> =>
  expect(page.getByText('All games are played.')).toBeVisible({ timeout: 40_000 })

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme } })

    test('a study grows into a report that everybody can read', async ({ page, player }, info) => {
      await player.openHome()
      await page.getByRole('link', { name: 'Lab', exact: true }).click()
      await page.getByRole('link', { name: /Liar/ }).click()
      await page.getByLabel('Compare', { exact: true }).selectOption('seats')
      await page.getByLabel('Bots', { exact: true }).selectOption('random')
      await page.getByRole('button', { name: 'Play 500 games' }).click()
      await expectOver(page)
      await expect(page.getByRole('heading', { level: 1, name: "Liar's Dice: is it fair?" })).toBeVisible()
      await expect(page.getByRole('img', { name: /^Wins of/ })).toHaveAccessibleName(/2 seats \d+\.\d%, 3 seats/)
      await keepPicture(page, info, `lab-report-${theme}`)
      await expectFits(page)
      await expectAccessible(page)
    })
  })
}

for (const { id, name } of games) {
  test(`${name} can be studied, and nothing of its report is missing @desk`, async ({ page, player }) => {
    await begin(player, id, { Bots: 'random' }, 20)
    await expectOver(page)
    await expect(page.getByRole('heading', { level: 1, name: `${name}: is it fair?` })).toBeVisible()
    await expect(page.getByText('broke off')).toHaveCount(0)
    for (const part of ['Length of a game', 'Wins', 'Course of play', 'Choices', 'Odd games', 'Rules']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    }
  })
}

/** The games of a study as the command plays them, and its report. */
function studyByCommand(args: readonly string[]): { readonly games: string; readonly report: string } {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-lab-'))
  const umpire = fileURLToPath(new URL('../../cli/bin/umpire.js', import.meta.url))
  const { stderr } = spawnSync(process.execPath, [umpire, 'lab', ...args, '--jobs', '1', '--out', folder], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const [csv, report] = ['games.csv', 'report.html'].map((file) => readFileSync(join(folder, file), 'utf8'))
  rmSync(folder, { recursive: true })
  return { games: csv ?? '', report: report ?? '' }
}

/** What a report says about rules, those that never came up among it. */
const rulesIn = (report: string): string | undefined => /<h2>Rules .*?<\/section>/s.exec(report)?.[0]

test('games come out as with the command, and odd ones open in the replay @desk', async ({ page, player }) => {
  await begin(player, 'liars-dice', { Bots: 'novice', Against: 'random' }, 20)
  await expectOver(page)
  const byCommand = studyByCommand(['liars-dice', '--bots', 'novice,random', '--games', '20'])
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Data as CSV' }).click()
  expect(readFileSync(await (await file).path(), 'utf8')).toBe(byCommand.games)
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the report' }).click()
  const saved = readFileSync(await (await report).path(), 'utf8')
  expect(saved).toContain("<h1>Liar's Dice: is it fair?</h1>")
  expect(rulesIn(saved)).toMatch(/came up/)
  expect(rulesIn(saved)).toBe(rulesIn(byCommand.report))
  await page.getByRole('link', { name: 'longest' }).click()
  await expect(page).toHaveURL(/\/replay\//)
  await expect(page).toHaveTitle(/Replay: Liar/)
  await page.goBack()
  await expectOver(page)
})

test('a study can be stopped, and says what it knows so far @desk', async ({ page, player }) => {
  await begin(player, 'connect-four', { Bots: 'regular' }, 2000)
  await expect(page.getByRole('heading', { level: 1, name: 'Connect Four: is it fair?' })).toBeVisible({
    timeout: 30_000,
  })
  const interval = page.getByText(/^azure win, [\d.]+ to [\d.]+$/)
  const first = await interval.textContent()
  await expect(interval).not.toHaveText(first ?? '', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped.')).toBeVisible()
  await page.getByRole('link', { name: 'Lab', exact: true }).click()
  await page.getByRole('link', { name: 'Read the study of Connect Four' }).click()
  await expect(page.getByRole('button', { name: 'Save the report' })).toBeVisible()
})
