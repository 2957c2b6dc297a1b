// Runs the real command as a process of its own; for tests.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const umpirePath = fileURLToPath(new URL('./bin/umpire.js', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const folders: string[] = []

/** A new folder for what a test writes. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-test-'))
  folders.push(folder)
  return folder
}

/** To be called when the tests of a file are done. */
export function removeScratchFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Runs `umpire` with these arguments, with `input` typed into a pipe. */
export function umpire(args: readonly string[], input = '', folder = tmpdir()): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [umpirePath, ...args], { cwd: folder, timeout: 30_000 })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    // The command may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.end(input)
  })
}
