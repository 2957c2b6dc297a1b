// A track of Ability Points: an Operative's with its numbers, and one of the Complex Manager's as a row of cells.

import { ThingButton, useBoard } from '@umpire/board'
import { at } from '@umpire/engine'
import type { ReactNode } from 'react'
import { tracker as range } from '../content/numbers.ts'
import { unitName } from '../names.ts'
import { exhaustedAp } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import { trackerThing } from '../things.ts'
import './tracks.css'
import { useWouldPay } from './what-if.ts'

/** CC-119 From the maximum down to the exclamation space. */
const cellsOf = (most: number, least: number): number[] => Array.from({ length: most - least + 1 }, (_, n) => most - n)

export const ApTrack = ({ state, operative }: { readonly state: State; readonly operative: Operative }): ReactNode => {
  const { ap, maxAp } = operative
  const exhausted = exhaustedAp(maxAp)
  const { cost, flows } = useWouldPay(state, operative)
  const after = Math.max(exhausted, ap - cost)
  return (
    <div className="cc-ap">
      <ol className="track" aria-label={`Ability Points: ${ap === exhausted ? 'Exhausted' : ap}, at most ${maxAp}`}>
        {cellsOf(maxAp, exhausted).map((value) => {
          const classes = [
            value === ap ? 'now' : '',
            value === 0 ? 'zero' : '',
            value < 0 ? 'over' : '',
            value === exhausted ? 'end' : '',
            value < ap && value >= after ? 'would' : '',
          ]
          return (
            <li key={value} className={classes.filter((name) => name !== '').join(' ')} aria-hidden="true">
              {value === exhausted ? '!' : value}
            </li>
          )
        })}
      </ol>
      {flows > 0 ? (
        <p className="flow">
          overextends: the Complex gains <b>{flows} AP</b>
        </p>
      ) : null}
    </div>
  )
}

/** CC-010 One tracker of the Complex Manager, linked to an Operative. */
export const TrackerRow = ({
  state,
  operative,
}: {
  readonly state: State
  readonly operative: Operative
}): ReactNode => {
  const ap = at(state.trackers, operative.id)
  const least = range.least - 1
  const thing = trackerThing(operative.id)
  const shares = useBoard(({ choosing: { ask, chosen } }) =>
    ask?.kind === 'share' ? chosen.filter((index) => ask.options[index]?.things?.includes(thing) === true).length : 0,
  )
  const words = ap === least ? 'Exhausted' : `${ap} AP`
  return (
    <ThingButton id={thing} label={`Tracker of ${unitName(operative.id, state)}, ${words}`} className="cc-tracker">
      <b className="num">{ap === least ? '!' : ap}</b>
      <span className="cells" aria-hidden="true">
        {cellsOf(range.most, least)
          .toReversed()
          .map((value) => {
            const isOn = ap > 0 ? value > 0 && value <= ap : value < 0 && value >= ap
            const isPaid = value <= ap && value > ap - shares
            return (
              <i
                key={value}
                className={`${isOn ? 'on' : ''} ${value < 0 ? 'over' : ''} ${value === 0 ? 'zero' : ''} ${isPaid ? 'would' : ''}`}
              />
            )
          })}
      </span>
    </ThingButton>
  )
}
