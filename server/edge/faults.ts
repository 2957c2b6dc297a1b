// What goes wrong while a request is answered: the asker's faults as refusals with words, ours into the log.

import { Refusal } from '@umpire/engine'
import type { FastifyInstance } from 'fastify'
import { HttpRefusal, sendRefusal } from './http-refusal.ts'

const ours = JSON.stringify(new Refusal('unusable', 'the server made a mistake: try again in a moment'))

/** The words of the framework quote what was sent, so they are not passed on. */
function refusalOf(status: number): HttpRefusal {
  if (status === 413) return new HttpRefusal(413, 'that is too long')
  if (status === 415) return new HttpRefusal(415, 'only JSON is taken here')
  return new HttpRefusal(400, 'this request cannot be understood')
}

const statusIn = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500

/** A client that breaks the protocol or the line is no fault of ours. */
export const isSocketFault = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && /^(WS_ERR_|ECONNRESET$|EPIPE$)/.test(error.code)

export function handleFaults(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // What limits the rate of requests throws its refusal.
    if (error instanceof Refusal) return sendRefusal(reply, error)
    const status = statusIn(error)
    if (status < 500) return sendRefusal(reply, refusalOf(status))
    request.log.error({ err: error }, 'fault')
    return reply.code(500).type('application/json').send(ours)
  })
}
