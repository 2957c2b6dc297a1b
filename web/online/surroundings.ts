// What a connection needs of the browser: its sockets, its clock, and what it knows of the network.

import { MatchConnection, type Surroundings } from '@umpire/wire/connection'

const browser: Surroundings = {
  openSocket: (address, { onMessage, onClose }) => {
    const socket = new WebSocket(address)
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' || data instanceof ArrayBuffer) onMessage(data)
    })
    socket.addEventListener('close', ({ code, reason }) => onClose(code, reason))
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  },
  now: () => performance.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
  watchNetwork: (onSign) => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('online', () => onSign('back'), { signal })
    addEventListener('offline', () => onSign('gone'), { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') onSign('back')
      },
      { signal },
    )
    return () => stop.abort()
  },
}

/** A name for this page that no other page has: 128 bits in 22 letters. */
function newPageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Opens the socket of a match, on the server that the page came from. */
export function connectTo(match: string): MatchConnection {
  const address = new URL(`/api/matches/${encodeURIComponent(match)}/socket?page=${newPageId()}`, location.href)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new MatchConnection(address.href, browser)
}
