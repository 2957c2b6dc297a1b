// Makes sure that there is a browser for the tests: finds one, or installs Chromium where that is possible.
// Usage: node --import @umpire/strip-types scripts/chromium.ts

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { findChromium } from './find-chromium.ts'

const whatToDo = `The browser tests need Chromium or Chrome, and none was found. Do one of these:
  install it, as your system does (Debian: apt-get install chromium);
  or npx playwright install chromium;
  or set CHROMIUM to its program file.`

/** The fonts are those that the page asks for on Linux. */
const packages = ['chromium', 'fonts-liberation']

/** True if the command ended well. What it has to say goes to the terminal. */
const isDone = (command: readonly string[]): boolean => {
  const [name = '', ...args] = command
  const { status } = spawnSync(name, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/** What has to stand before a command in order to run it as root; undefined if that cannot be. */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

function install(): void {
  const prefix = existsSync('/usr/bin/apt-get') ? asRoot() : undefined
  if (prefix === undefined) return
  console.log('No Chromium yet: installing the package chromium ...')
  const isUpdated = isDone([...prefix, 'apt-get', 'update', '-qq'])
  if (isUpdated) isDone([...prefix, 'apt-get', 'install', '-qq', '-y', '--no-install-recommends', ...packages])
}

if (findChromium() === undefined && !process.env['CHROMIUM']) install()
const found = findChromium()
if (found === undefined) {
  console.error(process.env['CHROMIUM'] ? `CHROMIUM is no program file: ${process.env['CHROMIUM']}` : whatToDo)
  process.exitCode = 1
} else {
  console.log(`Browser for the tests: ${found}`)
}
