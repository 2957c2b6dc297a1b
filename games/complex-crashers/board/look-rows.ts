// What attacks would do to a unit that is looked at: dice, Armor with all that counts, and the chance that it falls.

import { abilityName, unitName } from '../names.ts'
import { armorPlan, type Part, strengthOf } from '../rules/armor.ts'
import { chanceOfDamage, expectedDamage } from '../rules/odds.ts'
import { isTarget, whyNotTarget } from '../rules/targets.ts'
import { canAct, isAble } from '../rules/units.ts'
import { operativeOf, type State } from '../state.ts'
import { isOperative, reactorUnit, type Unit } from '../state/unit.ts'
import { attacksOf, type Possible } from './shown-attack.ts'
import { thresholdOf } from './threshold.ts'

export interface LookRow {
  readonly by: string
  readonly ability: string
  readonly dice: number
  readonly armor: number
  readonly parts: readonly Part[]
  /** What is expected of all dice on this unit. */
  readonly expected: number
  /** That it is destroyed, switched off or Incapacitated. */
  readonly falls: number
}

/** Who could attack it: the Operative that is asked, else all; of the Complex everybody. */
function attackersOf(state: State, unit: Unit): Unit[] {
  if (isOperative(unit)) {
    return [
      ...state.defenders.map((one) => one.unit),
      ...state.reactors
        .filter(({ isOnline, region }) => isOnline && region !== null)
        .map(({ slot }) => reactorUnit(slot)),
    ]
  }
  const { pointer } = state
  if (pointer !== null && isAble(operativeOf(state, pointer))) return [pointer]
  return state.operatives.filter(canAct).map(({ id }) => id)
}

function rowOf(state: State, { ref, aim }: Possible, unit: Unit): LookRow {
  const { armor, parts } = armorPlan(state, aim, unit)
  const dice = strengthOf(state, ref.unit, aim.ability)
  const needed = isOperative(unit) ? operativeOf(state, unit).health : (thresholdOf(state, unit) ?? 1)
  return {
    by: unitName(ref.unit, state),
    ability: abilityName(ref),
    dice,
    armor,
    parts,
    expected: expectedDamage(dice, armor),
    falls: chanceOfDamage(dice, armor, needed),
  }
}

/** The most dangerous first. */
export const lookRows = (state: State, unit: Unit): LookRow[] =>
  attackersOf(state, unit)
    .flatMap((attacker) => attacksOf(state, attacker))
    .filter(({ aim }) => isTarget(state, aim, unit))
    .map((possible) => rowOf(state, possible, unit))
    .toSorted((a, b) => b.falls - a.falls || b.expected - a.expected)

/** Why the Operative that is asked can attack it with nothing; undefined where nobody would. */
export function whyNoRow(state: State, unit: Unit): string | undefined {
  if (isOperative(unit) || state.pointer === null) return undefined
  const [first] = attacksOf(state, state.pointer)
  if (first === undefined) return undefined
  return whyNotTarget(state, first.aim, unit)?.reason
}

/** `5 +1 Cover -2 Armor Piercing` */
export const partWords = (parts: readonly Part[]): string =>
  parts.map(({ words, armor }, n) => (n === 0 ? `${armor}` : `${armor > 0 ? '+' : ''}${armor} ${words}`)).join(' ')
