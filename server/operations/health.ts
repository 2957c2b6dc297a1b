// For those who watch over the server: is the process alive, and may it be sent people.

import type { FastifyInstance } from 'fastify'

/** `isReady`: the database answers, and the server is not about to stop. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/health', () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    const ready = await isReady()
    reply.code(ready ? 200 : 503)
    return { ready }
  })
}
