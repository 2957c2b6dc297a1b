// Whether a new version of the page is ready, and how it takes over.

import { create } from 'zustand'

interface Update {
  /** The new version, which waits until the person wants it. */
  readonly waiting: ServiceWorker | undefined
}

export const useUpdate = create<Update>(() => ({ waiting: undefined }))

/** Lets the new version take over; every open tab then loads itself anew. Games are stored with each answer. */
export function takeUpdate(): void {
  useUpdate.getState().waiting?.postMessage('take over')
}

/** Not now: it takes over when the page is opened the next time. */
export function leaveUpdate(): void {
  useUpdate.setState({ waiting: undefined })
}
