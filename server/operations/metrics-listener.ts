// A listener of its own for the figures, on this machine alone: they are nobody else's business.

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Refusal } from '@umpire/engine'
import type { Metrics } from './metrics.ts'

export interface MetricsListener {
  /** Where the figures are: `http://127.0.0.1:9117/metrics`. */
  readonly address: string
  close(): Promise<void>
}

function figuresServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
}

export async function listenForMetrics(metrics: Metrics, port: number): Promise<MetricsListener | Refusal> {
  metrics.watchProcess()
  const server = figuresServer(metrics)
  try {
    server.listen({ port, host: '127.0.0.1' })
    await once(server, 'listening')
  } catch (error) {
    return new Refusal(
      'unusable',
      `port ${port} cannot be used for metrics: ${error instanceof Error ? error.message : ''}`,
    )
  }
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
