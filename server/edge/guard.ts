// The gate before everything under /api: where a request comes from, in what form, by whom, and how often.

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minute } from '../limits.ts'
import type { Together } from '../together.ts'
import { HttpRefusal, sendRefusal } from './http-refusal.ts'
import { whyForeign } from './origin.ts'

const notJson = new HttpRefusal(415, 'only JSON is taken here (content-type: application/json)')
const tooOften = new HttpRefusal(429, 'too many requests: wait a little')

/** Who a request counts for: an address stands for its network where addresses are as many as one likes (IPv6). */
export const addressOf = (request: FastifyRequest): string => rateLimit.normalizeIP(request.ip, 64)

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** No form of another site's page can send this type. */
const isJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'

/** Why a request is not even looked at. Reading changes nothing, so it may come from anywhere; a socket may not. */
function whyTurnedAway(request: FastifyRequest, origin: string | undefined): HttpRefusal | undefined {
  if (isReading(request) && !request.ws) return undefined
  return whyForeign(request.headers, origin) ?? (request.ws || isJson(request) ? undefined : notJson)
}

export async function guard(api: FastifyInstance, { signIn, quotas, origin }: Together): Promise<void> {
  api.removeContentTypeParser('text/plain')
  api.decorateRequest('session', undefined)
  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = whyTurnedAway(request, origin)
    if (refusal !== undefined) return sendRefusal(reply, refusal)
    request.session = await signIn.sessionOf(request)
  })
  await api.register(rateLimit, {
    max: quotas.requestsPerMinute,
    timeWindow: minute,
    keyGenerator: (request) => request.session?.person.id ?? addressOf(request),
    errorResponseBuilder: () => tooOften,
  })
}
