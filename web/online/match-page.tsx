// The page of a match over the network: its room until it begins, then its table.

import type { Tabletop } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import type { MatchConnection } from '@umpire/wire/connection'
import { lazy, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { sentence } from '../home/words.ts'
import { isFree } from '../lobby/match-words.ts'
import { Table } from '../table/table.tsx'
import { TableScreen } from '../table/table-screen.ts'
import { loadTabletop } from '../tabletops.ts'
import { type BegunMatch, hasBegun, RemoteTable } from './remote-table.ts'
import { StoppedMatch } from './stopped-match.tsx'
import { connectTo } from './surroundings.ts'

const RoomScreen = lazy(async () => ({ default: (await import('../lobby/room-screen.tsx')).RoomScreen }))

/** Says so when the match has not been shown by then, in milliseconds. */
const longWait = 3000

/** The connection to a match: open while the page shows it. */
class Visit {
  private readonly id: string
  private connection: MatchConnection | undefined

  constructor(id: string) {
    this.id = id
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const opened = connectTo(this.id)
    this.connection = opened
    listener()
    return () => {
      this.connection = undefined
      opened.close()
    }
  }

  readonly getConnection = (): MatchConnection | undefined => this.connection
}

export default function MatchPage({ id }: { readonly id: string }): ReactNode {
  const visit = useMemo(() => new Visit(id), [id])
  const connection = useSyncExternalStore(visit.subscribe, visit.getConnection)
  return connection === undefined ? null : <Match key={id} connection={connection} />
}

const Match = ({ connection }: { readonly connection: MatchConnection }): ReactNode => {
  const state = useSyncExternalStore(connection.subscribe, connection.getState)
  const { fatal, seen } = state
  if (fatal !== undefined) return <NoMatch refusal={fatal} />
  if (seen === undefined) return <Opening />
  const { status, seats } = seen.room
  // A match that was made of a record goes on when its seats are taken.
  const hasFreeSeats = status === 'running' && seats.some(isFree)
  if (status === 'open' || hasFreeSeats) return <RoomScreen connection={connection} state={state} />
  if (status === 'stopped') return <StoppedMatch room={seen.room} />
  return hasBegun(state) ? <MatchTable connection={connection} begun={state} /> : <Opening />
}

const Opening = (): ReactNode => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="opening" role="status">
      {isLong ? 'The server cannot be reached. Trying again ...' : 'Opening the match ...'}
    </p>
  )
}

const NoMatch = ({ refusal }: { readonly refusal: Refusal }): ReactNode => (
  <main className="stopped">
    <h1>This match cannot be opened</h1>
    <p role="alert">{sentence(refusal.toString())}</p>
    <div className="ways">
      <Link className="btn go" href="/together">
        Matches
      </Link>
      <Link className="btn quiet" href="/">
        Home
      </Link>
    </div>
  </main>
)

interface Opened {
  readonly screen: TableScreen
  readonly tabletop: Tabletop
  readonly leave: () => void
}

async function openTable(connection: MatchConnection, begun: BegunMatch): Promise<Opened | Refusal> {
  const { game: name, version } = begun.seen.room
  const game = await loadGame(name)
  if (game === undefined || game.version !== version) {
    return new Refusal('unusable', `this page does not know ${name} as the server plays it: load the page again`)
  }
  const tabletop = await loadTabletop(name)
  const latest = connection.getState()
  const link = new RemoteTable(game, tabletop, connection, hasBegun(latest) ? latest : begun)
  const screen = new TableScreen(link)
  return {
    screen,
    tabletop,
    leave: () => {
      screen.close()
      link.close()
    },
  }
}

const MatchTable = ({
  connection,
  begun,
}: {
  readonly connection: MatchConnection
  readonly begun: BegunMatch
}): ReactNode => {
  const [opened, setOpened] = useState<Opened | Refusal>()
  // The table follows the connection by itself; it is set once.
  const [first] = useState(begun)
  useEffect(() => {
    let isGone = false
    let leave = (): void => undefined
    void openTable(connection, first).then(
      (found) => {
        if (!(found instanceof Refusal)) leave = found.leave
        if (isGone) leave()
        else setOpened(found)
      },
      (error: unknown) =>
        setOpened(new Refusal('unusable', error instanceof Error ? error.message : 'it could not be opened')),
    )
    return () => {
      isGone = true
      leave()
    }
  }, [connection, first])
  if (opened === undefined) return <p className="opening">Setting the table ...</p>
  if (opened instanceof Refusal) return <NoMatch refusal={opened} />
  return <Table screen={opened.screen} tabletop={opened.tabletop} />
}
