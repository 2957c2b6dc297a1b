// What the window of odds says: where dice and Defense come from, and how likely a wound and a kill are.

import { sayPool } from '../content/dice.ts'
import { signed } from '../content/text/words.ts'
import { figureName } from '../names.ts'
import { woundsLeft } from '../questions/attacks.ts'
import { oddsOf } from '../rules/odds.ts'
import { nameOfWeapon } from '../rules/weapons.ts'
import type { State } from '../state.ts'
import type { Part } from '../state/attack.ts'
import type { ShownAttack } from './shown-attack.ts'

export interface OddsRow {
  readonly why: string
  readonly rule: string
  readonly amount: string
}

export interface TargetOdds {
  readonly name: string
  readonly defense: number
  /** From 0 to 1. */
  readonly wounded: number
  readonly removed: number
  /** What the last number means: commandos go down before they are killed. */
  readonly ends: 'killed' | 'downed' | 'destroyed'
}

interface OddsWords {
  readonly title: string
  readonly icon: 'melee' | 'ranged'
  readonly rows: readonly OddsRow[]
  readonly targets: readonly TargetOdds[]
}

const ends = { commando: 'downed', enemy: 'killed', console: 'destroyed' } as const

/** `+1B`, `-1B +1R` */
function sayChange({ black = 0, red = 0 }: Part): string {
  const changes: readonly (readonly [number, string])[] = [
    [black, 'B'],
    [red, 'R'],
  ]
  return changes.flatMap(([by, colour]) => (by === 0 ? [] : [`${signed(by)}${colour}`])).join(' ')
}

/** So many letters fit into a row. */
const fits = 34

/** `Ranged Defense 1, Pierce -1`: in one row where it fits, with what it comes to. */
function defenseRows({ targets }: ShownAttack['plan']): OddsRow[] {
  const [target] = targets
  if (target === undefined || targets.length > 1) return []
  const words = target.parts.map(({ why, defense = 0 }, n) => `${why} ${n === 0 ? defense : signed(defense)}`)
  const line = words.join(', ')
  const amount = `${target.defense}`
  if (line.length <= fits) return [{ why: line, rule: '', amount }]
  return [
    ...target.parts.map(({ why, rule = '', defense = 0 }, n) => ({
      why,
      rule,
      amount: n === 0 ? `${defense}` : signed(defense),
    })),
    { why: 'Defense in all', rule: '', amount },
  ]
}

export function oddsWords(state: State, { spec, plan }: ShownAttack): OddsWords {
  const [printed, ...changes] = plan.parts
  const names = plan.targets.map(({ figure }) => figureName(figure, state))
  const whom = names.length === 1 ? names[0] : `${names.length} targets`
  const weapon = nameOfWeapon(spec.weapon)
  const name = spec.weapon.is === 'enemy' ? attackerName(state, spec) : weapon
  return {
    title: `${name} on ${whom}`,
    icon: plan.kind,
    rows: [
      ...(printed === undefined
        ? []
        : [
            {
              why: 'Printed dice',
              rule: '',
              amount: sayPool({ black: printed.black ?? 0, red: printed.red ?? 0 }).replace('+', ' + '),
            },
          ]),
      ...changes.map((part) => ({ why: part.why, rule: part.rule ?? '', amount: sayChange(part) })),
      ...defenseRows(plan),
    ],
    targets: plan.targets.map(({ figure, defense }): TargetOdds => {
      const { wounded, removed } = oddsOf(plan.dice, defense, woundsLeft(state, figure))
      return { name: figureName(figure, state), defense, wounded, removed, ends: ends[figure.is] }
    }),
  }
}

function attackerName(state: State, { by }: ShownAttack['spec']): string {
  return by.is === 'device' ? 'Device' : figureName(by, state)
}

/** `94%`; never 0% or 100% for what may still come otherwise. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%'
  if (chance >= 1) return '100%'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`
}
