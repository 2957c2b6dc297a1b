// Plays Modular Mechs as a person does: by what lies on the board and beside it, and by buttons only where nothing lies.

import { expect, type Locator } from '@playwright/test'
import type { Player } from './player.ts'

/** So many steps of the crew are made in one turn, lest a free passage is walked for ever. */
const mostSteps = 4
const mostPurchases = 2

export class MechsPlayer {
  /** How often a thing gave the answer, and how often a button had to. */
  readonly answered = { byThings: 0, byButtons: 0 }
  /** How often a part was turned before it was put down. */
  turned = 0
  private readonly player: Player
  private readonly hasFingers: boolean
  private steps = 0
  private purchases = 0

  constructor(player: Player, hasFingers: boolean) {
    this.player = player
    this.hasFingers = hasFingers
  }

  /** Answers everything until the game is over. */
  async playToEnd(): Promise<void> {
    const { ask, verdict } = this.player
    for (;;) {
      await expect(ask.or(verdict)).toBeVisible()
      if (await verdict.isVisible()) return
      await this.player.untilTaken(() => this.answer())
    }
  }

  /** Answers what is asked now. */
  async answer(): Promise<void> {
    const question = await this.player.question()
    const lit = await this.player.lit()
    if (question.endsWith('What do you do?')) return this.buy(lit)
    if (question.startsWith('Where do you attach')) return this.place(lit)
    if (question.startsWith('Which of your starting parts')) return this.assemble(lit)
    if (question === 'Where does your crew go?') return this.walk(lit)
    this.purchases = 0
    if (question.startsWith('How do you assemble')) return this.press('own')
    if (question.endsWith('Do you activate it?') || question.includes('would have an effect')) return this.press('yes')
    const thing = await this.inSight(lit)
    return thing === undefined ? this.press((await this.player.options())[0] ?? '') : this.choose(thing)
  }

  private async buy(lit: readonly string[]): Promise<void> {
    this.steps = 0
    const card = this.purchases < mostPurchases ? lit.find((thing) => thing.startsWith('shop ')) : undefined
    if (card === undefined) {
      this.purchases = 0
      return this.press('end turn')
    }
    this.purchases++
    await this.player.openPanel('Shop')
    await this.choose(card)
  }

  private async assemble(lit: readonly string[]): Promise<void> {
    await this.click(lit.find((thing) => thing.includes(' part ')) ?? '')
    await this.place(await this.player.lit())
  }

  /** On a cell; turned before, where it can be: by the key and by the button in turn. */
  private async place(lit: readonly string[]): Promise<void> {
    const { ask, page } = this.player
    const cell = await this.inSight(lit.filter((thing) => thing.includes(' cell ')))
    if (cell === undefined) return this.press((await this.player.options())[0] ?? '')
    await this.click(cell)
    this.answered.byThings++
    const turn = ask.getByRole('button', { name: /^Turn/ })
    if ((await turn.count()) === 0) return this.hasFingers ? this.player.confirm() : undefined
    const shown = ask.locator('[data-option].sel')
    const before = (await shown.getAttribute('data-option')) ?? ''
    if (this.turned++ % 2 === 0 && !this.hasFingers) await page.keyboard.press('r')
    else await this.player.press(turn)
    await expect(shown).not.toHaveAttribute('data-option', before)
    if (this.hasFingers) await this.player.confirm()
    else await this.click(cell)
  }

  /** A crew member is chosen, then where it goes. */
  private async walk(lit: readonly string[]): Promise<void> {
    const crew = await this.inSight(lit.filter((thing) => / crew \d$/.test(thing)))
    if (crew === undefined || this.steps >= mostSteps) {
      this.steps = 0
      return this.press('end turn')
    }
    this.steps++
    await this.click(crew)
    // One that has one way to go alone is on it: a finger is asked to confirm.
    if (this.hasFingers && (await this.player.ask.locator('.btn.go').count()) > 0) return this.player.confirm()
    if ((await this.player.question()) !== 'Where does your crew go?') return
    const to = await this.inSight((await this.player.lit()).filter((thing) => !/ crew \d$/.test(thing)))
    if (to !== undefined) return this.choose(to)
    await this.player.answer((await this.player.options())[0] ?? '')
  }

  private async choose(thing: string): Promise<void> {
    await this.click(thing)
    this.answered.byThings++
    if (this.hasFingers) await this.player.confirm()
  }

  private async press(notation: string): Promise<void> {
    this.answered.byButtons++
    await this.player.answer(notation)
  }

  /** Beside the middle, where crew may stand. */
  private async click(thing: string): Promise<void> {
    const target = this.player.thing(thing)
    const position = await freePlace(target, thing)
    expect(position, `a place where ${thing} can be clicked`).toBeDefined()
    if (position === undefined) return
    await (this.hasFingers ? target.tap({ position }) : target.click({ position }))
  }

  /** The first of the things that can be reached without moving the map. */
  private async inSight(things: readonly string[]): Promise<string | undefined> {
    for (const thing of things) {
      if ((await freePlace(this.player.thing(thing), thing)) !== undefined) return thing
    }
    return undefined
  }
}

/** Where on a thing nothing else lies over it, from its corner; undefined where all of it is covered or out of sight. */
const freePlace = (target: Locator, thing: string): Promise<{ x: number; y: number } | undefined> =>
  target.evaluate((element, name) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const [x, y] of [
      [0.5, 0.5],
      [0.75, 0.75],
      [0.25, 0.75],
      [0.8, 0.4],
    ] as const) {
      const at = { x: width * x, y: height * y }
      const there = document.elementFromPoint(left + at.x, top + at.y)?.closest('[data-thing]')
      if (there?.getAttribute('data-thing') === name) return at
    }
    return undefined
  }, thing)
