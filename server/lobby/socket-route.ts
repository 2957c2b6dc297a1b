// The socket of a match: from here on page and match speak to each other by `wire/messages.ts`.

import type { Refusal } from '@umpire/engine'
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify'
import type { WebSocket } from 'ws'
import { addressOf } from '../edge/guard.ts'
import { HttpRefusal, nobody, notThere, statusOf } from '../edge/http-refusal.ts'
import type { Together } from '../together.ts'

/** The random id that a page picks when it opens a match: 128 bits. */
const pageId = /^[\w-]{22}$/
const badPage = new HttpRefusal(400, 'a page names itself by 22 letters (?page=)')
const tooMany = new HttpRefusal(429, 'too many tables are open at this address: close some of them')

/** A page cannot see why a socket was not opened. So it is opened, and closed with the status and the reason. */
const turnAway = (socket: WebSocket, refusal: Refusal): void =>
  socket.close(4000 + statusOf(refusal), refusal.reason.slice(0, 120))

interface Asked {
  Params: { id: string }
  Querystring: { page?: unknown }
}

export function socketRoute(api: FastifyInstance, together: Together): void {
  api.get<Asked>('/matches/:id/socket', { websocket: true, preHandler: detach }, (socket, request) => {
    // The listener that is there keeps the request for as long as the socket lives.
    socket.removeAllListeners('error').on('error', end)
    return open(together, socket, request)
  })
}

function end(this: WebSocket): void {
  this.terminate()
}

/** What is sent over a socket is not the answer to the request, which need not be kept either. */
const detach: preHandlerHookHandler = (request, { raw }, done) => {
  if (request.ws) raw.detachSocket(request.raw.socket)
  done()
}

async function open({ hub, sessions, sockets }: Together, socket: WebSocket, request: FastifyRequest<Asked>) {
  const { page } = request.query
  if (typeof page !== 'string' || !pageId.test(page)) return turnAway(socket, badPage)
  const address = addressOf(request)
  if (sockets.isFull(address)) return turnAway(socket, tooMany)
  const { session } = request
  sockets.add(socket, address, session)
  // Before anything else is waited for, so that no message is missed.
  const connecting = hub.connect(request.params.id, session?.person, page, socket, request.raw.socket)
  // The session may have ended just before its socket could be found among those that are open.
  if (session !== undefined && (await sessions.isOver(session.id))) turnAway(socket, nobody)
  const refusal = await connecting
  if (refusal !== undefined) turnAway(socket, notThere(refusal))
}
