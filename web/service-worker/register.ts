// Has the browser keep the page, and notices when there is a new version of it.

import { useUpdate } from './update.ts'

/** To be called once, when the page starts. */
export function registerServiceWorker(): void {
  // While the page is being written it is served file by file, and each must be the newest.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  reloadWhenTakenOver()
  // After everything that the first screen needs, since the whole page is fetched then.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    announce(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') announce(coming)
      })
    })
  } catch {
    // A browser that keeps nothing, as some do in private windows: the page works while there is a network.
  }
}

/** The first version is nothing new: there is none before it. */
function announce(waiting: ServiceWorker | null): void {
  if (waiting !== null && navigator.serviceWorker.controller !== null) useUpdate.setState({ waiting })
}

function reloadWhenTakenOver(): void {
  let hadVersion = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadVersion) location.reload()
    hadVersion = true
  })
}
