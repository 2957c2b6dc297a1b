// A game at one terminal: bots play by themselves, persons are asked in turn, until the game is over or they leave.

import { type Player, situationOf } from '@umpire/bots'
import {
  type Answer,
  type Ask,
  at,
  type Match,
  needsHandOver,
  Refusal,
  RuleError,
  type Seat,
  seedRandom,
  spectator,
  type Viewer,
} from '@umpire/engine'
import { type Ending, failed, fine } from '../ending.ts'
import { resultText } from '../result.ts'
import type { Screen } from '../screen.ts'
import { colours } from '../terminal.ts'
import { readAnswer } from './answers.ts'
import { type Desk, obey, offerToSave } from './commands.ts'
import { faultText, type Keeping } from './keeping.ts'
import { boardText, optionsText, questionText, refusedText, sentences } from './show.ts'
import { readCommand } from './words.ts'

export class TerminalGame {
  private readonly match: Match
  /** The bots by seat; a seat without one is a person's. */
  private readonly players: ReadonlyMap<Seat, Player>
  private readonly persons: readonly Seat[]
  private readonly desk: Desk
  /** How many lines of the log each has read. */
  private readonly read = new Map<Viewer, number>()
  /** The person who looked at the screen last. */
  private looking: Seat | undefined = undefined
  /** What to say to whoever is asked next. */
  private notice: string | undefined = undefined

  constructor(match: Match, players: ReadonlyMap<Seat, Player>, screen: Screen, keeping: Keeping) {
    const isPerson = (seat: Seat): boolean => !players.has(seat)
    this.match = match
    this.players = players
    this.persons = match.seats.filter(isPerson)
    this.desk = { match, screen, keeping, isPerson, random: seedRandom(`${match.seed}/examples`) }
  }

  async play(): Promise<Ending> {
    const { match } = this
    while (match.outcome === null) {
      // Persons first: where the quickest of several decides, a bot would always be it.
      const ask = match.asks.find(({ seat }) => this.desk.isPerson(seat))
      const ending = ask === undefined ? this.letBotDecide() : await this.askPerson(ask)
      if (ending !== undefined) return ending
    }
    return this.showEnd()
  }

  private letBotDecide(): Ending | undefined {
    const { match } = this
    const { seat } = at(match.asks, 0)
    const player = this.players.get(seat)
    if (player === undefined) throw new Error(`nobody sits on seat ${seat}`)
    const situation = situationOf(match, seat)
    const fault = this.give(situation.ask, player.decide(situation))
    if (this.persons.length === 0) this.tellNews(spectator)
    return fault === undefined ? undefined : failed(fault)
  }

  /** Gives an allowed answer. If a rule throws, says so; the match is then as it was. */
  private give(ask: Ask, answer: Answer): string | undefined {
    const { match } = this
    const text = ask.say(answer)
    try {
      const refusal = match.give(ask.seat, answer)
      if (refusal !== undefined) throw new Error(`"${text}" was refused: ${refusal.reason}`)
      return undefined
    } catch (error) {
      if (error instanceof RuleError) return faultText(error, at(match.seatNames, ask.seat), text)
      throw error
    }
  }

  /** Puts one question, until it is answered, the game went back or forth, or the person leaves. */
  private async askPerson(ask: Ask): Promise<Ending | undefined> {
    const { match, desk } = this
    const { screen, keeping } = desk
    if (needsHandOver(match, this.persons, this.looking, ask) && !(await this.handOver(ask.seat))) {
      return this.leave()
    }
    this.looking = ask.seat
    this.showSituation(ask)
    for (;;) {
      const line = await screen.ask('> ')
      if (line === undefined) {
        screen.say('The input has ended.')
        return this.leave()
      }
      const answer = readAnswer(ask, line)
      // An answer goes before a command of the same name, which a slash can call all the same.
      const command = answer instanceof Refusal || line.trim().startsWith('/') ? readCommand(line) : undefined
      if (command !== undefined) {
        const then = await obey(desk, ask, command)
        if (then === 'leave') return this.leave()
        if (then !== 'stay') {
          this.notice = then.moved
          this.forgetUndone()
          return undefined
        }
      } else if (answer instanceof Refusal) {
        screen.say(
          line.trim() === '' ? 'Your answer? "help" says what you can type.' : refusedText(answer, screen.width),
        )
      } else {
        const fault = this.give(ask, answer) ?? keeping.update(match)?.reason
        if (fault === undefined) return undefined
        screen.say(fault)
      }
    }
  }

  private showSituation(ask: Ask): void {
    const { match, desk } = this
    const { screen, random } = desk
    if (this.notice !== undefined) screen.say(this.notice)
    this.notice = undefined
    this.tellNews(ask.seat)
    screen.say()
    screen.say(boardText(match, ask.seat))
    screen.say()
    screen.say(questionText(this.nameOf(ask.seat), ask, screen.width))
    screen.say(optionsText(ask, screen.width, random))
  }

  /** What has happened since this viewer was last told. */
  private tellNews(viewer: Viewer): void {
    const { match, desk } = this
    const lines = match.log(viewer)
    const news = lines.slice(this.read.get(viewer) ?? 0)
    this.read.set(viewer, lines.length)
    if (news.length === 0) return
    if (this.persons.length > 0) desk.screen.say()
    desk.screen.say(sentences(news, desk.screen.width))
  }

  /** After an undo some of what was read has not happened. */
  private forgetUndone(): void {
    const { length } = this.match.events()
    for (const [viewer, count] of this.read) this.read.set(viewer, Math.min(count, length))
  }

  private nameOf(seat: Seat): string {
    const name = at(this.match.seatNames, seat)
    return this.persons.length === 1 && this.persons[0] === seat ? `${name} (you)` : name
  }

  /** False if there is nobody to hand over to any more. */
  private async handOver(to: Seat): Promise<boolean> {
    const { screen } = this.desk
    const name = at(this.match.seatNames, to)
    if (!screen.isInteractive) {
      screen.say(`\n--- ${name} ---`)
      return true
    }
    screen.clear()
    const line = await screen.ask(`Pass the screen to ${name}. ${name}, press Enter when only you see it. `)
    screen.clear()
    return line !== undefined
  }

  /** How to go on with a saved game: a record does not say who sits where. */
  private commandFor(file: string): string {
    const seats = this.match.seats.map((seat) => this.players.get(seat)?.name ?? 'human')
    return `umpire play --load ${file} --seats ${seats.join(',')}`
  }

  private leave(): Ending {
    const { match, desk } = this
    const { keeping, screen } = desk
    const { file } = keeping
    const refusal = keeping.update(match)
    if (refusal !== undefined) return failed(refusal)
    screen.say(`You leave the game after ${match.count} ${match.count === 1 ? 'answer' : 'answers'}.`)
    if (file !== undefined) screen.say(`To go on: ${this.commandFor(file)}`)
    screen.close()
    return fine
  }

  private async showEnd(): Promise<Ending> {
    const { match, desk, persons } = this
    const { screen, keeping } = desk
    const [only, ...others] = persons
    const viewer = only === undefined || others.length > 0 ? spectator : only
    if (viewer === spectator && this.looking !== undefined) this.read.set(viewer, this.read.get(this.looking) ?? 0)
    this.tellNews(viewer)
    screen.say()
    screen.say(boardText(match, viewer))
    screen.say()
    screen.say(colours.bold(resultText(match, (seat) => this.nameOf(seat)) ?? ''))
    await offerToSave(desk)
    const refusal = keeping.update(match)
    if (refusal !== undefined) return failed(refusal)
    const { file } = keeping
    screen.say(
      file === undefined
        ? `The record was not kept (--save FILE keeps it). Its seed was ${match.seed}.`
        : `The record is in ${file}. To see it again: umpire replay ${file}`,
    )
    screen.close()
    return fine
  }
}
