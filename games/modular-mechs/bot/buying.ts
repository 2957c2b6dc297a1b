// The Buy turn: what to buy, hire, repair or leave, and where a new module goes.

import { typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import type { Action } from '../questions.ts'
import { hasConnection, isHalved, linkedTo, moduleAt, sides, type Spot } from '../rules/building.ts'
import { crewPrice, priceFor, refreshPriceFor, repairPrice } from '../rules/money.ts'
import { coreOf, type Mech, type Module, moduleOf, type State } from '../state.ts'
import { buysLeft, dollarEachRound, dollarWith } from './growth.ts'
import { activationWorth, moduleWorth } from './worth.ts'

/** Not every step finds a fresh module, and not every gun a target. */
const hitRate = 0.7

/** What crew can do with these activations: the best ones, as far as its steps go. */
function usedWorth(worths: readonly number[], crew: number): number {
  const sorted = worths.toSorted((a, b) => b - a)
  const steps = 3 * crew
  let sum = 0
  for (const [n, worth] of sorted.entries()) {
    if (n >= steps) break
    sum += worth * hitRate * (n < steps * 0.7 ? 1 : 0.6)
  }
  return sum
}

const worthsOf = (mech: Mech): number[] => mech.modules.map((module) => moduleWorth(mech, module))

/** What a passive text would add each round in this mech, roughly. */
function passiveGuess(mech: Mech, type: TypeId): number {
  const {
    armor = 0,
    aim = 0,
    screen = 0,
    salvage = 0,
    discount = 0,
    gyro = 0,
    foam = 0,
    sensor = 0,
    redirect,
    hub,
  } = typeOf(type).traits
  const weapons = mech.modules.filter((module) => typeOf(module.type).kind === 'weapon').length
  return (
    armor * 0.2 +
    aim * Math.min(weapons, 2) * 1.1 +
    screen * 0.3 +
    salvage * 0.4 +
    discount * 0.8 +
    gyro * 0.4 +
    foam * 0.25 +
    sensor * 0.2 +
    (redirect === true ? 0.8 : 0) +
    (hub === true ? 0.8 : 0)
  )
}

/** What an action adds to the final score, less what its price could have done. */
export function actionWorth(state: State, mech: Mech, action: Action): number {
  const kept = dollarWith(buysLeft(state) - 1)
  const earned = dollarEachRound(state)
  switch (action.do) {
    case 'buy': {
      const type = typeOf(action.type)
      const worths = worthsOf(mech)
      const crew = mech.crew.length
      const gained = usedWorth([...worths, activationWorth(type, 0)], crew) - usedWorth(worths, crew)
      const perRound = gained + passiveGuess(mech, action.type) + surgeWorth(mech, type.traits.surge ?? 0)
      return 2 * type.cost * survival(type.health) + earned * perRound - priceFor(mech, action.type) * kept
    }
    case 'hire':
      return earned * stepsWorth(mech) - crewPrice * kept
    case 'repair': {
      const module = moduleOf(mech, action.module)
      const perRound = activationWorth(typeOf(module.type), 0) * hitRate * 0.5
      return typeOf(module.type).cost + earned * perRound - repairPrice(module) * kept
    }
    case 'refresh':
      return refreshPriceFor(mech, state.refreshes) === 0 ? 0.3 : mech.money >= 9 && state.refreshes < 2 ? 0.1 : -1
    case 'sell':
    case 'gantry':
    case 'activate':
    case 'step':
      return -1
  }
}

/** What an action costs; at least a dollar, so that what is free is not worth more than everything. */
export function priceOf(state: State, mech: Mech, action: Action): number {
  switch (action.do) {
    case 'buy':
      return priceFor(mech, action.type)
    case 'hire':
      return crewPrice
    case 'repair':
      return Math.max(1, repairPrice(moduleOf(mech, action.module)))
    case 'refresh':
      return Math.max(1, refreshPriceFor(mech, state.refreshes))
    case 'sell':
    case 'gantry':
    case 'activate':
    case 'step':
      return 1
  }
}

/** What three more steps bring in a round. */
const stepsWorth = (mech: Mech): number => {
  const worths = worthsOf(mech)
  return (usedWorth(worths, mech.crew.length + 1) - usedWorth(worths, mech.crew.length)) * 0.8
}

/** Sturdy modules keep their double value more often. */
const survival = (health: number): number => Math.min(0.98, 0.8 + health * 0.02)

/** More steps for one crew member are worth the modules that nobody reaches otherwise. */
const surgeWorth = (mech: Mech, steps: number): number => (steps === 0 ? 0 : (steps / 3) * 0.5 * stepsWorth(mech))

/** How good a place is for a module: short ways, links that count, legs at the bottom, ends left open. */
export function spotWorth(mech: Mech, type: TypeId, spot: Spot): number {
  const { kind, traits, mobility } = typeOf(type)
  const module: Module = { ...coreOf(mech), type, label: '', ...spot, broken: false }
  const trial: Mech = { ...mech, modules: [...mech.modules, module] }
  const linked = linkedTo(trial, module)
  const { aim = 0, armor = 0, screen = 0, gyro = 0 } = traits
  let worth = linked.length * 0.6 - (Math.abs(spot.x) + Math.abs(spot.y)) * 0.25
  for (const other of linked) {
    const neighbour = typeOf(other.type)
    if (neighbour.kind === 'core') worth += 0.8
    if (aim > 0 && neighbour.kind === 'weapon') worth += aim * 1.5
    if (kind === 'weapon') worth += (neighbour.traits.aim ?? 0) * 1.5
    if (kind === 'movement') worth += (neighbour.traits.gyro ?? 0) * 0.8
    if (gyro > 0 && neighbour.kind === 'movement') worth += 0.8
    worth +=
      (armor + screen) * 0.04 * neighbour.cost + ((neighbour.traits.armor ?? 0) + (neighbour.traits.screen ?? 0)) * 0.1
  }
  if (kind === 'movement' && isHalved(trial, module)) worth -= mobility * 0.7 + (traits.prospect === undefined ? 0 : 2)
  for (const own of mech.modules) {
    const legs = typeOf(own.type)
    if (legs.kind === 'movement' && isHalved(trial, own) && !isHalved(mech, own)) worth -= legs.mobility * 0.5
  }
  return worth + openEnds(trial) * 0.12
}

const dx = [0, 1, 0, -1] as const
const dy = [1, 0, -1, 0] as const

/** Connections that face an empty cell: places for what is bought next. */
function openEnds(mech: Mech): number {
  let count = 0
  for (const { type, x, y, turned } of mech.modules) {
    for (const side of sides) {
      if (hasConnection(type, turned, side) && moduleAt(mech, x + dx[side], y + dy[side]) === undefined) count++
    }
  }
  return Math.min(count, 8)
}
