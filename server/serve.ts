// Serves the page and network play: opens everything in order, and closes it in the opposite one.

import type { Writable } from 'node:stream'
import { Refusal } from '@umpire/engine'
import type { FastifyInstance } from 'fastify'
import { addRoutes, emptyApp } from './app.ts'
import { readOrigin } from './edge/origin.ts'
import { readProxies } from './edge/proxies.ts'
import { type Quotas, stopTimeout, usualQuotas } from './limits.ts'
import { listenForMetrics, type MetricsListener } from './operations/metrics-listener.ts'
import { whyNoPage } from './page.ts'
import { openTogether, type Together } from './together.ts'

export interface ServeOptions {
  /** 0: any that is free. */
  readonly port: number
  readonly host: string
  /** The folder of the built page. */
  readonly page: string
  /** The data directory; without one the page is served alone. */
  readonly data?: string | undefined
  /** A PostgreSQL database instead of the one in the data directory. */
  readonly databaseUrl?: string | undefined
  /** Where people find the page, if that is not where the server listens: `https://umpire.example`. */
  readonly origin?: string | undefined
  /** Addresses of reverse proxies on other machines, with commas. */
  readonly proxies?: string | undefined
  /** Where on this machine figures for Prometheus are given; 0: any port that is free. */
  readonly metricsPort?: number | undefined
  /** Where lines of JSON about requests and faults are written. */
  readonly log?: Writable | undefined
  readonly quotas?: Partial<Quotas> | undefined
}

export interface Serving {
  /** Where the page is: `http://127.0.0.1:4117`. */
  readonly address: string
  /** Where the figures are, if they were asked for. */
  readonly metricsAddress: string | undefined
  /** Finishes what is under way, tells the pages, and ends: within ten seconds, whatever happens. */
  close(): Promise<void>
}

/** The port is taken; another one would do. */
export class PortInUse extends Refusal {
  constructor(port: number) {
    super('unusable', `port ${port} is in use`)
  }
}

const whyNotListening = (error: unknown, { port, host }: ServeOptions): Refusal | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new PortInUse(port)
  if (code === 'EACCES') return new Refusal('unusable', `port ${port} may not be used by you`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Refusal('unusable', `${host} is no address of this machine`)
  }
  return undefined
}

/** Starts to serve, or says why that cannot be. */
export async function serve(options: ServeOptions): Promise<Serving | Refusal> {
  const noPage = whyNoPage(options.page)
  if (noPage !== undefined) return noPage
  const isProxy = readProxies(options.proxies)
  if (isProxy instanceof Refusal) return isProxy
  const origin = options.origin === undefined ? undefined : readOrigin(options.origin)
  if (origin instanceof Refusal) return origin
  const quotas = { ...usualQuotas, ...options.quotas }
  const app = emptyApp({ quotas, isProxy, log: options.log })
  const together =
    options.data === undefined
      ? undefined
      : await openTogether({
          data: options.data,
          databaseUrl: options.databaseUrl,
          origin,
          quotas,
          onFailure: (error) => app.log.error({ err: error }, 'fault'),
        })
  if (together instanceof Refusal) return together
  addRoutes(app, options.page, together)
  return listen(new Opened(app, together), options)
}

/** All that has to be closed again. */
class Opened {
  readonly app: FastifyInstance
  readonly together: Together | undefined
  metrics: MetricsListener | undefined

  constructor(app: FastifyInstance, together: Together | undefined) {
    this.app = app
    this.together = together
  }

  async close(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.app.server.closeAllConnections()
        resolve()
      }, stopTimeout)
    })
    await Promise.race([this.closeAll(), late])
    clearTimeout(timer)
  }

  private async closeAll(): Promise<void> {
    await this.app.close()
    await this.metrics?.close()
    await this.together?.store.close()
  }
}

async function listen(opened: Opened, options: ServeOptions): Promise<Serving | Refusal> {
  const { app, together } = opened
  try {
    if (options.metricsPort !== undefined && together !== undefined) {
      const metrics = await listenForMetrics(together.metrics, options.metricsPort)
      if (metrics instanceof Refusal) {
        await opened.close()
        return metrics
      }
      opened.metrics = metrics
    }
    const address = await app.listen({ port: options.port, host: options.host })
    together?.hub.wakeBots().catch((error: unknown) => app.log.error({ err: error }, 'fault'))
    return { address, metricsAddress: opened.metrics?.address, close: () => opened.close() }
  } catch (error) {
    await opened.close()
    const refusal = whyNotListening(error, options)
    if (refusal === undefined) throw error
    return refusal
  }
}
