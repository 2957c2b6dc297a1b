// The log: one line of JSON for every request and every fault, and nothing in it that opens a door. No cookie, no token,
// no password, no invitation, no address of a match, no chat and no seed is ever written.

import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

/** What of an error goes into the log. Drivers add to theirs what was stored; that is left out. */
interface ErrorLine {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
}

export function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code }
}

/** The pattern of the route and not the address: whoever knows the address of a match may watch it. */
const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? '(none)'}`

/** Where the log goes; undefined: nowhere. */
export const loggerFor = (stream: Writable | undefined): NonNullable<FastifyServerOptions['logger']> =>
  stream === undefined
    ? false
    : {
        level: 'info',
        base: null,
        stream,
        serializers: {
          err: (error) => ({ ...errorLine(error) }),
          req: ({ method }) => ({ method }),
          // Said of sockets that were opened where there is none.
          path: () => undefined,
        },
      }

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ route: routeOf(request), status: reply.statusCode, from: request.ip, milliseconds }, 'request')
  })
}
