// The attack or scan that is shown: the option under the pointer, the one that waits to be confirmed, or what is going on.

import { useBoard, usePreview } from '@umpire/board'
import type { AskJson, Shown } from '@umpire/engine'
import { sayDeed } from '../questions/menu.ts'
import { shooterNow } from '../questions/targets.ts'
import { deedCandidates } from '../rules/deeds.ts'
import { type Shooter, shooterOf } from '../rules/eyes.ts'
import { isGone } from '../rules/targets.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { targetThing } from '../things.ts'

export interface ShownAttack {
  readonly shooter: Shooter
  readonly target: Target
  /** Which of how many it is. */
  readonly number: number
}

/** Whoever acts now, and the base it acts with, as long as that is there. */
export function actorNow(state: State): Target | undefined {
  const actor = actorOf(state)
  return actor === undefined || isGone(state, actor) ? undefined : actor
}

function actorOf(state: State): Target | undefined {
  if (state.shot !== null) return { element: state.shot.unit, team: state.shot.team }
  const now = state.activations.at(-1)
  if (now === undefined) return undefined
  if (pingOf(state, now.element) !== undefined) return { element: now.element, team: 0 }
  const team = now.team ?? unitOf(state, now.element).bases[0]?.team
  return team === undefined ? undefined : { element: now.element, team }
}

/** All that could be aimed at, by the names of their things. */
function targetNamed(state: State, thing: string): Target | undefined {
  for (const unit of state.units) {
    if (unit.at !== 'table') continue
    for (const { team } of unit.bases) {
      const target = { element: unit.id, team }
      if (targetThing(state, target) === thing) return target
    }
  }
  const ping = state.pings.find(({ id }) => targetThing(state, { element: id, team: 0 }) === thing)
  return ping === undefined ? undefined : { element: ping.id, team: 0 }
}

/** An option of the menu of Actions is an attack where its deed is one. */
function attackInMenu(state: State, say: string): ShownAttack | undefined {
  const actor = actorNow(state)
  const now = state.activations.at(-1)
  if (actor === undefined || now === undefined || actor.team === 0) return undefined
  const unit = unitOf(state, actor.element)
  const deed = deedCandidates(state, now, unit, actor.team).find((one) => sayDeed(one, state) === say)
  if (deed?.do !== 'attack') return undefined
  return { shooter: shooterOf(unit, actor.team, deed.action), target: deed.target, number: 1 }
}

function attackIn(state: State, ask: AskJson, option: Pick<Shown, 'say' | 'things'>): ShownAttack | undefined {
  const [thing] = option.things ?? []
  if (ask.name === 'act') return attackInMenu(state, option.say)
  if (state.shot === null || thing === undefined) return undefined
  if (ask.name !== 'target' && ask.name !== 'boost' && ask.name !== 'spread') return undefined
  const target = targetNamed(state, thing)
  return target === undefined ? undefined : { shooter: shooterNow(state), target, number: state.shot.made + 1 }
}

/** The attack that is being resolved: its target may still answer. */
export function attackNow(state: State): ShownAttack | undefined {
  const { shot } = state
  if (shot === null || shot.now === null || isGone(state, shot.now.target)) return undefined
  if (isGone(state, { element: shot.unit, team: shot.team })) return undefined
  return { shooter: shooterNow(state), target: shot.now.target, number: shot.made }
}

export function useShownAttack(state: State): ShownAttack | undefined {
  const ask = useBoard(({ choosing }) => choosing.ask)
  const option = usePreview()
  if (ask !== undefined && option !== undefined) return attackIn(state, ask, option)
  return attackNow(state)
}

/** What a refusal on the screen is about: who cannot be aimed at, and why. */
export function useRefusedTarget(state: State): Target | undefined {
  const about = useBoard(({ tip }) => tip?.about)
  return about === undefined ? undefined : targetNamed(state, about)
}
