// Building rules (MM-034 to MM-048): the grid, connections, links, and which legs give half.

import { type Offer, refuse, type Secret, type WhyNot } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import type { ModuleType, TypeId } from '../content/module-type.ts'
import { coreOf, type Mech, type Module } from '../state.ts'

/** The sides of the grid, in the order N, E, S, W. */
export const sides = [0, 1, 2, 3] as const
export type Side = (typeof sides)[number]
const dx = [0, 1, 0, -1] as const
const dy = [1, 0, -1, 0] as const

/** Where a module lies and how it is turned. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly turned: number
}

/** Bit n: a connection on side n (N, E, S, W), for each type as its card lies unturned. */
const connections = new Map<TypeId, number>()

function connectionBits(type: TypeId): number {
  let bits = connections.get(type)
  if (bits === undefined) {
    bits = sides.reduce<number>(
      (sum, side) => sum | (typeOf(type).sides.includes('NESW'.charAt(side)) ? 1 << side : 0),
      0,
    )
    connections.set(type, bits)
  }
  return bits
}

/** A card on the grid, as far as connections go. */
export type Placed = Pick<Module, 'type' | 'x' | 'y' | 'turned'>

/** MM-035, MM-036, MM-048 Whether a card of that type, so turned, broken or not, has a connection on a side of the grid. */
export const hasConnection = (type: TypeId, turned: number, side: Side): boolean =>
  isConnected(connectionBits(type), turned, side)

/** The same of a type whose bits are known. */
const isConnected = (bits: number, turned: number, side: Side): boolean =>
  ((bits >> ((side - turned + 4) % 4)) & 1) === 1

export const moduleAt = (mech: Mech, x: number, y: number): Module | undefined => {
  for (const module of mech.modules) if (module.x === x && module.y === y) return module
  return undefined
}

/** MM-038 The module linked to this one across a side: both have a connection there. */
export function linkedAcross(mech: Mech, module: Placed, side: Side): Module | undefined {
  return hasConnection(module.type, module.turned, side) ? connectedAt(mech, module, side) : undefined
}

/** What lies on a side of a place, if it has a connection there. */
function connectedAt(mech: Mech, { x, y }: Pick<Placed, 'x' | 'y'>, side: Side): Module | undefined {
  const other = moduleAt(mech, x + dx[side], y + dy[side])
  return other !== undefined && hasConnection(other.type, other.turned, opposite(side)) ? other : undefined
}

const opposite = (side: Side): Side => sides[(side + 2) % 4] ?? 0

/** MM-038 All modules linked to this one, in the order N, E, S, W. */
export function linkedTo(mech: Mech, module: Placed): Module[] {
  const linked: Module[] = []
  const bits = connectionBits(module.type)
  for (const side of sides) {
    if (!isConnected(bits, module.turned, side)) continue
    const other = connectedAt(mech, module, side)
    if (other !== undefined) linked.push(other)
  }
  return linked
}

export const isLinked = (mech: Mech, one: Module, other: Module): boolean =>
  sides.some((side) => linkedAcross(mech, one, side) === other)

/** Unbroken modules linked to this one, in whose text something passive is of use here (MM-080, MM-097). */
export const working = (module: Module): ModuleType['traits'] => (module.broken ? {} : typeOf(module.type).traits)

/** MM-037 Whether a connection of such a card there would line up with one of the mech; one is enough (MM-039, MM-040). */
function linesUp(mech: Mech, type: TypeId, spot: Spot): boolean {
  const bits = connectionBits(type)
  for (const side of sides) {
    if (isConnected(bits, spot.turned, side) && connectedAt(mech, spot, side) !== undefined) return true
  }
  return false
}

/** MM-034, MM-037 Why a card of that type cannot be attached there. */
export function whyNotHere(mech: Mech, type: TypeId, spot: Spot): WhyNot {
  if (moduleAt(mech, spot.x, spot.y) !== undefined) return refuse('MM-034', 'That cell is taken.')
  return linesUp(mech, type, spot) ? undefined : refuse('MM-037', 'No connection lines up here.')
}

/** The empty cells that a connection of the mech lies against, each once, in the order of its modules. */
export function cellsBeside(mech: Mech): { x: number; y: number }[] {
  const cells: { x: number; y: number }[] = []
  for (const module of mech.modules) {
    const bits = connectionBits(module.type)
    for (const side of sides) {
      if (!isConnected(bits, module.turned, side)) continue
      const x = module.x + dx[side]
      const y = module.y + dy[side]
      if (moduleAt(mech, x, y) === undefined && !cells.some((cell) => cell.x === x && cell.y === y))
        cells.push({ x, y })
    }
  }
  return cells
}

/** Every cell and turn that might be thought of, each once: on the mech, and beside it, blank sides included. */
function spotsAround(mech: Mech): Spot[] {
  const cells = new Map<string, { x: number; y: number }>()
  for (const { x, y } of mech.modules) {
    cells.set(`${x} ${y}`, { x, y })
    for (const side of sides) cells.set(`${x + dx[side]} ${y + dy[side]}`, { x: x + dx[side], y: y + dy[side] })
  }
  return [...cells.values()].flatMap(({ x, y }) => sides.map((turned) => ({ x, y, turned })))
}

/** MM-037 Every cell and turn at which a card of that type can be attached. */
export function spotsFor(mech: Mech, type: TypeId): Spot[] {
  const spots: Spot[] = []
  for (const { x, y } of cellsBeside(mech)) {
    for (const turned of sides) {
      const spot = { x, y, turned }
      if (linesUp(mech, type, spot)) spots.push(spot)
    }
  }
  return spots
}

/** MM-034, MM-037 Where a card of that type can be attached, and why not elsewhere. */
export const spotOffer = (mech: Mech, type: TypeId): Offer<Spot> => ({
  allowed: spotsFor(mech, type),
  blocked: () =>
    spotsAround(mech).flatMap((value) => {
      const refusal = whyNotHere(mech, type, value)
      return refusal === undefined ? [] : [{ value, refusal }]
    }),
})

/** MM-025 Whether there is any place for it: with a connection of its own it can be turned towards any open one. */
export const fitsAnywhere = (mech: Mech, type: TypeId): boolean => connectionBits(type) !== 0 && isOpen(mech)

/** Whether a connection of the mech lies against an empty cell. */
function isOpen(mech: Mech): boolean {
  for (const { type, turned, x, y } of mech.modules) {
    const bits = connectionBits(type)
    for (const side of sides) {
      if (isConnected(bits, turned, side) && moduleAt(mech, x + dx[side], y + dy[side]) === undefined) return true
    }
  }
  return false
}

/** A name for a new module that no other in the mech has. */
export function labelFor(mech: Mech, type: TypeId): string {
  const name = typeOf(type).name.toLowerCase()
  const isTaken = (label: string): boolean => mech.modules.some((module) => module.label === label)
  if (!isTaken(name)) return name
  let number = 2
  while (isTaken(`${name} ${number}`)) number++
  return `${name} ${number}`
}

/** A fresh module: unbroken, without damage or tokens. */
export function attach(mech: Mech, card: Secret<TypeId>, type: TypeId, { x, y, turned }: Spot): Module {
  const module: Module = {
    type,
    card,
    label: labelFor(mech, type),
    x,
    y,
    turned,
    broken: false,
    damage: 0,
    shield: 0,
    activated: false,
    jammed: false,
    firedIn: 0,
    reacted: false,
    isNew: false,
  }
  mech.modules.push(module)
  return module
}

/** MM-042 The modules that have no chain of links to the Core. */
export function cutOff(mech: Mech): Module[] {
  const reached = new Set<Module>([coreOf(mech)])
  for (const module of reached) for (const other of linkedTo(mech, module)) reached.add(other)
  return mech.modules.filter((module) => !reached.has(module))
}

/** MM-042 The modules that would have no chain of links to the Core without this one. */
export function cutOffWithout(mech: Mech, module: Module): Module[] {
  // What has a single link is at the end of a chain.
  if (linkedTo(mech, module).length <= 1) return []
  return cutOff({ ...mech, modules: mech.modules.filter((other) => other !== module) })
}

/** MM-043 Whether no module of the mech is on a lower level. */
const isLowest = (mech: Mech, { y }: Placed): boolean => mech.modules.every((other) => other.y >= y)

/** MM-043 to MM-047 Whether a module gives half of its mobility, as the mech stands now (MM-046). */
export function isHalved(mech: Mech, module: Placed): boolean {
  if (typeOf(module.type).kind !== 'movement') return false // MM-047
  const { hover, spider } = typeOf(module.type).traits
  if (linkedTo(mech, module).some((other) => working(other).gyro !== undefined)) return false // MM-141
  const isHigh = hover !== true && !isLowest(mech, module) // MM-142
  const isTurned = spider !== true && module.turned !== 0 // MM-044, MM-143
  return isHigh || isTurned
}

/** MM-045 The mobility of a module now: bonuses first, then halved once. */
export function mobilityNow(mech: Mech, module: Placed): number {
  const { mobility, kind } = typeOf(module.type)
  if (mobility === 0) return 0
  const bonus =
    kind === 'movement' ? linkedTo(mech, module).reduce((sum, other) => sum + (working(other).gyro ?? 0), 0) : 0
  return isHalved(mech, module) ? Math.floor((mobility + bonus) / 2) : mobility + bonus
}

/** MM-121 Health as printed, and what linked plates add. */
export const healthNow = (mech: Mech, module: Module): number =>
  linkedTo(mech, module).reduce((sum, other) => sum + (working(other).armor ?? 0), typeOf(module.type).health)
