// Reactors (DS-192 to DS-195, DS-047, DS-237, DS-264, DS-297): who reacts, how many are free, and what they do at once.

import { below, refuse, type Rules, shuffle, type WhyNot } from '@umpire/engine'
import { type Declared, reactorsQuestion } from '../questions/reaction.ts'
import type { State } from '../state.ts'
import type { DownsyncTable } from '../table.ts'
import { ambushesOf, springAmbushes, whyNotTogether } from './ambush.ts'
import { cpOf, spend } from './command-points.ts'
import { ambushesIn, unitsIn } from './joiners.ts'
import { allowance, eligibleReactors, engagementNow, enter, priceOf } from './participants.ts'
import { afterDesignating } from './advisors.ts'
import { other } from './units.ts'

function whyTooMany(state: State, count: number): WhyNot {
  const price = priceOf(state, count)
  const cp = cpOf(state, other(state.active))
  if (price <= cp) return undefined
  return refuse('DS-194', () => `${count} Units against ${allowance(state)} cost ${price} CP, you have ${cp}`)
}

/** D17 */
export function* reactorsStep(t: DownsyncTable): Rules {
  const { state } = t
  const seat = other(state.active)
  const options: Declared[] = [
    ...eligibleReactors(state).map(({ id }): Declared => ({ is: 'unit', unit: id })),
    ...ambushesOf(state, seat).map((ambush): Declared => ({ is: 'ambush', ambush })),
  ]
  const most = Math.min(options.length, allowance(state) + cpOf(state, seat))
  const declared = yield* t.chooseMany(seat, reactorsQuestion, options, {
    least: 1,
    most: options.length,
    whyNot: (chosen) => whyTooMany(state, chosen.length) ?? whyNotTogether(state, seat, ambushesIn(chosen)),
    sample: (random) => {
      const drawn = shuffle(random, [...options]).slice(0, 1 + below(random, most))
      return whyNotTogether(state, seat, ambushesIn(drawn)) === undefined ? drawn : drawn.slice(0, 1)
    },
  })
  state.stage = 'priorities'
  spend(t, seat, priceOf(state, declared.length), 'reactor')
  const sprung = yield* springAmbushes(t, seat, ambushesIn(declared))
  const reactors = [...unitsIn(declared), ...sprung]
  const free = Math.min(reactors.length, allowance(state))
  t.tell({ kind: 'reactors', rule: 'DS-192', seat, units: reactors, free })
  for (const id of reactors) {
    engagementNow(state).reactors.push(id)
    enter(state, id)
  }
  yield* afterDesignating(t, seat, reactors)
}
