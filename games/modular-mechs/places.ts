// Places in a mech: their notation, and in words where a module would lie and what it would be linked to.

import type { Label, Seat } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import { modules } from './content/modules.ts'
import type { TypeId } from './content/module-type.ts'
import { iconOf, joined } from './labels.ts'
import { nameOf } from './names.ts'
import type { Part } from './questions.ts'
import { attach, linkedTo, mobilityNow, moduleAt, type Spot } from './rules/building.ts'
import { coreOf, type Mech, mechOf, type Module, type State } from './state.ts'

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
function cellName(mech: Mech, { x, y }: Spot, moved = ''): string {
  for (const { words, dx, dy } of directions) {
    const neighbour = moduleAt(mech, x + dx, y + dy)
    if (neighbour !== undefined && neighbour.label !== moved) return `${words} ${nameOf(neighbour.label)}`
  }
  return `Cell ${x} ${y}`
}

/** The mech with one module more; without the one of that label, where it is moved. */
export function withModule(mech: Mech, type: TypeId, where: Spot, moved = ''): { mech: Mech; module: Module } {
  const built: Mech = { ...mech, modules: mech.modules.filter(({ label }) => label !== moved) }
  const module = attach(built, coreOf(mech).card, type, where) // any card will do: it is only looked at
  return { mech: built, module }
}

function placeMeans(mech: Mech, type: TypeId, where: Spot, moved = ''): string {
  const built = withModule(mech, type, where, moved)
  const links = linkedTo(built.mech, built.module).map(({ label }) => nameOf(label))
  const { mobility } = typeOf(type)
  const now = mobilityNow(built.mech, built.module)
  const half = mobility > 0 && now < mobility ? `; mobility only ${now}` : ''
  return `links ${joined(links)}${half}`
}

export function spotLabel(where: Spot, state: State, seat: Seat): Label {
  const mech = mechOf(state, seat)
  const { attaching } = state
  const name = cellName(mech, where, attaching?.module)
  if (attaching === null) return { name, icon: 'deploy' }
  return { name, means: placeMeans(mech, attaching.type, where, attaching.module), icon: 'deploy' }
}

export const partLabel = (plan: Mech, part: Part): Label => ({
  name: cellName(plan, part),
  means: placeMeans(plan, part.type, part),
  group: typeOf(part.type).name,
  icon: iconOf(part),
})
