// Long work in small slices, so that the page can do something else between them.

/** How long a slice takes, in milliseconds. */
const slice = 8

/** Hands on whatever the work yields and is not undefined. Returns how to stop it. */
export function bySlices<T>(work: Iterator<T | undefined, void>, onFound: (found: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = (): void => {
    const end = performance.now() + slice
    do {
      const next = work.next()
      if (next.done === true) return
      if (next.value !== undefined) onFound(next.value)
    } while (performance.now() < end)
    timer = setTimeout(go)
  }
  timer = setTimeout(go)
  return () => clearTimeout(timer)
}
