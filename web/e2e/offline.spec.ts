// Without a network: after the first visit the page opens and works, all games included, until there is a new version.

import type { Page } from '@playwright/test'
import { OwnServer } from './built-page.ts'
import { expect, test } from './test.ts'

test.use({ keepsPage: true })

/** Opens home, and waits until the browser has kept the whole page. */
async function visit(page: Page, { address }: OwnServer): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('after the first visit everything opens without a server', async ({ page, faults }) => {
  const server = await OwnServer.start()
  await visit(page, server)
  await server.stop()
  await page.getByRole('link', { name: 'Play Liar' }).click()
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible()
  for (const path of ['/', '/games', '/rulebooks', '/rules/modular-mechs', '/new/connect-four', '/new/liars-dice']) {
    await page.goto(`${server.address}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${server.address}/lab/new/connect-four`)
  await page.getByRole('button', { name: 'Play 100 games' }).click()
  await expect(page.getByText('All games are played.')).toBeVisible({ timeout: 30_000 })
  expect(faults).toEqual([])
})

test('every file of the page is kept, and nothing twice', async ({ page }) => {
  const server = await OwnServer.start()
  await visit(page, server)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
  })
  await server.stop()
  expect(kept.names).toHaveLength(1)
  expect(new Set(kept.paths).size).toBe(kept.paths.length)
  expect(kept.paths).toEqual(expect.arrayContaining(['/index.html', '/manifest.webmanifest', '/icon.svg']))
  expect(kept.paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3)
  expect(kept.paths.filter((path) => path.endsWith('.map'))).toEqual([])
})

test('a new version says that it is ready, and takes over when it is asked to', async ({ page }) => {
  const server = await OwnServer.start()
  await visit(page, server)
  server.change('index.html', (text) => text.replace('</head>', '<meta name="edition" content="second" /></head>'))
  server.change('sw.js', (text) => text.replace(/umpire-[0-9a-f]{12}/, 'umpire-second'))
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'new version' })
  await expect(notice).toBeVisible()
  await expect(page.locator('meta[name=edition]')).toHaveCount(0)
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('meta[name=edition]')).toHaveCount(1)
  await expect(notice).toBeHidden()
  await server.stop()
})

test('the page can be installed: its manifest names it and has icons that are there', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest: unknown = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Umpire', start_url: '/', display: 'standalone' })
  const icons = page.evaluate(async (given) => {
    const { icons: listed }: { icons: { src: string; sizes: string; type: string }[] } = await (
      await fetch(given)
    ).json()
    return Promise.all(
      listed.map(async ({ src, sizes }) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`
      }),
    )
  }, address ?? '')
  expect(await icons).not.toContain(false)
})
