// What a player does on the page, in a player's words. Finds things as a player does: by their names, and on a board by
// what lies there.

import { expect, type Locator, type Page } from '@playwright/test'

/** Who sits at a seat: the player, somebody else at the same screen, or a bot. */
export type Sitter = 'me' | { readonly person: string } | `bot ${'random' | 'novice' | 'regular' | 'expert'}`

export interface NewGame {
  /** As in addresses: `connect-four`. */
  readonly game: string
  readonly seats: readonly Sitter[]
  readonly seed?: string
  /** Options of the game that are not as usual, by the first words of their names. */
  readonly options?: { readonly [name: string]: string }
}

export class Player {
  readonly page: Page
  /** What the player is asked, with its options; not there while others are asked. */
  readonly ask: Locator
  /** Who has won; there when the game is over. */
  readonly verdict: Locator
  /** What happened, line by line; on a phone it is not in sight. */
  readonly log: Locator
  private readonly hasFingers: boolean

  constructor(page: Page, hasFingers: boolean) {
    this.page = page
    this.hasFingers = hasFingers
    this.ask = page
      .getByRole('region', { name: 'What is asked' })
      .filter({ hasNot: page.getByRole('heading', { name: /^Waiting for/ }) })
    this.log = page.locator('ol[aria-label="Log"] > li')
    this.verdict = page.getByRole('region', { name: 'How it ended' }).getByRole('heading')
  }

  /** Opens the screen at an address and waits until it is there. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async openHome(): Promise<void> {
    await this.open('/')
  }

  /** Sets up a game as it is said and begins it. */
  async startGame({ game, seats, seed, options = {} }: NewGame): Promise<void> {
    await this.open(`/new/${game}`)
    await expect(this.page.getByRole('button', { name: 'Start the game' })).toBeVisible()
    const players = this.page.getByRole('group', { name: 'Players', exact: true })
    if ((await players.count()) > 0) await players.getByText(String(seats.length), { exact: true }).click()
    for (const [index, sitter] of seats.entries()) {
      const letter = 'ABCDEF'.charAt(index)
      const isPerson = typeof sitter === 'object'
      await this.page.getByLabel(`Who plays seat ${letter}`).selectOption(isPerson ? 'person' : sitter)
      if (isPerson) await this.page.getByLabel(`Name of the player at seat ${letter}`).fill(sitter.person)
    }
    for (const [name, value] of Object.entries(options)) {
      const list = this.page.getByRole('combobox', { name: new RegExp(`^${name}`) })
      const few = this.page.getByRole('group', { name: new RegExp(`^${name}`) })
      if (!(await list.or(few).isVisible())) await this.page.getByText('Options of the game').click()
      if ((await list.count()) > 0) await list.selectOption(value)
      else await few.getByText(value, { exact: true }).click()
    }
    if (seed !== undefined) {
      await this.page.getByText('More', { exact: true }).click()
      await this.page.getByLabel(/^Seed/).fill(seed)
    }
    await this.press(this.page.getByRole('button', { name: 'Start the game' }))
    await this.page.waitForURL('**/play/*')
  }

  /** Opens a saved game from its file: at its table, or as a replay where it is over. */
  async openFile(text: string): Promise<void> {
    await this.openHome()
    const file = { name: 'saved.umpire.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await this.page.locator('input[type=file]').setInputFiles(file)
    await this.page.waitForURL(/\/(?:play|replay)\//)
  }

  /** Loads the page anew, once what was answered is written: it stands in line behind whatever is being written. */
  async reload(): Promise<void> {
    await this.page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('umpire')
        opening.addEventListener('success', () => resolve(opening.result))
      })
      const waiting = database.transaction(['games', 'answers'], 'readwrite')
      await new Promise((resolve) => waiting.addEventListener('complete', resolve))
      database.close()
    })
    await this.page.reload()
  }

  /** Waits until the player is asked, and gives the question. */
  async question(): Promise<string> {
    await expect(this.ask).toBeVisible()
    return this.ask.getByRole('heading').innerText()
  }

  /** What was asked before may stand there until its answer is written. */
  async expectQuestion(words: string | RegExp): Promise<void> {
    await expect(this.ask.getByRole('heading')).toHaveText(words)
  }

  /** What may be answered, in notation. */
  async options(): Promise<readonly string[]> {
    await this.question()
    return this.ask
      .locator('[data-option]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''))
  }

  /**
   * Answers by the button of an option, and waits until that is taken. A finger shows first what it would do, and is then
   * asked to confirm.
   */
  async answer(notation: string): Promise<void> {
    await this.untilTaken(() => this.pressOption(notation))
  }

  /** Presses the button of an option and does not wait: where several are chosen it is one of them. */
  async pressOption(notation: string): Promise<void> {
    const option = this.ask.locator(`[data-option="${notation}"]`)
    // The only answer there is has the large button.
    if ((await option.and(this.page.locator('.vh')).count()) > 0) return this.pressGo()
    const armed = option.and(this.page.locator('.sel'))
    // What is shown already is given by the next tap on it.
    const wasArmed = (await armed.count()) > 0
    await this.press(option)
    if (this.hasFingers && !wasArmed && (await armed.count()) > 0) await this.pressGo()
  }

  /** Gives the answer that is ready, and waits until it is taken. */
  async confirm(): Promise<void> {
    await this.untilTaken(() => this.pressGo())
  }

  private async pressGo(): Promise<void> {
    await this.press(this.ask.locator('.btn.go'))
  }

  /** Something on the board or beside it, by the name that options use. */
  thing(id: string): Locator {
    return this.page.locator(`[data-thing="${id}"]`)
  }

  /** Clicks something on the board; a finger has to do so twice in order to answer. */
  async clickThing(id: string): Promise<void> {
    await this.press(this.thing(id))
  }

  /** The things that may be chosen now, by their names. */
  async lit(): Promise<readonly string[]> {
    await this.question()
    return this.page
      .locator('[data-thing][aria-label*=", may be chosen"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing') ?? ''))
  }

  /** Opens one of the panels that a phone shows over the board; `Table` is the board itself. At a desk all are in sight. */
  async openPanel(name: string): Promise<void> {
    if (!this.hasFingers) return
    await this.press(this.page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }))
  }

  /** Opens the log, the rulebook or the orders beside the board. */
  async openTab(name: 'Log' | 'Rulebook' | 'Orders'): Promise<Locator> {
    await this.openPanel('Log')
    await this.press(this.page.getByRole('tab', { name }))
    return this.page.getByRole('tabpanel')
  }

  /** Chooses something in the table's menu. */
  async chooseInMenu(name: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Menu' }))
    await this.press(this.page.getByRole('menuitem', { name }))
  }

  /** Answers with whatever `choose` picks, until the game is over. */
  async playToEnd(choose: (options: readonly string[]) => string | undefined): Promise<void> {
    for (;;) {
      await expect(this.ask.or(this.verdict)).toBeVisible()
      if (await this.verdict.isVisible()) return
      const notation = choose(await this.options())
      if (notation === undefined) throw new Error('nothing was chosen')
      await this.answer(notation)
    }
  }

  /** Does what answers the question, and waits until that question is gone. */
  async untilTaken(answer: () => Promise<void>): Promise<void> {
    const asked = await this.ask.getAttribute('data-ask')
    await answer()
    await expect(this.page.locator(`[data-ask="${asked}"]`)).toHaveCount(0)
  }

  async press(target: Locator): Promise<void> {
    await (this.hasFingers ? target.tap() : target.click())
  }

  /** Presses what says of itself that it is switched off, which tells why when it is pressed all the same. */
  async pressInVain(target: Locator): Promise<void> {
    await expect(target).toHaveAttribute('aria-disabled', 'true')
    await (this.hasFingers ? target.tap({ force: true }) : target.click({ force: true }))
  }
}
