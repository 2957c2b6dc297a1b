// Serves the built page: its files as they are or compressed, and the page itself for the address of every screen.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Refusal } from '@umpire/engine'
import fastify, { type FastifyInstance } from 'fastify'
import { cacheControl, isScreen, securityHeaders } from './headers.ts'

export interface ServeOptions {
  /** 0: any that is free. */
  readonly port: number
  readonly host: string
  /** The folder of the built page. */
  readonly page: string
}

export interface Serving {
  /** Where the page is: `http://127.0.0.1:4117`. */
  readonly address: string
  close(): Promise<void>
}

/** The port is taken; another one would do. */
export class PortInUse extends Refusal {
  constructor(port: number) {
    super('unusable', `port ${port} is in use`)
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

function pageServer(page: string): FastifyInstance {
  // Browsers keep connections open; without this the server would wait for them when it is to end.
  const server = fastify({ forceCloseConnections: true })
  server.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders)
    reply.header('cache-control', reply.statusCode < 400 ? cacheControl(pathOf(request.url)) : 'no-store')
  })
  server.register(fastifyStatic, { root: page, preCompressed: true, cacheControl: false, dotfiles: 'ignore' })
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD.\n')
    }
    if (isScreen(pathOf(request.url))) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain').send('There is no such file.\n')
  })
  return server
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
  const { port, host, page } = options
  if (!existsSync(join(page, 'index.html')))
    return new Refusal('unusable', 'the page is not built yet: npm run build makes it')
  const server = pageServer(page)
  try {
    const address = await server.listen({ port, host })
    return { address, close: () => server.close() }
  } catch (error) {
    await server.close()
    const refusal = whyNotListening(error, options)
    if (refusal === undefined) throw error
    return refusal
  }
}
