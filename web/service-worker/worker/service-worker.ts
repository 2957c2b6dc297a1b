// Keeps the whole page in the browser, so that it opens and plays without a network. A new version is fetched beside the
// old one and takes over when no tab shows the old one any more, or when the person asks for it.

import { answerFrom, dropOthers, keepAll } from './kept-files.ts'

declare const self: ServiceWorkerGlobalScope
/** All files of the page, put in by the build. */
declare const pagePaths: readonly string[]
/** Made from their content, put in by the build. */
declare const pageVersion: string

const cacheName = `umpire-${pageVersion}`

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll(cacheName, pagePaths))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers(cacheName).then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

/** What the server answers anew each time: people and matches. */
const isOfServer = (path: string): boolean => path.startsWith('/api/')

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || isOfServer(pathname)) return
  event.respondWith(answerFrom(cacheName, event.request))
})
