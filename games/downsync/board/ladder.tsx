// The ladder of a Reaction Engagement, over the table: who takes part, by priority, whose number is up, who holds, who is done.

import { Die, Flag, Icon, ThingButton, useBoard } from '@umpire/board'
import type { ReactNode } from 'react'
import { cardName, unitName } from '../names.ts'
import { nextUp } from '../rules/engagement.ts'
import { allowance, engagementNow, priceOf } from '../rules/participants.ts'
import { type State, unitOf } from '../state.ts'
import type { Participant } from '../state/engagement.ts'
import type { Unit } from '../state/unit.ts'
import { unitThing } from '../things.ts'
import { OverMap } from './over-map.tsx'
import { actorNow } from './shown-attack.ts'

/** DS-199 Highest first, the Active Player's before the other's; before the dice, as they were declared. */
export function inOrder(state: State): readonly Participant[] {
  const isActive = ({ unit }: Participant): number => (unitOf(state, unit).seat === state.active ? 0 : 1)
  return engagementNow(state).participants.toSorted((a, b) => b.priority - a.priority || isActive(a) - isActive(b))
}

export const Ladder = ({ state }: { readonly state: State }): ReactNode => {
  const { engagement } = state
  if (engagement === null || engagement.participants.length === 0) return null
  const isRolled = engagement.participants.some(({ priority }) => priority > 0)
  const up = isRolled ? new Set(nextUp(state).map(({ unit }) => unit)) : new Set<number>()
  const acting = actorNow(state)?.element
  return (
    <OverMap>
      <section className="float ds-ladder" aria-label="Reaction engagement">
        <Icon name="reaction" />
        <ol aria-label={isRolled ? 'By reaction priority' : 'Taking part'}>
          {inOrder(state).map((participant) => (
            <Step
              key={participant.unit}
              state={state}
              participant={participant}
              isNow={acting === undefined ? up.has(participant.unit) : acting === participant.unit}
            />
          ))}
        </ol>
        {isRolled ? null : <Allowance state={state} />}
      </section>
    </OverMap>
  )
}

/** DS-193, DS-194 What reactors cost, those counted who are being chosen: `1 free, 2 CP for the others`. */
const Allowance = ({ state }: { readonly state: State }): ReactNode => {
  const chosen = useBoard(({ choosing: { ask, chosen: all } }) => (ask?.name === 'reactors' ? all.length : 0))
  const paid = priceOf(state, engagementNow(state).reactors.length + chosen)
  const rest = paid > 0 ? `${paid} CP for the others` : 'then 1 CP each'
  return (
    <small className={paid > 0 ? 'paid' : 'dim'} role="status">
      {allowance(state)} free, {rest}
    </small>
  )
}

/** Without its number where no other of its kind takes part. */
const shortName = (state: State, unit: Unit): string =>
  engagementNow(state).participants.filter((one) => unitOf(state, one.unit).card === unit.card).length > 1
    ? unitName(unit)
    : cardName(unit.card)

const Step = ({
  state,
  participant: { unit: id, priority, boosted, held, done },
  isNow,
}: {
  readonly state: State
  readonly participant: Participant
  readonly isNow: boolean
}): ReactNode => {
  const unit = unitOf(state, id)
  const isGone = unit.at !== 'table'
  const is = done || isGone ? 'done' : isNow ? 'now' : held > 0 ? 'held' : ''
  const words = [
    unitName(unit),
    priority > 0 ? `priority ${priority}` : boosted ? 'boosted' : '',
    isGone ? 'gone' : done ? 'has acted' : isNow ? 'up now' : held > 0 ? 'holds' : '',
  ]
  return (
    <li className={is}>
      <ThingButton id={unitThing(unit)} label={words.filter((part) => part !== '').join(', ')}>
        {priority > 0 ? <Die face={priority} /> : boosted ? <Icon name="command-point" /> : null}
        <Flag seat={unit.seat} size="s" />
        {shortName(state, unit)}
      </ThingButton>
    </li>
  )
}
