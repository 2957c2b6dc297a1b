// The person at this browser, as the server knows them. Who it was the last time is kept, so that the head of the page
// names them before anybody is asked, and without a network too.

import { Refusal } from '@umpire/engine'
import type { Me, WhoAmI } from '@umpire/wire'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import * as api from './api.ts'

interface Known {
  /** Null for nobody. */
  readonly me: Me | null
  /** The server has said so since the page was opened. */
  readonly isSure: boolean
}

/** The person in what the browser had kept; nobody where that is damaged. */
export function readMe(kept: unknown): Me | null {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null
  const { id, name } = kept
  if (typeof id !== 'string' || typeof name !== 'string') return null
  return { id, name, login: 'login' in kept && typeof kept.login === 'string' ? kept.login : null }
}

const known = createStore<Known>()(
  persist((): Known => ({ me: null, isSure: false }), {
    name: 'umpire.me',
    storage: createJSONStorage(() => localStorage),
    partialize: ({ me }) => ({ me }),
    merge: (kept) => ({
      me: readMe(typeof kept === 'object' && kept !== null && 'me' in kept ? kept.me : undefined),
      isSure: false,
    }),
  }),
)

/** Takes note of who the server says I am. */
async function learn(asking: Promise<WhoAmI | Refusal>): Promise<Refusal | undefined> {
  const answer = await asking
  if (answer instanceof Refusal) return answer
  known.setState({ me: answer.me, isSure: true })
  return undefined
}

export const refreshMe = (): Promise<Refusal | undefined> => learn(api.whoAmI())
/** Makes a person of whoever sits here. */
export const beNamed = (name: string): Promise<Refusal | undefined> => learn(api.addPerson(name))
export const rename = (name: string): Promise<Refusal | undefined> => learn(api.rename(name))
export const makeAccount = (login: string, password: string): Promise<Refusal | undefined> =>
  learn(api.makeAccount(login, password))
export const changePassword = (old: string, password: string): Promise<Refusal | undefined> =>
  learn(api.changePassword(old, password))
export const logIn = (login: string, password: string): Promise<Refusal | undefined> =>
  learn(api.logIn(login, password))
export const logOut = (): Promise<Refusal | undefined> => learn(api.logOut())
export const logOutEverywhere = (): Promise<Refusal | undefined> => learn(api.logOutEverywhere())
export const deleteMe = (password: string): Promise<Refusal | undefined> => learn(api.deleteMe(password))
export const carry = (token: string): Promise<Refusal | undefined> => learn(api.carry(token))

/** Whether the server knows whoever is here: they may have taken a name in another tab. */
export async function isSomebody(): Promise<boolean> {
  await refreshMe()
  return known.getState().me !== null
}

/** Who it was when the server was last asked. */
export const useLastMe = (): Me | null => useStore(known, ({ me }) => me)

/** Who it is: the server is asked when a screen that needs it opens. */
export function useMe(): {
  /** Null for nobody, undefined until the server has answered. */
  readonly me: Me | null | undefined
  /** Why it has not. */
  readonly trouble: Refusal | undefined
} {
  const me = useStore(known, (now) => (now.isSure ? now.me : undefined))
  const [trouble, setTrouble] = useState<Refusal>()
  useEffect(() => {
    void refreshMe().then(setTrouble)
  }, [])
  return { me, trouble }
}
