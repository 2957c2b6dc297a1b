// The lobby over HTTP: lists of matches, making one, and the record of one that has ended.

import { type MatchRecord, Refusal } from '@umpire/engine'
import { type MadeMatch, type MatchLists, newMatch } from '@umpire/wire'
import type { FastifyInstance } from 'fastify'
import { forPeople } from '../edge/handlers.ts'
import { HttpRefusal, notThere } from '../edge/http-refusal.ts'
import { hour } from '../limits.ts'
import type { Together } from '../together.ts'
import { matchLists } from './match-lists.ts'

export function lobbyRoutes(api: FastifyInstance, { store, hub, quotas }: Together): void {
  const matchesOfPerson = { max: quotas.matchesPerHour, timeWindow: hour }

  api.get('/matches', (request): Promise<MatchLists> => matchLists(store, request.session?.person.id))

  api.post(
    '/matches',
    { config: { rateLimit: matchesOfPerson } },
    forPeople(newMatch, async ({ body, me, reply }): Promise<MadeMatch | Refusal> => {
      const unfinished = await store.unfinishedOf(me.id)
      if (unfinished >= quotas.unfinishedMatches) {
        return new HttpRefusal(409, `you have made ${unfinished} matches that are not over: play some of them first`)
      }
      const id = await hub.create(me, body)
      if (id instanceof Refusal) return id
      reply.code(201)
      return { id }
    }),
  )

  api.get<{ Params: { id: string } }>('/matches/:id/record', (request) => recordOf(hub, request.params.id))
}

async function recordOf(hub: Together['hub'], match: string): Promise<MatchRecord | Refusal> {
  const record = await hub.record(match)
  return record instanceof Refusal ? notThere(record) : record
}
