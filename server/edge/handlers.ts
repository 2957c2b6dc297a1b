// What every handler of a request has in common: the body is read by its schema, and who asks is known or refused.

import { Refusal } from '@umpire/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../store/store.ts'
import { HttpRefusal, nobody } from './http-refusal.ts'

/** What is needed of a schema of `@umpire/wire`. */
export interface Schema<Body> {
  safeParse(value: unknown): { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** For requests whose body says nothing. */
export const noBody: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) }

interface Asked<Body> {
  readonly body: Body
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface AskedByPerson<Body> extends Asked<Body> {
  readonly me: Person
}

type Handler<Answer> = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer | Refusal>

export const forAnybody =
  <Body, Answer>(schema: Schema<Body>, handle: (asked: Asked<Body>) => Promise<Answer | Refusal>): Handler<Answer> =>
  async (request, reply) => {
    const body = readBody(schema, request.body)
    return body instanceof Refusal ? body : handle({ body, request, reply })
  }

export const forPeople = <Body, Answer>(
  schema: Schema<Body>,
  handle: (asked: AskedByPerson<Body>) => Promise<Answer | Refusal>,
): Handler<Answer> =>
  forAnybody(schema, async (asked): Promise<Answer | Refusal> => {
    const me = asked.request.session?.person
    return me === undefined ? nobody : handle({ ...asked, me })
  })

/** A request without a body counts as an empty object, so that a schema without needs takes it. */
function readBody<Body>(schema: Schema<Body>, body: unknown): Body | HttpRefusal {
  const read = schema.safeParse(body ?? {})
  if (read.success) return read.data
  const [first] = read.error.issues
  const where = first?.path.join('.') ?? ''
  const what = lowered(first?.message ?? 'not what is expected here')
  return new HttpRefusal(400, where === '' ? what : `${where}: ${what}`)
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
