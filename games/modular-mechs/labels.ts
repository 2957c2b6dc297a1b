// The words of options: what a person reads on a button beside its notation, and what would come of it.

import { at, type Label, type Seat } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import type { ModuleType } from './content/module-type.ts'
import { effectOf } from './content/short-text.ts'
import type { Action, BayWork, Preset, Target, Tow } from './questions.ts'
import { cutOffWithout, healthNow } from './rules/building.ts'
import { type Blow, blowOf, healthLeft, outlookOf, sumAgainst } from './rules/hit.ts'
import { breakBonus, crewPrice, priceFor, refreshPriceFor, repairPrice, salePrice } from './rules/money.ts'
import { bandOf, distanceOf } from './rules/range.ts'
import { isFreeStep, whyNotActivate } from './rules/ready.ts'
import { nameOf, pieceName } from './names.ts'
import { isCore, type Mech, mechOf, type Module, moduleOf, type State } from './state.ts'

const kindIcons: { readonly [Kind in ModuleType['kind']]: string } = {
  core: 'money',
  weapon: 'ranged',
  utility: 'gear',
  movement: 'mobility',
}

export const iconOf = ({ type }: Pick<Module, 'type'>): string => kindIcons[typeOf(type).kind]

/** `Mantis, 5 away: mid`. */
export const standingOf = (state: State, seat: Seat, other: Seat): string => {
  const distance = distanceOf(state, seat, other)
  return `${pieceName(other)}, ${distance} away: ${bandOf(distance).toLowerCase()}`
}

export const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${at(names, names.length - 1)}`

// The Buy turn ------------------------------------------------------------------------------------------------------

/** What becomes of the rest of the mech when a module is taken out. */
function comesOff(mech: Mech, module: Module): string {
  if (isCore(module)) return ''
  const loose = cutOffWithout(mech, module).map(({ label }) => nameOf(label))
  if (loose.length === 0) return ''
  return `; ${joined(loose)} ${loose.length === 1 ? 'comes' : 'come'} off`
}

export function actionLabel(action: Action, state: State, seat: Seat): Label {
  const mech = mechOf(state, seat)
  switch (action.do) {
    case 'buy': {
      const type = typeOf(action.type)
      return {
        name: type.name,
        means: effectOf(type),
        cost: `$${priceFor(mech, action.type)}`,
        group: 'Buy',
        icon: iconOf(action),
      }
    }
    case 'hire':
      return { name: 'Hire crew', means: 'stands on your Core', cost: `$${crewPrice}`, group: 'Buy', icon: 'crew' }
    case 'refresh': {
      const price = refreshPriceFor(mech, state.refreshes)
      const cost = price === 0 ? 'free' : `$${price}`
      return { name: 'Refresh', means: 'six other cards', cost, group: 'Other', icon: 'replay' }
    }
    case 'sell': {
      const module = moduleOf(mech, action.module)
      const means = `+$${salePrice(module)}${comesOff(mech, module)}`
      return { name: `Sell ${nameOf(action.module)}`, means, group: 'Sell', icon: 'sell' }
    }
    case 'repair': {
      const module = moduleOf(mech, action.module)
      const cost = `$${repairPrice(module)}`
      return { name: `Repair ${nameOf(action.module)}`, means: 'works again', cost, group: 'Repair', icon: 'repair' }
    }
    case 'gantry':
      return { name: `Move ${nameOf(action.module)}`, means: 'by the Gantry Arm', group: 'Other', icon: 'rotate' }
    case 'activate':
      return { name: nameOf(action.module), group: 'Activate', icon: iconOf(moduleOf(mech, action.module)) }
    case 'step':
      return stepLabel(state, mech, action.crew, moduleOf(mech, action.to))
  }
}

// The Fight turn ----------------------------------------------------------------------------------------------------

const stepsWord = (steps: number): string => (steps === 1 ? '1 step' : `${steps} steps`)

function stepLabel(state: State, mech: Mech, number: number, to: Module): Label {
  const crew = at(mech.crew, number)
  return {
    name: nameOf(to.label),
    means: enteringMeans(state, to),
    cost: isFreeStep(crew, to) ? 'free' : '1 step',
    group: `Crew ${number + 1} in ${nameOf(crew.at)}, ${stepsWord(crew.steps)} left`,
    icon: iconOf(to),
  }
}

/** What a crew member finds in a module: what it does, or why it does nothing now. */
const enteringMeans = (state: State, module: Module): string => {
  const words = whyNotActivate(state, module)?.reason ?? effectOf(typeOf(module.type))
  return words.replace(/\.$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

export const teleportLabel = (label: string, state: State, seat: Seat): Label => {
  const module = moduleOf(mechOf(state, seat), label)
  return { name: nameOf(label), means: enteringMeans(state, module), icon: iconOf(module) }
}

export function activateLabel(isYes: boolean, state: State, seat: Seat): Label {
  const label = state.acting?.module
  if (!isYes) return { name: 'Not now', means: 'it can still be done on a later entry', icon: 'pass' }
  if (label === undefined) return { name: 'Activate' }
  const module = moduleOf(mechOf(state, seat), label)
  return { name: `Activate ${nameOf(label)}`, means: effectOf(typeOf(module.type)), icon: iconOf(module) }
}

// Hits --------------------------------------------------------------------------------------------------------------

/** What a hit would do to a module, if its owner does not react: `3 of 6 left: breaks, +$6`. */
function hitMeans(state: State, seat: Seat, other: Seat, label: string, blow: Blow): string {
  const owner = mechOf(state, other)
  const module = moduleOf(owner, label)
  if (module.broken) return 'broken'
  const { dealt, screen, shield } = sumAgainst(owner, module, blow, distanceOf(state, seat, other), 0)
  const { left, isBroken, money } = outlookOf(state, mechOf(state, seat), owner, module, dealt)
  const kept = screen + shield > 0 ? `, ${screen + shield} kept off` : ''
  return `${leftWords(owner, module, left)}${isBroken ? ': breaks' : ''}${kept}, +$${money}`
}

const leftWords = (owner: Mech, module: Module, left: number): string => {
  const health = healthNow(owner, module)
  return left === health ? `${left} left` : `${left} of ${health} left`
}

const targetOf = (state: State, seat: Seat, { seat: other, module }: Target, blow: Blow): Label => ({
  name: nameOf(module),
  means: hitMeans(state, seat, other, module, blow),
  group: standingOf(state, seat, other),
  icon: 'attack',
  isAttack: true,
})

export function targetLabel(target: Target, state: State, seat: Seat): Label {
  const mech = mechOf(state, seat)
  const weapon = state.acting === null ? undefined : moduleOf(mech, state.acting.module)
  const against = moduleOf(mechOf(state, target.seat), target.module)
  return targetOf(state, seat, target, weapon === undefined ? { printed: 0 } : blowOf(mech, weapon, against))
}

/** For damage from a text, which takes no bonus. */
export const textHitLabel = (target: Target, state: State, seat: Seat, printed: number): Label =>
  targetOf(state, seat, target, { printed })

/** How the amount of a shot is made up: `2 and 1 for Aim make 3.` */
export function targetDetail(state: State, seat: Seat): string {
  const mech = mechOf(state, seat)
  if (state.acting === null) return ''
  const weapon = moduleOf(mech, state.acting.module)
  const { finisher = 0, gunner = 0, piercing } = typeOf(weapon.type).traits
  const { printed, aim, own, boost } = blowOf(mech, weapon, weapon)
  const crewed = gunner > 0 && own >= gunner ? gunner : 0
  const parts = [`${printed}`]
  if (aim > 0) parts.push(`${aim} for Aim`)
  if (crewed > 0) parts.push(`${crewed} for the second crew member`)
  if (boost > 0) parts.push(`${boost} for Boost`)
  const all = printed + aim + crewed + boost
  const sum = parts.length === 1 ? `${printed} damage` : `${joined(parts)} make ${all}`
  const more = finisher > 0 ? `, ${finisher} more if it is damaged` : ''
  return `${sum}${more}${piercing === true ? ', nothing prevents it' : ''}. ${payDetail}`
}

export const payDetail = `$1 for each point dealt, $${breakBonus} more if it breaks.`

// The track ---------------------------------------------------------------------------------------------------------

/** How far everybody else would be: `Mantis 5: mid, Kraken 0: close`. */
const othersFrom = (state: State, seat: Seat, space: number): string =>
  state.mechs
    .filter((mech) => mech.seat !== seat)
    .map((mech) => {
      const distance = Math.abs(mech.space - space)
      return `${pieceName(mech.seat)} ${distance}: ${bandOf(distance).toLowerCase()}`
    })
    .join(', ')

export function moveLabel(space: number, state: State, seat: Seat): Label {
  const from = mechOf(state, seat).space
  const far = Math.abs(space - from)
  const cost = far === 0 ? {} : { cost: `${far} ${space > from ? 'right' : 'left'}` }
  const name = far === 0 ? `Stay on ${space}` : `To ${space}`
  return { name, means: othersFrom(state, seat, space), ...cost, icon: far === 0 ? 'hold' : 'move' }
}

/** Another mech is moved: how far it would be then. */
export function shoveLabel(space: number, state: State, seat: Seat): Label {
  const distance = Math.abs(space - mechOf(state, seat).space)
  return { name: `To ${space}`, means: `${distance} away: ${bandOf(distance).toLowerCase()}`, icon: 'move' }
}

export const towLabel = ({ seat: towed, space }: Tow, state: State, seat: Seat): Label => ({
  ...shoveLabel(space, state, seat),
  name: `${pieceName(towed)} to ${space}`,
  group: standingOf(state, seat, towed),
})

// Own modules -------------------------------------------------------------------------------------------------------

export const ownModuleLabel =
  (icon: string) =>
  (label: string, state: State, seat: Seat): Label => {
    const mech = mechOf(state, seat)
    const module = mech.modules.find((one) => one.label === label)
    if (module === undefined) return { name: nameOf(label), icon }
    const shield = module.shield > 0 ? `, Shield ${module.shield}` : ''
    return { name: nameOf(label), means: `${leftWords(mech, module, healthLeft(mech, module))}${shield}`, icon }
  }

export const overclockLabel = (label: string, state: State, seat: Seat): Label => ({
  name: nameOf(label),
  means: effectOf(typeOf(moduleOf(mechOf(state, seat), label).type)),
  icon: 'charge',
})

export function detachedLabel(label: string, state: State, seat: Seat): Label {
  const module = mechOf(state, seat).detached.find((one) => one.label === label)
  return module === undefined
    ? { name: nameOf(label) }
    : { name: nameOf(label), means: effectOf(typeOf(module.type)), icon: iconOf(module) }
}

export function bayLabel({ do: work, module: label }: BayWork, state: State, seat: Seat): Label {
  const { damage } = moduleOf(mechOf(state, seat), label)
  return work === 'repair'
    ? { name: `Repair ${nameOf(label)}`, means: 'works again', icon: 'repair' }
    : { name: `Clear ${nameOf(label)}`, means: `${damage} damage off`, icon: 'heal' }
}

// Reactions ---------------------------------------------------------------------------------------------------------

/** What a hit that comes in leaves of a module of one's own. */
function takenMeans(state: State, seat: Seat, label: string, amount: number, distance: number): string {
  const owner = mechOf(state, seat)
  const module = moduleOf(owner, label)
  const { dealt } = sumAgainst(owner, module, { printed: amount, isPiercing: isPierced(state) }, distance, 0)
  const { left, isBroken } = outlookOf(state, owner, owner, module, dealt)
  if (dealt === 0) return 'takes nothing'
  return isBroken ? `takes ${dealt}: breaks` : `takes ${dealt}: ${left - dealt} of ${healthNow(owner, module)} left`
}

/** MM-112 Whether nothing prevents the hit that comes in. */
const isPierced = ({ mechs, incoming, acting }: State): boolean =>
  incoming !== null &&
  acting !== null &&
  typeOf(moduleOf(at(mechs, incoming.by), acting.module).type).traits.piercing === true

const incomingDistance = (state: State, seat: Seat): number =>
  state.incoming === null ? 0 : distanceOf(state, state.incoming.by, seat)

export const decoyLabel = (label: string, state: State, seat: Seat): Label => ({
  name: nameOf(label),
  means: takenMeans(state, seat, label, state.incoming?.amount ?? 0, incomingDistance(state, seat)),
  icon: 'decoy',
})

/** MM-091 Screen is already off the amount when foam is asked for, so no distance counts any more. */
export function foamLabel(dollars: number, state: State, seat: Seat): Label {
  const name = dollars === 0 ? 'Pay nothing' : `Pay $${dollars}`
  const { incoming } = state
  if (incoming === null) return { name }
  return { name, means: takenMeans(state, seat, incoming.module, incoming.amount - dollars, 0), icon: 'countermeasure' }
}

/** The numbers of a hit that comes in, for standing orders. */
export function incomingStakes(state: State, seat: Seat): { readonly [what: string]: number } {
  const { incoming } = state
  if (incoming === null) return {}
  const owner = mechOf(state, seat)
  return { damage: incoming.amount, 'health left': healthLeft(owner, moduleOf(owner, incoming.module)) }
}

export function incomingDetail(state: State, seat: Seat): string {
  const { incoming } = state
  if (incoming === null) return ''
  return `Without it ${nameOf(incoming.module)} ${takenMeans(state, seat, incoming.module, incoming.amount, incomingDistance(state, seat))}.`
}

// Set-up ------------------------------------------------------------------------------------------------------------

export const assemblyLabels: { readonly [Name in Preset | 'own']: Label } = {
  loop: { name: 'Loop', means: 'crew can walk round through all four', icon: 'replay' },
  totem: { name: 'Totem', means: 'the gun on top, room on all sides', icon: 'upgrade' },
  open: { name: 'Open', means: 'wide, with most free connections', icon: 'passage' },
  own: { name: 'My own', means: 'place part after part', icon: 'gear' },
}
