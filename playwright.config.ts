// How the browser tests run: the page is built and served, and tests are done at a desk and, where it matters, on a phone.

import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const executablePath = findChromium()

/**
 * What the browser is to do without: pages behind its address bar, which nobody sees and which it would load for every test
 * anew, and a process kept ready for another site. The rest is what Playwright names, since Chromium heeds the last such
 * list alone.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
]

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  // Two pages and a server on a busy machine: what fails once is tried again, and named as flaky at the end.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  webServer: {
    command: 'npm run build --silent -- --logLevel warn && node --import @umpire/strip-types web/e2e/serve-tests.ts',
    // Kept as UMPIRE_ADDRESS in the environment of the tests.
    wait: { stdout: /Umpire is at (?<umpire_address>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
  use: {
    baseURL: process.env['UMPIRE_ADDRESS'],
    actionTimeout: 15_000,
    locale: 'en-GB',
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${switchedOff.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What differs on a small screen under fingers; the rest, and the colours, are proven at the desk.
      testMatch:
        /\/(access|crashers|downsync|home|hot-seat|lab|lobby|mechs|online|reichbusters|subterra|table|undo|why-not)\.spec\.ts$/,
      grepInvert: /@desk|in the light theme/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
