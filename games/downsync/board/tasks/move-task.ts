// Moving by hand: a ruler that stops at what is legal, squads as a formation, several elements as a group.

import type { Prepared, Verdict } from '@umpire/board'
import type { AskJson, Refusal } from '@umpire/engine'
import { pathLength, type Point } from '@umpire/plane'
import { elementName } from '../../names.ts'
import type { Way, Ways } from '../../questions/ways.ts'
import { mostPoints, MoveGround } from '../../rules/path-rules.ts'
import { cardOf } from '../../rules/units.ts'
import { pingOf, type State, unitOf } from '../../state.ts'
import { outlineOf } from '../silhouettes.tsx'
import { limitOf, meansOfMoves } from './move-words.ts'
import { type Movable, movables, type PlannedMove, readPlan, sayPlan, stateAfter } from './plan.ts'
import { steer } from './steer.ts'
import { type Dragged, endOf, type Hold, type Manner, refusalWords, type Task } from './task.ts'

export class MoveTask implements Task {
  readonly kind = 'move'
  readonly isAsked: boolean
  private readonly state: State
  private readonly all: readonly Movable[]
  private readonly grounds = new Map<string, MoveGround>()

  private constructor(state: State, all: readonly Movable[]) {
    this.state = state
    this.all = all
    this.isAsked = all.every(({ lead }) => lead.length === 0)
  }

  /** Undefined where nobody can be moved by an answer to this question. */
  static of(state: State, ask: AskJson): MoveTask | undefined {
    const all = movables(state, ask)
    return all.length === 0 ? undefined : new MoveTask(state, all)
  }

  /** The elements that can be moved. */
  get elements(): readonly number[] {
    return this.all.map(({ move }) => move.element)
  }

  /** The ground of a move after those that are planned before it. Without any it is measured once. */
  private groundAfter(before: readonly PlannedMove[], { move }: Movable): MoveGround {
    if (before.length > 0) return new MoveGround(stateAfter(this.state, before), move)
    const key = `${move.element} ${move.teams.join(' ')}`
    let ground = this.grounds.get(key)
    if (ground === undefined) this.grounds.set(key, (ground = new MoveGround(this.state, move)))
    return ground
  }

  groundOf(element: number): MoveGround | undefined {
    const movable = this.all.find(({ move }) => move.element === element)
    return movable === undefined ? undefined : this.groundAfter([], movable)
  }

  holds(answers: readonly Prepared[]): readonly Hold[] {
    const plan = readPlan(this.state, this.all, answers) ?? []
    return this.all.flatMap((movable) => {
      const { element } = movable.move
      const bases = this.basesOf(movable, plan)
      return bases.length > 1 ? [...bases, formationOf(elementName(this.state, element), bases)] : bases
    })
  }

  private basesOf(movable: Movable, plan: readonly PlannedMove[]): readonly Hold[] {
    const { element } = movable.move
    const ways = plan.find(({ move }) => move.element === element)?.ways ?? []
    return [...this.groundAfter([], movable).movers].map(([team, mover]): Hold => {
      const from = { x: mover.disc.x, y: mover.disc.y }
      const path = ways.find((way) => way.team === team)?.path ?? []
      return {
        key: `${element}/${team}`,
        ...this.faceOf(element, team),
        r: mover.disc.r,
        from,
        path,
        length: pathLength(from, path),
        limit: limitOf(this.state, mover, path).limit,
      }
    })
  }

  private faceOf(element: number, team: number): Pick<Hold, 'name' | 'seat' | 'is' | 'sign'> {
    const name = elementName(this.state, element)
    const ping = pingOf(this.state, element)
    if (ping !== undefined) return { name, seat: ping.seat, is: 'ping', sign: name.replace('Ping ', '') }
    const unit = unitOf(this.state, element)
    const card = cardOf(unit)
    const isSquad = card.bases > 1
    return {
      name: isSquad ? `${name}, team ${team}` : name,
      seat: unit.seat,
      is: card.kind === 'infantry' ? 'infantry' : 'vehicle',
      sign: card.kind === 'infantry' ? `${team}` : outlineOf(card),
    }
  }

  drag(
    answers: readonly Prepared[],
    key: string,
    to: Point,
    how: Manner,
    together: ReadonlySet<number> = new Set(),
  ): Dragged {
    const [element = -1, team = Number.NaN] = key.split('/').map(Number)
    const plan = readPlan(this.state, this.all, answers) ?? []
    const planned = plan.find(({ move }) => move.element === element)
    const movable = this.all.find(({ move }) => move.element === element)
    const from = this.holds([]).find((hold) => hold.key === key)?.from
    if (movable === undefined || from === undefined) return { answers }
    const by = { x: to.x - from.x, y: to.y - from.y }
    if (together.size > 1 && together.has(element)) return this.dragGroup(together, by, how)
    const before = plan.slice(0, planned === undefined ? plan.length : plan.indexOf(planned))
    const ground = this.groundAfter(before, movable)
    const isFormation = Number.isNaN(team) || (planned === undefined && ground.movers.size > 1)
    const { ways, stopped } = isFormation
      ? formation(ground, by, how)
      : inCoherency(ground, planned?.ways ?? [], team, to, how)
    return { answers: this.sayWith(plan, { ...movable, ways }), stopped }
  }

  /** The plan with the ways of one element exchanged; without ways it is taken out. */
  private sayWith(plan: readonly PlannedMove[], changed: PlannedMove): readonly Prepared[] {
    const isIn = plan.some(({ move }) => move.element === changed.move.element)
    const next = isIn
      ? plan.map((one) => (one.move.element === changed.move.element ? changed : one))
      : [...plan, changed]
    return sayPlan(
      this.state,
      next.filter(({ ways }) => ways.length > 0),
    )
  }

  /** Who is in front goes first, so that nobody stands in the way of those behind. */
  private dragGroup(together: ReadonlySet<number>, by: Point, how: Manner): Dragged {
    const ahead = ({ move }: Movable): number => {
      const [mover] = this.groundOf(move.element)?.movers.values() ?? []
      return mover === undefined ? 0 : mover.disc.x * by.x + mover.disc.y * by.y
    }
    const group = this.all.filter(({ move }) => together.has(move.element)).toSorted((a, b) => ahead(b) - ahead(a))
    const plan: PlannedMove[] = []
    let stopped: Refusal | undefined
    for (const movable of group) {
      const steered = formation(this.groundAfter(plan, movable), by, how)
      stopped ??= steered.stopped
      if (steered.ways.length > 0) plan.push({ ...movable, ways: steered.ways })
    }
    return { answers: sayPlan(this.state, plan), stopped }
  }

  /** The answers that let an element go these ways. */
  sayWays(answers: readonly Prepared[], element: number, ways: Ways): readonly Prepared[] {
    const movable = this.all.find(({ move }) => move.element === element)
    const plan = readPlan(this.state, this.all, answers) ?? []
    return movable === undefined ? answers : this.sayWith(plan, { ...movable, ways })
  }

  addPoint(answers: readonly Prepared[], key: string): readonly Prepared[] {
    return this.changePath(answers, key, (path) => {
      const end = path.at(-1)
      return end === undefined || path.length >= mostPoints ? path : [...path, end]
    })
  }

  dropPoint(answers: readonly Prepared[], key: string): readonly Prepared[] {
    return this.changePath(answers, key, (path) => path.slice(0, -1))
  }

  private changePath(
    answers: readonly Prepared[],
    key: string,
    change: (path: readonly Point[]) => readonly Point[],
  ): readonly Prepared[] {
    const [element = -1, team = 0] = key.split('/').map(Number)
    const plan = readPlan(this.state, this.all, answers) ?? []
    const planned = plan.find(({ move }) => move.element === element)
    if (planned === undefined) return answers
    const ways = planned.ways
      .map((way): Way => (way.team === team ? { team, path: change(way.path) } : way))
      .filter(({ path }) => path.length > 0)
    return this.sayWith(plan, { ...planned, ways })
  }

  judge(answers: readonly Prepared[]): Verdict {
    const plan = readPlan(this.state, this.all, answers)
    if (plan === undefined) return { refusal: { reason: 'that is no way: two numbers in inches for each point' } }
    const [first] = plan
    if (first === undefined) return {}
    const name = plan.length > 1 ? `Move ${plan.length}` : `Move ${elementName(this.state, first.move.element)}`
    for (const [n, planned] of plan.entries()) {
      if (planned.ways.length === 0)
        return { name: `${elementName(this.state, planned.move.element)} stays`, icon: 'hold' }
      const refusal = this.groundAfter(plan.slice(0, n), planned).whyNot(planned.ways)
      if (refusal === undefined) continue
      const { reason, ...rest } = refusalWords(refusal)
      const whose = plan.length > 1 ? `${elementName(this.state, planned.move.element)}: ` : ''
      return { name, icon: 'move', refusal: { reason: `${whose}${reason}`, ...rest } }
    }
    return { name, icon: 'move', means: meansOfMoves(this.state, plan) }
  }
}

const middleOf = (points: readonly Point[]): Point => ({
  x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
})

/** What the base that goes furthest has of its speed. */
function longestOf(bases: readonly Hold[]): Pick<Hold, 'length' | 'limit'> {
  const [longest] = bases.toSorted((a, b) => (b.length ?? 0) - (a.length ?? 0))
  return longest?.length === undefined || longest.limit === undefined
    ? {}
    : { length: longest.length, limit: longest.limit }
}

/** The squad as a whole, held in its middle. */
function formationOf(name: string, bases: readonly Hold[]): Hold {
  const [first] = bases
  if (first === undefined) throw new Error('a formation of nobody')
  return {
    key: `${first.key.split('/')[0]}/all`,
    name: `${name} as a whole`,
    seat: first.seat,
    is: 'formation',
    sign: '',
    r: 0,
    from: middleOf(bases.flatMap(({ from }) => from ?? [])),
    ...longestOf(bases),
    path: bases.every(({ path }) => path.length === 0) ? [] : [middleOf(bases.flatMap((base) => endOf(base) ?? []))],
  }
}

interface SteeredWays {
  readonly ways: Ways
  readonly stopped: Refusal | undefined
}

/** All bases by the same, each as far as it can. */
function formation(ground: MoveGround, by: Point, how: Manner): SteeredWays {
  const ways: Way[] = []
  let stopped: Refusal | undefined
  for (const [team, { disc }] of ground.movers) {
    const steered = steer(ground, team, [], { x: disc.x + by.x, y: disc.y + by.y }, how)
    stopped ??= steered.stopped
    if (steered.path.length > 0) ways.push({ team, path: steered.path })
  }
  return { ways, stopped }
}

/** The last point of one base's way is put somewhere else. */
function oneWay(ground: MoveGround, ways: Ways, team: number, to: Point, how: Manner): SteeredWays {
  const before = ways.find((way) => way.team === team)?.path.slice(0, -1) ?? []
  const { path, stopped } = steer(ground, team, before, to, how)
  const others = ways.filter((way) => way.team !== team)
  const changed = path.length === 0 ? others : [...others, { team, path }].toSorted((a, b) => a.team - b.team)
  return { ways: changed, stopped }
}

const isApart = (ground: MoveGround, ways: Ways): Refusal | undefined => {
  const refusal = ways.length === 0 ? undefined : ground.whyNot(ways)
  return refusal?.rule === 'DS-126' ? refusal : undefined
}

/** So often the stretch to where a squad would lose coherency is halved: then less than a tenth of an inch is left. */
const halvings = 7

/** DS-126 The same, as far as the squad keeps together; one that is apart already may go anywhere. */
function inCoherency(ground: MoveGround, ways: Ways, team: number, to: Point, how: Manner): SteeredWays {
  const wanted = oneWay(ground, ways, team, to, how)
  const apart = isApart(ground, wanted.ways)
  const from = ways.find((way) => way.team === team)?.path.at(-1) ?? ground.movers.get(team)?.disc
  if (apart === undefined || from === undefined || isApart(ground, ways) !== undefined) return wanted
  let [near, far] = [0, 1]
  let kept = ways
  for (let n = 0; n < halvings; n++) {
    const share = (near + far) / 2
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    const tried = oneWay(ground, ways, team, point, how).ways
    if (isApart(ground, tried) === undefined) {
      near = share
      kept = tried
    } else far = share
  }
  return { ways: kept, stopped: apart }
}
