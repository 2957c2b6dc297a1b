// Whom the person at this browser does not want to read in the chat. It is kept here, and nobody else learns of it.

import { useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

interface Muted {
  /** The ids of people. */
  readonly people: readonly string[]
}

/** The longest list that is kept; the oldest are forgotten. */
const most = 200

export function readMuted(kept: unknown): Muted {
  const people = typeof kept === 'object' && kept !== null && 'people' in kept ? kept.people : []
  return { people: Array.isArray(people) ? people.filter((one) => typeof one === 'string') : [] }
}

const muted = createStore<Muted>()(
  persist((): Muted => ({ people: [] }), {
    name: 'umpire.muted',
    storage: createJSONStorage(() => localStorage),
    merge: (kept) => readMuted(kept),
  }),
)

export const useMuted = (): readonly string[] => useStore(muted, ({ people }) => people)

export function setMuted(person: string, isMuted: boolean): void {
  const others = muted.getState().people.filter((one) => one !== person)
  muted.setState({ people: isMuted ? [...others, person].slice(-most) : others })
}
