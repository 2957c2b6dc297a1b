// Tables on Umpire's server, by the protocol and with the connection that the page has.

import type { AskJson } from '@umpire/engine'
import type { MatchConnection } from '@umpire/wire/connection'
import { connect, makeMatch, type Person, signIn } from '../../scripts/players/people.ts'
import type { Serving } from './sides.ts'
import type { Ears, Player, Table, Visitor } from './table.ts'

class UmpirePlayer implements Player {
  private connection: MatchConnection
  private readonly dial: () => MatchConnection
  /** The question that has been answered; it stays in sight until the server has taken the answer. */
  private answered: AskJson | undefined

  constructor(address: string, person: Person, match: string, ears: Ears) {
    this.dial = () => {
      const connection = connect({
        server: () => address,
        person,
        match,
        onMessage: (bytes) => ears.onMessage(this, bytes),
      })
      connection.subscribe(() => ears.onRead(this))
      return connection
    }
    this.connection = this.dial()
  }

  /** Opens the match again after it was closed; kept when it is there. */
  comeBack(): Promise<void> {
    return new Promise((resolve) => {
      const connection = this.dial()
      this.connection = connection
      connection.subscribe(() => {
        if (connection.getState().isInTouch) resolve()
      })
    })
  }

  get options(): readonly string[] {
    const { ask } = this.connection.getState()
    return ask === undefined || ask === this.answered ? [] : ask.options.map(({ say }) => say)
  }

  get isOver(): boolean {
    return this.connection.getState().seen?.room.status === 'over'
  }

  answer(text: string): void {
    const { ask } = this.connection.getState()
    if (ask === undefined) throw new Error('nothing is asked')
    this.answered = ask
    void this.do({ do: 'answer', seat: ask.seat, number: ask.number, text })
  }

  async do(command: Parameters<MatchConnection['send']>[0]): Promise<void> {
    const refusal = await this.connection.send(command)
    if (refusal !== undefined) throw new Error(`${command.do}: ${refusal.reason}`)
  }

  close(): void {
    this.connection.close()
  }
}

/** `people`: so many sign in, and two of them play each match. */
export async function visitUmpire({ address }: Serving, people = 20): Promise<Visitor> {
  const persons = await Promise.all(Array.from({ length: people }, (_, n) => signIn(address, `Player ${n + 1}`)))
  let opened = 0
  return {
    async open(game, ears): Promise<Table> {
      const host = somebody(persons, opened++)
      const guest = somebody(persons, opened)
      const match = await makeMatch(address, host, { game, seats: [{ kind: 'me' }, { kind: 'open' }] })
      const players = [
        new UmpirePlayer(address, host, match, ears),
        new UmpirePlayer(address, guest, match, ears),
      ] as const
      await players[1].do({ do: 'sit', seat: 1 })
      await players[0].do({ do: 'start' })
      return {
        players,
        comeBack: () => players[0].comeBack(),
        close: () => players.forEach((player) => player.close()),
      }
    },
  }
}

function somebody(persons: readonly Person[], number: number): Person {
  const found = persons[number % persons.length]
  if (found === undefined) throw new Error('nobody has signed in')
  return found
}
