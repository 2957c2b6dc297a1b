// The way back to a match from the page about oneself, for whoever logs in before sitting down.

import { useHistoryState } from 'wouter/use-browser-location'

/** Goes with the link to that page: the match that is open, with the invitation to it. */
export const wayBack = (): { readonly back: string } => ({ back: `${location.pathname}${location.hash}` })

/** The address of that match; undefined for one who came from elsewhere. */
export function useWayBack(): string | undefined {
  const state: unknown = useHistoryState()
  if (typeof state !== 'object' || state === null || !('back' in state)) return undefined
  return typeof state.back === 'string' && state.back.startsWith('/match/') ? state.back : undefined
}
