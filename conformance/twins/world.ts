// A world: a match that is watched while it is played, and in which hidden faces may be others than they were.

import {
  type Answer,
  type AnyGame,
  at,
  type Dealer,
  type Match,
  type Plain,
  type Pool,
  type Seat,
  type Secret,
  type Secrets,
} from '@umpire/engine'
import { give, start } from '../play.ts'
import type { Setting } from '../settings.ts'

/** A moment at which faces were laid down unseen: a deal, a shuffle, a roll under a cup, something hidden. */
export interface Moment {
  /** After how many answers. */
  readonly at: number
  readonly hidden: readonly Secret[]
  /** All faces, and who had seen them. */
  readonly faces: readonly Plain[]
  readonly seenBy: readonly number[]
  readonly pool: readonly number[]
  readonly pools: readonly Pool[]
}

/** Somebody saw a face, if only for the blink of an eye. */
export interface Sight {
  /** The number of the last moment before. */
  readonly moment: number
  /** After how many answers. */
  readonly at: number
  readonly id: number
  readonly face: Plain
  /** Who: a bit for each viewer, as in `seenBy`. */
  readonly viewers: number
}

/** Another face for a secret, from the moment it was laid down. */
export interface Change {
  readonly moment: number
  readonly id: Secret
  readonly face: Plain
}

export class World {
  readonly match: Match
  readonly moments: Moment[] = []
  readonly sights: Sight[] = []
  /** Who had seen what before the last answer. */
  seenBefore: readonly number[] = []
  private count = 0
  /** The match's own, which change as it is played. */
  private secrets: { readonly seenBy: readonly number[] } = { seenBy: [] }

  constructor(game: AnyGame, setting: Setting, changes: readonly Change[] = []) {
    this.match = start(game, { ...setting, prepare: (dealer) => this.watch(dealer, changes) })
  }

  private watch(dealer: Dealer, changes: readonly Change[]): void {
    this.secrets = dealer.secrets
    dealer.onHidden = (secrets, hidden) => this.onHidden(secrets, hidden, changes)
    // What a rule shows and shuffles again within one answer is seen nowhere but here.
    dealer.secrets.seenBy = watched(dealer.secrets.seenBy, (id, viewers) =>
      this.sights.push({
        moment: this.moments.length - 1,
        at: this.count,
        id,
        face: at(dealer.secrets.faces, id),
        viewers,
      }),
    )
  }

  private onHidden(secrets: Secrets, hidden: readonly Secret[], changes: readonly Change[]): void {
    const now = this.moments.length
    for (const { moment, id, face } of changes) if (moment === now) secrets.faces[id] = face
    const { faces, seenBy, pool, pools } = secrets
    this.moments.push({
      at: this.count,
      hidden: [...hidden],
      faces: [...faces],
      seenBy: [...seenBy],
      pool: [...pool],
      pools: [...pools],
    })
  }

  /** Gives an answer that must be taken. */
  give(seat: Seat, answer: Answer): void {
    this.count = this.match.count + 1
    this.seenBefore = [...this.secrets.seenBy]
    give(this.match, seat, answer)
  }

  /** What was seen since the last answer was given. */
  get newSights(): readonly Sight[] {
    return this.sights.slice(this.sights.findLastIndex((sight) => sight.at < this.count) + 1)
  }

  /** The faces as they are. */
  get faces(): readonly Plain[] {
    return this.moments.length === 0 ? [] : at(this.moments, this.moments.length - 1).faces
  }
}

/** A list of who has seen what that says so whenever a viewer is added. */
function watched(list: readonly number[], onSeen: (id: number, viewers: number) => void): number[] {
  return new Proxy([...list], {
    set(target, key, value: unknown) {
      const id = typeof key === 'string' ? Number(key) : Number.NaN
      if (Number.isInteger(id) && typeof value === 'number') {
        const added = value & ~(target[id] ?? 0)
        if (added !== 0) onSeen(id, added)
      }
      return Reflect.set(target, key, value)
    },
  })
}
