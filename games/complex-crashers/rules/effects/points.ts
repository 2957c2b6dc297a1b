// Effects on Ability Points (CC-118, CC-129, CC-133, CC-134): losing, gaining, and paying to keep an ability.

import type { Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { type LoseOrCancel, loseOrCancel } from '../../questions/effects.ts'
import { frameOf, operativeOf, type State } from '../../state.ts'
import type { AbilityRef, Cause, Frame } from '../../state/stack.ts'
import { isComplex, isOperative, type Unit } from '../../state/unit.ts'
import type { CrashersTable } from '../../table.ts'
import { abilityOf } from '../abilities.ts'
import { losersOf } from '../declaring/units.ts'
import { whyNotOperative } from '../declaring/reach.ts'
import { gainAp, gainTracker, isTrackerExhausted, loseAp, loseTracker } from '../paying.ts'
import { isExhausted, seatOf } from '../units.ts'

type PointsDoing = 'lose AP' | 'leech' | 'give AP' | 'gain AP' | 'lose or cancel'

/** The effects that are carried out here. */
type PointsEffect = Extract<Effect, { readonly do: PointsDoing }>

export function* pointsEffect(t: CrashersTable, ref: AbilityRef, frame: Frame, effect: PointsEffect): Rules {
  const { unit } = frame.declared
  switch (effect.do) {
    case 'lose AP':
      return loseApBy(t, ref, effect, frame.cause)
    case 'leech':
      return leech(t, unit)
    case 'give AP':
      if (unit !== null) gainAp(t, unit, effect.ap, 'CC-118')
      return
    case 'gain AP':
      return gainOwnAp(t, ref.unit, effect.ap)
    case 'lose or cancel':
      return yield* keepOrCancel(t, frame.cause)
  }
}

type LoseAp = Extract<Effect, { readonly do: 'lose AP' }>

/** CC-053, CC-133 */
function loseApBy(t: CrashersTable, ref: AbilityRef, { ap, who }: LoseAp, cause: Cause | null): void {
  if (who === 'trigger') return loseApOfTrigger(t, ref, ap, cause)
  const within = who === 'all' ? Infinity : who.within
  for (const unit of losersOf(t.state, ref.unit, within)) loseAp(t, unit, ap, 'CC-133', isComplex(ref.unit))
}

/** CC-052 The Operative has to be in line, unless the text says otherwise. */
function loseApOfTrigger(t: CrashersTable, ref: AbilityRef, ap: number, cause: Cause | null): void {
  const unit = cause?.unit ?? null
  const ability = abilityOf(ref)
  if (unit === null || !isOperative(unit) || ability.effect === undefined) return
  if (whyNotOperative(t.state, ref.unit, ability, unit) !== undefined) return
  loseAp(t, unit, ap, 'CC-133', isComplex(ref.unit))
}

/** What the Operative loses, the tracker that is linked to it gains. */
function leech(t: CrashersTable, unit: Unit | null): void {
  if (unit === null) return
  loseAp(t, unit, 1, 'CC-133', true)
  gainTracker(t, unit, 1, 'CC-132')
}

/** CC-129 Nothing, if paying for it has Exhausted the Operative. */
function gainOwnAp(t: CrashersTable, unit: Unit, ap: number): void {
  if (!isExhausted(operativeOf(t.state, unit))) gainAp(t, unit, ap, 'CC-118')
}

/** CC-134 What the owner of an ability can do to keep it: an Operative loses its own AP, the Complex Manager any. */
function choicesOf(state: State, owner: Unit): LoseOrCancel[] {
  const isSpent = (id: Unit): boolean =>
    isOperative(owner) ? id !== owner || isExhausted(operativeOf(state, id)) : isTrackerExhausted(state, id)
  const losses = state.operatives.filter(({ id }) => !isSpent(id)).map(({ id }): LoseOrCancel => ({ lose: id }))
  return [...losses, 'cancel']
}

/** CC-134, CC-155 Nothing where the ability has left the stack, or was cancelled before. */
function* keepOrCancel(t: CrashersTable, cause: Cause | null): Rules {
  const { state } = t
  const target = cause === null || cause.frame === null ? undefined : frameOf(state, cause.frame)
  const owner = target?.ability?.unit
  if (target === undefined || owner === undefined || target.isCancelled) return
  const chosen = yield* t.choose(seatOf(state, owner), loseOrCancel, choicesOf(state, owner))
  if (chosen === 'cancel') target.isCancelled = true
  else if (isOperative(owner)) loseAp(t, owner, 1, 'CC-134', true)
  else loseTracker(t, chosen.lose, 1, 'CC-134')
}
