// The page of one game: opens it from the browser's store and sits down at its table.

import type { Tabletop } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { type ReactNode, useEffect, useState } from 'react'
import { think } from '../bots/bots.ts'
import { gameStore, holdGame } from '../store/game-store.ts'
import { loadTabletop } from '../tabletops.ts'
import { LocalTable } from './local-table.ts'
import { Stopped } from './stopped.tsx'
import { TableScreen } from './table-screen.ts'
import { Table } from './table.tsx'

interface Opened {
  readonly screen: TableScreen
  readonly tabletop: Tabletop
  readonly leave: () => void
}

async function openTable(id: string): Promise<Opened | Refusal> {
  const held = await holdGame(id)
  if (held instanceof Refusal) return held
  const opened = await openHeld(id)
  if (opened instanceof Refusal) {
    held()
    return opened
  }
  const { link, tabletop } = opened
  const screen = new TableScreen(link)
  return {
    screen,
    tabletop,
    leave: () => {
      screen.close()
      link.close()
      held()
    },
  }
}

async function openHeld(id: string): Promise<{ link: LocalTable; tabletop: Tabletop } | Refusal> {
  const store = await gameStore()
  const loaded = await store.load(id)
  if (loaded instanceof Refusal) return loaded
  const name = loaded.game.record.game
  const game = await loadGame(name)
  if (game === undefined) return new Refusal('unusable', `this Umpire has no game called ${name}`)
  const tabletop = await loadTabletop(name)
  const link = LocalTable.open(game, tabletop, store, think, loaded)
  return link instanceof Refusal ? link : { link, tabletop }
}

export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const [opened, setOpened] = useState<Opened | Refusal>()
  useEffect(() => {
    let isGone = false
    let leave = (): void => undefined
    void openTable(id).then(
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
  }, [id])
  if (opened === undefined) return <p className="opening">Setting the table ...</p>
  if (opened instanceof Refusal) return <Stopped id={id} refusal={opened} />
  return <Table key={id} screen={opened.screen} tabletop={opened.tabletop} />
}
