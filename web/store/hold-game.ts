// Holding a game: one tab plays it at a time. A second tab is told so, instead of writing between the first one's moves.

import { Refusal } from '@umpire/engine'

export type Release = () => void

interface Hold {
  /** How many parts of this page hold it. */
  users: number
  readonly granted: Promise<boolean>
  readonly letGo: Release
}

const nothingHeld: Release = () => {}
const holds = new Map<string, Hold>()
/** Locks of this page that are on their way back. */
const leaving = new Map<string, Promise<unknown>>()

function requestHold(id: string): Hold {
  let letGo: Release = nothingHeld
  const untilReleased = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const before = leaving.get(id)
  const granted = new Promise<boolean>((resolve) => {
    const held = Promise.resolve(before).then(() =>
      navigator.locks.request(`umpire game ${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : untilReleased
      }),
    )
    // Without a lock the store still refuses to write between another tab's answers.
    const ended = held.catch(() => resolve(true))
    leaving.set(id, ended)
    void ended.then(() => {
      if (leaving.get(id) === ended) leaving.delete(id)
    })
  })
  return { users: 0, granted, letGo }
}

/** Takes a game for this tab, or says that another tab has it. */
export async function holdGame(id: string): Promise<Release | Refusal> {
  // Browsers give locks to secure pages alone.
  if (!('locks' in navigator)) return nothingHeld
  const hold = holds.get(id) ?? requestHold(id)
  holds.set(id, hold)
  hold.users++
  const drop = (): void => {
    hold.users--
    if (hold.users > 0) return
    if (holds.get(id) === hold) holds.delete(id)
    hold.letGo()
  }
  if (!(await hold.granted)) {
    drop()
    return new Refusal('unusable', 'this game is open in another tab')
  }
  let isDropped = false
  return () => {
    if (!isDropped) drop()
    isDropped = true
  }
}
