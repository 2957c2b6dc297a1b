// Somebody at a match who answers whatever is asked, takes back now and then, loses the line, goes and comes back.

import { setTimeout as wait } from 'node:timers/promises'
import { type AskJson, below, fraction, type Random, type Refusal, seedRandom } from '@umpire/engine'
import type { Seen } from '@umpire/wire'
import type { Command, MatchConnection } from '@umpire/wire/connection'
import { anyAnswer } from '../players/answers.ts'
import { connect, newPage, type Opening } from '../players/people.ts'
import type { Said, Witness } from './witness.ts'

/** How often a player does something else than answer. */
const undoes = 0.05
const asksToTakeBack = 0.02
const losesTheLine = 0.04
const leaves = 0.01
/** Longest pause before an answer, in milliseconds. */
const longestPause = 40
/** The line breaks at most so long after something was said. */
const longestLine = 12
/** How long a bot plays for somebody who has left. */
const timeAway = 400

export class ChaosPlayer {
  /** While it is wild, it does more than answer. */
  isWild = true
  isClosed = false
  private readonly connection: MatchConnection
  private readonly page = newPage()
  private readonly witness: Witness
  private readonly random: Random
  private isActing = false

  constructor(opening: Opening, name: string, witness: Witness) {
    this.witness = witness
    this.random = seedRandom(name)
    this.connection = connect({ ...opening, page: this.page })
    this.connection.subscribe(() => {
      witness.sees(name, this.connection.getState())
      this.act()
    })
  }

  /** The match has come to its end, as far as it knows. */
  get isDone(): boolean {
    const { seen, fatal } = this.connection.getState()
    return fatal !== undefined || seen?.room.status === 'over' || seen?.room.status === 'stopped'
  }

  /** How things look from here, for whoever wants to know why nothing happens. */
  get outlook(): string {
    const { isInTouch, seen, ask, sending, fatal } = this.connection.getState()
    const asked = ask === undefined ? 'asked nothing' : `asked ${ask.name} (${ask.number})`
    const said = sending.map((message) => message.do).join(' and ')
    return [
      isInTouch ? 'in touch' : 'out of touch',
      `${seen?.room.status ?? 'nothing seen'} after ${seen?.count ?? 0} answers`,
      asked,
      ...(seen?.room.proposal === undefined ? [] : [`${seen.room.proposal.what} proposed`]),
      ...(said === '' ? [] : [`waits for an answer to: ${said}`]),
      ...(fatal === undefined ? [] : [`turned away: ${fatal.reason}`]),
    ].join(', ')
  }

  /** Sends a command and notes what becomes of it; kept when the server has answered. */
  async say(command: Command): Promise<Refusal | undefined> {
    const answering = this.connection.send(command)
    const sent = this.connection.getState().sending.at(-1)
    const said: Said = { command, outcome: 'not known' }
    if (sent !== undefined) this.witness.said.set(`${this.page}:${sent.n}`, said)
    const refusal = await answering
    // What is on its way when the page is closed may be taken, or not.
    if (!this.isClosed) this.witness.answered(said, refusal)
    return refusal
  }

  close(): void {
    this.isClosed = true
    this.connection.close()
  }

  /** Does something, if something is asked of it and it does nothing yet. */
  private act(): void {
    const { ask, seen, isInTouch } = this.connection.getState()
    if (this.isActing || this.isClosed || !isInTouch || seen === undefined) return
    const { proposal } = seen.room
    const isAskedToAgree = proposal !== undefined && seen.mine.some((seat) => proposal.waitsFor.includes(seat))
    if (ask === undefined && !isAskedToAgree) return
    this.isActing = true
    setTimeout(
      () => {
        const acting = isAskedToAgree ? this.agree(proposal.number) : this.doSomething()
        void acting.finally(() => {
          this.isActing = false
          this.act()
        })
      },
      below(this.random, longestPause),
    )
  }

  private async agree(proposal: number): Promise<void> {
    await this.say({ do: 'consent', proposal, yes: fraction(this.random) < 0.5 })
  }

  private async doSomething(): Promise<void> {
    const { ask, seen } = this.connection.getState()
    if (this.isClosed || ask === undefined || seen === undefined) return
    await (this.isWild ? this.followWhim(ask, seen, fraction(this.random)) : this.answer(ask))
  }

  private async followWhim(ask: AskJson, { count }: Seen, whim: number): Promise<void> {
    const { seat } = ask
    let limit = undoes
    if (whim < limit) return void (await this.say({ do: 'undo', seat, count }))
    if (whim < (limit += asksToTakeBack)) return void (await this.say({ do: 'propose take back', seat, count }))
    if (whim < (limit += losesTheLine)) {
      // The answer, or its acknowledgement, is on its way then, or not.
      const answering = this.answer(ask)
      await wait(below(this.random, longestLine))
      this.connection.renew()
      return answering
    }
    if (whim < limit + leaves) {
      await this.say({ do: 'leave', seat })
      await wait(timeAway)
      return void (await this.say({ do: 'return', seat }))
    }
    return this.answer(ask)
  }

  private async answer(ask: AskJson): Promise<void> {
    const text = anyAnswer(ask, this.random)
    await this.say({ do: 'answer', seat: ask.seat, number: ask.number, text })
  }
}
