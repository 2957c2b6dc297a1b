// Places in a mech: their notation, and in words where a module would lie and what it would be linked to.

import type { Label, Seat } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import { modules } from './content/modules.ts'
import type { TypeId } from './content/module-type.ts'
import { iconOf, joined } from './labels.ts'
import { nameOf } from './names.ts'
import type { Part } from './questions.ts'
import { attach, linkedTo, mobilityNow, moduleAt, type Placed, type Spot } from './rules/building.ts'
import { coreOf, type Mech, mechOf, type State } from './state.ts'

export const saySpot = ({ x, y, turned }: Spot): string => `at ${x} ${y} r${turned}`

/** Reads the notation of a place, with the name of a part before it or without. */
export function readSpot(say: string): (Spot & { readonly name: string }) | undefined {
  const found = /^(?:(.+) )?at (-?\d+) (-?\d+) r([0-3])$/.exec(say)
  if (found === null) return undefined
  const [, name = '', x, y, turned] = found
  return { name, x: Number(x), y: Number(y), turned: Number(turned) }
}

/** The type with that name, as notations write it. */
export const typeNamed = (name: string): TypeId | undefined =>
  [...modules.values()].find((type) => type.name.toLowerCase() === name)?.id

const directions = [
  { words: 'Above', dx: 0, dy: -1 },
  { words: 'Right of', dx: -1, dy: 0 },
  { words: 'Below', dx: 0, dy: 1 },
  { words: 'Left of', dx: 1, dy: 0 },
] as const

/** A cell by its neighbour: `Above Core`. The same for all turns, so that they are turns of one choice. */
function cellName(mech: Mech, { x, y }: Spot): string {
  for (const { words, dx, dy } of directions) {
    const neighbour = moduleAt(mech, x + dx, y + dy)
    if (neighbour !== undefined) return `${words} ${nameOf(neighbour.label)}`
  }
  return `Cell ${x} ${y}`
}

/** The mech without the module of that label, where it has one. */
const without = (mech: Mech, label: string): Mech =>
  mech.modules.some((module) => module.label === label)
    ? { ...mech, modules: mech.modules.filter((module) => module.label !== label) }
    : mech

/** The mech with one module more. */
export function withModule(mech: Mech, type: TypeId, where: Spot): Mech {
  const built: Mech = { ...mech, modules: mech.modules.slice() }
  attach(built, coreOf(mech).card, type, where) // any card will do: it is only looked at
  return built
}

function placeMeans(mech: Mech, type: TypeId, { x, y, turned }: Spot): string {
  const placed: Placed = { type, x, y, turned }
  const links = linkedTo(mech, placed).map(({ label }) => nameOf(label))
  const { mobility } = typeOf(type)
  const now = mobilityNow(mech, placed)
  const half = mobility > 0 && now < mobility ? `; mobility only ${now}` : ''
  return `links ${joined(links)}${half}`
}

export function spotLabel(where: Spot, state: State, seat: Seat): Label {
  const mech = mechOf(state, seat)
  const { attaching } = state
  if (attaching === null) return { name: cellName(mech, where), icon: 'deploy' }
  // A module that is moved lies in the mech until it is.
  const rest = without(mech, attaching.module)
  return { name: cellName(rest, where), means: placeMeans(rest, attaching.type, where), icon: 'deploy' }
}

export const partLabel = (plan: Mech, part: Part): Label => ({
  name: cellName(plan, part),
  means: placeMeans(plan, part.type, part),
  group: typeOf(part.type).name,
  icon: iconOf(part),
})
