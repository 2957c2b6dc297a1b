// What is asked when a Taskforce is named (D06).

import type { Question } from '@umpire/engine'
import { units } from '../content/units.ts'
import { elementName, sayElement, signatureName } from '../names.ts'
import { unactivated } from '../rules/members.ts'
import { other } from '../rules/units.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { elementThing } from '../things.ts'
import { pingIcon } from './revealing.ts'

/** What is worth knowing of a Unit before it is designated. */
function unitWords(state: State, id: number): string {
  const unit = unitOf(state, id)
  const { cm } = units.of(unit.card)
  const tokens = unit.bases.reduce((sum, base) => sum + base.cm, 0)
  const facts = [
    unit.stunned ? 'stunned' : '',
    unit.stealth ? 'in stealth' : '',
    unit.overwatch ? 'on Overwatch' : '',
    unit.jammed ? 'jammed' : '',
    cm === null || cm * unit.bases.length <= tokens ? '' : 'short of countermeasures',
  ].filter((words) => words !== '')
  return facts.length === 0 ? 'ready' : facts.join(', ')
}

/** D06 */
export const designateQuestion: Question<number, State> = {
  name: 'taskforce',
  rule: 'DS-060',
  prompt: () => 'Who forms the Taskforce?',
  detail: (state, seat) => {
    const left = unactivated(state, other(seat)).length
    return `For each Unit in it the enemy may react with one for free; Pings give nothing away. The enemy has ${left} left to activate.`
  },
  say: (id, state) => sayElement(state, id),
  things: (id, state) => [elementThing(state, id)],
  label: (id, state) => {
    const ping = pingOf(state, id)
    if (ping !== undefined)
      return {
        name: elementName(state, id),
        means: signatureName(ping.signature),
        group: 'Pings',
        icon: pingIcon(ping),
      }
    return { name: elementName(state, id), means: unitWords(state, id), group: 'Units', icon: 'move' }
  },
  forced: true,
}
