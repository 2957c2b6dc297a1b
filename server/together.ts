// What network play is made of: one of each in a process, handed to everything that answers requests.

import { Refusal } from '@umpire/engine'
import { BotPool } from './bots/bot-pool.ts'
import { OpenSockets } from './edge/open-sockets.ts'
import { hour, type Quotas } from './limits.ts'
import { Metrics } from './operations/metrics.ts'
import { Passwords } from './people/passwords.ts'
import { secretKey } from './people/secret-key.ts'
import { Sessions } from './people/sessions.ts'
import { SignIn } from './people/sign-in.ts'
import { Hub } from './play/hub.ts'
import { openStore } from './store/place.ts'
import type { Store } from './store/store.ts'

export interface Together {
  readonly store: Store
  readonly hub: Hub
  readonly sockets: OpenSockets
  readonly sessions: Sessions
  readonly signIn: SignIn
  readonly passwords: Passwords
  readonly metrics: Metrics
  readonly quotas: Quotas
  /** The key that cookies are signed with. */
  readonly key: Buffer
  /** The page's own origin, where it is known. */
  readonly origin: string | undefined
}

export interface TogetherOptions {
  /** The data directory: the key, and the database where it is no other. */
  readonly data: string
  readonly databaseUrl: string | undefined
  readonly origin: string | undefined
  readonly quotas: Quotas
  /** Hears of what went wrong and nobody at a table can help. */
  readonly onFailure: (error: unknown) => void
}

export async function openTogether(options: TogetherOptions): Promise<Together | Refusal> {
  const { data, databaseUrl, origin, quotas, onFailure } = options
  const key = secretKey(data)
  if (key instanceof Refusal) return key
  const store = await openStore(databaseUrl === undefined ? { folder: data } : { url: databaseUrl })
  if (store instanceof Refusal) return store
  const metrics = new Metrics()
  const bots = new BotPool({ onFailure: (words) => onFailure(new Error(words)) })
  const hub = new Hub(store, bots, { onFailure, onAnswer: (milliseconds) => metrics.answered(milliseconds) })
  metrics.watch(store, hub, bots)
  const sockets = new OpenSockets(quotas.socketsPerAddress)
  const sessions = new Sessions(store, sockets)
  store.listen((news) => void sessions.hear(news).catch(onFailure))
  const forgetting = setInterval(() => void sessions.forgetExpired().catch(onFailure), hour)
  forgetting.unref()
  const signIn = new SignIn(sessions, origin?.startsWith('https:') ?? false)
  return { store, hub, sockets, sessions, signIn, passwords: new Passwords(), metrics, quotas, key, origin }
}
