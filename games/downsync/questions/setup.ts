// What is asked before the first Round (D03, D04): who deploys first, and where all Pings go.

import type { OpenQuestion, Question } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import type { Signature } from '../content/signature.ts'
import { inches, sayAt, sayPing } from '../names.ts'
import type { State } from '../state.ts'
import { readAt } from './ways.ts'

/** D03 */
export const firstQuestion: Question<'first' | 'second', State> = {
  name: 'first',
  rule: 'DS-036',
  prompt: () => 'Do you deploy first?',
  detail: () => 'Who deploys first has the first turn, and shows its Pings before the other places any.',
  say: (which) => (which === 'first' ? 'i deploy first' : 'you deploy first'),
  label: (which) =>
    which === 'first'
      ? { name: 'I deploy first', means: 'and have the first turn', icon: 'initiative' }
      : { name: 'You deploy first', means: 'and have the first turn', icon: 'hold' },
}

/** A Ping that is still to be placed. */
export interface Waiting {
  readonly signature: Signature
  readonly number: number
}

/** Where each Ping goes, by its name: `s1`. */
export type Deployment = readonly { readonly ping: string; readonly x: number; readonly y: number }[]

export const sayDeployment = (deployment: Deployment): string =>
  deployment.map((one) => `${one.ping} ${sayAt(one)}`).join('; ')

function readDeployment(text: string, waiting: readonly Waiting[]): Deployment | undefined {
  const names = waiting.map(sayPing)
  const found: { ping: string; x: number; y: number }[] = []
  for (const part of text.split(';')) {
    const [, ping = '', rest = ''] = /^\s*([a-z]\d+)\s+(.*)$/i.exec(part) ?? []
    const spot = readAt(rest)
    const name = ping.toLowerCase()
    if (spot === undefined || !names.includes(name) || found.some((one) => one.ping === name)) return undefined
    found.push({ ping: name, x: spot.x, y: spot.y })
  }
  return found.sort((a, b) => names.indexOf(a.ping) - names.indexOf(b.ping))
}

/** D04 */
export const deployQuestion = (waiting: readonly Waiting[]): OpenQuestion<Deployment, State> => ({
  name: 'deploy',
  rule: 'DS-038',
  prompt: () => 'Where do your Pings start?',
  detail: (state) => {
    const { deployment } = missions.of(state.terms.mission)
    return `Each wholly within ${inches(deployment)} of your edge, on no building and on no other Ping.`
  },
  say: sayDeployment,
  read: (text) => readDeployment(text, waiting),
})
