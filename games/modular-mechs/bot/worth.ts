// What things are worth: one activation of a module, a walk of the crew, a mech with rounds to come.

import { at } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import type { ModuleType } from '../content/module-type.ts'
import { healthNow, linkedTo, mobilityNow, working } from '../rules/building.ts'
import type { Mech, Module } from '../state.ts'

/** How often a weapon of these chevrons finds a target, for a mech that does not choose its distance. */
const bandFactor: { readonly [range: string]: number } = {
  'C--': 0.8,
  '-M-': 0.5,
  '--L': 0.35,
  'CM-': 1,
  '-ML': 0.65,
  'C-L': 0.85,
  CML: 1.05,
}

/** Damage pays its points; now and then a module breaks and pays more. */
const breakFactor = 1.35

const perMobility = 0.25

/** What one activation of a module of this type brings, in dollars, beside what its neighbours add. */
export function activationWorth({ damage, range, mobility, traits }: ModuleType, aim: number): number {
  const { shots = 1, finisher = 0, gunner = 0, splash = 0, scatter = 0, siphon = 0, overheat = 0 } = traits
  const shot =
    damage + aim + finisher * 0.4 + gunner * 0.3 + splash * 1.2 + scatter * 0.7 + siphon * 0.8 - overheat * 0.4
  const reload = traits.reload === true ? 0.6 : 1
  const reach = traits.pointBlank === undefined ? 1 : 0.8
  const fire = damage > 0 ? shot * shots * (bandFactor[range] ?? 0) * breakFactor * reload * reach : 0
  const {
    gain = 0,
    shield = 0,
    shieldAll = 0,
    boost = 0,
    fieldRepair = 0,
    tractor = 0,
    brace = 0,
    prospect,
    evade,
  } = traits
  return (
    fire +
    mobility * perMobility +
    gain +
    shield * 0.4 +
    shieldAll * 1.5 +
    boost * 0.8 +
    (fieldRepair > 0 ? 1.5 : 0) +
    tractor * 0.1 +
    brace * 0.5 +
    (prospect === undefined ? 0 : prospect.gain * 0.8) +
    (evade === undefined ? 0 : evade.shield * 0.5) +
    (traits.jam === true ? 1 : 0) +
    (traits.ram === undefined ? 0 : 1)
  )
}

/** What passive texts of a module add each round, given what it is linked to. */
export function passiveWorth(mech: Mech, module: Module): number {
  const { armor = 0, aim = 0, screen = 0, salvage = 0, gyro = 0, redirect, foam = 0, hub, anchored } = working(module)
  if (armor + aim + screen + salvage + gyro + foam === 0 && redirect !== true && hub !== true && anchored !== true)
    return 0
  const linked = linkedTo(mech, module)
  const weapons = linked.filter((other) => typeOf(other.type).kind === 'weapon' && !other.broken).length
  return (
    armor * linked.length * 0.12 +
    aim * weapons * 1.2 +
    screen * linked.length * 0.15 +
    salvage * 0.4 +
    gyro * 0.3 +
    foam * 0.2 +
    (redirect === true ? 0.8 : 0) +
    (hub === true ? 0.8 : 0) +
    (anchored === true ? 0.2 : 0)
  )
}

const aimOn = (mech: Mech, module: Module): number =>
  typeOf(module.type).kind === 'weapon'
    ? linkedTo(mech, module).reduce((sum, other) => sum + (working(other).aim ?? 0), 0)
    : 0

/** What entering an unbroken module brings in an average round. */
export function moduleWorth(mech: Mech, module: Module): number {
  if (module.broken) return 0
  const type = typeOf(module.type)
  const lost = type.mobility > 0 ? (type.mobility - mobilityNow(mech, module)) * perMobility : 0
  return activationWorth(type, aimOn(mech, module)) - lost
}

/** The links of a mech by number of module, worked out once. */
export interface Net {
  readonly modules: readonly Module[]
  readonly links: readonly (readonly number[])[]
  readonly worth: number[]
}

export function netOf(mech: Mech): Net {
  const { modules } = mech
  return {
    modules,
    links: modules.map((module) => linkedTo(mech, module).map((other) => modules.indexOf(other))),
    worth: modules.map((module) => moduleWorth(mech, module)),
  }
}

/**
 * What the crew brings in a round: each member in turn takes the best walk of its steps over modules that nobody has
 * entered yet. Walks begin at the Core, where crew mostly starts sooner or later.
 */
export function routeWorth(mech: Mech): number {
  const net = netOf(mech)
  const left = net.worth.slice()
  let total = 0
  for (const crew of mech.crew) {
    const start = net.modules.findIndex(({ label }) => label === crew.at)
    const walk = bestWalk(net, left, start, 3)
    total += walk.worth
    for (const module of walk.path) left[module] = 0
  }
  return total + mech.modules.reduce((sum, module) => sum + passiveWorth(mech, module), 0)
}

export interface Walk {
  readonly worth: number
  readonly path: readonly number[]
}

/** The best walk of so many steps; a module counts once. Hubs are free, Surge gives more steps. */
export function bestWalk(net: Net, worth: readonly number[], start: number, steps: number): Walk {
  let best: Walk = { worth: 0, path: [] }
  const path: number[] = []
  const walk = (here: number, left: number, sum: number): void => {
    if (sum > best.worth) best = { worth: sum, path: path.slice() }
    if (left === 0 || path.length >= 6) return
    for (const next of net.links[here] ?? []) {
      const isNew = !path.includes(next)
      const { hub, surge = 0 } = isNew ? working(at(net.modules, next)) : {}
      path.push(next)
      walk(next, left - (hub === true ? 0 : 1) + surge, sum + (isNew ? (worth[next] ?? 0) : 0))
      path.pop()
    }
  }
  walk(start, steps, 0)
  return best
}

/** How much of its value a module would lose by breaking, weighed by how easily it does. */
export const exposure = (mech: Mech, module: Module): number =>
  (typeOf(module.type).cost + moduleWorth(mech, module)) /
  Math.max(1, healthNow(mech, module) - module.damage + module.shield)
