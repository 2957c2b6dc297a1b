// Moves of the bot (D14, DS-155): where it is best to stand, for what can be done from there and what may happen there.

import type { Ask } from '@umpire/engine'
import { directions, type Disc, gap } from '@umpire/plane'
import { burnReach } from '../content/numbers.ts'
import { units } from '../content/units.ts'
import { type MoveChoice, moverQuestion, wayQuestion } from '../questions/moving.ts'
import { type Spot, stays, type Ways } from '../questions/ways.ts'
import { type Move, MoveGround } from '../rules/path-rules.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { bestIndex } from '../../best.ts'
import type { Actor } from './actors.ts'
import { progress, standing } from './aims.ts'
import { markersFor } from './mission-aims.ts'
import { type Asked, choice, moveAsked, place, type Reply } from './asked.ts'
import { positionKey } from './position-key.ts'
import { Scene } from './scene.ts'
import { gathered, ideasFor, type Option, shifted, wayTo } from './spots.ts'
import { bestStrike, dangerAt } from './strikes.ts'
import { isCovered } from './views.ts'
import { aims, places } from './weights.ts'

/** How a place is judged: it moves before it acts, or it has acted. */
interface Judging {
  readonly scene: Scene
  readonly actor: Actor
  readonly isPhase: boolean
}

/** Enemies that could burn or scan a Ping there. */
function pingDanger({ foes }: Scene, actor: Actor, disc: Disc): number {
  let part = 0
  for (const foe of foes) {
    const [near] = foe.discs
    if (foe.isPing || near === undefined || !foe.isFresh) continue
    if (gap(near, disc) <= foe.speed + burnReach) part += 0.06
    else if (foe.scans.some(({ action }) => gap(near, disc) <= foe.speed + (action.range ?? 0))) part += 0.03
  }
  return Math.min(0.2, part) * actor.mark.whole
}

/** DS-087 Pings that it would force open. */
function burnWorth({ foes, perReveal }: Scene, discs: readonly Disc[]): number {
  let worth = 0
  for (const foe of foes) {
    const [ping] = foe.discs
    if (!foe.isPing || ping === undefined) continue
    if (discs.some((disc) => gap(disc, ping) <= burnReach)) worth += aims.reveal * foe.mark.whole + perReveal
  }
  return worth
}

/** Without sight and enemies: what the mission makes of it, and cover. */
function quickWorth({ scene, actor }: Judging, discs: readonly Disc[]): number {
  const [first] = discs
  const covered = first !== undefined && isCovered(scene.state, first) ? places.concealed : 0
  return standing(scene.aims, actor, discs) + covered
}

/** All of it. */
function worthOf(judging: Judging, discs: readonly Disc[], quick: number): number {
  const { scene, actor, isPhase } = judging
  const [first] = discs
  if (first === undefined) return quick
  const further = isPhase ? 0.9 * progress(scene.aims, actor, discs, actor.speed) : 0
  if (actor.isPing) return quick + further - pingDanger(scene, actor, first)
  const strike = bestStrike(scene, actor, discs)
  const after = isPhase ? Math.max(strike, further) : places.hope * strike
  return quick + after + burnWorth(scene, discs) - dangerAt(scene, actor, first)
}

/** How many of the ideas are looked at closely: the best at a glance, and some of the others. */
const closely = { best: 10, others: 8 }

/** A move, where its first base ends, and what that is worth. */
export interface Judged {
  readonly ways: Ways
  readonly end: Spot
  readonly worth: number
}

const endOf = (discs: readonly Disc[]): Spot => ({ x: discs[0]?.x ?? 0, y: discs[0]?.y ?? 0 })

const judged = (judging: Judging, { ways, discs }: Option): Judged => ({
  ways,
  end: endOf(discs),
  worth: worthOf(judging, discs, quickWorth(judging, discs)),
})

/** Moves of a vehicle, a Ping or a single base. */
function singleMoves(judging: Judging, ground: MoveGround): Judged[] {
  const { scene, actor } = judging
  const [first] = ground.movers
  if (first === undefined) return []
  const [team, mover] = first
  const others = actor.discs.filter((disc) => disc.x !== mover.disc.x || disc.y !== mover.disc.y)
  const ideas = ideasFor(scene, actor, mover, judging.isPhase)
    .map((idea) => {
      const discs = [{ x: idea.spot.x, y: idea.spot.y, r: mover.disc.r }, ...others]
      return { ...idea, discs, quick: quickWorth(judging, discs) }
    })
    .sort((a, b) => b.quick - a.quick)
  const found: Judged[] = []
  for (const [n, { spot, isSpecial, discs, quick }] of ideas.entries()) {
    const isLate = found.length >= closely.best
    if (found.length >= closely.best + closely.others) break
    if (isLate && !isSpecial && n % 4 !== 0) continue
    const way = wayTo(ground, team, mover, spot, isSpecial)
    if (way === undefined || ground.whyNotTogether([{ team, disc: { ...spot, r: mover.disc.r } }]) !== undefined)
      continue
    found.push({ ways: [way], end: spot, worth: worthOf(judging, discs, quick) })
  }
  return found
}

/** Moves of a whole squad. */
function squadMoves(judging: Judging, ground: MoveGround): Judged[] {
  const { scene, actor } = judging
  const found: Judged[] = []
  for (const marker of markersFor(scene.state)) {
    const option = gathered(ground, actor, marker, 60)
    if (option !== undefined) found.push(judged(judging, option))
  }
  for (const length of [actor.speed - 1, actor.speed / 2]) {
    for (let n = 0; n < directions.length; n += 4) {
      const direction = directions[n]
      if (direction === undefined) continue
      const option = shifted(ground, actor, { x: direction.x * length, y: direction.y * length })
      if (option !== undefined) found.push(judged(judging, option))
    }
  }
  return found
}

function movesAnew(scene: Scene, move: Move): Judged[] {
  const actor = scene.actorOf(move.element)
  if (actor === undefined) return []
  const judging = { scene, actor, isPhase: move.isPhase }
  const ground = new MoveGround(scene.state, move)
  const stay = judged(judging, { ways: stays, discs: actor.discs })
  const moves = move.teams.length > 1 ? squadMoves(judging, ground) : singleMoves(judging, ground)
  return [...moves, stay].sort((a, b) => b.worth - a.worth)
}

const kept = new Map<string, readonly Judged[]>()
const mostKept = 1000

/** Everything worth considering, the best first; staying is among it. */
export function movesOf(scene: Scene, move: Move): readonly Judged[] {
  const { element, teams, keepsOff, isPhase } = move
  const position = positionKey(scene.state)
  if (position === undefined) return movesAnew(scene, move)
  const key = `${scene.seat} ${element} ${teams.join('')} ${keepsOff ? 'k' : ''}${isPhase ? 'p' : ''} ${position}`
  let moves = kept.get(key)
  if (moves === undefined) {
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, (moves = movesAnew(scene, move)))
  }
  return moves
}

function wayOf({ ask, state }: Asked): Ways | undefined {
  const move = moveAsked(ask)
  return move && movesOf(new Scene(state, ask.seat), move)[0]?.ways
}

/** So far apart are places that are compared with each other. */
const apart = 150

/** Other good ways than the best: those that end elsewhere. */
export function otherWays(ask: Ask, state: State): Ways[] {
  const move = moveAsked(ask)
  if (move === undefined) return []
  const different: Judged[] = []
  for (const one of movesOf(new Scene(state, ask.seat), move)) {
    const isNear = different.some(
      ({ end }) => Math.abs(end.x - one.end.x) < apart && Math.abs(end.y - one.end.y) < apart,
    )
    if (!isNear) different.push(one)
    if (different.length === 4) break
  }
  return different.map(({ ways }) => ways)
}

/** Units that look first move first, then those that shoot, then Pings. */
function moverRank(state: State, option: MoveChoice): number {
  if (option.does === 'clear') return -1
  if (pingOf(state, option.element) !== undefined) return 0
  return units.of(unitOf(state, option.element).card).scan === null ? 1 : 2
}

const anyMove: Move = { element: 0, teams: [], keepsOff: false, isPhase: true }

export const movingReplies: readonly Reply[] = [
  choice(moverQuestion, (options, { state }) => {
    const best = bestIndex(options, (option) => moverRank(state, option))
    return options[best]?.does === 'move' ? best : undefined
  }),
  place(wayQuestion(anyMove), wayOf),
]
