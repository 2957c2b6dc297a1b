// All games of this browser, newest first, and what can be done with each.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { type DamagedGame, gameStore } from '../store/game-store.ts'
import type { SavedGame } from '../store/saved-game.ts'
import { DeleteDialog, type Doomed } from './delete-dialog.tsx'
import { OpenFileButton } from './open-file.tsx'
import { nameOfGame, SavedEntry } from './saved-entry.tsx'
import { useTitle } from './title.ts'
import { useSavedGames } from './use-saved-games.ts'
import { losesWords, playersWords, sentence } from './words.ts'

export const MyGames = (): ReactNode => {
  useTitle('My games')
  const { list, readAt, readAgain } = useSavedGames()
  const [doomed, setDoomed] = useState<Doomed>()
  const [trouble, setTrouble] = useState('')
  const save = (saving: Promise<Refusal | undefined>): void => {
    void saving.then((refusal) => setTrouble(refusal === undefined ? '' : sentence(refusal.toString())))
  }
  return (
    <section className="screen">
      <header className="screen-head">
        <h1>My games</h1>
        <OpenFileButton />
      </header>
      {trouble === '' ? null : (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      {list !== undefined && list.games.length + list.damaged.length === 0 ? <NoGames /> : null}
      <ul className="entries all">
        {list?.damaged.map((damaged) => (
          <DamagedEntry
            key={damaged.id}
            damaged={damaged}
            onSave={() => save(saveDamaged(damaged.id))}
            onDelete={() => setDoomed({ id: damaged.id, name: 'the damaged game', loses: 'what is left of it' })}
          />
        ))}
        {list?.games.map((game) => (
          <SavedEntry
            key={game.id}
            game={game}
            now={readAt}
            more={playersWords(game)}
            tools={
              <EntryTools
                game={game}
                onSave={() => save(saveGame(game.id))}
                onDelete={() =>
                  setDoomed({ id: game.id, name: nameOfGame(game.record.game), loses: losesWords(game.count) })
                }
              />
            }
          />
        ))}
      </ul>
      <DeleteDialog doomed={doomed} onClose={() => setDoomed(undefined)} onDeleted={readAgain} />
    </section>
  )
}

async function saveGame(id: string): Promise<Refusal | undefined> {
  const loaded = await (await gameStore()).load(id)
  if (loaded instanceof Refusal) return loaded
  const [{ downloadGame }, { sharedOf }] = await Promise.all([
    import('../store/download.ts'),
    import('../store/keep-game.ts'),
  ])
  downloadGame(sharedOf(loaded.game, loaded.answers))
  return undefined
}

async function saveDamaged(id: string): Promise<undefined> {
  const raw = await (await gameStore()).raw(id)
  const { downloadDamaged } = await import('../store/download.ts')
  downloadDamaged(id, raw)
}

const NoGames = (): ReactNode => (
  <div className="empty">
    <Icon name="layers" />
    <p>
      <b>No game has been begun in this browser.</b>
      <span className="muted">Games are kept here by themselves, move by move.</span>
    </p>
    <Link className="btn" href="/">
      Choose a game
    </Link>
  </div>
)

const EntryTools = ({
  game,
  onSave,
  onDelete,
}: {
  readonly game: SavedGame
  readonly onSave: () => void
  readonly onDelete: () => void
}): ReactNode => {
  const name = nameOfGame(game.record.game)
  return (
    <span className="entry-tools">
      {game.outcome === null ? (
        <Link className="tool" href={`/replay/${game.id}`} aria-label={`Replay ${name} so far`}>
          <Icon name="replay" />
          Replay
        </Link>
      ) : null}
      <button type="button" className="tool" onClick={onSave}>
        <Icon name="save" />
        Save as file
      </button>
      <button type="button" className="tool" onClick={onDelete}>
        <Icon name="cancel" />
        Delete
      </button>
    </span>
  )
}

const DamagedEntry = ({
  damaged,
  onSave,
  onDelete,
}: {
  readonly damaged: DamagedGame
  readonly onSave: () => void
  readonly onDelete: () => void
}): ReactNode => (
  <li className="entry damaged">
    <Icon name="broken" className="l" />
    <div className="entry-words">
      <b>A damaged game</b>
      <span>It cannot be read: {damaged.reason}.</span>
    </div>
    <span className="entry-tools">
      <button type="button" className="tool" onClick={onSave}>
        <Icon name="save" />
        Save what is there
      </button>
      <button type="button" className="tool" onClick={onDelete}>
        <Icon name="cancel" />
        Delete
      </button>
    </span>
  </li>
)
