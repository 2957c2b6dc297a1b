// Effects that put burning tokens into regions (CC-240).

import { isAttack } from '../../content/ability.ts'
import type { Effect } from '../../content/effect.ts'
import type { AbilityRef, Frame } from '../../state/stack.ts'
import type { CrashersTable } from '../../table.ts'
import { abilityOf } from '../abilities.ts'
import { setOnFire } from '../burning.ts'
import { whyNotBurn } from '../declaring/regions.ts'
import { neighboursOf } from '../ways.ts'

type Burn = Extract<Effect, { readonly do: 'burn' }>

export function burn(t: CrashersTable, ref: AbilityRef, { declared, cause }: Frame, effect: Burn): void {
  if (effect.where === 'each adjacent') return burnAround(t, ref, effect)
  const region = effect.where === 'trigger' ? (cause?.region ?? null) : declared.region
  if (region !== null) setOnFire(t, region, 1, 'CC-240')
}

/** Every adjacent region in line that has room for a token. */
function burnAround(t: CrashersTable, ref: AbilityRef, effect: Burn): void {
  const ability = abilityOf(ref)
  if (isAttack(ability)) return
  for (const to of neighboursOf(t.state, ref.unit)) {
    if (whyNotBurn(t.state, ref.unit, ability, effect, to) === undefined) setOnFire(t, to, 1, 'CC-240')
  }
}
