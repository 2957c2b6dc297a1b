// The attack that is pointed at, chosen or being made, read from the question's options and the state.

import { usePreview } from '@umpire/board'
import type { Shown } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { sayCommando, sayEnemy } from '../names.ts'
import { isAdjacent, squareOfFigure } from '../rules/figures.ts'
import { type AttackPlan, type AttackSpec, planAttack } from '../rules/pool.ts'
import { findWeapon, weaponsOf } from '../rules/weapons.ts'
import { enemyOf, type FigureRef, missionOf, type State } from '../state.ts'
import type { Aim, Attacker, WeaponRef } from '../state/attack.ts'
import type { Commando } from '../state/commando.ts'
import { figureThing, issueThing, kitThing } from '../things.ts'
import { squaresNamed } from './squares-named.ts'

/** The figure that a thing stands for. */
export function figureNamed(state: State, thing: string): FigureRef | undefined {
  const commando = state.commandos.find(({ id }) => sayCommando(id) === thing)
  if (commando !== undefined) return { is: 'commando', id: commando.id }
  const enemy = state.enemies.find((one) => sayEnemy(one) === thing)
  if (enemy !== undefined) return { is: 'enemy', uid: enemy.uid }
  return thing === figureThing({ is: 'console' }, state) ? { is: 'console' } : undefined
}

const thingOfWeapon = ({ id }: Commando, ref: WeaponRef): string | undefined => {
  if (ref.is === 'card') return kitThing(ref.uid)
  return ref.is === 'issue' ? issueThing(id, ref.number) : undefined
}

/** The commando and the weapon that some things speak of. */
function armedBy(state: State, things: readonly string[]): { by: Commando; weapon: WeaponRef } | undefined {
  for (const by of state.commandos) {
    for (const { ref } of weaponsOf(by)) {
      const thing = thingOfWeapon(by, ref)
      if (thing !== undefined && things.includes(thing)) return { by, weapon: ref }
    }
  }
  return undefined
}

/** Where an option of a commando's attack is aimed. */
function aimOf(state: State, by: Commando, weapon: WeaponRef, things: readonly string[]): Aim | undefined {
  const armed = findWeapon(state, { is: 'commando', id: by.id }, weapon)
  const [square] = squaresNamed(things)
  if (square !== undefined && armed?.line !== undefined) return directionTo(state, by, square)
  if (square !== undefined && armed?.blast !== undefined) return { at: 'square', square }
  const figure = things.map((thing) => figureNamed(state, thing)).find((one) => one?.is === 'enemy')
  return figure === undefined ? undefined : { at: 'figure', figure }
}

function directionTo(state: State, { id }: Commando, square: Square): Aim | undefined {
  const from = squareOfFigure(state, { is: 'commando', id })
  if (from === null) return undefined
  const { width } = missionOf(state).map
  const dx = Math.sign((square % width) - (from % width))
  const dy = Math.sign(Math.floor(square / width) - Math.floor(from / width))
  return { at: 'direction', dx, dy }
}

/** An enemy attacks: the one that is activated, or the one that the option names. */
function ofEnemy(state: State, { say, things = [] }: Shown): AttackSpec | undefined {
  const figures = things.flatMap((thing) => figureNamed(state, thing) ?? [])
  const named = figures.find((figure) => figure.is === 'enemy')
  const uid = named?.uid ?? state.activation?.uid
  const enemy = uid === undefined ? undefined : enemyOf(state, uid)
  const aimed = figures.find((figure) => figure.is !== 'enemy')
  const figure = aimed ?? (state.acting === null ? undefined : ({ is: 'commando', id: state.acting } as const))
  if (enemy === undefined || figure === undefined) return undefined
  const square = squareOfFigure(state, figure)
  const isNear = square !== null && isAdjacent(state, enemy.square, square)
  const kind = say.includes('ranged') || (!say.includes('melee') && !isNear) ? 'ranged' : 'melee'
  return {
    by: { is: 'enemy', uid: enemy.uid },
    weapon: { is: 'enemy', kind },
    aim: { at: 'figure', figure },
    isExtra: false,
  }
}

/** The attack that an option would be. */
export function attackOf(state: State, option: Shown): AttackSpec | undefined {
  const { label, things = [] } = option
  if (label?.isAttack !== true) return undefined
  const armed = armedBy(state, things)
  if (armed === undefined) return ofEnemy(state, option)
  const aim = aimOf(state, armed.by, armed.weapon, things)
  if (aim === undefined) return undefined
  return { by: { is: 'commando', id: armed.by.id }, weapon: armed.weapon, aim, isExtra: false }
}

const ofState = ({ attack }: State): AttackSpec | undefined =>
  attack === null
    ? undefined
    : {
        by: attack.by,
        weapon: attack.weapon,
        aim: attack.aim,
        isExtra: attack.isExtra,
        parts: attack.parts,
        ...(attack.targets.length === 0 ? {} : { targets: attack.targets.map(({ figure }) => figure) }),
      }

/** What of it is there to see. */
export interface ShownAttack {
  readonly spec: AttackSpec
  readonly plan: AttackPlan
}

/** Nothing for a device, which has no weapon that could be looked up, and for what is no longer there. */
export function shownAttack(state: State, spec: AttackSpec | undefined): ShownAttack | undefined {
  if (spec === undefined || findWeapon(state, spec.by, spec.weapon) === undefined) return undefined
  return { spec, plan: planAttack(state, spec) }
}

/** The attack under the pointer, or armed, or else the one that is being made. */
export function useShownAttack(state: State): ShownAttack | undefined {
  const option = usePreview()
  const spec = option === undefined ? undefined : attackOf(state, option)
  return shownAttack(state, spec ?? ofState(state))
}

export const squareOfAttacker = (state: State, by: Attacker): Square | null =>
  by.is === 'device' ? by.square : squareOfFigure(state, by)
