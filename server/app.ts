// The whole application as one Fastify instance: the page, and network play beside it.

import type { Writable } from 'node:stream'
import fastifyCookie from '@fastify/cookie'
import fastifyWebsocket from '@fastify/websocket'
import { Refusal } from '@umpire/engine'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { Connections } from './edge/connections.ts'
import { handleFaults, isSocketFault } from './edge/faults.ts'
import { guard } from './edge/guard.ts'
import { statusOf } from './edge/http-refusal.ts'
import type { IsProxy } from './edge/proxies.ts'
import {
  closingTimeout,
  headersTimeout,
  keepAliveTimeout,
  longestBody,
  longestHeader,
  longestSocketMessage,
  type Quotas,
  requestTimeout,
  timeoutsChecked,
} from './limits.ts'
import { lobbyRoutes } from './lobby/lobby-routes.ts'
import { socketRoute } from './lobby/socket-route.ts'
import { healthRoutes } from './operations/health.ts'
import { loggerFor, logRequests } from './operations/logging.ts'
import { servePage } from './page.ts'
import { accountRoutes } from './people/account-routes.ts'
import { LogIn } from './people/log-in.ts'
import { peopleRoutes } from './people/people-routes.ts'
import type { Together } from './together.ts'

export interface AppOptions {
  readonly quotas: Quotas
  readonly isProxy: IsProxy
  readonly log: Writable | undefined
}

/** The application with its limits and its log, before it answers anything. */
export function emptyApp({ quotas, isProxy, log }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: loggerFor(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy,
    bodyLimit: longestBody,
    requestTimeout,
    keepAliveTimeout,
    http: { headersTimeout, maxHeaderSize: longestHeader, connectionsCheckingInterval: timeoutsChecked },
    // Browsers keep connections open; those that are idle are not waited for when the server is to end.
    forceCloseConnections: 'idle',
  })
  const connections = new Connections(app.server, quotas, isProxy)
  // Runs when no more requests are taken: what is not answered a moment later is cut off.
  app.addHook('preClose', async () => {
    setTimeout(() => connections.cutOff(), closingTimeout).unref()
  })
  handleFaults(app)
  logRequests(app)
  return app
}

/** `together` undefined: the page in this folder alone. */
export function addRoutes(app: FastifyInstance, page: string, together: Together | undefined): void {
  healthRoutes(app, async () => together === undefined || together.store.isReady())
  if (together !== undefined) playTogether(app, together)
  servePage(app, page)
}

function playTogether(app: FastifyInstance, together: Together): void {
  app.register(fastifyWebsocket, {
    options: { maxPayload: longestSocketMessage, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      socket.terminate()
      if (!isSocketFault(error)) request.log.error({ err: error }, 'fault')
    },
    // Writes what is under way and says good-bye to every page.
    preClose: async () => {
      await together.hub.close()
      await together.sockets.close()
    },
  })
  app.register(
    async (api) => {
      await api.register(fastifyCookie, { secret: together.key })
      await guard(api, together)
      // Handlers return a refusal as they return an answer.
      api.addHook('preSerialization', async (_request, reply, payload) => {
        if (payload instanceof Refusal) reply.code(statusOf(payload))
        return payload
      })
      const logIn = new LogIn(together)
      peopleRoutes(api, together, logIn)
      accountRoutes(api, together, logIn)
      lobbyRoutes(api, together)
      socketRoute(api, together)
    },
    { prefix: '/api' },
  )
}
