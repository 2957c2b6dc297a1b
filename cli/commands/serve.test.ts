// umpire serve as a process: it says where the page is, serves it, and ends cleanly when it is asked to.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { run } from '../main.ts'
import { removeScratchFolders, scratchFolder, umpire, umpirePath } from '../run-umpire.ts'

const running: ChildProcess[] = []

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  removeScratchFolders()
})

function smallPage(): string {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Umpire</title>')
  return folder
}

const newData = (): string => join(scratchFolder(), 'data')

/** Starts it and waits until it says where the page is. */
async function started(args: readonly string[]): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [umpirePath, 'serve', ...args], { timeout: 60_000 })
  running.push(child)
  let out = ''
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    out += String(text)
    const address = /http:\/\/\S+/.exec(out)?.[0]
    if (address !== undefined) return { child, address }
  }
  throw new Error(`it ended and said: ${out}`)
}

/** Holds a port until the end of the test. */
async function takenPort(): Promise<{ port: number; free: () => void }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { port: address.port, free: () => server.close() }
}

test.each(['SIGINT', 'SIGTERM'] as const)('it serves the page until %s, and then ends with 0', async (signal) => {
  const { child, address } = await started(['--port', '0', '--page', smallPage(), '--data', newData()])
  const response = await fetch(address)
  expect(await response.text()).toContain('<title>Umpire</title>')
  child.kill(signal)
  // Passed on once more, as npm does.
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a data directory belongs to one of them at a time, and to the next one after it', async () => {
  const data = newData()
  const first = await started(['--port', '0', '--page', smallPage(), '--data', data])
  const { code, err } = await umpire(['serve', '--port', '0', '--page', smallPage(), '--data', data])
  expect(err).toContain(data)
  expect(code).toBe(1)
  first.child.kill('SIGTERM')
  expect(await once(first.child, 'exit')).toEqual([0, null])
  const second = await started(['--port', '0', '--page', smallPage(), '--data', data])
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
})

test('with --log it writes lines of JSON to stderr, and figures where --metrics says; else nothing', async () => {
  const args = ['--port', '0', '--page', smallPage(), '--data']
  const [loud, quiet] = [
    await started([...args, newData(), '--log', '--metrics', '0']),
    await started([...args, newData()]),
  ]
  const said = new Map<ChildProcess, string>()
  for (const { child, address } of [loud, quiet]) {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => said.set(child, (said.get(child) ?? '') + text))
    expect((await fetch(`${address}/api/me`)).status).toBe(200)
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  const lines = (said.get(loud.child) ?? '').trim().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ route: 'GET /api/me', status: 200 }),
  )
  expect(said.get(quiet.child)).toBeUndefined()
})

test('two of them without a port stand beside each other', async () => {
  const page = smallPage()
  const one = await started(['--page', page, '--data', newData()])
  const two = await started(['--page', page, '--data', newData()])
  expect(new URL(one.address).port).not.toBe(new URL(two.address).port)
  one.child.kill()
  two.child.kill()
})

test('a port that was asked for and is in use is refused, with another one to try', async () => {
  const { port, free } = await takenPort()
  const { code, out, err } = await umpire(['serve', '--port', String(port), '--page', smallPage(), '--data', newData()])
  free()
  expect(err).toBe(`umpire: port ${port} is in use: try --port ${port < 65_535 ? port + 1 : port - 1}, or --port 0\n`)
  expect(out).toBe('')
  expect(code).toBe(1)
})

test('a page that is not there is refused, with the command that makes it', async () => {
  const { code, says } = await run(['serve', '--page', scratchFolder()])
  expect(says).toContain('npm run build')
  expect(code).toBe(1)
})

test.each([
  ['--port', 'many', '--port is a whole number'],
  ['--port', '70000', '--port is 65535 at most'],
  ['--metrics', '70000', '--metrics is 65535 at most'],
  ['--origin', 'umpire.example', 'the origin is like https://umpire.example'],
  ['--proxy', 'my.proxy.example', 'a proxy is an address or a network'],
])('%s %s is wrong usage', async (option, value, reason) => {
  const { code, says } = await run(['serve', '--page', smallPage(), option, value])
  expect(says).toContain(reason)
  expect(code).toBe(2)
})
