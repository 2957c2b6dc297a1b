// Takes the pictures in docs/screenshots from the built page, with games that come out the same each time.
// Usage: npm run screenshots [-- beginnings of their names]

import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, expect } from '@playwright/test'
import { Refusal } from '@umpire/engine'
import { serve } from '@umpire/server'
import { crusaderActs, taskforceMoves } from '../web/e2e/battles.ts'
import { botGameFile } from '../web/e2e/bot-games.ts'
import { enemyUndecided, sargeAims } from '../web/e2e/castles.ts'
import { managerActs, veraIsShot } from '../web/e2e/complexes.ts'
import { calderShoots, overseerSpawns } from '../web/e2e/missions.ts'
import { Player } from '../web/e2e/player.ts'
import { findChromium } from './find-chromium.ts'

interface Shot {
  readonly name: string
  readonly theme: 'dark' | 'light'
  readonly isPhone?: boolean
  /** Goes to what the picture shows. */
  readonly show: (player: Player) => Promise<void>
}

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const mechs = { game: 'modular-mechs', seats: 3, seed: 'screenshots' }

/** A game of Modular Mechs in its middle, where the person at the screen picks a target. */
const inFight = (): Promise<string> => botGameFile({ ...mechs, stop: { after: 85, question: 'target' } })

/** The same where they buy. */
const inShop = (): Promise<string> => botGameFile({ ...mechs, stop: { after: 100, question: 'buy turn' } })

async function showTable(player: Player, game: string): Promise<void> {
  await player.openFile(game)
  await player.question()
}

async function showReplay(player: Player): Promise<void> {
  await player.openFile(await botGameFile(mechs))
  const slider = player.page.getByRole('slider', { name: 'Moment of the game' })
  await slider.fill('140')
  await slider.blur()
  await expect(player.page.getByText('Judging the game ...')).toBeHidden({ timeout: 60_000 })
}

/** Home with games that were begun. */
async function showHome(player: Player): Promise<void> {
  await player.openFile(await inFight())
  await player.openFile(await botGameFile({ game: 'liars-dice', seats: 4, seed: 'screenshots' }))
  await player.openHome()
}

const middleOf = (game: string, seats: number): Promise<string> =>
  botGameFile({ game, seats, seed: 'screenshots', stop: { after: 18 } })

/** Subterra Bravo where Calder may shoot, with the odds of one target shown. */
async function showShot(player: Player): Promise<void> {
  await player.openFile(calderShoots())
  await player.question()
  await player.thing('warrior 1').hover()
}

/** Downsync where the Crusader is about to move, with its reach and what it would see from there. */
async function showRuler(player: Player): Promise<void> {
  await showTable(player, taskforceMoves())
  const { page } = player
  const base = await player.thing('unit crusader 1').boundingBox()
  if (base === null) throw new Error('no Crusader on the table')
  const [x, y] = [base.x + base.width / 2, base.y + base.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 20, { steps: 4 })
  await page.mouse.move(x + 66, y + 34, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.ds-reach .full path').first()).toBeAttached()
  await expect(page.locator('.ds-sight').first()).toBeAttached()
}

const shots: readonly Shot[] = [
  { name: 'home', theme: 'dark', show: showHome },
  { name: 'home-light', theme: 'light', show: showHome },
  { name: 'modular-mechs', theme: 'dark', show: async (player) => showTable(player, await inFight()) },
  { name: 'modular-mechs-light', theme: 'light', show: async (player) => showTable(player, await inShop()) },
  { name: 'subterra-bravo', theme: 'dark', show: showShot },
  {
    name: 'subterra-bravo-light',
    theme: 'light',
    show: async (player) => {
      await player.openFile(overseerSpawns())
      await player.answer('clone reinforcements')
      await player.expectQuestion(/^Which enemy appears/)
    },
  },
  { name: 'complex-crashers', theme: 'dark', show: async (player) => showTable(player, veraIsShot()) },
  { name: 'complex-crashers-light', theme: 'light', show: async (player) => showTable(player, managerActs()) },
  { name: 'reichbusters', theme: 'dark', show: async (player) => showTable(player, sargeAims()) },
  {
    name: 'reichbusters-light',
    theme: 'light',
    show: async (player) => {
      await player.openFile(enemyUndecided())
      await player.answer('end turn')
      await player.expectQuestion('Which way does Dog 1 go?')
    },
  },
  {
    name: 'downsync',
    theme: 'dark',
    show: async (player) => {
      await showTable(player, crusaderActs())
      await player.thing('base virago 1/1').hover()
    },
  },
  { name: 'downsync-light', theme: 'light', show: showRuler },
  { name: 'connect-four', theme: 'dark', show: async (player) => showTable(player, await middleOf('connect-four', 2)) },
  { name: 'liars-dice', theme: 'dark', show: async (player) => showTable(player, await middleOf('liars-dice', 4)) },
  { name: 'replay', theme: 'dark', show: showReplay },
  { name: 'phone', theme: 'dark', isPhone: true, show: async (player) => showTable(player, await inFight()) },
]

async function take(browser: Browser, address: string, { name, theme, isPhone = false, show }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: isPhone ? phone : desk,
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(isPhone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  })
  const page = await context.newPage()
  await show(new Player(page, isPhone))
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: fileURLToPath(new URL(`../docs/screenshots/${name}.png`, import.meta.url)) })
  await context.close()
  console.log(`docs/screenshots/${name}.png`)
}

const serving = await serve({
  port: 0,
  host: '127.0.0.1',
  page: fileURLToPath(new URL('../web/dist', import.meta.url)),
})
if (serving instanceof Refusal) throw new Error(serving.reason)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
})
const wanted = process.argv.slice(2)
const isWanted = ({ name }: Shot): boolean => wanted.length === 0 || wanted.some((begin) => name.startsWith(begin))
for (const shot of shots.filter(isWanted)) await take(browser, serving.address, shot)
await browser.close()
await serving.close()
