// What is asked where bases are set down (D09, D33, D35, D36).

import type { OpenQuestion, RuleId } from '@umpire/engine'
import { units } from '../content/units.ts'
import { inches, unitName } from '../names.ts'
import type { Placement } from '../rules/spots.ts'
import type { State } from '../state.ts'
import { unitThing } from '../things.ts'
import { readWays, sayWays, type Ways } from './ways.ts'

/** A squad that is set down as a whole names its bases. */
export const namesBases = ({ unit }: Placement): boolean => units.of(unit.card).bases > 1

/** `around`: what it is placed beside, in words; empty where it is itself. */
export const spotsQuestion = (placement: Placement, rule: RuleId, around: string): OpenQuestion<Ways, State> => ({
  name: 'spots',
  rule,
  prompt: () => `Where is ${unitName(placement.unit)} placed?`,
  detail: () => {
    const near = around === '' ? 'where it stands' : around
    const pings = placement.nearPings ? '' : ', and more than 2″ from enemy Pings'
    return `Within ${inches(placement.within)} of ${near}, edge to edge${pings}.${namesBases(placement) ? ' Its bases stay within 6″ of each other.' : ''}`
  },
  say: (ways) => sayWays(ways, namesBases(placement)),
  read: (text) => readWays(text, namesBases(placement), placement.bases[0]?.team ?? 1),
  things: () => [unitThing(placement.unit)],
})
