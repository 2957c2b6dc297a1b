// An Operative's Actions: what each thing that it may do next is worth, less what it costs.

import { at, fraction } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import type { Effect } from '../content/effect.ts'
import { tiles } from '../content/tiles.ts'
import { type Act, actQuestion } from '../questions/act.ts'
import { commandedAction, type Ordered } from '../questions/effects.ts'
import { abilityOf, costOf } from '../rules/abilities.ts'
import { armorOf, isAble, isWorking, unitsIn } from '../rules/units.ts'
import { operativeOf, reactorOf, regionOf, type State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import { type RegionId, sides } from '../state/region.ts'
import { type Declared } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { isUnobstructed } from '../regions.ts'
import { type Asked, choice, type Reply } from './asked.ts'
import { bestAbove } from '../../best.ts'
import { lacksTier } from './goals.ts'
import { Outlook } from './operative-outlook.ts'
import { worthOfAttack } from './strikes.ts'
import { aims } from './weights.ts'
import { worthOfHealth } from './worth.ts'
import { far, waysTo } from './ways.ts'

const never = Number.NEGATIVE_INFINITY

function worthOfAct(outlook: Outlook, act: Act): number {
  if (act.do === 'hand over') return never
  return worthOfUse(outlook, act) - outlook.price(costOf(outlook.state, act.ref))
}

/** What an Action brings, its price aside. */
function worthOfUse(outlook: Outlook, { ref, declared }: Ordered): number {
  const { state } = outlook
  const ability = abilityOf(ref)
  if (isAttack(ability)) return worthOfAttack(state, ref, null, declared.region)
  return worthOfEffect(outlook, ability.effect, declared, costOf(state, ref))
}

function worthOfEffect(outlook: Outlook, effect: Effect, declared: Declared, cost: number): number {
  return (
    worthOfGoing(outlook, effect, declared, cost) ??
    worthOfHelp(outlook, effect, declared, cost) ??
    worthAgainstComplex(outlook, effect, declared) ??
    0
  )
}

/** Going somewhere, standing better, opening a way; undefined for other effects. */
function worthOfGoing(outlook: Outlook, effect: Effect, declared: Declared, cost: number): number | undefined {
  const { state, operative } = outlook
  const { region, side } = declared
  const { pillar, ap } = operative
  if (effect.do === 'move' && region === null) return worthOfRun(outlook, effect.regions, cost)
  if (effect.do === 'move' || effect.do === 'phase') return region === null ? 0 : outlook.moveWorth(region, cost)
  if (effect.do === 'move out') {
    return region === null ? 0 : outlook.moveWorth(region, cost) + aims.company * companions(state, operative)
  }
  if (effect.do === 'take pillar') {
    return outlook.risk(operative.region, pillar, ap) - outlook.risk(operative.region, side, ap - cost)
  }
  if (effect.do !== 'work door' && effect.do !== 'kick door') return undefined
  return region === null || side === null ? never : worthOfDoor(outlook, region, side)
}

/** Health, points and tools of the team; undefined for other effects. */
function worthOfHelp(
  { state, operative }: Outlook,
  effect: Effect,
  { unit }: Declared,
  cost: number,
): number | undefined {
  const other = unit === null || !isOperative(unit) ? undefined : operativeOf(state, unit)
  if (effect.do === 'heal') {
    const healed =
      effect.isAll === true ? state.operatives.filter(({ region }) => region === operative.region) : [other]
    return healed.reduce((sum, one) => sum + (one === undefined ? 0 : worthOfHealing(one, effect.health)), 0)
  }
  if (effect.do === 'recover armor') return aims.heal * Math.min(effect.armor, other?.armorDamage ?? 0)
  if (effect.do === 'give AP') return other === undefined ? 0 : worthOfPoints(other, effect.ap)
  if (effect.do === 'gain AP') {
    return operative.ap - cost + effect.ap <= operative.maxAp ? aims.ready + aims.given * effect.ap : 0
  }
  if (effect.do === 'recharge' || effect.do === 'reload') return operative.ap > cost + aims.reserve ? aims.ready : 0
  if (effect.do === 'respec') return aims.respec * lacksTier(operative, techTier(state, operative.region))
  if (effect.do === 'order action') return other === undefined ? 0 : aims.command
  return undefined
}

/** What harms the Complex without dice; undefined for other effects. */
function worthAgainstComplex({ state }: Outlook, effect: Effect, { region, unit }: Declared): number | undefined {
  if (effect.do === 'call EMP') return aims.emp
  if (effect.do === 'drain') {
    return unit === null ? 0 : aims.drain * Math.min(effect.charges, reactorOf(state, unit).charges)
  }
  if (effect.do === 'pulse') return region === null ? 0 : aims.drain * chargesIn(state, region)
  if (effect.do === 'burn') return region === null ? 0 : aims.fire * enemiesIn(state, region)
  return undefined
}

const techTier = (state: State, region: RegionId): number => {
  const { kind, number } = tiles.of(regionOf(state, region).tile)
  return kind === 'tech' ? number : 0
}

const companions = ({ operatives }: State, { id, region }: Operative): number =>
  operatives.filter((one) => one.id !== id && one.region === region && isAble(one)).length

const enemiesIn = (state: State, region: RegionId): number =>
  unitsIn(state, region).reduce((sum, unit) => sum + (isOperative(unit) ? -2 : 1), 0)

const chargesIn = (state: State, region: RegionId): number =>
  state.reactors.reduce((sum, one) => (isWorking(one) && one.region === region ? sum + one.charges : sum), 0)

function worthOfHealing(operative: Operative, health: number): number {
  if (!isAble(operative)) return aims.revive + health
  const gained = Math.min(health, armorOf(operative) - operative.health)
  return gained <= 0 ? 0 : (aims.heal / 3) * gained * worthOfHealth(operative)
}

function worthOfPoints({ ap, maxAp, isDone }: Operative, points: number): number {
  return isDone ? 0 : aims.given * Math.min(points, maxAp - ap)
}

/** Several steps: to the best region that is near enough. */
function worthOfRun(outlook: Outlook, regions: number, cost: number): number {
  const { state, operative } = outlook
  const steps = waysTo(state, operative.region, far)
  let best = 0
  for (const { id } of state.regions) {
    const away = at(steps, id)
    if (away === 0 || away > regions) continue
    // Farther on is unknown as yet, and worth going to.
    const unknown = at(outlook.ways, id) < at(outlook.ways, operative.region) ? 0.3 * aims.step * (regions - away) : 0
    best = Math.max(best, outlook.moveWorth(id, cost) + unknown)
  }
  return best
}

/** A closed door on the way, opened. */
function worthOfDoor({ state, ways, operative }: Outlook, id: RegionId, side: 0 | 1 | 2 | 3): number {
  const region = regionOf(state, id)
  if (at(region.tokens, side) !== 'closed door') return never
  const next = at(region.next, side)
  const here = at(ways, operative.region)
  if (next !== null) return at(ways, next) + 1 < here ? aims.step * aims.door : never
  const hasOther = sides.some((other) => at(region.next, other) === null && isUnobstructed(state, region, other))
  return at(ways, id) >= here - 0.01 && !hasOther ? aims.step * aims.door * 1.3 : 0
}

function chooseAct(acts: readonly Act[], { state, random }: Asked): number | undefined {
  if (state.pointer === null) return undefined
  const outlook = new Outlook(state, operativeOf(state, state.pointer))
  return bestAbove(acts, aims.whim, (act) => worthOfAct(outlook, act) + aims.whim * fraction(random))
}

function chooseCommanded(options: readonly Ordered[], { state }: Asked): number | undefined {
  const unit: Unit | undefined = options[0]?.ref.unit
  if (unit === undefined) return undefined
  const outlook = new Outlook(state, operativeOf(state, unit))
  return bestAbove(options, 0, (option) => worthOfUse(outlook, option))
}

export const operativeReplies: readonly Reply[] = [
  choice(actQuestion, chooseAct),
  choice(commandedAction, chooseCommanded),
]
