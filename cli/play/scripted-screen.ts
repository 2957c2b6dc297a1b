// A screen that reads from a script and remembers what was shown; for tests.

import type { Screen } from '../screen.ts'

export class ScriptedScreen implements Screen {
  readonly isInteractive: boolean
  readonly width = 80
  private readonly script: string[]
  private text = ''
  /** What stood on the screen each time it was wiped. */
  readonly wiped: string[] = []

  constructor(script: readonly string[], isInteractive = false) {
    this.script = [...script]
    this.isInteractive = isInteractive
  }

  get shown(): string {
    return this.text
  }

  say(text = ''): void {
    this.text += `${text}\n`
  }

  async ask(prompt: string): Promise<string | undefined> {
    const line = this.script.shift()
    this.say(prompt + (line ?? ''))
    return line
  }

  clear(): void {
    this.wiped.push(this.text)
    this.text = ''
  }

  close(): void {
    this.script.length = 0
  }
}
