// The built page: its files as they are or compressed, and the page itself for the address of every screen.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Refusal } from '@umpire/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nothingHere, sendRefusal } from './edge/http-refusal.ts'
import { cacheControl, isScreen, securityHeaders } from './headers.ts'

/** Why a folder is no page. */
export const whyNoPage = (folder: string): Refusal | undefined =>
  existsSync(join(folder, 'index.html'))
    ? undefined
    : new Refusal('unusable', 'the page is not built yet: npm run build makes it')

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/')

const cacheControlOf = (path: string, status: number): string =>
  status >= 400 || isApi(path) ? 'no-store' : cacheControl(path)

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request)
  if (isApi(path)) return sendRefusal(reply, nothingHere)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD.\n')
  }
  if (isScreen(path)) return reply.sendFile('index.html')
  return reply.code(404).type('text/plain').send('There is no such file.\n')
}

export function servePage(app: FastifyInstance, folder: string): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders)
    reply.header('cache-control', cacheControlOf(pathOf(request), reply.statusCode))
  })
  app.register(fastifyStatic, { root: folder, preCompressed: true, cacheControl: false, dotfiles: 'ignore' })
  app.setNotFoundHandler(notFound)
}
