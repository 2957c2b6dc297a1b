// The files that the browser keeps: a cache for each version of the page.

const ours = 'umpire-'

/** A file in `assets/` has a hash of its content in its name, so the copy of another version is as good as a new one. */
const neverChanges = (path: string): boolean => path.startsWith('/assets/')

/** Fills the cache of a version. If one file fails, all fails, and the version before goes on. */
export async function keepAll(cacheName: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(
    paths.map(async (path) => {
      const kept = neverChanges(path) ? await caches.match(path) : undefined
      await (kept === undefined ? cache.add(new Request(path, { cache: 'no-cache' })) : cache.put(path, kept))
    }),
  )
}

/** Removes the caches of all other versions. */
export async function dropOthers(cacheName: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(ours) && name !== cacheName).map((name) => caches.delete(name)),
  )
}

/** The kept file; for the address of a screen the page itself; for all else what the network says. */
export async function answerFrom(cacheName: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const page = request.mode === 'navigate' ? await cache.match('/index.html') : undefined
  return page ?? fetch(request)
}
