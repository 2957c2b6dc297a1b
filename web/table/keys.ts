// The keys of the table. A key that a field or a dialog wants is theirs.

import { useEffect, useRef } from 'react'

export type Keys = { readonly [key: string]: () => void }

const wantsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null

/** A focused button is pressed by Enter and Space itself. */
const pressesItself = (target: EventTarget | null, key: string): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, a, [role="button"]') !== null

export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || wantsKeys(event.target) || pressesItself(event.target, event.key)) {
        return
      }
      const name = `${event.ctrlKey || event.metaKey ? 'ctrl ' : ''}${event.key.toLowerCase()}`
      const act = latest.current[name]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
