// Measures the page on a six-player table of Modular Mechs: from a click to the frame that shows the answer taken, tasks
// that hold the main thread while bots play, and frames while the board is moved. Usage: npm run page-speed

import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { Refusal } from '@umpire/engine'
import { serve } from '@umpire/server'
import { botGameFile } from '../web/e2e/bot-games.ts'
import { Player } from '../web/e2e/player.ts'
import { findChromium } from './find-chromium.ts'

const answersWanted = 120
const framesWanted = 240

const percentile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1)

function say(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const figures = [0.5, 0.95, 1].map((part) => percentile(sorted, part)).join(', ')
  console.log(`${what}: median, 95th percentile, longest of ${sorted.length}: ${figures} ms`)
}

/** Gives the answer and waits until a frame has been painted in which something else is asked; how long that took. */
const answerTime = (page: Page, notation: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const before = document.querySelector('.ask-place')?.textContent
    const start = performance.now()
    document.querySelector<HTMLElement>(`.ask [data-option="${CSS.escape(wanted)}"]`)?.click()
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const took = performance.now() - start
      if (took > 5000 || document.querySelector('.ask-place')?.textContent !== before) return took
    }
  }, notation)

/** Options that go on with the game: no way out of it, and nothing sold. */
const isWorthIt = (option: string): boolean => !/^(sell|refresh|gantry|no\b|hold|nobody|do not|end turn)/.test(option)

async function measureAnswers(player: Player): Promise<void> {
  const { page } = player
  const times: number[] = []
  for (let n = 0; n < answersWanted; n++) {
    if (await player.verdict.isVisible()) break
    const options = await player.options()
    const good = options.filter(isWorthIt)
    const option = good[(n * 7) % good.length] ?? options.at(-1) ?? ''
    times.push(await answerTime(page, option))
    const confirm = player.ask.locator('.btn.go')
    if (option.startsWith('at ') && (await confirm.count()) > 0) await player.confirm()
    await player.ask.or(player.verdict).first().waitFor()
  }
  say('Click to the next question painted', times)
}

async function measurePanning(page: Page): Promise<void> {
  const shapes = await page.locator('svg.map :is(path, rect, circle, ellipse, use, text, line, polygon)').count()
  const frames = page.evaluate(async (wanted) => {
    const times: number[] = []
    for (let last = performance.now(); times.length < wanted; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = performance.now()
      times.push(now - last)
      last = now
    }
    return times.slice(5)
  }, framesWanted)
  const { x = 0, y = 0 } = (await page.locator('.map-frame').boundingBox()) ?? {}
  await page.mouse.move(x + 300, y + 300)
  await page.mouse.down()
  for (let n = 0; n < framesWanted * 2; n++) {
    await page.mouse.move(x + 300 + Math.sin(n / 10) * 120, y + 300 + Math.cos(n / 10) * 100)
  }
  await page.mouse.up()
  say(`Frames while a board of ${shapes} shapes is moved`, await frames)
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
const page = await browser.newPage({ baseURL: serving.address, viewport: { width: 1280, height: 800 } })
await page.addInitScript(() => {
  localStorage.setItem('umpire.settings', JSON.stringify({ state: { speed: 'at once' }, version: 0 }))
})
const player = new Player(page, false)
await player.openFile(await botGameFile({ game: 'modular-mechs', seats: 6, seed: 'speed', stop: { after: 60 } }))
await player.question()
await page.evaluate(() => {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.mark('held', { detail: duration })
  }).observe({ type: 'longtask' })
})
await measureAnswers(player)
const held = await page.evaluate(() =>
  performance.getEntriesByName('held').map((mark) => ('detail' in mark ? Number(mark.detail) : 0)),
)
console.log(
  `Tasks over 50 ms meanwhile: ${held.length}${held.length === 0 ? '' : ` (${held.map(Math.round).join(', ')} ms)`}`,
)
await measurePanning(page)
await browser.close()
await serving.close()
