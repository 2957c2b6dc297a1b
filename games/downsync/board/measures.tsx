// What is measured over the table: ranges around whoever acts, sight from where somebody would be, the line of an attack.

import { type Prepared, useDraft } from '@umpire/board'
import type { Seat, View } from '@umpire/engine'
import type { Disc, Point } from '@umpire/plane'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { percent } from '../rules/odds.ts'
import { outlook } from '../rules/outlook.ts'
import { actionsFor, isRolled } from '../rules/unit-actions.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { enemiesOf, type Eye, eyeOf, glance, look, type Seen } from './eye.ts'
import { long, placeOf } from './measure.ts'
import { Plate, plateHeight, plateWidth } from './plate.tsx'
import { Ranges } from './ranges.tsx'
import { actorNow, attackNow, type ShownAttack, useRefusedTarget } from './shown-attack.ts'
import { SightLine } from './sight.tsx'
import { stateAfterDraft } from './tasks/after-draft.ts'
import type { Task } from './tasks/task.ts'

/** Whoever is about to move or be placed, from where it would be. */
function ghostEyes(task: Task | undefined, answers: readonly Prepared[]): readonly Eye[] {
  if (task === undefined || (task.kind !== 'move' && task.kind !== 'place')) return []
  return task.holds(answers).flatMap(({ key, name, seat, r, path }) => {
    const end = path.at(-1)
    const [element = -1, team = 0] = key.split('/').map(Number)
    if (end === undefined || Number.isNaN(team)) return []
    return [{ name, seat, disc: { x: end.x, y: end.y, r }, of: { element, team } }]
  })
}

const worth = { clear: 2, concealed: 1, blocked: 0 } as const

/** What all these eyes together make of each enemy: of several, the one that sees best. */
export function seenFrom(state: State, eyes: readonly Eye[]): readonly Seen[] {
  const [first] = eyes
  if (first === undefined) return []
  return enemiesOf(state, first.seat).flatMap((target) => {
    const best = eyes.map((eye) => glance(state, eye, target)).toSorted((a, b) => worth[b.is] - worth[a.is])[0]
    return best === undefined ? [] : [best]
  })
}

/** Who looks, and what they see: from a point that was set, or from where somebody would be. */
export interface Sight {
  readonly eyes: readonly Eye[]
  readonly seen: readonly Seen[]
}

export function useSight(
  view: View<State>,
  task: Task | undefined,
  scope: Point | undefined,
  seat: Seat,
  isOn: boolean,
): Sight {
  // What is dragged follows the hand at once; what it sees follows as fast as it can be worked out.
  const answers = useDeferredValue(useDraft()?.answers)
  return useMemo(() => {
    const { state } = view
    const eyes =
      scope === undefined
        ? ghostEyes(task, answers ?? [])
        : [{ name: 'this point', seat, disc: { x: scope.x, y: scope.y, r: 0 }, of: null }]
    return { eyes, seen: isOn ? seenFrom(stateAfterDraft(state, task, answers ?? []), eyes) : [] }
  }, [view, task, scope, seat, answers, isOn])
}

export const Measures = ({
  state,
  sight: { eyes, seen },
  shown,
  hasRanges,
}: {
  readonly state: State
  readonly sight: Sight
  readonly shown: ShownAttack | undefined
  readonly hasRanges: boolean
}): ReactNode => {
  const refused = useRefusedTarget(state)
  return (
    <>
      {hasRanges ? <RangesNow state={state} eyes={eyes} shown={shown} /> : null}
      {shown === undefined ? (
        seen.map((one) => <SightLine key={`${one.target.element}/${one.target.team}`} state={state} seen={one} />)
      ) : (
        <AttackLine state={state} shown={shown} />
      )}
      {refused === undefined ? null : <RefusedLine state={state} target={refused} />}
    </>
  )
}

const RangesNow = ({
  state,
  eyes,
  shown,
}: {
  readonly state: State
  readonly eyes: readonly Eye[]
  readonly shown: ShownAttack | undefined
}): ReactNode => {
  const [ghost] = eyes
  const actor = actorNow(state)
  const eye = ghost ?? (actor === undefined ? undefined : eyeOf(state, actor))
  const of = eye?.of ?? null
  if (eye === undefined || of === null || of.team === 0 || pingOf(state, of.element) !== undefined) return null
  const unit = unitOf(state, of.element)
  const weapons = shown === undefined ? actionsFor(state, unit, of.team).filter(isRolled) : [shown.shooter.action]
  return <Ranges disc={eye.disc} weapons={weapons} isSaid={ghost === undefined} />
}

/** Whoever looks for an attack: the base that shoots, or its observer. */
function eyeOfAttack(state: State, { shooter: { unit, team, observer } }: ShownAttack): Eye {
  const eyeTeam = observer === null ? team : (unitOf(state, observer).bases[0]?.team ?? 1)
  return eyeOf(state, { element: observer ?? unit.id, team: eyeTeam })
}

/** From the base that looks to the target. */
const AttackLine = ({ state, shown }: { readonly state: State; readonly shown: ShownAttack }): ReactNode => (
  <SightLine state={state} seen={look(state, eyeOfAttack(state, shown), shown.target)} />
)

/** The chance beside the target, over everything else: on the side away from the shooter, unless somebody stands there. */
export const AttackWords = ({
  state,
  shown,
  pieces,
}: {
  readonly state: State
  readonly shown: ShownAttack
  readonly pieces: readonly { readonly disc: Disc }[]
}): ReactNode => {
  const { shooter, target } = shown
  const now = attackNow(state) === undefined ? null : (state.shot?.now ?? null)
  const words = now === null ? `${percent(outlook(state, shooter, target, 1).hit)} hit` : now.isHit ? 'hit' : 'missed'
  const { disc } = eyeOf(state, target)
  const { x, y } = placeOf(disc)
  const away = placeOf(eyeOfAttack(state, shown).disc).x > x ? -1 : 1
  const half = plateWidth(words) / 2
  const beside = long(disc.r) + 16 + half
  const places = [
    { x: x + away * beside, y },
    { x: x - away * beside, y },
    { x, y: y - long(disc.r) - 24 },
  ]
  const isFree = (place: Point): boolean =>
    pieces.every((piece) => {
      const other = placeOf(piece.disc)
      const r = long(piece.disc.r)
      return Math.abs(other.x - place.x) > half + r || Math.abs(other.y - place.y) > plateHeight / 2 + r
    })
  const place = places.find(isFree) ?? { x: x + away * beside, y }
  return <Plate {...place} words={words} tone="warn" />
}

/** Why not: where the line to somebody who cannot be aimed at is stopped. */
const RefusedLine = ({
  state,
  target,
}: {
  readonly state: State
  readonly target: ShownAttack['target']
}): ReactNode => {
  const actor = actorNow(state)
  if (actor === undefined || actor.element === target.element) return null
  const seen = look(state, eyeOf(state, actor), target)
  return seen.is === 'blocked' ? <SightLine state={state} seen={seen} /> : null
}
