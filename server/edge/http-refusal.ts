// Refusals over HTTP: each with the status that says whose fault it was, and the reason as JSON.

import { Refusal, type RefusalKind } from '@umpire/engine'
import type { FastifyReply } from 'fastify'

export type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 426 | 429

/** A refusal that has to do with the request and not with a game. */
export class HttpRefusal extends Refusal {
  readonly status: Status

  constructor(status: Status, reason: string) {
    super(status === 400 ? 'malformed' : 'unusable', reason)
    this.status = status
  }
}

export const nobody = new HttpRefusal(401, 'the server does not know who you are: say your name first')
export const nothingHere = new HttpRefusal(404, 'there is nothing at this address')

const statusOfKind: { readonly [Kind in RefusalKind]: Status } = {
  illegal: 403,
  'wrong seat': 403,
  stale: 409,
  over: 409,
  'not undone': 409,
  malformed: 400,
  unusable: 400,
}

export const statusOf = (refusal: Refusal): Status =>
  refusal instanceof HttpRefusal ? refusal.status : statusOfKind[refusal.kind]

/** A match that cannot be used is one that is not there, for whoever asks for its address. */
export const notThere = (refusal: Refusal): Refusal =>
  refusal.kind === 'unusable' ? new HttpRefusal(404, refusal.reason) : refusal

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(statusOf(refusal)).type('application/json').send(JSON.stringify(refusal))
