// A single point by hand: the middle of a Clustered Action (DS-270), or where an objective lies.

import type { Prepared, Verdict } from '@umpire/board'
import type { AskJson, WhyNot } from '@umpire/engine'
import { gap, type Point } from '@umpire/plane'
import { inches, sayAt, targetName } from '../../names.ts'
import { readAt } from '../../questions/ways.ts'
import { targetDisc } from '../../rules/ground.ts'
import type { State } from '../../state.ts'
import type { Target } from '../../state/shot.ts'
import { listIn, numberIn, reachOf } from './reach-data.ts'
import { pointsAround } from './steer.ts'
import { type Dragged, type Hold, refusalWords, type Task } from './task.ts'

/** A point, what it is, and who judges it. */
interface Aim {
  readonly is: 'point' | 'marker'
  readonly name: string
  readonly r: number
  readonly start: Point
  whyNot(point: Point): WhyNot
  means(point: Point): string
}

export class PointTask implements Task {
  readonly kind = 'point'
  readonly isAsked = true
  private readonly ask: AskJson
  private readonly aim: Aim

  constructor(ask: AskJson, aim: Aim) {
    this.ask = ask
    this.aim = aim
  }

  private read(answers: readonly Prepared[]): Point | undefined {
    return readAt(answers[0]?.say ?? '')
  }

  holds(answers: readonly Prepared[]): readonly Hold[] {
    const { is, name, r, start } = this.aim
    const point = this.read(answers)
    return [
      {
        key: 'point',
        name,
        seat: this.ask.seat,
        is,
        sign: '',
        r,
        from: start,
        path: point === undefined ? [] : [point],
      },
    ]
  }

  drag(_: readonly Prepared[], __: string, to: Point): Dragged {
    const wanted = { x: Math.round(to.x), y: Math.round(to.y) }
    const stopped = this.aim.whyNot(wanted)
    let point = wanted
    if (stopped !== undefined) {
      for (const beside of pointsAround(wanted)) {
        if (this.aim.whyNot(beside) !== undefined) continue
        point = beside
        break
      }
    }
    return { answers: [{ to: this.ask.name, say: sayAt(point) }], stopped: point === wanted ? stopped : undefined }
  }

  judge(answers: readonly Prepared[]): Verdict {
    const { name } = this.aim
    const point = this.read(answers)
    if (point === undefined) return { name, refusal: { reason: 'that is no point: two numbers in inches' } }
    const refusal = this.aim.whyNot(point)
    if (refusal !== undefined) return { name, refusal: refusalWords(refusal) }
    return { name, means: this.aim.means(point) }
  }
}

/** DS-270 Who stands within so much of the point. */
export function caughtBy(state: State, ask: AskJson, point: Point): readonly Target[] {
  const reach = reachOf(ask, 'cluster')
  if (reach === undefined) return []
  const within = numberIn(reach, 'within') ?? 0
  return listIn(reach, 'targets')
    .map((target): Target => ({ element: numberIn(target, 'element') ?? -1, team: numberIn(target, 'team') ?? 0 }))
    .filter((target) => gap(targetDisc(state, target), { ...point, r: 0 }) <= within)
}

export const caughtWords = (state: State, ask: AskJson, point: Point): string => {
  const caught = caughtBy(state, ask, point)
  const within = numberIn(reachOf(ask, 'cluster') ?? {}, 'within') ?? 0
  return `within ${inches(within)}: ${caught.map((target) => targetName(state, target)).join(', ')}`
}
