// A game that cannot be opened: why, and the ways on. Nothing of it is lost by looking.

import { Icon } from '@umpire/board'
import type { Refusal } from '@umpire/engine'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { downloadDamaged } from '../store/download.ts'
import { gameStore } from '../store/game-store.ts'

async function saveWhatThereIs(id: string): Promise<void> {
  const store = await gameStore()
  downloadDamaged(id, await store.raw(id))
}

export const Stopped = ({ id, refusal }: { readonly id: string; readonly refusal: Refusal }): ReactNode => (
  <main className="stopped">
    <h1>This game cannot be opened</h1>
    <p role="alert">{refusal.toString()}.</p>
    <p className="muted">Your other games are as they were.</p>
    <div className="ways">
      <Link className="btn go" href="/games">
        My games
      </Link>
      <button type="button" className="btn quiet" onClick={() => void saveWhatThereIs(id)}>
        <Icon name="save" /> Save what there is
      </button>
    </div>
  </main>
)
