// Setting bases down by hand (DS-220 to DS-224): within so much of something, each where it is free.

import type { Prepared, Verdict } from '@umpire/board'
import type { AskJson, Refusal } from '@umpire/engine'
import type { Disc, Point } from '@umpire/plane'
import { inches, unitName } from '../../names.ts'
import { readWays, sayWays, type Way, type Ways } from '../../questions/ways.ts'
import { type Falling, PlaceGround } from '../../rules/spots.ts'
import { cardOf } from '../../rules/units.ts'
import { type State, unitOf } from '../../state.ts'
import { outlineOf } from '../silhouettes.tsx'
import { discIn, listIn, numberIn, reachOf } from './reach-data.ts'
import { ontoTable, pointsAround } from './steer.ts'
import { type Dragged, type Hold, type Manner, refusalWords, type Task } from './task.ts'

/** The point, or as far towards it as the base may be from what it has to be near. */
function within(near: readonly Disc[], r: number, most: number, to: Point): Point {
  const ends = near.map((disc): { readonly point: Point; readonly off: number } => {
    const reach = disc.r + r + most
    const [dx, dy] = [to.x - disc.x, to.y - disc.y]
    const far = Math.hypot(dx, dy)
    if (far <= reach) return { point: to, off: 0 }
    const share = (reach - 1) / far
    return { point: { x: Math.round(disc.x + dx * share), y: Math.round(disc.y + dy * share) }, off: far - reach }
  })
  return ends.toSorted((a, b) => a.off - b.off)[0]?.point ?? to
}

export class PlaceTask implements Task {
  readonly kind = 'place'
  readonly isAsked = true
  readonly ground: PlaceGround
  private readonly ask: AskJson
  private readonly hasTeams: boolean

  private constructor(ask: AskJson, ground: PlaceGround) {
    this.ask = ask
    this.ground = ground
    this.hasTeams = cardOf(ground.placement.unit).bases > 1
  }

  static of(state: State, ask: AskJson): PlaceTask | undefined {
    const reach = reachOf(ask, 'place')
    const unit = reach === undefined ? undefined : numberIn(reach, 'unit')
    if (reach === undefined || unit === undefined) return undefined
    const bases = listIn(reach, 'bases').map(
      (base): Falling => ({
        team: numberIn(base, 'team') ?? 1,
        r: numberIn(base, 'r') ?? 0,
        near: listIn(base, 'near').map(discIn),
      }),
    )
    return new PlaceTask(
      ask,
      new PlaceGround(state, {
        unit: unitOf(state, unit),
        bases,
        within: numberIn(reach, 'within') ?? 0,
        nearPings: reach['nearPings'] === true,
        instead: numberIn(reach, 'instead') ?? null,
        isWhole: reach['isWhole'] === true,
      }),
    )
  }

  private read(answers: readonly Prepared[]): Ways | undefined {
    return readWays(answers[0]?.say ?? 'stay', this.hasTeams, this.ground.placement.bases[0]?.team ?? 1)
  }

  private say(ways: Ways): readonly Prepared[] {
    return ways.length === 0 ? [] : [{ to: this.ask.name, say: sayWays(ways, this.hasTeams) }]
  }

  holds(answers: readonly Prepared[]): readonly Hold[] {
    const { unit, bases } = this.ground.placement
    const ways = this.read(answers) ?? []
    const card = cardOf(unit)
    const isInfantry = card.kind === 'infantry'
    return bases.map(({ team, r, near }): Hold => {
      const stands = unit.bases.find((base) => base.team === team)
      const path = ways.find((way) => way.team === team)?.path ?? []
      return {
        key: `${unit.id}/${team}`,
        name: this.hasTeams ? `${unitName(unit)}, team ${team}` : unitName(unit),
        seat: unit.seat,
        is: isInfantry ? 'infantry' : 'vehicle',
        sign: isInfantry ? `${team}` : outlineOf(card),
        r,
        from: stands ?? (path.length === 0 ? near[0] : undefined),
        path,
      }
    })
  }

  drag(answers: readonly Prepared[], key: string, to: Point, how: Manner): Dragged {
    const team = Number(key.split('/')[1])
    const { placement } = this.ground
    const base = placement.bases.find((one) => one.team === team)
    if (base === undefined) return { answers }
    const ways = this.read(answers) ?? []
    const wanted = ontoTable(to, base.r)
    const refusal = this.ground.whyNotAlone(base, wanted)
    const spot =
      refusal === undefined ? wanted : this.nearest(base, within(base.near, base.r, placement.within, wanted))
    const others = ways.filter((way) => way.team !== team)
    const changed: readonly Way[] = [...others, { team, path: [spot] }]
    const stopped: Refusal | undefined = how === 'drag' ? refusal : undefined
    return { answers: this.say(changed.toSorted((a, b) => a.team - b.team)), stopped }
  }

  /** A spot that is free, as near as one was found. */
  private nearest(base: Falling, spot: Point): Point {
    if (this.ground.whyNotAlone(base, spot) === undefined) return spot
    for (const beside of pointsAround(spot)) if (this.ground.whyNotAlone(base, beside) === undefined) return beside
    return spot
  }

  judge(answers: readonly Prepared[]): Verdict {
    const { unit, within: most } = this.ground.placement
    const ways = this.read(answers)
    if (ways === undefined) return { refusal: { reason: 'that is no place: two numbers in inches for each base' } }
    if (ways.length === 0) return { name: `${unitName(unit)} stays`, icon: 'hold' }
    const refusal = this.ground.whyNot(ways)
    const name = `Place ${unitName(unit)}`
    if (refusal !== undefined) return { name, icon: 'deploy', refusal: refusalWords(refusal) }
    return { name, icon: 'deploy', means: `within ${inches(most)}` }
  }
}
