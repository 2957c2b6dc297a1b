// The actions of a turn that are no Moves (SB-055 to SB-063): each is paid for and carried out.

import type { Rules } from '@umpire/engine'
import type { Action } from '../questions/turn.ts'
import { commandoOf } from '../state.ts'
import type { Attacker } from '../state/attack.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { attack } from './attack.ts'
import { doorCost, investigateCost } from './costs.ts'
import { healAction, revive } from './cure.ts'
import { openDoorAction } from './doors.ts'
import { investigate } from './investigate.ts'
import { useCard } from './kit-actions.ts'
import { carryOutObjective } from './objectives.ts'
import { effectOf } from './passives.ts'
import { pay } from './paying.ts'
import { type AttackChoice, attackCost } from './targets.ts'
import { trade } from './trade.ts'
import { weaponFor } from './weapons.ts'

/** `silent`: it opens no window for a Surprise Attack (SB-153). */
type Done = 'done' | 'silent' | 'taken back'

/** What is done where the commando stands. */
export type StandingAction = Exclude<Action, { readonly do: 'move' | 'go' | 'stop' }>

export function* act(t: SubterraTable, commando: Commando, action: StandingAction): Rules<Done> {
  const { state } = t
  switch (action.do) {
    case 'open':
      pay(t, commando, doorCost(commando), 'Open Door')
      commando.turn.doors++
      yield* openDoorAction(t, commando, action.door)
      return quiet(commando, 'open-door')
    case 'investigate':
      pay(t, commando, investigateCost, 'Investigate')
      yield* investigate(t, commando, action.square)
      return quiet(commando, 'investigate')
    case 'trade':
      trade(t, commando, action)
      return 'done'
    case 'attack':
      return yield* attackAction(t, commando, action)
    case 'revive':
      yield* revive(t, commando, commandoOf(state, action.who))
      return 'done'
    case 'heal':
      healAction(t, commando, commandoOf(state, action.who))
      return 'done'
    case 'use':
      return (yield* useCard(t, commando, action.uid)) ? 'done' : 'taken back'
    case 'objective':
      return (yield* carryOutObjective(t, commando, action.action)) ? 'done' : 'taken back'
  }
}

/** One stance makes some actions quiet. */
const quiet = (commando: Commando, action: 'open-door' | 'investigate'): Done =>
  effectOf(commando, 'quiet-actions')?.actions.includes(action) === true ? 'silent' : 'done'

/** SB-059, SB-118 Declared and paid here; the rest is the attack's own. */
function* attackAction(t: SubterraTable, commando: Commando, { weapon: ref, aim }: AttackChoice): Rules<Done> {
  const by: Attacker = { is: 'commando', id: commando.id }
  const weapon = weaponFor(t.state, by, ref)
  pay(t, commando, attackCost(commando, weapon), 'Attack')
  yield* attack(t, { by, weapon: ref, aim, isExtra: false })
  return weapon.silent === true ? 'silent' : 'done'
}
