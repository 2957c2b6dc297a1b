// Where the bot sets bases down (D09, D33, D35, D36), who leaves and who serves where (D38, D40).

import type { Disc } from '@umpire/plane'
import { baseRadius } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import { leaveQuestion } from '../questions/missions.ts'
import { stays, type Ways } from '../questions/ways.ts'
import { unitOf } from '../state.ts'
import { type Actor, actorEntering } from './actors.ts'
import { standing } from './aims.ts'
import { type Asked, choiceNamed, many, place, placedUnit, type Reply, waysIn } from './asked.ts'
import { Scene } from './scene.ts'
import { bestStrike, dangerAt } from './strikes.ts'
import { isCovered } from './views.ts'
import { places } from './weights.ts'

/** How well it stands there: for the mission, for its next attack, and out of danger. */
function placeWorth(scene: Scene, actor: Actor, discs: readonly Disc[]): number {
  const [first] = discs
  if (first === undefined) return 0
  const covered = isCovered(scene.state, first) ? places.concealed : 0
  const strike = bestStrike(scene, actor, discs) * (actor.isFresh ? 1 : places.hope)
  return standing(scene.aims, actor, discs) + covered + strike - dangerAt(scene, actor, first)
}

/** So many legal answers are looked at. */
const samples = 8

/** The best of some for the owner of the Unit; the worst where the enemy's is set down (DS-294). */
function spotsOf({ ask, state, random }: Asked): Ways | undefined {
  const id = placedUnit(ask)
  if (id === undefined) return undefined
  const unit = unitOf(state, id)
  const sign = unit.seat === ask.seat ? 1 : -1
  const scene = new Scene(state, unit.seat)
  const actor = scene.actorOf(id) ?? actorEntering(state, unit, [])
  const r = baseRadius(units.of(unit.card))
  const worthOf = (ways: Ways): number => {
    const moved = unit.bases.filter(({ team }) => !ways.some((way) => way.team === team))
    const discs = [...ways.flatMap(({ path }) => path.map(({ x, y }) => ({ x, y, r }))), ...moved]
    return sign * placeWorth(scene, actor, discs)
  }
  let best = ask.refusal([]) === undefined ? stays : waysIn(ask.sample(random))
  let most = worthOf(best)
  for (let n = 0; n < samples; n++) {
    const ways = waysIn(ask.sample(random))
    const worth = worthOf(ways)
    if (worth > most) [best, most] = [ways, worth]
  }
  return best
}

export const placingReplies: readonly Reply[] = [
  place({ name: 'spots' }, spotsOf),
  many(leaveQuestion, (options) => options.map((_, index) => index)),
  choiceNamed('serve', () => 0),
]
