// Go Dark (DS-287) and Stealthify (DS-292): a Unit gains a Stealth Token.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { gap } from '@umpire/plane'
import { inches, unitName } from '../../names.ts'
import { type State, unitOf } from '../../state.ts'
import { gainStealth, whyNoStealth } from '../stealth.ts'
import { baseOf } from '../units.ts'
import { friendsOf, onItself, type Special, type Use, type User, useOn } from './special.ts'

export const goDark: Special = {
  uses: () => [...onItself],
  whyNot: (state, { unit }) => whyNoStealth(state, unit),
  *carryOut(t, { unit }): Rules {
    gainStealth(t, unit, 'DS-287')
    yield* []
  },
}

function whyNotStealthify(state: State, { unit, team, action: { range } }: User, { on }: Use): WhyNot {
  if (on === null) return undefined
  const friend = unitOf(state, on.element)
  const base = baseOf(unit, team)
  if (range !== null && !friend.bases.some((one) => gap(one, base) <= range)) {
    return refuse('DS-292', () => `${unitName(friend)} is not within ${inches(range)}`)
  }
  return whyNoStealth(state, friend)
}

export const stealthify: Special = {
  uses: (state, user) => friendsOf(state, user).map((friend) => useOn(friend)),
  whyNot: whyNotStealthify,
  *carryOut(t, _, { on }): Rules {
    if (on !== null) gainStealth(t, unitOf(t.state, on.element), 'DS-292')
    yield* []
  },
}
