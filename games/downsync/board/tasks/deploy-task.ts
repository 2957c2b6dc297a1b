// Deployment by hand (DS-038 to DS-040): all Pings of a Force at once, dragged about in its zone.

import type { Prepared, Verdict } from '@umpire/board'
import type { AskJson } from '@umpire/engine'
import type { Point } from '@umpire/plane'
import { type Signature, signatureFacts, signatures } from '../../content/signature.ts'
import { type Deployment, deployQuestion, type Waiting } from '../../questions/setup.ts'
import { waitingPings, whyNotDeployed, whyNotThere } from '../../rules/deploying.ts'
import { sayPing } from '../../names.ts'
import type { State } from '../../state.ts'
import { reachOf } from './reach-data.ts'
import { ontoTable, pointsAround } from './steer.ts'
import { type Dragged, type Hold, refusalWords, type Task } from './task.ts'

const radiusOf = (signature: Signature): number => signatureFacts[signature].radius

export class DeployTask implements Task {
  readonly kind = 'deploy'
  readonly isAsked = true
  private readonly state: State
  private readonly ask: AskJson
  private readonly waiting: readonly Waiting[]

  private constructor(state: State, ask: AskJson) {
    this.state = state
    this.ask = ask
    this.waiting = waitingPings(state, ask.seat)
  }

  static of(state: State, ask: AskJson): DeployTask | undefined {
    return reachOf(ask, 'deploy') === undefined ? undefined : new DeployTask(state, ask)
  }

  private read(answers: readonly Prepared[]): Deployment | undefined {
    const say = answers[0]?.say
    return say === undefined ? [] : deployQuestion(this.waiting).read(say, this.state)
  }

  holds(answers: readonly Prepared[]): readonly Hold[] {
    const placed = this.read(answers) ?? []
    return this.waiting.map((one): Hold => {
      const name = sayPing(one)
      const found = placed.find(({ ping }) => ping === name)
      return {
        key: name,
        name: `Ping ${name.toUpperCase()}`,
        seat: this.ask.seat,
        is: 'ping',
        sign: name.toUpperCase(),
        r: radiusOf(one.signature),
        from: undefined,
        path: found === undefined ? [] : [{ x: found.x, y: found.y }],
      }
    })
  }

  drag(answers: readonly Prepared[], key: string, to: Point): Dragged {
    const one = this.waiting.find((ping) => sayPing(ping) === key)
    if (one === undefined) return { answers }
    const r = radiusOf(one.signature)
    const placed = this.read(answers) ?? []
    const others = placed.filter(({ ping }) => ping !== key)
    const discs = others.map(({ ping, x, y }) => ({ x, y, r: this.radiusOfNamed(ping) }))
    const whyNot = ({ x, y }: Point): ReturnType<typeof whyNotThere> =>
      whyNotThere(this.state, this.ask.seat, { x, y, r }, discs)
    const wanted = ontoTable(to, r)
    const stopped = whyNot(wanted)
    let spot = wanted
    if (stopped !== undefined) {
      spot = this.intoZone(wanted, r)
      if (whyNot(spot) !== undefined) {
        for (const beside of pointsAround(spot)) {
          if (whyNot(beside) !== undefined) continue
          spot = beside
          break
        }
      }
    }
    const next = [...others, { ping: key, ...spot }]
    const order = this.waiting.map(sayPing)
    return { answers: this.say(next.toSorted((a, b) => order.indexOf(a.ping) - order.indexOf(b.ping))), stopped }
  }

  private radiusOfNamed(name: string): number {
    return radiusOf(this.waiting.find((ping) => sayPing(ping) === name)?.signature ?? signatures[0] ?? 'small')
  }

  private intoZone({ x, y }: Point, r: number): Point {
    const reach = reachOf(this.ask, 'deploy')
    const depth = typeof reach?.['depth'] === 'number' ? reach['depth'] : 0
    const most = Math.floor(depth - r)
    return { x, y: this.ask.seat === 0 ? Math.min(y, most) : Math.max(y, 4800 - most) }
  }

  private say(deployment: Deployment): readonly Prepared[] {
    return deployment.length === 0
      ? []
      : [{ to: this.ask.name, say: deployQuestion(this.waiting).say(deployment, this.state) }]
  }

  judge(answers: readonly Prepared[]): Verdict {
    const deployment = this.read(answers)
    if (deployment === undefined) return { refusal: { reason: 'that is no deployment: `s1 12.50 4.00; m1 ...`' } }
    const name = `Deploy ${this.waiting.length} Pings`
    const refusal = whyNotDeployed(this.state, this.ask.seat, this.waiting, deployment)
    if (refusal !== undefined) return { name, icon: 'deploy', refusal: refusalWords(refusal) }
    return { name, icon: 'deploy' }
  }
}
